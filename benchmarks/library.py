"""Benchmark the library of compiled rules on one core against Numba and WebAssembly, in one run.

Every round measures each figure once, in processor time of its process; the figures are medians.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from types import ModuleType, SimpleNamespace

from benchmarks.command import Figures, options, run, say
from benchmarks.node import WITNESS, bundle, npm_exec
from fourcures.bots.kernels.workspace import MODULES as BOTS
from fourcures.bots.players.search import ROLLOUTS, Search
from fourcures.compiled import batch, cpu, jit, library
from fourcures.compiled.ahead.targets import WEB
from fourcures.compiled.twins import with_imports
from fourcures.engine.arrays import array_of, pack
from fourcures.engine.game import Game
from fourcures.engine.rules.setup import Agreement, make_agreement
from fourcures.engine.view import View
from fourcures.envs.games import MODULES as ENVS
from fourcures.envs.vector import FourCuresVectorEnv

Loader = Callable[..., SimpleNamespace]
AGREEMENT = array_of(Agreement, make_agreement(4, 5))
GAMES, ENV_GAMES, ENV_STEPS, CALLS, TURNS = 5000, 256, 100, 50_000, 3


def load_library(*more: ModuleType) -> SimpleNamespace:
    """Load the functions of the library, as `jit.load` loads those of Numba."""
    return library.load(with_imports((batch, *more)))


def play_games(load: Loader) -> Callable[[], float]:
    """Return a measurement of random games."""
    rules, desk = load(), cpu.Desk(1)
    return lambda: (
        GAMES
        / spend(
            rules.random_games, desk.states, GAMES, AGREEMENT, desk.chances, desk.moves, desk.log
        )
    )


def call_often(load: Loader) -> Callable[[], float]:
    """Return a measurement of a small call, in calls per second."""
    rules, desk = load(), cpu.Desk(1)
    rules.set_up_at(desk.states, 0, AGREEMENT, desk.chances, desk.log)

    def call() -> None:
        for _ in range(CALLS):
            rules.list_legal_at(desk.states, 0, desk.moves)

    return lambda: CALLS / spend(call)


def search_turns(load: Loader) -> Callable[[], float]:
    """Return a measurement of turns of the search."""
    search, view = Search(rollouts=ROLLOUTS), make_view()
    search.kernels.rules = load(*BOTS)

    def plan() -> None:
        for _ in range(TURNS):
            search.rank_turns(view.state, view.state["turn"])

    return lambda: TURNS / spend(plan)


def step_environments(load: Loader) -> Callable[[], float]:
    """Return a measurement of steps of the vector environment."""
    env = FourCuresVectorEnv(ENV_GAMES, copy=False, players=4)
    env.games.rules = load(*ENVS)
    env.reset(seed=1)
    pick = env.picker(1)

    def step() -> None:
        for _ in range(ENV_STEPS):
            env.step(pick())

    return lambda: ENV_GAMES * ENV_STEPS / spend(step)


class Node:
    """A process of Node that measures the WebAssembly module."""

    def __init__(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            module = bundle(WITNESS, Path(folder) / "witness.mjs")
            program, rules = Path(__file__).with_suffix(".mjs"), library.FOLDER / WEB
            self.process = subprocess.Popen(
                npm_exec("node", program, module, rules),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            work = {"games": GAMES, "turns": TURNS, "rollouts": ROLLOUTS, "calls": CALLS}
            arrays = {"agreement": AGREEMENT, "position": pack(make_view().state)}
            encoded = {name: b64encode(each.tobytes()).decode() for name, each in arrays.items()}
            self.say(json.dumps(work | encoded))
            self.measure("games")  # the module has been read, and the folder may go

    def say(self, line: str) -> None:
        """Send a line."""
        assert self.process.stdin
        print(line, file=self.process.stdin, flush=True)

    def measure(self, name: str) -> float:
        """Return a speed."""
        self.say(name)
        assert self.process.stdout
        return float(self.process.stdout.readline())


def make_view() -> View:
    """Return the position in which turns are searched."""
    return Game.new(players=4, epidemics=5, seed="turns").view(0)


def spend(work: Callable[..., object], *args: object) -> float:
    """Return the seconds of this process that some work takes."""
    start = time.process_time()
    work(*args)
    return time.process_time() - start


MEASURED = {
    "games": play_games,
    "search_turns": search_turns,
    "env_steps": step_environments,
    "small_calls": call_often,
}
IN_NODE = ("games", "search_turns", "small_calls")


def measure(args: argparse.Namespace) -> Figures:
    """Measure everything with all of them, alternately."""
    figures, node = Figures(), Node()
    for name, prepare in MEASURED.items():
        works = [prepare(load_library), prepare(jit.load)]
        if name in IN_NODE:
            works.append(partial(node.measure, name))
        for work in works:
            work()  # compile, and fill the caches
        say(name)
        rounds = [[work() for work in works] for _ in range(args.rounds)]
        ours, numbas, *_ = (median(speeds) for speeds in zip(*rounds, strict=True))
        figures[f"{name}_per_s"] = round(ours, 1)
        figures[f"{name}_ratio"] = round(median(mine / other for mine, other, *_ in rounds), 3)
        if name in IN_NODE:
            figures[f"wasm_{name}_per_s"] = round(median(speeds[-1] for speeds in rounds), 1)
            ratio = median(speeds[-1] / speeds[0] for speeds in rounds)
            figures[f"wasm_{name}_ratio"] = round(ratio, 3)
        if name == "small_calls":
            figures["small_call_us"] = round(1e6 / ours, 2)
            figures["numba_small_call_us"] = round(1e6 / numbas, 2)
    return figures


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    parser = options(
        "library", "Measure the library of compiled rules beside Numba and WebAssembly."
    )
    return run(parser, words, measure)


if __name__ == "__main__":
    sys.exit(main())
