"""Benchmark the library of compiled rules against Numba on one core, in the same run.

Every round measures each figure once, in processor time of this process; the figures are medians.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from statistics import median
from types import ModuleType, SimpleNamespace

from benchmarks.command import Figures, options, run, say
from fourcures.bots.kernels.workspace import MODULES as BOTS
from fourcures.bots.players.search import Search
from fourcures.compiled import batch, cpu, jit, library
from fourcures.compiled.twins import with_imports
from fourcures.engine.game import Game
from fourcures.engine.rules.records import array_of
from fourcures.engine.rules.setup import Agreement, make_agreement
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
    search, view = Search(), Game.new(players=4, epidemics=5, seed="turns").view(0)
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


def measure(args: argparse.Namespace) -> Figures:
    """Measure everything with both, alternately."""
    figures: Figures = {}
    for name, prepare in MEASURED.items():
        both = prepare(load_library), prepare(jit.load)
        for work in both:
            work()  # compile, and fill the caches
        say(name)
        rounds = [[work() for work in both] for _ in range(args.rounds)]
        ours, numbas = (median(speeds) for speeds in zip(*rounds, strict=True))
        figures[f"{name}_per_s"] = round(ours)
        figures[f"{name}_ratio"] = round(median(mine / other for mine, other in rounds), 3)
        if name == "small_calls":
            figures["small_call_us"] = round(1e6 / ours, 2)
            figures["numba_small_call_us"] = round(1e6 / numbas, 2)
    return figures


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    parser = options("library", "Measure the library of compiled rules beside Numba.")
    return run(parser, words, measure)


if __name__ == "__main__":
    sys.exit(main())
