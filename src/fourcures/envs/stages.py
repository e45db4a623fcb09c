"""Apply codes of the action space (see `actions`): play a move, hold, or answer a question."""

from __future__ import annotations

from ..engine.rules.bits import ITEM_MASK, item_at, lowest, put_item
from ..engine.rules.board import COLOUR_SIZE, cards_of_colour, first_of_colour
from ..engine.rules.chance import Chance
from ..engine.rules.event_cards import holder
from ..engine.rules.legality import list_legal
from ..engine.rules.log import Log
from ..engine.rules.movement import Moves
from ..engine.rules.moves import (
    AIRLIFT_MOVE,
    CURE,
    DISCARD_MOVE,
    FORECAST_MOVE,
    NEXT,
    NONE,
    OPSFLIGHT,
    ORDER,
    OTHER,
    PASS,
    QUIET_MOVE,
    SHUTTLE,
    STORE,
    TARGET,
    TREAT,
    cards_mask_of,
    encode,
    order_at,
    other_of,
    put_order,
    target_of,
)
from ..engine.rules.state import FORECAST, FORECAST_SIZE, State
from ..engine.rules.step import step
from .actions import (
    CHOOSE,
    CHOOSE_KIND,
    FIELD_KEPT,
    FIELD_ORDER,
    FIELD_OTHER,
    FIELD_TARGET,
    FIRST,
    HOLD,
    HOLD_KIND,
    KIND_AND_SEAT,
    KIND_OF_CODE,
    NO_FIELD,
    NO_MOVE,
    NOTHING,
    OTHER_BITS,
    OTHER_PAWN,
    PART,
    TARGET_BITS,
    WHAT,
    Pending,
    code_of,
    is_offered,
)
from .who_decides import find_decider, owner_of


def act(
    s: State, action: int, mode: int, pending: Pending, chance: Chance, moves: Moves, log: Log
) -> None:
    """Apply an unmasked code: play a move, hold, or answer a question."""
    viewer = pending["decider"]
    pending["played"] = NO_MOVE
    kind = KIND_OF_CODE[action]
    what = action - FIRST[kind]
    if kind == HOLD_KIND:
        pending["asked"] |= 1 << viewer
        pending["decider"] = find_decider(s, mode, pending["asked"])
        return
    if s["phase"] == FORECAST:
        put_down(s, what, mode, pending, chance, log)
        return
    if kind == CHOOSE_KIND:
        answer(pending, what)
    elif kind <= SHUTTLE or kind == TREAT or kind == STORE or kind == PASS or kind == NEXT:
        play(s, encode(kind, viewer, what), mode, pending, chance, log)
        return
    elif kind == DISCARD_MOVE:
        out_of_turn = 0 if viewer == s["turn"] else 1
        play(s, encode(kind, viewer, what, out_of_turn), mode, pending, chance, log)
        return
    elif kind == FORECAST_MOVE or kind == QUIET_MOVE:
        seat = holder(s, kind - AIRLIFT_MOVE)
        play(s, encode(kind, seat), mode, pending, chance, log)
        return
    else:
        begin_question(s, viewer, kind, what, pending)
    settle(s, viewer, mode, pending, chance, moves, log)


def begin_question(s: State, viewer: int, kind: int, what: int, pending: Pending) -> None:
    """Record the part that a code has of its move, and the first part to ask for."""
    seat = holder(s, kind - AIRLIFT_MOVE) if kind >= AIRLIFT_MOVE else viewer
    fixed, values = KIND_AND_SEAT, encode(kind, seat)
    part = PART[kind]
    if part == WHAT:
        fixed |= TARGET_BITS
        values |= what << TARGET
    elif part != NOTHING:
        away = what + (1 if part == OTHER_PAWN else 0)
        fixed |= OTHER_BITS
        values |= s["roles"][(viewer + away) % s["players"]] << OTHER
    pending["fixed_bits"] = fixed
    pending["fixed_values"] = values
    if kind == OPSFLIGHT:
        pending["asked_field"] = FIELD_OTHER
    elif kind == CURE:
        pending["asked_field"] = FIELD_KEPT
    else:
        pending["asked_field"] = FIELD_TARGET


def answer(pending: Pending, what: int) -> None:
    """Record the answer to the open question, and the next part to ask for."""
    field = pending["asked_field"]
    if field == FIELD_TARGET:
        pending["fixed_bits"] |= TARGET_BITS
        pending["fixed_values"] |= what << TARGET
        pending["asked_field"] = FIELD_OTHER
    elif field == FIELD_OTHER:
        pending["fixed_bits"] |= OTHER_BITS
        pending["fixed_values"] |= what << OTHER
        pending["asked_field"] = FIELD_TARGET
    else:  # a card to keep: its bit stays 0
        pending["fixed_bits"] |= 1 << OTHER + what % COLOUR_SIZE


def settle(
    s: State, viewer: int, mode: int, pending: Pending, chance: Chance, moves: Moves, log: Log
) -> None:
    """Play the move if only one fits; answer questions that have a single answer."""
    owner = owner_of(s)
    n = list_legal(s, moves)
    while True:
        fixed, values = pending["fixed_bits"], pending["fixed_values"]
        field = pending["asked_field"]
        shift = TARGET if field == FIELD_TARGET else OTHER
        fitting, only, same = 0, 0, True
        for i in range(n):
            move = moves[i]
            if move & fixed == values and is_offered(s, move, viewer, owner, mode):
                if fitting > 0 and (move ^ only) >> shift & ITEM_MASK:
                    same = False
                only = move
                fitting += 1
        if fitting == 1:
            play(s, only, mode, pending, chance, log)
            return
        if not same or field == FIELD_KEPT or fitting == 0:
            return
        answer(pending, only >> shift & ITEM_MASK)


def put_down(s: State, card: int, mode: int, pending: Pending, chance: Chance, log: Log) -> None:
    """R10.4: place one card of a Forecast; after the last but one, play the order."""
    pending["asked_field"] = FIELD_ORDER
    place = 0
    chosen = pending["fixed_bits"]
    for i in range(s["forecast_size"]):
        place += chosen >> s["forecast_cards"][i] & 1
    pending["fixed_values"] = put_item(pending["fixed_values"], place, card)
    pending["fixed_bits"] |= 1 << card
    if place + 2 < s["forecast_size"]:
        return
    move = encode(ORDER, s["forecast_seat"])
    for i in range(FORECAST_SIZE):
        if i <= place:
            move = put_order(move, i, item_at(pending["fixed_values"], i))
        elif i >= s["forecast_size"]:
            move = put_order(move, i, NONE)
    for i in range(s["forecast_size"]):
        last = s["forecast_cards"][i]
        if not pending["fixed_bits"] >> last & 1:
            move = put_order(move, place + 1, last)
    play(s, move, mode, pending, chance, log)


def play(s: State, move: int, mode: int, pending: Pending, chance: Chance, log: Log) -> None:
    """Play a complete move and clear the open question."""
    step(s, move, chance, log)
    clear_pending(s, mode, pending)
    pending["played"] = move


def clear_pending(s: State, mode: int, pending: Pending) -> None:
    """Clear the open question and set the deciding seat."""
    pending["asked"] = 0
    pending["fixed_bits"] = 0
    pending["fixed_values"] = 0
    pending["asked_field"] = NO_FIELD
    pending["played"] = NO_MOVE
    pending["decider"] = find_decider(s, mode, 0)


def code_towards(s: State, move: int, mode: int, pending: Pending) -> int:
    """Return the next code towards a legal move: hold, choose its kind, or answer."""
    viewer, owner, field = pending["decider"], owner_of(s), pending["asked_field"]
    if s["phase"] == FORECAST:
        place = 0
        while pending["fixed_bits"] >> order_at(move, place) & 1:
            place += 1
        return CHOOSE + order_at(move, place)
    if not is_offered(s, move, viewer, owner, mode):
        return HOLD
    if field == NO_FIELD:
        return code_of(s, viewer, move)
    if field == FIELD_TARGET:
        return CHOOSE + target_of(move)
    if field == FIELD_OTHER:
        return CHOOSE + other_of(move)
    disease = target_of(move)
    held = cards_of_colour(s["hands"][viewer], disease)
    return (
        CHOOSE
        + first_of_colour(disease)
        + lowest(held & ~cards_mask_of(move) & ~cards_mask_of(pending["fixed_bits"]))
    )
