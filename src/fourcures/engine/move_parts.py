"""The parts of a move: which pawn, city and card it affects, and its cost.

User interfaces use these parts, so that only the engine parses the text of a move.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from .events import members
from .notation import Move, Unreadable, parse
from .rules import moves
from .rules.board import EVENTS, FIRST_EVENT, OPERATIONS, first_of_colour
from .rules.event_cards import EVENT_OF_MOVE
from .rules.infection import rate
from .rules.moves import WAYS, cards_mask_of, kind_of, other_of, seat_of, target_of
from .rules.names import Disease, Dispatch, EventCard, MoveKind, NextStep, Role
from .rules.state import BETWEEN, DRAW, EPIDEMIC_PHASE, INFECT, State

# The kinds of move whose parts depend on the position.
VARYING = frozenset({moves.CHARTER, moves.MOVE_CHARTER, moves.BUILD, moves.PASS, moves.NEXT})


class MoveParts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A move with everything that its text names; parts that its kind lacks are left out."""

    text: str
    seat: int
    kind: MoveKind
    cost: int  # the number of actions
    cards: tuple[str, ...] = ()  # that it uses up, from the mover's hand or the Planner's card
    city: str | None = None  # the city of the pawn, the granted station or the removed card
    pawn: Role | None = None  # whose pawn is dispatched or airlifted
    how: Dispatch | None = None  # the way a pawn is dispatched
    partner: Role | None = None  # who gives or receives the card
    disease: Disease | None = None
    event: EventCard | None = None  # the event that is stored
    card: str | None = None  # the card that is given, taken or discarded
    moving: str | None = None  # the city whose station is moved
    order: tuple[str, ...] = ()  # the cards of a Forecast, top first
    step: NextStep | None = None  # what `next` does: see `name_next_step`


def describe(move: int, s: State) -> MoveParts:
    """Return the parts of a move that is legal in this state or was legal in an earlier one."""
    parts, kind = describe_fixed(int(move)), kind_of(move)
    if kind not in VARYING:
        return parts
    return msgspec.structs.replace(
        parts,
        cost=s["actions_left"] if kind == moves.PASS else parts.cost,
        cards=tuple(members(find_payment(move, s))),
        step=name_next_step(s) if kind == moves.NEXT else None,
    )


def describe_text(words: str, s: State, seat: int | None = None) -> MoveParts | None:
    """Return the parts of a move given as text, or None if it cannot be read."""
    try:
        return describe(parse(words, s, seat), s)
    except Unreadable:
        return None


def find_payment(move: int, s: State) -> int:
    """Return the mask of the card that pays for a charter flight or a station in this position."""
    kind, seat = kind_of(move), seat_of(move)
    if kind == moves.MOVE_CHARTER:
        return 1 << s["city"][s["seat_of"][other_of(move)]]
    if kind == moves.CHARTER or (kind == moves.BUILD and s["roles"][seat] != OPERATIONS):  # R11.4
        return 1 << s["city"][seat]
    return 0


def find_used_cards(move: int) -> int:
    """Return the mask of the cards that a move takes from the player's hand in any position."""
    kind = kind_of(move)
    if kind in (moves.DIRECT, moves.MOVE_DIRECT, moves.GIVE, moves.DISCARD_MOVE):
        return 1 << target_of(move)
    if kind == moves.OPSFLIGHT:
        return 1 << other_of(move)
    if kind == moves.CURE:
        return cards_mask_of(move) << first_of_colour(target_of(move))
    if moves.AIRLIFT_MOVE <= kind <= moves.RESILIENT_MOVE:
        return 1 << FIRST_EVENT + EVENT_OF_MOVE[kind - moves.AIRLIFT_MOVE]
    return 0


def name_next_step(s: State) -> NextStep | None:
    """Return the name of the step that the move `next` would take now, or None if it is illegal."""
    if s["phase"] == DRAW:
        return "draw"
    if s["phase"] == EPIDEMIC_PHASE:
        return "between" if s["epidemic_step"] == BETWEEN else "intensify"
    if s["phase"] != INFECT:
        return None
    if not s["infections_left"]:
        return "end"
    # R10.6: an infection step that has begun continues; the quiet night applies to the next one.
    return "quiet" if s["quiet_nights"] and s["infections_left"] == rate(s) else "infect"


@lru_cache(maxsize=1 << 14)  # most legal moves were also legal in the previous position
def describe_fixed(move: int) -> MoveParts:
    """Return the parts of a move that are the same in every position."""
    kind, named = kind_of(move), Move(move)
    card = named.card
    dispatched = moves.MOVE_DRIVE <= kind <= moves.JOIN
    moves_pawn = dispatched or kind == moves.AIRLIFT_MOVE
    return MoveParts(
        text=str(named),
        seat=named.seat,
        kind=named.kind,
        cost=int(kind <= moves.LAST_ACTION),
        cards=tuple(members(find_used_cards(move))),
        city=named.city,
        pawn=named.role if moves_pawn else None,
        how=WAYS[kind - moves.MOVE_DRIVE] if dispatched else None,
        partner=None if moves_pawn else named.role,
        disease=named.disease,
        event=EVENTS[target_of(move)] if kind == moves.STORE else None,
        card=card if kind != moves.STORE else None,
        moving=named.moving,
        order=named.cards if kind == moves.ORDER else (),
    )
