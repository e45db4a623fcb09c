"""`fourcures bench`: how fast, as ratios to other engines measured in the same run."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from .numbers import above_zero, positive


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    parser = commands.add_parser("bench", help="measure engine, environments, bots or server")
    parser.add_argument("what", choices=["engine", "envs", "bots", "table"], help="what to measure")
    parser.add_argument("--rounds", type=positive, default=5, help="interleaved rounds (5)")
    parser.add_argument(
        "--seconds", type=above_zero, default=1.0, help="for each figure a round (1)"
    )
    parser.add_argument("--no-compile", action="store_true", help="leave out the cold compile")
    parser.add_argument("--tables", type=positive, default=500, help="table: how many (500)")
    parser.add_argument("--database", help="table: a database URL (SQLite in a fresh folder)")
    parser.add_argument("--workers", type=positive, default=1, help="table: processes (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Prints the figures."""

    def say(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    figures: dict[str, Any]
    if args.what == "engine":
        from .bench_engine import measure

        figures = measure(args.rounds, args.seconds, not args.no_compile, say)
    elif args.what == "envs":
        from .bench_envs import measure as measure_envs

        figures = measure_envs(args.rounds, args.seconds, say)
    elif args.what == "bots":
        from .bench_bots import measure as measure_bots

        figures = measure_bots(args.rounds, say)
    else:
        from .bench_table import measure as measure_table

        seconds = max(args.seconds, 1.0) * args.rounds
        figures = measure_table(args.database, args.tables, seconds, args.workers, say)
    if args.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:32} {value}")
    return 0
