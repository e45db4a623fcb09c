"""Arranging a table for a test: positions by notation, answers as plain values."""

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
    """A player of this role in this city with these cards."""
    return {"role": role, "city": city, "hand": list(hand), **more}


def arrange(*players: Json, **position: Any) -> Game:
    """The game of a position; what its script leaves open comes from one fixed seed."""
    return Game.from_position({"players": list(players), **position}, seed="arranged")


def all_but(*cards: str) -> list[str]:
    """Every city and event card that is not among these."""
    return [card for card in (*CITIES, *EVENTS) if card not in cards]


def play(game: Game, *texts: str) -> list[Event]:
    """Plays these moves; what happened in all of them."""
    return [happening for text in texts for happening in game.play(text)]


def only(kind: type[H], happenings: Iterable[Event]) -> list[H]:
    """Those of one kind among what happened."""
    return [happening for happening in happenings if isinstance(happening, kind)]


def moves(game: Game) -> list[str]:
    """The legal moves as texts."""
    return [str(move) for move in game.legal_moves]


def refusal(game: Game, move: str) -> tuple[str, str] | None:
    """The rule and the code of why a move is not legal, or None if it is."""
    why = game.why_not(move)
    return None if why is None else (why.rule, why.code)


def in_the_americas(disease: str, cubes: int) -> Json:
    """So many cubes of a disease, at most 24, on cities where they are in nobody's way."""
    cities = ["bogota", "buenos_aires", "lima", "los_angeles"]
    cities += ["mexico_city", "miami", "santiago", "sao_paulo"]
    return {
        city: {disease: min(3, cubes - 3 * i)} for i, city in enumerate(cities) if 3 * i < cubes
    }


def document(shown: Game | View) -> Json:
    """Return a position as a plain JSON object, to take apart or to change."""
    return cast(Json, shown.position())
