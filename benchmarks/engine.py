"""Benchmark the engine on one core, against other engines in the same run.

A decision counts if it has at least two legal moves and is not a chance event. Every round measures
each figure once, in processor time of this process, so that slow moments of the machine and other
programs favour none of them; the figures are medians. Start-up is measured in wall time.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from benchmarks.command import options, run, say
from benchmarks.yardsticks import YARDSTICKS
from fourcures.cli.options import parse_above_zero
from fourcures.compiled import cpu
from fourcures.engine.arrays import array_of, blank, unpack
from fourcures.engine.rules.chance import make_chance, seed_stream
from fourcures.engine.rules.legality import list_legal
from fourcures.engine.rules.log import LOG_SIZE
from fourcures.engine.rules.moves import MOST_MOVES
from fourcures.engine.rules.setup import Agreement, make_agreement, set_up_random
from fourcures.engine.rules.state import OVER
from fourcures.engine.rules.step import step

AGREEMENT = make_agreement(players=4, epidemics=5)
GAMES = 2_000  # per compiled call

Figures = dict[str, Any]
Measure = Callable[[float], Figures]


def whole_games(seconds: float) -> Figures:
    """Measure whole random games, thousands per compiled call."""
    rules, desk, agreements = cpu.load(), cpu.Desk(seed=1), array_of(Agreement, AGREEMENT)
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += rules.random_games(
            desk.states, GAMES, agreements, desk.chances, desk.moves, desk.log
        )
        games += GAMES
    return {"games_per_s": games / spent, "decisions_per_s": decisions / spent}


def from_python(seconds: float) -> Figures:
    """Measure play from Python, move by move: list legal moves, choose one, play it."""
    rules, desk, agreements = cpu.load(), cpu.Desk(seed=1), array_of(Agreement, AGREEMENT)
    states, chances, moves, log = desk.states, desk.chances, desk.moves, desk.log
    rng = random.Random(1)
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        rules.set_up_at(states, 0, agreements, chances, log)
        while n := rules.list_legal_at(states, 0, moves):
            decisions += n > 1
            rules.step_at(states, 0, moves[int(rng.random() * n)], chances, log)
    return {"api_decisions_per_s": decisions / spent}


def interpreted(seconds: float) -> Figures:
    """Measure the same rules without Numba, as live games run them, with their log."""
    s, chance, rng = unpack(blank()), make_chance(), random.Random(1)
    seed_stream(chance, 1)
    moves, log = [0] * MOST_MOVES, [0] * LOG_SIZE
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        set_up_random(s, AGREEMENT, chance, log)
        while s["phase"] != OVER:
            n = list_legal(s, moves)
            decisions += n > 1
            step(s, moves[int(rng.random() * n)], chance, log)
    return {"interpreted_decisions_per_s": decisions / spent}


STARTING = (
    "import time; start = time.perf_counter()\n"
    "from fourcures.compiled import cpu\n"
    "from fourcures.engine.arrays import array_of\n"
    "from fourcures.engine.rules.setup import Agreement, make_agreement\n"
    "agreements = array_of(Agreement, make_agreement(players=4, epidemics=5))\n"
    "rules, desk = cpu.load(), cpu.Desk(1)\n"
    "rules.random_games(desk.states, 1, agreements, desk.chances, desk.moves, desk.log)\n"
    "print(time.perf_counter() - start)\n"
)


def starting(runs: int) -> Figures:
    """Measure the seconds to the first game in a new process."""
    command = [sys.executable, "-c", STARTING]
    times = [float(subprocess.check_output(command, text=True)) for _ in range(runs)]
    return {"start_s": median(times)}


def measure(rounds: int, seconds: float, say: Callable[[str], None]) -> Figures:
    """Run the benchmark and return all figures; a missing ratio is null, with a note."""
    measures: list[Measure] = [whole_games, from_python, interpreted]
    notes = {}
    for name, (yardstick, package) in YARDSTICKS.items():
        try:
            yardstick(0.0)
            measures.append(yardstick)
        except ImportError:
            notes[name] = f"{package} is not installed: run make bench"
    whole_games(0.0)  # compile or load outside the measurement
    found: dict[str, list[float]] = {}
    for number in range(rounds):
        say(f"round {number + 1} of {rounds}")
        for one in measures:
            for name, value in one(seconds).items():
                found.setdefault(name, []).append(value)
    figures: Figures = {name: round(median(values)) for name, values in found.items()}
    ratios = {
        "ratio_hanabi_loop": ("decisions_per_s", "hanabi_loop_per_s"),
        "ratio_hanabi_api": ("api_decisions_per_s", "hanabi_api_per_s"),
        "ratio_chess": ("decisions_per_s", "chess_per_s"),
    }
    for name, (ours, theirs) in ratios.items():
        if theirs in figures:
            figures[name] = round(figures[ours] / figures[theirs], 2)
        else:
            figures |= {theirs: None, name: None, f"{name}_note": notes[theirs]}
    say("three starts")
    return figures | {name: round(value, 2) for name, value in starting(3).items()}


def main(words: list[str] | None = None) -> int:
    """Run the benchmark from the command line; return the exit status."""
    parser = options("engine", "Measure the engine, and other engines in the same run.")
    parser.add_argument(
        "--seconds",
        type=parse_above_zero,
        default=1.0,
        help="seconds for each figure and round (default 1)",
    )
    return run(parser, words, lambda args: measure(args.rounds, args.seconds, say))


if __name__ == "__main__":
    sys.exit(main())
