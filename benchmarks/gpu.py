"""Benchmark random games and the vector environment on a GPU, and on the CPU in the same run.

A decision counts if it has at least two legal moves and is not a chance event. A step of the
environment includes picking a random action, the mask and the observation. The figures are medians
of interleaved rounds, in wall time. `--check` also plays games of every setting on both and
compares the final states and random streams byte by byte, and the environments step by step.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from statistics import median
from typing import Any

import numpy as np

from benchmarks.command import options, run, say
from fourcures.cli.options import parse_above_zero, parse_positive
from fourcures.compiled import cpu
from fourcures.engine.arrays import array_of
from fourcures.engine.rules.setup import Agreement, make_agreement
from fourcures.processes import count_cores
from fourcures.testing.soak import list_agreements

AGREEMENT = make_agreement(players=4, epidemics=5)
SLOTS = 2**20  # games at once
GAMES = 8  # in each slot, one after another
ENV_GAMES = 2**16  # games of the environment on the GPU
ENV_CPU_GAMES = 256  # and on one core
ENV_BLOCK = 50  # steps between two readings of the clock
ENV_CHECKED, ENV_STEPS = 64, 200
GYMNASIUM = find_spec("gymnasium") is not None
CHUNK = 1_000  # games per compiled call

Figures = dict[str, Any]


def on_cpu(threads: int, seconds: float) -> float:
    """Return the decisions per second of the CPU twin on this number of threads."""
    rules, agreements = cpu.load(), array_of(Agreement, AGREEMENT)
    end = time.perf_counter() + seconds

    def play(seed: int) -> int:
        desk = cpu.Desk(seed)
        decisions = 0
        while time.perf_counter() < end:
            decisions += rules.random_games(
                desk.states, CHUNK, agreements, desk.chances, desk.moves, desk.log
            )
        return decisions

    start = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        decisions = sum(pool.map(play, range(threads)))
    return decisions / (time.perf_counter() - start)


def check(games: int, say: Callable[[str], None]) -> Figures:
    """Compare at least this number of games in all settings, and the environments in many."""
    from benchmarks.waves.compare import compare_games

    agreements, each = list_agreements(), 2  # so that some begin where another has ended
    slots = -(-games // (each * len(agreements))) * len(agreements)
    compare_games(slots, each, agreements, seed=1)
    say(f"{slots * each} games in {len(agreements)} settings are equal on GPU and CPU")
    found: Figures = {"equal_games": slots * each, "settings": len(agreements)}
    if not GYMNASIUM:
        return found
    from benchmarks.gpu_environments import compare_environments
    from fourcures.testing.settings import list_settings

    settings = list_settings()
    for number, setting in enumerate(settings):
        compare_environments(ENV_CHECKED, ENV_STEPS, number, **setting)
    steps = ENV_CHECKED * ENV_STEPS * len(settings)
    say(f"{steps} steps of environments in {len(settings)} settings are equal")
    return found | {"equal_steps": steps}


def environment(device: str, number: int, seconds: float) -> Callable[[], float]:
    """Return a function that measures the steps per second of the environment on a device."""
    from fourcures.envs.vector import FourCuresVectorEnv

    env = FourCuresVectorEnv(number, device=device, copy=False, players=4, difficulty="standard")
    env.reset(seed=1)
    pick = env.picker(1)

    def steps_per_second() -> float:
        steps, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            for _ in range(ENV_BLOCK):
                rewards = env.step(pick())[1]
            float(np.asarray(rewards[:1])[0])  # wait for the GPU
            steps += ENV_BLOCK * number
        return steps / (time.perf_counter() - start)

    steps_per_second()  # compile
    return steps_per_second


def measure(
    rounds: int,
    seconds: float,
    slots: int,
    games: int,
    checked: int,
    say: Callable[[str], None],
) -> Figures:
    """Return the medians of interleaved rounds."""
    from benchmarks.waves.games import RandomGames
    from fourcures.compiled.device import device_name

    figures: Figures = {"gpu": device_name(), "games_at_once": slots, "cores": count_cores()}
    start = time.perf_counter()
    RandomGames(1, array_of(Agreement, AGREEMENT)).play(1)
    figures["compile_s"] = round(time.perf_counter() - start, 1)
    say(f"compiled in {figures['compile_s']} s")
    if checked:
        figures |= check(checked, say)
    one = RandomGames(slots, array_of(Agreement, AGREEMENT), seed=1)
    one.play(1)
    environments: dict[str, Callable[[], float]] = {}
    if GYMNASIUM:
        start = time.perf_counter()
        environments["env_steps_per_s"] = environment("cuda", ENV_GAMES, seconds)
        figures["env_compile_s"] = round(time.perf_counter() - start, 1)
        environments["env_one_core_steps_per_s"] = environment("cpu", ENV_CPU_GAMES, seconds)
    else:
        say("Gymnasium is not installed: the environments are left out")
    found: dict[str, list[float]] = {}
    for number in range(rounds):
        start = time.perf_counter()
        decisions = one.play(games)
        took = time.perf_counter() - start
        values = {
            "decisions_per_s": decisions / took,
            "games_per_s": slots * games / took,
            "one_core_decisions_per_s": on_cpu(1, seconds),
            "all_cores_decisions_per_s": on_cpu(count_cores(), seconds),
            **{name: steps() for name, steps in environments.items()},
        }
        say(f"round {number + 1}: {values}")
        for name, value in values.items():
            found.setdefault(name, []).append(value)
    figures |= {name: round(median(values)) for name, values in found.items()}
    for name in ("one_core", "all_cores"):
        ratio = figures["decisions_per_s"] / figures[f"{name}_decisions_per_s"]
        figures[f"ratio_{name}"] = round(ratio, 1)
    if environments:
        ratio = figures["env_steps_per_s"] / figures["env_one_core_steps_per_s"]
        figures |= {"env_games_at_once": ENV_GAMES, "env_ratio_one_core": round(ratio, 1)}
    return figures


def main(words: list[str] | None = None) -> int:
    """Run the benchmark from the command line; return the exit status."""
    parser = options("gpu", "Measure random games on the GPU, and on the CPU in the same run.")
    parser.add_argument(
        "--seconds",
        type=parse_above_zero,
        default=1.0,
        help="seconds for each figure of the CPU and round (default 1)",
    )
    parser.add_argument(
        "--slots", type=parse_positive, default=SLOTS, help=f"games at once (default {SLOTS})"
    )
    parser.add_argument(
        "--games", type=parse_positive, default=GAMES, help=f"games in each slot (default {GAMES})"
    )
    parser.add_argument(
        "--check",
        type=parse_positive,
        default=0,
        metavar="GAMES",
        help="first compare this number of games, in all settings, with the CPU",
    )
    return run(
        parser,
        words,
        lambda args: measure(args.rounds, args.seconds, args.slots, args.games, args.check, say),
    )


if __name__ == "__main__":
    sys.exit(main())
