"""`fourcures dataset`: write games of the bots to a file, with what the search expected.

It can be stopped at any moment: the same command plays the games that are missing. To use several
machines, give each a share of the games with --shard, and join the files in any order.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from functools import partial
from pathlib import Path

from ..files import BadInput, check_writable
from ..lab import dataset
from ..lab.arena import Match
from ..lab.scenarios import HANDS
from ..lab.version import version
from .arena import choose_cells, parse_team
from .options import add_worker_options, parse_cells, parse_positive, workers_of
from .progress import progress

GAMES = 20_000
FIRST = 100_001  # beyond the deals on which the bots are measured
ROLLOUTS = 500


def add_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("file", type=Path, help="JSON Lines; games in it are not played again")
    add("--shard", type=parse_shard, default=(1, 1), metavar="I/N", help="only this share: 3/8")
    add("--games", type=parse_positive, default=GAMES, help=f"number of games ({GAMES})")
    add("--seed", type=parse_positive, default=FIRST, help=f"first deal ({FIRST})")
    add("--team", type=parse_team, default="search", metavar="BOT", help="(search)")
    add("--cells", type=parse_cells, help="cells in turn: 2p4e,3p5e (all nine)")
    add("--hands", choices=HANDS, default="open", help="hands (open)")
    add("--rollouts", type=parse_positive, default=ROLLOUTS, help=f"({ROLLOUTS})")
    add_worker_options(parser)


def parse_shard(text: str) -> tuple[int, int]:
    """Parse `3/8`, the third of eight shares, for argparse."""
    found = re.fullmatch(r"(\d{1,6})/(\d{1,6})", text, re.ASCII)
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        raise argparse.ArgumentTypeError(f"shares are 1/8 to 8/8 for any number, not {text!r}")
    return int(found[1]), int(found[2])


def run(args: argparse.Namespace) -> None:
    """Play the games that are not in the file yet."""
    workers = workers_of(args)
    if ":" in args.team:
        raise BadInput(f"a dataset needs a built-in bot: changes of {args.team} are not detected")
    if args.file.suffix == ".gz":
        raise BadInput(f"{args.file}: write {args.file.stem}, and compress it when it is complete")
    check_writable(args.file)
    matches, mark = list_matches(args), version(args.hands)
    with dataset.open_games(args.file) as file:
        left = dataset.list_missing(args.file, matches, mark)
        done = len(matches) - len(left)
        try:
            with progress("games", len(matches)) as bar:
                bar.show(done)
                play = partial(dataset.play_game, version=mark)
                for _, game in workers.spread(play, left):
                    dataset.append_game(file, game)
                    done += 1
                    bar.show(done)
        except KeyboardInterrupt:
            text = f"{done} of {len(matches)} games are in {args.file}"
            print(f"{text}; run the same command to resume", file=sys.stderr)
            raise
    report = {"file": str(args.file), "games": len(matches), "played": len(left)}
    print(json.dumps(report) if args.json else f"games in {args.file}: {len(matches)}")


def list_matches(args: argparse.Namespace) -> list[Match]:
    """Return the games of this share."""
    cells = choose_cells(args)
    share, shares = args.shard
    if share > args.games:
        raise BadInput(f"share {share} of {shares} is empty: there are {args.games} games")
    return [
        Match(cells[number % len(cells)], args.team, args.seed + number, args.rollouts)
        for number in range(share - 1, args.games, shares)
    ]
