"""`fourcures soak`: play many random games and check the invariants of the engine."""

from __future__ import annotations

import argparse
import json
import sys

from ..testing.soak import soak
from .options import parse_natural, parse_positive
from .progress import progress


def add_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--games", type=parse_positive, default=10_000, help="number of games (10000)")
    add("--first", type=parse_natural, default=0, metavar="N", help="number of the first game (0)")
    add("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Play the games; return 1 if an invariant was violated."""
    done = 0
    with progress("games", args.games) as bar:

        def show_progress(games: int) -> None:
            nonlocal done
            done += games
            bar.show(done)

        report = soak(args.games, show_progress, args.first)
    for violation in report.violations[:20]:
        print(violation, file=sys.stderr)
    figures = {"games": report.games, "steps": report.steps, "violations": len(report.violations)}
    text = ", ".join(f"{number} {name}" for name, number in figures.items())
    print(json.dumps(figures) if args.json else text)
    return 1 if report.violations else 0
