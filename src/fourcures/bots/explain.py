"""Why a bot moves so: reason codes and figures as data, each figure true of the view.

Sentences are made of them elsewhere, in every language; a test works out every figure again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

import msgspec

from ..analysis.odds import odds
from ..engine.notation import Move, parse
from ..engine.rules.bits import count
from ..engine.rules.board import CARDS, CITIES, DISEASES, EVENTS, FIRST_EVENT, ROLES
from ..engine.rules.chance import silent
from ..engine.rules.moves import (
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
    ORDER,
    PASS,
    QUIET_MOVE,
    RESILIENT_MOVE,
    STORE,
    TAKE,
    TREAT,
    kind_of,
    other_of,
    seat_of,
    target_of,
)
from ..engine.rules.roles import cards_for_cure, protector
from ..engine.rules.state import UNCURED, State, copy
from ..engine.rules.step import step
from ..engine.view import View
from .kernels.card_value import of_colour

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
DECLINES = "declines"  # a move that others asked for
PLACED = (BUILD, TREAT, GIVE, TAKE, CURE)  # what a pawn goes somewhere for


class Figures(TypedDict, total=False):
    """What a reason knows of its move; which of these are there depends on its code."""

    pawn: str  # the role whose pawn moves
    city: str
    cubes: int  # of the city's own disease
    infected: float  # the chance that this turn's infection step brings one more, 0 to 1
    disease: str
    treated_cubes: int  # of that disease in the city
    card: str
    receiver: str  # the role that gets the card
    will_hold: int  # cards of that disease, with this one
    keeps: int  # cards of that disease, without this one
    needed: int  # for a cure
    cured: bool
    event: str


class MoveReason(msgspec.Struct, frozen=True):
    """A move with why it is made."""

    move: str
    code: str  # what the move does: one of CODES, or "moves"; or DECLINES
    purpose: str | None  # for a movement what its pawn then does: a code, or None
    figures: Figures


def reason(view: View, move: int, plan: Sequence[int] = ()) -> MoveReason:
    """Why this move; `plan` are the moves that follow it in the same turn."""
    s, kind = view.state, kind_of(move)
    code = CODES.get(kind, "moves")
    purpose: str | None = None
    figures: Figures = {}
    if code == "moves":
        pawn = moved_pawn(s, move)
        figures = {"pawn": ROLES[s["roles"][pawn]], "city": CITIES[target_of(move)]}
        figures |= threat(view, target_of(move))
        follows = purpose_of(view, pawn, [move, *plan])
        if follows is not None:
            purpose, more = follows
            figures |= more
    elif kind == TREAT:
        city = s["city"][seat_of(move)]
        figures = treated(s, city, target_of(move))
        if target_of(move) == city // 12:  # the city's card brings no other disease
            figures |= threat(view, city)
    elif kind in (GIVE, TAKE):
        figures = shared(s, move, view.viewer)
    elif kind == CURE:
        figures = {"disease": DISEASES[target_of(move)]}
    elif kind == BUILD:
        figures = {"city": CITIES[s["city"][seat_of(move)]]}
    elif kind == GRANT_MOVE:
        figures = {"city": CITIES[target_of(move)]}
    elif kind == STORE:
        figures = {"event": EVENTS[target_of(move)]}
    elif kind == RESILIENT_MOVE:
        figures = {"card": CARDS[target_of(move)], "cubes": own_cubes(s, target_of(move))}
    elif kind == DISCARD_MOVE:
        figures = discarded(s, seat_of(move), target_of(move))
    return MoveReason(str(Move(move)), code, purpose, figures)


def declined(view: View, text: str) -> MoveReason:
    """Why this seat wants no such move of the active seat: a set of its own, or a worse turn."""
    s = view.state
    figures: Figures = {}
    move = parse(text, s, s["turn"])
    if kind_of(move) == TAKE and (giver := int(s["seat_of"][other_of(move)])) == view.viewer:
        disease = target_of(move) // 12
        keeps = of_colour(s, giver, disease)
        if keeps > of_colour(s, seat_of(move), disease):
            needed = cards_for_cure(s, giver)
            figures = {"disease": DISEASES[disease], "keeps": keeps, "needed": needed}
    return MoveReason(text, DECLINES, None, figures)


def moved_pawn(s: State, move: int) -> int:
    """The seat whose pawn a movement moves."""
    other = MOVE_DRIVE <= kind_of(move) <= JOIN or kind_of(move) == AIRLIFT_MOVE
    return int(s["seat_of"][other_of(move)]) if other else seat_of(move)


def purpose_of(view: View, pawn: int, plan: Sequence[int]) -> tuple[str, Figures] | None:
    """What a pawn's owner does where the movements lead, with figures as they will be there."""
    s, chance = copy(view.state), silent()
    for move in plan:
        kind = kind_of(move)
        if kind in PLACED:
            if seat_of(move) != pawn:
                return None
            figures: Figures = {}
            if kind in (GIVE, TAKE):
                figures = shared(s, move, view.viewer)
            elif kind != BUILD:
                figures = {"disease": DISEASES[target_of(move)]}
            return CODES[kind], figures
        step(s, move, chance, [0])
    return None


def own_cubes(s: State, city: int) -> int:
    """The cubes of a city's own disease."""
    return int(s["cubes"][4 * city + city // 12])


def threat(view: View, city: int) -> Figures:
    """The cubes of a city, and the chance that this turn's infection step brings one more."""
    s = view.state
    chance = odds(view).infected.get(CITIES[city], 0.0)
    if protector(s, city, city // 12):
        chance = 0.0
    return {"cubes": own_cubes(s, city), "infected": round(chance, 4)}


def treated(s: State, city: int, disease: int) -> Figures:
    """A treatment's city, disease and cubes."""
    cubes = int(s["cubes"][4 * city + disease])
    return {"city": CITIES[city], "disease": DISEASES[disease], "treated_cubes": cubes}


def shared(s: State, move: int, viewer: int | None) -> Figures:
    """Who gets which card, and how far that brings the set, if the viewer knows the hand."""
    seat, other = seat_of(move), int(s["seat_of"][other_of(move)])
    receiver = other if kind_of(move) == GIVE else seat
    disease = target_of(move) // 12
    figures: Figures = {
        "card": CARDS[target_of(move)],
        "receiver": ROLES[s["roles"][receiver]],
        "disease": DISEASES[disease],
        "needed": cards_for_cure(s, receiver),
    }
    if receiver == viewer or count(s["hands"][receiver]) == s["hand_size"][receiver]:
        figures["will_hold"] = of_colour(s, receiver, disease) + 1
    return figures


def discarded(s: State, seat: int, card: int) -> Figures:
    """A card that a hand gives up; of a city, whether it has its cure, and if not what is left."""
    if card >= FIRST_EVENT:
        return {"card": CARDS[card]}
    disease = card // 12
    figures: Figures = {"card": CARDS[card], "disease": DISEASES[disease]}
    if s["diseases"][disease] != UNCURED:
        return figures | {"cured": True}
    keeps = of_colour(s, seat, disease) - 1
    return figures | {"cured": False, "keeps": keeps, "needed": cards_for_cure(s, seat)}
