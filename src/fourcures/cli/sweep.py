"""`fourcures sweep`: compare settings of the search on the same deals; can be resumed.

The file has the variants: {"today": {}, "wide": {"proposals": {"": 60, "together": 85}, "rounds":
{"4": [[1, 1, 20, 30], [4, 3, 80, 2]]}, "certainty": 25, "rollouts": 4000, "spends": true}}. What is
left out is as in the search that ships; a round has turns, choices, share and kept; a search that
spends plays events rather than discard them, and any that helps near a loss. All are compared with
the first.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path

from ..files import check_writable
from ..lab import sweep
from ..lab.arena import Result
from ..lab.scenarios import TABLE
from ..lab.sweep import Row, SweepGame
from .options import add_worker_options, parse_above_zero, parse_cells, parse_positive, workers_of
from .progress import progress


def add_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("variants", help="JSON file with the variants")
    add("--results", type=Path, required=True, help="save each game here; skip saved games")
    add("--cells", type=parse_cells, default=[(4, 6)], help="cells: 4p6e,2p6e (4p6e)")
    add("--games", type=parse_positive, default=100, help="deals in each cell (100)")
    add("--first", type=parse_positive, default=1, help="number of the first deal (1)")
    add("--minutes", type=parse_above_zero, help="time limit in minutes")
    add_worker_options(parser)


def run(args: argparse.Namespace) -> None:
    """Play until the last game or the time limit; print the table of all saved games."""
    check_writable(args.results)
    until = time.monotonic() + 60 * args.minutes if args.minutes else float("inf")
    variants = sweep.read_variants(args.variants)
    cells = [cell for cell in TABLE if (cell.players, cell.epidemics) in args.cells]
    trials = sweep.list_trials(cells, range(args.first, args.first + args.games), variants)
    saved = sweep.load_trials(args.results)
    missing = [trial for trial in trials if trial.key not in saved]
    with progress("games", len(trials)) as bar:

        def save(trial: SweepGame, result: Result) -> None:
            sweep.append_trial(args.results, trial, result)
            saved[trial.key] = result
            bar.show(sum(trial.key in saved for trial in trials))

        sweep.play_until(missing, workers_of(args), until, save)
    played = {trial.key: saved[trial.key] for trial in trials if trial.key in saved}
    rows = sweep.compare_variants(variants, played, [sweep.name_cell(cell) for cell in cells])
    print(json.dumps(rows) if args.json else format_rows(rows))


def format_rows(rows: Sequence[Row]) -> str:
    """Return the comparison as text, one line for each cell and variant."""
    longest = max((len(row["variant"]) for row in rows), default=0)
    head = "games   wins  first  only first  only this       p  s/turn  time"
    lines = [f"cell  {'':{longest}}  {head}"]
    for row in rows:
        lines.append(
            f"{row['cell']:4}  {row['variant']:{longest}}  {row['games']:5}  {row['wins']:5}"
            f"  {row['wins_of_first']:5}  {row['only_first']:10}  {row['only_this']:9}"
            f"  {row['p']:.4f}  {row['seconds_a_turn']:6.3f}  {row['time_ratio']:4.2f}"
        )
    return "\n".join(lines)
