"""`fourcures calibrate`: fit the win chance to arena games, and report the calibration error."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

from ..bots.players.search import ROLLOUTS
from ..files import BadInput, check_writable
from ..lab import calibration, results_file
from ..lab.arena import Match, Result
from ..lab.calibration import Bin, FittedCurve, fit
from ..lab.version import version
from .options import parse_positive

LEAST = 20  # games; fewer are not enough for a fit


def add_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("results", type=Path, nargs="+", help="files of arena --results")
    add("--version", help="version of the bots that played (the current one)")
    add("--rollouts", type=parse_positive, default=ROLLOUTS, help=f"per turn ({ROLLOUTS})")
    add("--output", type=Path, help="write the curve here, as curve.json")
    add("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> None:
    """Fit the curve and print its calibration on held-out positions."""
    if args.output:
        check_writable(args.output)
    mark = args.version or version()
    by_deal = calibration.collect_points(load_games(args, mark))
    points = [point for those in by_deal.values() for point in those]
    if len(points) < LEAST:
        raise BadInput(
            f"{len(points)} games of the search, version {mark}, {args.rollouts} rollouts; at least"
            f" {LEAST} are needed. The files have: {count_games(args.results)}"
        )
    bins = calibration.sort_into_bins(calibration.predict_held_out(by_deal))
    error = round(calibration.expected_error(bins), 4)
    files = " ".join(file.name for file in args.results)
    curve: FittedCurve = {
        "made_by": f"fourcures calibrate {files} --version {mark} --rollouts {args.rollouts}",
        "games": len(points),
        "expected_calibration_error": error,
        **fit(points).data(),
    }
    if args.output:
        args.output.write_text(json.dumps(curve, indent=1) + "\n", "utf-8")
    if args.json:
        print(json.dumps(curve | {"bins": [tenth._asdict() for tenth in bins]}))
    else:
        print(format_report(curve, bins))


def load_games(args: argparse.Namespace, mark: str) -> dict[Match, Result]:
    """Return the games of this version and number of rollouts in all files, without duplicates."""
    games: dict[Match, Result] = {}
    for file in args.results:
        if not file.exists():
            raise BadInput(f"there is no file {file}")
        games.update(results_file.load_results(file, mark))
    return {order: game for order, game in games.items() if order.rollouts == args.rollouts}


def count_games(files: list[Path]) -> str:
    """Return the number of games of each version and number of rollouts, as text."""
    counted = Counter(
        (game.get("version"), game.get("rollouts"))
        for file in files
        for game in results_file.read_games(file)
    )
    texts = (f"{n} of {mark} with {rollouts}" for (mark, rollouts), n in counted.most_common())
    return ", ".join(texts) or "none"


def format_report(curve: FittedCurve, bins: list[Bin]) -> str:
    """Return the curve and its calibration as text."""
    weights = ", ".join(f"{name} {weight:.3f}" for name, weight in curve["weights"].items())
    lines = [f"{curve['games']} positions: {weights}", "positions  predicted  actual"]
    lines += [f"{tenth.positions:9}  {tenth.said:9.3f}  {tenth.came:6.3f}" for tenth in bins]
    error = curve["expected_calibration_error"]
    return "\n".join([*lines, f"expected calibration error, held out: {error}"])
