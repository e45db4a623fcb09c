"""Moves taken apart: what a move does to which pawn, city and card, and what it costs.

Whoever shows moves to people uses these parts, so that only the engine reads the text of a move.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from .events import members
from .notation import Move, Unreadable, parse
from .rules.board import FIRST_EVENT, OPERATIONS
from .rules.event_cards import EVENT_OF_MOVE
from .rules.infection import rate
from .rules.moves import (
    AIRLIFT_MOVE,
    BUILD,
    CHARTER,
    CURE,
    DIRECT,
    DISCARD_MOVE,
    GIVE,
    JOIN,
    LAST_ACTION,
    MOVE_CHARTER,
    MOVE_DIRECT,
    MOVE_DRIVE,
    NEXT,
    OPSFLIGHT,
    ORDER,
    PASS,
    RESILIENT_MOVE,
    STORE,
    WAYS,
    cards_mask_of,
    kind_of,
    other_of,
    seat_of,
    target_of,
)
from .rules.state import BETWEEN, DRAW, EPIDEMIC_PHASE, INFECT, State

VARYING = frozenset({CHARTER, MOVE_CHARTER, BUILD, PASS, NEXT})  # what they cost depends on where


class MoveParts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A move with everything that its text names; what a kind of move has not is left out."""

    text: str
    seat: int
    kind: str
    cost: int  # in actions
    cards: tuple[
        str, ...
    ] = ()  # that it uses up: of the mover's hand, or the Planner's stored event
    city: str | None = None  # where a pawn goes, a station is granted, or whose card is removed
    pawn: str | None = None  # the role whose pawn is dispatched or airlifted
    how: str | None = None  # the way in which a pawn is dispatched
    partner: str | None = None  # the role that gives or takes
    disease: str | None = None
    event: str | None = None  # that is stored
    card: str | None = None  # that is given, taken or discarded
    moving: str | None = None  # the city whose station is moved
    order: tuple[str, ...] = ()  # of a Forecast, the first on top
    step: str | None = None  # what `next` does: see `next_step`


def describe(move: int, s: State) -> MoveParts:
    """Return the parts of a move that is legal in this state, or was in an earlier one."""
    parts, kind = fixed(int(move)), kind_of(move)
    if kind not in VARYING:
        return parts
    return msgspec.structs.replace(
        parts,
        cost=s["actions_left"] if kind == PASS else parts.cost,
        cards=tuple(members(used_here(move, s))),
        step=next_step(s) if kind == NEXT else None,
    )


def describe_text(words: str, s: State, seat: int | None = None) -> MoveParts | None:
    """Return the parts of a move in text, or None where it cannot be read."""
    try:
        return describe(parse(words, s, seat), s)
    except Unreadable:
        return None


def used_here(move: int, s: State) -> int:
    """Return the card that pays for a charter flight or a station here, a mask."""
    kind, seat = kind_of(move), seat_of(move)
    if kind == MOVE_CHARTER:
        return 1 << s["city"][s["seat_of"][other_of(move)]]
    if kind == CHARTER or (kind == BUILD and s["roles"][seat] != OPERATIONS):  # R11.4
        return 1 << s["city"][seat]
    return 0


def used_up(move: int) -> int:
    """Return the cards that a move takes from whoever makes it, wherever that is, a mask."""
    kind = kind_of(move)
    if kind in (DIRECT, MOVE_DIRECT, GIVE, DISCARD_MOVE):
        return 1 << target_of(move)
    if kind == OPSFLIGHT:
        return 1 << other_of(move)
    if kind == CURE:
        return cards_mask_of(move) << 12 * target_of(move)
    if AIRLIFT_MOVE <= kind <= RESILIENT_MOVE:
        return 1 << FIRST_EVENT + EVENT_OF_MOVE[kind - AIRLIFT_MOVE]
    return 0


def next_step(s: State) -> str | None:
    """Return what the move `next` would do now, or None where it is not legal."""
    if s["phase"] == DRAW:
        return "draw"
    if s["phase"] == EPIDEMIC_PHASE:
        return "between" if s["epidemic_step"] == BETWEEN else "intensify"
    if s["phase"] != INFECT:
        return None
    if not s["infections_left"]:
        return "end"
    # R10.6: an infection that has begun goes on; the quiet night is the next one.
    return "quiet" if s["quiet_nights"] and s["infections_left"] == rate(s) else "infect"


@lru_cache(maxsize=1 << 14)  # most moves of a position were legal in the one before
def fixed(move: int) -> MoveParts:
    """Return the parts of a move that are the same in every position."""
    kind, named = kind_of(move), Move(move)
    card = named.card
    dispatched = MOVE_DRIVE <= kind <= JOIN
    moves_pawn = dispatched or kind == AIRLIFT_MOVE
    return MoveParts(
        text=str(named),
        seat=named.seat,
        kind=named.kind,
        cost=int(kind <= LAST_ACTION),
        cards=tuple(members(used_up(move))),
        city=named.city,
        pawn=named.role if moves_pawn else None,
        how=WAYS[kind - MOVE_DRIVE] if dispatched else None,
        partner=None if moves_pawn else named.role,
        disease=named.disease,
        event=card if kind == STORE else None,
        card=card if kind != STORE else None,
        moving=named.moving,
        order=named.cards if kind == ORDER else (),
    )
