"""Helpers for tests: positions in short notation, results as plain values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar, cast

import pytest

from fourcures import Event, Game, View
from fourcures.engine.rules.board import CITIES, EVENTS

Json = dict[str, Any]
H = TypeVar("H", bound=Event)

both_editions = pytest.mark.parametrize("edition", ["2008", "2013"])


def at(role: str, city: str = "atlanta", *hand: str, **more: Any) -> Json:
    """Return a player of this role in this city with these cards."""
    return {"role": role, "city": city, "hand": list(hand), **more}


def arrange(*players: Json, **position: Any) -> Game:
    """Return the game of a position; what its script leaves open comes from a fixed seed."""
    return Game.from_position({"players": list(players), **position}, seed="arranged")


def all_but(*cards: str) -> list[str]:
    """Return every city and event card except these."""
    return [card for card in (*CITIES, *EVENTS) if card not in cards]


def play(game: Game, *texts: str) -> list[Event]:
    """Play these moves and return all events."""
    return [happening for text in texts for happening in game.play(text)]


def only(kind: type[H], happenings: Iterable[Event]) -> list[H]:
    """Return the events of one kind."""
    return [happening for happening in happenings if isinstance(happening, kind)]


def moves(game: Game) -> list[str]:
    """Return the legal moves as texts."""
    return [str(move) for move in game.legal_moves]


def refusal(game: Game, move: str) -> tuple[str, str] | None:
    """Return the rule and the code of a refused move, or None if it is legal."""
    why = game.why_not(move)
    return None if why is None else (why.rule, why.code)


def in_the_americas(disease: str, cubes: int) -> Json:
    """Return this many cubes of a disease, at most 24, in cities that the tests do not use."""
    cities = ["bogota", "buenos_aires", "lima", "los_angeles"]
    cities += ["mexico_city", "miami", "santiago", "sao_paulo"]
    return {
        city: {disease: min(3, cubes - 3 * i)} for i, city in enumerate(cities) if 3 * i < cubes
    }


def document(shown: Game | View) -> Json:
    """Return a position as a plain JSON object that can be changed."""
    return cast(Json, shown.position())
