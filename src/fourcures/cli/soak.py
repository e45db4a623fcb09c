"""`fourcures soak`: play many random games and check the invariants of the engine."""

from __future__ import annotations

import argparse
import json
import sys

from .options import natural, positive


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    parser = commands.add_parser(
        "soak", help="play random games and check every invariant after every step"
    )
    parser.add_argument("--games", type=positive, default=10_000, help="number of games (10000)")
    parser.add_argument(
        "--first", type=natural, default=0, metavar="N", help="number of the first game (0)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Play the games; return 1 if an invariant was violated."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from ..testing.soak import soak

    columns = (BarColumn(), MofNCompleteColumn(), "games", TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=args.games)
        report = soak(args.games, lambda games: bar.advance(task, games), args.first)
    for violation in report.violations[:20]:
        print(violation, file=sys.stderr)
    figures = {
        "games": report.games,
        "steps": report.steps,
        "violations": len(report.violations),
    }
    if args.json:
        print(json.dumps(figures))
    else:
        print(f"{report.games} games, {report.steps} steps, {len(report.violations)} violations")
    return 1 if report.violations else 0
