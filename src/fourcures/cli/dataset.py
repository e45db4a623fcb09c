"""`fourcures dataset`: write games of the bots to a file, with what the search expected."""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from pathlib import Path

from ..bots.players.search import ROLLOUTS
from ..files import BadInput, check_writable
from ..lab import dataset
from ..lab.arena import Match
from ..lab.scenarios import HANDS
from ..lab.version import version
from .arena import choose_cells, parse_team
from .options import add_worker_options, parse_cells, parse_positive, workers_of
from .progress import progress

GAMES = 10_000
FIRST = 100_001  # beyond the deals on which the bots are measured


def add_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("file", type=Path, help="JSON Lines; games in it are not played again")
    add("--games", type=parse_positive, default=GAMES, help=f"number of games ({GAMES})")
    add("--seed", type=parse_positive, default=FIRST, help=f"first deal ({FIRST})")
    add("--team", type=parse_team, default="search", metavar="BOT", help="(search)")
    add("--cells", type=parse_cells, help="cells in turn: 2p4e,3p5e (all nine)")
    add("--hands", choices=HANDS, default="open", help="hands (open)")
    add("--rollouts", type=parse_positive, default=ROLLOUTS, help=f"({ROLLOUTS})")
    add_worker_options(parser)


def run(args: argparse.Namespace) -> None:
    """Play the games that are not in the file yet."""
    workers = workers_of(args)
    if ":" in args.team:
        raise BadInput(f"a dataset needs a built-in bot: changes of {args.team} are not detected")
    check_writable(args.file)
    cells = choose_cells(args)
    matches = [
        Match(cells[number % len(cells)], args.team, args.seed + number, args.rollouts)
        for number in range(args.games)
    ]
    mark = version(args.hands)
    left = dataset.list_missing(args.file, matches, mark)
    done = len(matches) - len(left)
    try:
        with progress("games", len(matches)) as bar:
            bar.show(done)
            play = partial(dataset.play_game, version=mark)
            for _, game in workers.spread(play, left):
                dataset.append_game(args.file, game)
                done += 1
                bar.show(done)
    except KeyboardInterrupt:
        text = f"{done} of {len(matches)} games are in {args.file}; run the same command to resume"
        print(text, file=sys.stderr)
        raise
    report = {"file": str(args.file), "games": len(matches), "played": len(left)}
    print(json.dumps(report) if args.json else f"games in {args.file}: {len(matches)}")
