"""Benchmark the environments on one core, against OpenSpiel's Hanabi in the same run.

Every round measures each figure once, in processor time of this process, so that slow moments of
the machine and other programs favour none of them; the figures are medians.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np

from benchmarks.command import options, run, say
from benchmarks.yardsticks import hanabi_observed
from fourcures.cli.options import parse_above_zero
from fourcures.envs.aec import FourCuresAEC
from fourcures.envs.gym import FourCuresEnv
from fourcures.envs.vector import FourCuresVectorEnv

SETTING: dict[str, Any] = {"players": 4, "difficulty": "standard", "hands": "open"}
GAMES = 256
BLOCK = 50  # steps of the vector environment between two readings of the clock

Figures = dict[str, Any]
Measure = Callable[[float], Figures]


class Vector:
    """256 random games, with masks and flat observations; actions are picked from the masks."""

    def __init__(self, name: str, copy: bool) -> None:
        self.name = name
        self.env = FourCuresVectorEnv(GAMES, copy=copy, **SETTING)
        self.env.reset(seed=1)
        self.pick = self.env.picker(1)

    def __call__(self, seconds: float) -> Figures:
        env, pick, steps = self.env, self.pick, 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for _ in range(BLOCK):
                env.step(pick())
            steps += BLOCK * GAMES
        return {self.name: steps / spent if spent else 0.0}


class Seats:
    """Random games in the AEC environment; actions are picked from the mask by index."""

    def __init__(self) -> None:
        self.env = FourCuresAEC(**SETTING)
        self.rng = random.Random(1)
        self.seed = 0

    def __call__(self, seconds: float) -> Figures:
        env, chance, steps = self.env, self.rng.random, 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            self.seed += 1
            env.reset(seed=self.seed)
            for _ in env.agent_iter():
                seen, _reward, termination, _truncation, _info = env.last()
                if termination:
                    env.step(None)
                    continue
                codes = np.flatnonzero(seen["action_mask"])
                env.step(codes[int(chance() * len(codes))])
                steps += 1
        return {"aec_steps_per_s": steps / spent if spent else 0.0}


class Single:
    """Random games in the Gymnasium environment; actions are picked from the mask by index."""

    def __init__(self) -> None:
        self.env = FourCuresEnv(**SETTING)
        self.rng = random.Random(1)
        self.seed = 0

    def __call__(self, seconds: float) -> Figures:
        env, chance, steps = self.env, self.rng.random, 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            self.seed += 1
            _, info = env.reset(seed=self.seed)
            terminated = False
            while not terminated:
                codes = np.flatnonzero(info["action_mask"])
                _, _, terminated, _, info = env.step(codes[int(chance() * len(codes))])
                steps += 1
        return {"gym_steps_per_s": steps / spent if spent else 0.0}


def measure(rounds: int, seconds: float, say: Callable[[str], None]) -> Figures:
    """Run the benchmark and return all figures; a missing ratio is null, with a note."""
    measures: list[Measure] = [
        Vector("vector_steps_per_s", copy=False),
        Vector("vector_copied_steps_per_s", copy=True),
        Seats(),
        Single(),
    ]
    note = None
    try:
        hanabi_observed(0.0)
        measures.append(hanabi_observed)
    except ImportError:
        note = "open_spiel is not installed: run make bench"
    for one in measures:  # compile or load outside the measurement
        one(0.01)
    found: dict[str, list[float]] = {}
    for number in range(rounds):
        say(f"round {number + 1} of {rounds}")
        for one in measures:
            for name, value in one(seconds).items():
                found.setdefault(name, []).append(value)
    figures: Figures = {name: round(median(values)) for name, values in found.items()}
    theirs = "hanabi_observed_per_s"
    for name in ("vector", "vector_copied", "aec", "gym"):
        ratio = f"ratio_{name}_hanabi"
        if note is None:
            figures[ratio] = round(figures[f"{name}_steps_per_s"] / figures[theirs], 2)
        else:
            figures |= {theirs: None, ratio: None, f"{ratio}_note": note}
    return figures


def main(words: list[str] | None = None) -> int:
    """Run the benchmark from the command line; return the exit status."""
    parser = options("envs", "Measure the environments, and OpenSpiel's Hanabi in the same run.")
    parser.add_argument(
        "--seconds",
        type=parse_above_zero,
        default=1.0,
        help="seconds for each figure and round (default 1)",
    )
    return run(parser, words, lambda args: measure(args.rounds, args.seconds, say))


if __name__ == "__main__":
    sys.exit(main())
