"""A dataset of games of the bots: one JSON line for each, with its record and the bot's values."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, NamedTuple, TypedDict, cast

from ..bots.players.search import Search
from ..bots.team import next_move
from ..engine.position.schema import Json
from ..files import BadInput, lock_file
from .arena import Match, make_team, views_of
from .results_file import InvalidGame, from_json, read_lines
from .scenarios import Scenario

START = b'{"version":'  # of every line


class Value(NamedTuple):
    """What the search expected after a decision: its chance to win, in millionths."""

    line: int  # the number of moves before the decision
    seat: int
    value: int


class Example(TypedDict):
    """A game of the dataset."""

    version: str  # of the bots
    cell: Json  # players, epidemics, hands, edition and more
    team: str
    deal: int
    rollouts: int
    won: bool
    record: Json  # the whole game, with its deal
    values: list[Value]  # empty for a team that does not search


def play_game(match: Match, version: str) -> Example:
    """Play one game by this version of the bots."""
    game = match.cell.deal(match.deal)
    agents, view_of = make_team(match), views_of(match)
    values = []
    while game.outcome is None:
        before = [agent.tried if isinstance(agent, Search) else None for agent in agents]
        move = next_move(game, agents, view_of)
        mover = agents[move.seat]
        if isinstance(mover, Search) and mover.tried is not before[move.seat]:  # it has thought
            values.append(Value(len(game.entries), move.seat, mover.tried[0].value))
        game.play(move)
    return {
        "version": version,
        "cell": match.cell._asdict(),
        "team": match.team,
        "deal": match.deal,
        "rollouts": match.rollouts,
        "won": game.outcome.result == "won",
        "record": game.record(),
        "values": values,
    }


@contextmanager
def open_games(file: Path) -> Iterator[BinaryIO]:
    """Open a dataset to append games, as its only writer; raise BadInput if there is another one.

    A game whose writing was interrupted is removed, so that every line is a whole game.
    """
    with file.open("a+b") as games:
        try:
            lock_file(games.fileno())
        except BlockingIOError:
            raise BadInput(
                f"another process is writing {file}: give each its own file, and a share of the"
                " games with --shard"
            ) from None
        except OSError:
            pass  # a file system without locks, as on some clusters
        remove_torn_line(file, games)
        yield games


def remove_torn_line(file: Path, games: BinaryIO) -> None:
    """Remove the last line if it has no end; raise InvalidGame if it is not the start of a game."""
    games.seek(0)
    end, last = 0, b""
    for last in games:
        end += len(last)
    if last and not last.endswith(b"\n"):
        if not (last.startswith(START) or START.startswith(last)):
            raise InvalidGame(f"the last line of {file} is not a game of a dataset")
        games.truncate(end - len(last))


def append_game(games: BinaryIO, game: Example) -> None:
    """Append a game, so that it survives the end of this process."""
    games.write(json.dumps(game, separators=(",", ":")).encode() + b"\n")
    games.flush()


def read_games(file: Path) -> Iterator[Example]:
    """Yield the games of a file, also of a `.gz`; raise InvalidGame for any other line."""
    for line in read_lines(file, Example.__annotations__.keys(), "a dataset"):
        line["values"] = [Value(*value) for value in line["values"]]
        yield cast(Example, line)


def list_missing(file: Path, matches: Collection[Match], version: str) -> list[Match]:
    """Return the matches that this version has not played in the file yet."""
    there = {
        Match(from_json(Scenario, game["cell"]), game["team"], game["deal"], game["rollouts"])
        for game in read_games(file)
        if game["version"] == version
    }
    return [match for match in matches if match not in there]
