"""The results file: one JSON line per game; several processes may append to it at once."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator, Set
from pathlib import Path
from typing import TypeVar

from ..engine.errors import FourCuresError
from ..engine.position.schema import Json
from .arena import Match, Result
from .scenarios import Scenario

T = TypeVar("T", Scenario, Match, Result)


class InvalidGame(FourCuresError):
    """A line of a file is not a game."""


def append_result(file: Path, match: Match, result: Result, version: str) -> None:
    """Append a game."""
    played = match._asdict() | {"cell": match.cell._asdict()}
    append_line(file, json.dumps({"version": version} | played | result._asdict()))


def append_line(file: Path, line: str) -> None:
    """Append a line in a single write, so that lines of several processes never mix."""
    opened = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    try:
        os.write(opened, f"{line}\n".encode())
    finally:
        os.close(opened)


def read_games(file: Path) -> list[Json]:
    """Return all games of the file; empty if there is no file yet."""
    return list(read_lines(file, {"deal", "won"}, "the arena")) if file.exists() else []


def read_lines(file: Path, fields: Set[str], origin: str) -> Iterator[Json]:
    """Yield the games of a file; raise InvalidGame for a line without `fields`."""
    with gzip.open(file) if file.suffix == ".gz" else file.open("rb") as lines:
        for number, line in enumerate(lines, 1):
            try:
                game = json.loads(line)
            except ValueError:
                game = None
            if not isinstance(game, dict) or fields - game.keys():
                raise InvalidGame(f"line {number} of {file} is not a game of {origin}")
            yield game


def load_results(file: Path, version: str) -> dict[Match, Result]:
    """Return the games that this version has already played, by match."""
    results = {}
    for game in read_games(file):
        if game.get("version") == version:
            match = game | {"cell": from_json(Scenario, game.get("cell", {}))}
            results[from_json(Match, match)] = from_json(Result, game)
    return results


def from_json(kind: type[T], game: Json) -> T:
    """Return a named tuple from JSON, with lists converted to tuples."""
    try:
        values = [(kind._field_defaults | game)[name] for name in kind._fields]
    except KeyError as missing:
        raise InvalidGame(
            f"a game of the arena has no field {missing}: {json.dumps(game)}"
        ) from None
    return kind._make(tuple(value) if isinstance(value, list) else value for value in values)
