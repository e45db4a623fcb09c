"""Why a bot moves so: reason codes and figures as data, each figure true of the view.

Sentences are made of them elsewhere, in every language; a test works out every figure again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..analysis.odds import odds
from ..engine.board import CARDS, CITIES, DISEASES, EVENTS, ROLES
from ..engine.moves import (
    AIRLIFT_MOVE,
    BUILD,
    CURE,
    DISCARD_MOVE,
    FORECAST_MOVE,
    GIVE,
    GRANT_MOVE,
    JOIN,
    MOVE_DRIVE,
    NEXT,
    OPSFLIGHT,
    ORDER,
    PASS,
    QUIET_MOVE,
    RESILIENT_MOVE,
    STORE,
    TAKE,
    TREAT,
    a_of,
    b_of,
    kind_of,
    seat_of,
)
from ..engine.notation import Move
from ..engine.roles import cards_for_cure
from ..engine.state import State
from ..engine.view import View
from .sets import of_colour

CODES = {
    BUILD: "builds",
    TREAT: "treats",
    GIVE: "shares",
    TAKE: "shares",
    CURE: "cures",
    STORE: "stores",
    PASS: "passes",
    AIRLIFT_MOVE: "moves",
    FORECAST_MOVE: "looks_ahead",
    GRANT_MOVE: "builds",
    QUIET_MOVE: "prevents_infection",
    RESILIENT_MOVE: "removes_card",
    ORDER: "orders",
    DISCARD_MOVE: "discards",
    NEXT: "goes_on",
}


class Reason(msgspec.Struct, frozen=True):
    """A move with why it is made."""

    move: str
    code: str  # what the move does: one of CODES, or "moves"
    purpose: str | None  # for a movement what follows there: a code, or None if only nearer
    figures: dict[str, Any]  # by name: cities, cards, cubes, chances from 0 to 1


def reason(view: View, move: int, plan: Sequence[int] = ()) -> Reason:
    """Why this move; `plan` are the moves that follow it in the same turn."""
    s, kind = view.state, kind_of(move)
    code = CODES.get(kind, "moves")
    purpose: str | None = None
    figures: dict[str, Any] = {}
    if code == "moves":
        pawn = moved_pawn(s, move)
        figures = {"pawn": ROLES[s["roles"][pawn]], "city": CITIES[a_of(move)]}
        figures |= threat(view, a_of(move))
        follows = purpose_of(s, pawn, plan)
        if follows is not None:
            purpose, more = follows
            figures |= more
    elif kind == TREAT:
        figures = treated(s, s["city"][seat_of(move)], a_of(move))
        figures |= threat(view, s["city"][seat_of(move)])
    elif kind in (GIVE, TAKE):
        figures = shared(s, move)
    elif kind == CURE:
        figures = {"disease": DISEASES[a_of(move)]}
    elif kind == BUILD:
        figures = {"city": CITIES[s["city"][seat_of(move)]]}
    elif kind == GRANT_MOVE:
        figures = {"city": CITIES[a_of(move)]}
    elif kind == STORE:
        figures = {"event": EVENTS[a_of(move)]}
    elif kind == RESILIENT_MOVE:
        figures = {"card": CARDS[a_of(move)], "cubes": own_cubes(s, a_of(move))}
    elif kind == DISCARD_MOVE:
        figures = {"card": CARDS[a_of(move)]}
    return Reason(str(Move(move)), code, purpose, figures)


def moved_pawn(s: State, move: int) -> int:
    """The seat whose pawn a movement moves."""
    kind = kind_of(move)
    other = MOVE_DRIVE <= kind <= JOIN or kind == AIRLIFT_MOVE
    return int(s["seat_of"][b_of(move)]) if other and kind != OPSFLIGHT else seat_of(move)


def purpose_of(s: State, pawn: int, plan: Sequence[int]) -> tuple[str, dict[str, Any]] | None:
    """What the first move after the movements does, if this pawn's owner makes it."""
    for move in plan:
        code = CODES.get(kind_of(move), "moves")
        if code == "moves":
            continue
        if seat_of(move) != pawn or code in ("passes", "discards"):
            return None
        if kind_of(move) in (GIVE, TAKE):
            return code, shared(s, move)
        if kind_of(move) == CURE:
            return code, {"disease": DISEASES[a_of(move)]}
        return (code, {"disease": DISEASES[a_of(move)]}) if kind_of(move) == TREAT else (code, {})
    return None


def own_cubes(s: State, city: int) -> int:
    """The cubes of a city's own disease."""
    return int(s["cubes"][4 * city + city // 12])


def threat(view: View, city: int) -> dict[str, Any]:
    """The chance that this turn's infection brings the city's card, with the cubes there."""
    chances = odds(view)
    return {
        "cubes": own_cubes(view.state, city),
        "infected": round(chances.infected.get(CITIES[city], 0.0), 4),
    }


def treated(s: State, city: int, disease: int) -> dict[str, Any]:
    """A treatment's city, disease and cubes."""
    cubes = int(s["cubes"][4 * city + disease])
    return {"city": CITIES[city], "disease": DISEASES[disease], "treated_cubes": cubes}


def shared(s: State, move: int) -> dict[str, Any]:
    """Who gets which card, and how far that brings the set."""
    seat, other = seat_of(move), int(s["seat_of"][b_of(move)])
    receiver = other if kind_of(move) == GIVE else seat
    disease = a_of(move) // 12
    return {
        "card": CARDS[a_of(move)],
        "receiver": ROLES[s["roles"][receiver]],
        "disease": DISEASES[disease],
        "will_hold": of_colour(s, receiver, disease) + 1,
        "needed": cards_for_cure(s, receiver),
    }
