"""The leaderboard: agents on the same deals in all nine cells, and rows that can be played again.

A published row has the result of each game and a checksum of its moves. So anyone can repeat any
part of it, and sees whether an agent still plays the same games.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, TypedDict, cast

from ..bots.coach.curves import wilson_interval
from ..bots.custom import blame_bot
from ..engine.errors import FourCuresError
from ..engine.game import Game
from .arena import Match, make_team, play_with
from .results_file import append_line, read_lines
from .scenarios import TABLE

VERSION = "v1"  # raise it with any change of cells, deals or rules that changes games
FIRST, DEALS = 1001, 200  # the deals of each cell: arena-1001 to arena-1200
CELLS = {f"{cell.players}p{cell.epidemics}e": cell for cell in TABLE}
PUBLISHED = Path(__file__).with_name("leaderboard.jsonl")
WON, LOST = "+", "-"


class WrongLeaderboard(FourCuresError):
    """Something belongs to another version of the leaderboard."""


class LeaderboardGame(NamedTuple):
    """One game of an agent."""

    cell: str
    deal: int
    won: bool
    moves: str  # a checksum of all moves and cards
    turns: int
    seconds: float  # thinking time on one core


class LeaderboardRow(TypedDict):
    """All games of an agent, from the first deal on, as many in each cell."""

    leaderboard: str
    agent: str
    code: str | None  # its version: of the bots, or a hash of its file
    games: dict[str, str]  # by cell: `+3f2a -91bc`, a result and a checksum for each deal
    turns: int
    seconds: float


def list_matches(team: str, rollouts: int, cells: Sequence[str], games: int) -> dict[str, Match]:
    """Return the matches of an agent by their name, such as `2p4e-1001`."""
    return {
        f"{cell}-{deal}": Match(CELLS[cell], team, deal, rollouts)
        for cell in cells
        for deal in range(FIRST, FIRST + games)
    }


def play_game(match: Match) -> LeaderboardGame:
    """Play one game."""
    with blame_bot(match.team, match.deal):
        agents = make_team(match)
    game = match.cell.deal(match.deal)
    result = play_with(match, game, agents)
    cell = f"{match.cell.players}p{match.cell.epidemics}e"
    seconds = round(result.seconds, 4)
    return LeaderboardGame(
        cell, match.deal, result.won, checksum_moves(game), result.turns, seconds
    )


def checksum_moves(game: Game) -> str:
    """Return four hexadecimal digits that depend on every move and every card."""
    lines = (entry.line for entry in game.entries)
    text = "\n".join(f"{line.seat} {line.text} {' '.join(line.outcomes)}" for line in lines)
    return f"{zlib.crc32(text.encode()) & 0xFFFF:04x}"


def save_game(file: Path, agent: str, code: str, game: LeaderboardGame) -> None:
    """Append a game to a file, from which `load_games` resumes."""
    start = {"leaderboard": VERSION, "agent": agent, "code": code}
    append_line(file, json.dumps(start | game._asdict()))


def load_games(file: Path, agent: str, code: str) -> dict[str, LeaderboardGame]:
    """Return the games of an agent with this code, by name; raise WrongLeaderboard for others."""
    games = {}
    fields = {"leaderboard", "agent", "code", *LeaderboardGame._fields}
    for line in read_lines(file, fields, "the leaderboard") if file.exists() else ():
        require_version(line["leaderboard"], f"a game in {file}")
        if (line["agent"], line["code"]) == (agent, code):
            game = LeaderboardGame(*(line[name] for name in LeaderboardGame._fields))
            games[f"{game.cell}-{game.deal}"] = game
    return games


def require_version(version: object, what: str) -> None:
    """Raise WrongLeaderboard if this is not the version of this program."""
    if version != VERSION:
        raise WrongLeaderboard(
            f"{what} is for the leaderboard {version}, and this is {VERSION}: their games differ"
        )


def make_row(agent: str, code: str | None, games: Sequence[LeaderboardGame]) -> LeaderboardRow:
    """Return the row of an agent."""
    by_cell: dict[str, list[str]] = {}
    for game in sorted(games, key=lambda game: game.deal):
        by_cell.setdefault(game.cell, []).append(f"{WON if game.won else LOST}{game.moves}")
    return {
        "leaderboard": VERSION,
        "agent": agent,
        "code": code,
        "games": {cell: " ".join(by_cell[cell]) for cell in CELLS if cell in by_cell},
        "turns": sum(game.turns for game in games),
        "seconds": round(sum(game.seconds for game in games), 1),
    }


def read_table(file: Path = PUBLISHED) -> list[LeaderboardRow]:
    """Return the published rows, the best first; raise WrongLeaderboard for another version."""
    rows: list[LeaderboardRow] = []
    for line in read_lines(file, LeaderboardRow.__annotations__.keys(), "the leaderboard"):
        require_version(line["leaderboard"], f"a row of {file.name}")
        rows.append(cast(LeaderboardRow, line))
    return sorted(rows, key=lambda row: -rate_of(*row["games"].values())[0])


def rate_of(*cells: str) -> tuple[float, float, float]:
    """Return the share of games won in these cells, and its 95 % interval."""
    games = " ".join(cells).split()
    wins = sum(game.startswith(WON) for game in games)
    return wins / len(games), *wilson_interval(wins, len(games))


def compare_rows(row: LeaderboardRow, published: LeaderboardRow) -> Iterator[tuple[str, bool]]:
    """Yield the name of every game that both rows have, and whether it is the same."""
    for cell in (cell for cell in row["games"] if cell in published["games"]):
        ours, theirs = row["games"][cell].split(), published["games"][cell].split()
        for number, (our, their) in enumerate(zip(ours, theirs, strict=False)):
            yield f"{cell}-{FIRST + number}", our == their
