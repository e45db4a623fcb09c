"""Benchmark whole random games on a GPU, with the same rules on the CPU in the same run.

A decision counts if it has at least two legal moves and is not a chance event. The figures are
medians of interleaved rounds, in wall time. `--check` also plays games of every setting on both and
compares the final states and random streams byte by byte.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from statistics import median
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.command import options, run, say
from fourcures.cli.options import above_zero, positive
from fourcures.compiled import cpu
from fourcures.engine.errors import FourCuresError
from fourcures.engine.rules.chance import Chance, seed_stream
from fourcures.engine.rules.moves import MOST_MOVES
from fourcures.engine.rules.records import array_of, zeros
from fourcures.engine.rules.setup import Agreement, agreement
from fourcures.engine.rules.state import State
from fourcures.testing.soak import all_agreements

AGREEMENT = agreement(players=4, epidemics=5)
SLOTS = 2**20  # games at once
GAMES = 8  # in each slot, one after another
CHUNK = 1_000  # games per compiled call

Figures = dict[str, Any]
Records = npt.NDArray[np.void]


class Unequal(FourCuresError):
    """The GPU and the CPU did not play the same games."""


def cores() -> int:
    """Return the number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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


def games_of_slots(slots: int, games: int, agreements: Records, seed: int) -> tuple[Records, ...]:
    """Play on all cores what `RandomGames` plays; return the final states and chances."""
    rules = cpu.load()
    states, chances = zeros(State, slots), zeros(Chance, slots)

    def play(some: range) -> None:
        moves, log = np.zeros(MOST_MOVES, np.int64), np.zeros(1, np.int64)
        for i in some:
            seed_stream(chances[i], seed + i)
            own, which = slice(i, i + 1), i % len(agreements)
            chosen = agreements[which : which + 1]
            rules.random_games(states[own], games, chosen, chances[own], moves, log)

    with ThreadPoolExecutor(cores()) as pool:
        list(pool.map(play, [range(i, slots, cores()) for i in range(cores())]))
    return states, chances


def check(games: int, say: Callable[[str], None], seed: int = 1) -> Figures:
    """Play at least this number of games in all settings on both; raise Unequal if any differs."""
    from fourcures.compiled.waves import RandomGames

    agreements = array_of(Agreement, *all_agreements())
    each = 2  # so that some begin where another has ended
    slots = -(-games // (each * len(agreements))) * len(agreements)
    on_gpu = RandomGames(slots, agreements, seed)
    on_gpu.play(each)
    found = on_gpu.final_states(), on_gpu.final_chances()
    wrong = np.zeros(slots, np.bool_)
    for ours, theirs in zip(found, games_of_slots(slots, each, agreements, seed), strict=True):
        rows = (one.view(np.uint8).reshape(slots, -1) for one in (ours, theirs))
        wrong |= np.not_equal(*rows).any(axis=1)
    if wrong.any():
        first = int(np.flatnonzero(wrong)[0])
        raise Unequal(f"{wrong.sum()} of {slots} slots differ; the first one is {first}")
    say(f"{slots * each} games in {len(agreements)} settings are equal on GPU and CPU")
    return {"equal_games": slots * each, "settings": len(agreements)}


def measure(
    rounds: int,
    seconds: float,
    slots: int,
    games: int,
    checked: int,
    say: Callable[[str], None],
) -> Figures:
    """Return the medians of interleaved rounds."""
    from fourcures.compiled.waves import RandomGames, device_name

    figures: Figures = {"gpu": device_name(), "games_at_once": slots, "cores": cores()}
    start = time.perf_counter()
    RandomGames(1, array_of(Agreement, AGREEMENT)).play(1)
    figures["compile_s"] = round(time.perf_counter() - start, 1)
    say(f"compiled in {figures['compile_s']} s")
    if checked:
        figures |= check(checked, say)
    one = RandomGames(slots, array_of(Agreement, AGREEMENT), seed=1)
    one.play(1)
    cpu.prepare(also=("random_games",))
    found: dict[str, list[float]] = {}
    for number in range(rounds):
        start = time.perf_counter()
        decisions = one.play(games)
        took = time.perf_counter() - start
        values = {
            "decisions_per_s": decisions / took,
            "games_per_s": slots * games / took,
            "one_core_decisions_per_s": on_cpu(1, seconds),
            "all_cores_decisions_per_s": on_cpu(cores(), seconds),
        }
        say(f"round {number + 1}: {values}")
        for name, value in values.items():
            found.setdefault(name, []).append(value)
    figures |= {name: round(median(values)) for name, values in found.items()}
    for name in ("one_core", "all_cores"):
        ratio = figures["decisions_per_s"] / figures[f"{name}_decisions_per_s"]
        figures[f"ratio_{name}"] = round(ratio, 1)
    return figures


def main(words: list[str] | None = None) -> int:
    """Run the benchmark from the command line; return the exit status."""
    parser = options("gpu", "Measure random games on the GPU, and on the CPU in the same run.")
    parser.add_argument(
        "--seconds",
        type=above_zero,
        default=1.0,
        help="seconds for each figure of the CPU and round (default 1)",
    )
    parser.add_argument(
        "--slots", type=positive, default=SLOTS, help=f"games at once (default {SLOTS})"
    )
    parser.add_argument(
        "--games", type=positive, default=GAMES, help=f"games in each slot (default {GAMES})"
    )
    parser.add_argument(
        "--check",
        type=positive,
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
