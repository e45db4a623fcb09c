"""`fourcures leaderboard`: play the fixed deals of the leaderboard, and print the row of an agent.

An agent is a bot, or a file with one class (docs/research/leaderboard.md). If its row is published,
every game is compared with it, and the exit code is 1 if one differs. Without an agent the command
prints the published rows.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from ..bots.players.search import ROLLOUTS
from ..files import BadInput, check_writable
from ..lab import leaderboard
from ..lab.agent_file import read_agent
from ..lab.arena import TEAMS
from ..lab.leaderboard import CELLS, DEALS, LeaderboardGame, LeaderboardRow
from ..lab.version import version
from .options import add_worker_options, parse_cells, parse_positive, workers_of
from .progress import progress

PLAIN = ("thumb", "random")  # bots without weights: they do not change with the version
HEAD = ["agent", "games in a cell", *CELLS, "all cells", "s per turn", "hours"]


def add_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("agent", nargs="?", help=f"{', '.join(TEAMS)}, or a file such as mybot.py")
    add("--games", type=parse_positive, default=DEALS, help=f"deals in each cell ({DEALS})")
    add("--cells", type=parse_cells, help="cells: 2p4e,3p5e (all nine)")
    add("--results", type=Path, help="save each game here; skip saved games")
    add_worker_options(parser)


def run(args: argparse.Namespace) -> int:
    """Print the published rows, or play and print a row."""
    if args.agent is None:
        rows = leaderboard.read_table()
        print(json.dumps(rows) if args.json else "\n".join(format_table(rows)))
        return 0
    if args.games > DEALS:
        raise BadInput(f"the leaderboard has {DEALS} deals in each cell, not {args.games}")
    if args.results:
        check_writable(args.results)
    if args.agent in TEAMS:
        code = None if args.agent in PLAIN else version()
        name, team = args.agent, args.agent
    else:
        name, team, code = read_file(args.agent)
    row = leaderboard.make_row(name, code, play_games(args, name, team, code))
    print(json.dumps(row) if args.json else "\n".join(format_table([row])))
    return compare(row)


def read_file(given: str) -> tuple[str, str, str]:
    """Return the agent of a file: its name, its name in the arena, and its code."""
    if not given.endswith(".py"):
        raise BadInput(f"there is no {given!r}; use {', '.join(TEAMS)}, or a file such as mybot.py")
    found = read_agent(Path(given))
    if found.name in TEAMS:
        raise BadInput(f"{found.name} is the name of a bot: rename {given}")
    return found


def play_games(
    args: argparse.Namespace, name: str, team: str, code: str | None
) -> list[LeaderboardGame]:
    """Play the games that are not saved yet, and return all."""
    workers = workers_of(args)
    pairs = args.cells or [(cell.players, cell.epidemics) for cell in CELLS.values()]
    cells = [cell for cell, it in CELLS.items() if (it.players, it.epidemics) in pairs]
    matches = leaderboard.list_matches(team, ROLLOUTS, cells, args.games)
    mark = (code or version()) if args.results else ""
    saved = leaderboard.load_games(args.results, name, mark) if args.results else {}
    games = {key: saved[key] for key in matches if key in saved}
    try:
        with progress(name, len(matches)) as bar:
            bar.show(len(games))
            left = [match for key, match in matches.items() if key not in games]
            for _, game in workers.spread(leaderboard.play_game, left):
                games[f"{game.cell}-{game.deal}"] = game
                if args.results:
                    leaderboard.save_game(args.results, name, mark, game)
                bar.show(len(games), f"{sum(game.won for game in games.values())} won")
    except KeyboardInterrupt:
        if args.results:
            text = f"{len(games)} of {len(matches)} games are saved in {args.results}"
            print(f"{text}; run the same command to resume", file=sys.stderr)
        raise
    return list(games.values())


def compare(row: LeaderboardRow) -> int:
    """Say on standard error whether the games are those of the published row; 1 if not."""
    published = {one["agent"]: one for one in leaderboard.read_table()}.get(row["agent"])
    if published is None:
        return 0
    if published["code"] != row["code"]:
        text = f"the published row of {row['agent']} has version {published['code']}"
        print(f"{text}, and this is {row['code']}: games are not compared", file=sys.stderr)
        return 0
    games = dict(leaderboard.compare_rows(row, published))
    different = [name for name, same in games.items() if not same]
    text = f"{len(games) - len(different)} of {len(games)} games are those of the published row"
    print(f"{text}; the first other: {different[0]}" if different else text, file=sys.stderr)
    return 1 if different else 0


def format_table(rows: Sequence[LeaderboardRow]) -> list[str]:
    """Return rows as the lines of a Markdown table; rates in per cent, with their intervals."""
    lines = [f"| {' | '.join(HEAD)} |", f"|{'---|' * len(HEAD)}"]
    return [*lines, *map(format_row, rows)]


def format_row(row: LeaderboardRow) -> str:
    """Return one row as a line of a Markdown table."""
    games = row["games"]
    number = len(next(iter(games.values())).split())
    rates = [format_rate(games[cell]) if cell in games else "" for cell in CELLS]
    all_cells = format_rate(*games.values()) if len(games) == len(CELLS) else ""
    times = [f"{row['seconds'] / row['turns']:.3f}", f"{row['seconds'] / 3600:.2g}"]
    cells = [f"`{row['agent']}`", str(number), *rates, all_cells, *times]
    return f"| {' | '.join(cells)} |"


def format_rate(*cells: str) -> str:
    """Return the rate of won games in per cent, with its interval."""
    rate, low, high = (100 * part for part in leaderboard.rate_of(*cells))
    return f"{rate:.1f} ({low:.0f}\N{EN DASH}{high:.0f})"
