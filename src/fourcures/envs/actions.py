"""The action space: 346 codes with masks; long moves are chosen in stages.

A move of the engine (`engine.moves`) is complete: `opsflight cairo discarding lima` alone has 2,256
forms. A code has the kind of a move and one small part of it. If several legal moves fit, the
environment stays in the position and asks for the missing part: then only codes of the family
`choose` are unmasked, each a city or a card. As soon as a single legal move fits, it is played; a
question with a single answer is not asked.

Seats in codes are counted from the deciding seat: 0 is itself, 1 the next in turn order. All masks
come from the engine's list of legal moves, filtered by seat; no rule is repeated here. With private
hands a card may be taken from another hand only if everyone knows that it is there: a mask must not
reveal the rest of the hand (R12.6).
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypedDict

import numpy as np
import numpy.typing as npt

from ..engine.arrays import dtype_of
from ..engine.rules.bits import ITEM_MASK
from ..engine.rules.board import (
    CARDS,
    CITIES,
    CITY_COUNT,
    COLOUR_SIZE,
    DISEASE_COUNT,
    DISEASES,
    EVENT_COUNT,
    EVENTS,
    PLAYER_CARDS,
    cards_of_colour,
    first_of_colour,
)
from ..engine.rules.legality import list_legal
from ..engine.rules.movement import Moves
from ..engine.rules.moves import (
    AIRLIFT_MOVE,
    OTHER,
    RESILIENT_MOVE,
    STORE,
    TAKE,
    TARGET,
    cards_mask_of,
    kind_of,
    other_of,
    seat_of,
    target_of,
)
from ..engine.rules.records import Wide
from ..engine.rules.state import FORECAST, OVER, State
from .who_decides import ASK, TEAM, owner_of

Numbers = MutableSequence[int]
Bytes = npt.NDArray[np.int8]  # masks

# The part of a move that a code has besides its kind.
NOTHING, WHAT, PAWN, OTHER_PAWN = range(4)  # `a` of the move; a seat from 0; a seat from 1

# (name, codes, part), in the order of the kinds in `engine.moves`; ORDER has no code.
FAMILIES = (
    ("drive", CITY_COUNT, WHAT),
    ("direct", CITY_COUNT, WHAT),
    ("charter", CITY_COUNT, WHAT),
    ("shuttle", CITY_COUNT, WHAT),
    ("move_drive", 3, OTHER_PAWN),
    ("move_direct", 3, OTHER_PAWN),
    ("move_charter", 3, OTHER_PAWN),
    ("move_shuttle", 3, OTHER_PAWN),
    ("join", 4, PAWN),
    ("opsflight", 1, NOTHING),
    ("build", 1, NOTHING),
    ("treat", DISEASE_COUNT, WHAT),
    ("give", 3, OTHER_PAWN),
    ("take", 3, OTHER_PAWN),
    ("cure", DISEASE_COUNT, WHAT),
    ("store", EVENT_COUNT, WHAT),
    ("pass", 1, NOTHING),
    ("airlift", 4, PAWN),
    ("forecast", 1, NOTHING),
    ("grant", 1, NOTHING),
    ("quiet", 1, NOTHING),
    ("resilient", 1, NOTHING),
    ("order", 0, NOTHING),
    ("discard", PLAYER_CARDS, WHAT),
    ("next", 1, NOTHING),
    ("hold", 1, NOTHING),
    ("choose", PLAYER_CARDS, WHAT),
)
FIRST = tuple(sum(family[1] for family in FAMILIES[:kind]) for kind in range(len(FAMILIES)))
PART = tuple(family[2] for family in FAMILIES)
KIND_OF_CODE = tuple(kind for kind, family in enumerate(FAMILIES) for _ in range(family[1]))
ACTIONS = len(KIND_OF_CODE)
HOLD_KIND, CHOOSE_KIND = 25, 26
HOLD, CHOOSE = FIRST[HOLD_KIND], FIRST[CHOOSE_KIND]

NO_MOVE = -1
# What a question asks for: a part of the move, a card to keep, or the next card of an order.
NO_FIELD, FIELD_TARGET, FIELD_OTHER, FIELD_KEPT, FIELD_ORDER = range(5)


class Pending(TypedDict):
    """The deciding seat and the open question: a move with some parts chosen.

    While a Forecast is put back, `fixed_bits` has the cards placed so far, and `fixed_values` has
    them in order, six bits each.
    """

    decider: Wide  # the seat
    asked: Wide  # the seats that have held in this position, as a mask
    fixed_bits: Wide  # the bits of the move that are chosen
    fixed_values: Wide  # and their values
    asked_field: Wide  # what the question asks for, or NO_FIELD
    played: Wide  # the move that the last code completed, or NO_MOVE


PENDING = dtype_of(Pending)

KIND_AND_SEAT = (1 << TARGET) - 1  # the bits of kind and seat
TARGET_BITS, OTHER_BITS = ITEM_MASK << TARGET, ITEM_MASK << OTHER


def code_of(s: State, viewer: int, move: int) -> int:
    """Return the code of a legal move, with seats counted from the viewer."""
    kind = kind_of(move)
    part = PART[kind]
    if part == NOTHING:
        return FIRST[kind]
    if part == WHAT:
        return FIRST[kind] + target_of(move)
    away = (s["seat_of"][other_of(move)] + s["players"] - viewer) % s["players"]
    return FIRST[kind] + away - (1 if part == OTHER_PAWN else 0)


def is_offered(s: State, move: int, viewer: int, owner: int, mode: int) -> bool:
    """Return whether this viewer may make a legal move and knows that it is legal."""
    kind = kind_of(move)
    if AIRLIFT_MOVE <= kind <= RESILIENT_MOVE:
        if viewer == owner and mode == TEAM:
            return True
        return seat_of(move) == viewer and (viewer == owner or mode == ASK)
    if viewer != owner or seat_of(move) != viewer:
        return False
    if kind == TAKE and s["private"]:
        return s["shown"][s["seat_of"][other_of(move)]] >> target_of(move) & 1 == 1
    return True


def fill_mask(
    s: State, viewer: int, mode: int, pending: Pending, moves: Moves, mask: Bytes
) -> None:
    """Fill the mask of this viewer as if it were to decide; read nothing that is hidden from it."""
    for code in range(ACTIONS):
        mask[code] = 0
    if s["phase"] == OVER:
        return
    owner = owner_of(s)
    if s["phase"] == FORECAST:
        if viewer == owner:
            fill_order(s, pending, mask)
        return
    staged = pending["asked_field"] != NO_FIELD and pending["decider"] == viewer
    if viewer != owner and mode != ASK:
        return
    n = list_legal(s, moves)
    if staged:
        fill_choices(s, viewer, owner, mode, pending, moves, n, mask)
        return
    any_event = False
    for i in range(n):
        move = moves[i]
        if is_offered(s, move, viewer, owner, mode):
            mask[code_of(s, viewer, move)] = 1
            any_event = True
    if viewer != owner and any_event:
        mask[HOLD] = 1


def fill_order(s: State, pending: Pending, mask: Bytes) -> None:
    """R10.4: unmask every Forecast card that has not been placed yet."""
    for i in range(s["forecast_size"]):
        card = s["forecast_cards"][i]
        if not pending["fixed_bits"] >> card & 1:
            mask[CHOOSE + card] = 1


def fill_choices(
    s: State,
    viewer: int,
    owner: int,
    mode: int,
    pending: Pending,
    moves: Moves,
    n: int,
    mask: Bytes,
) -> None:
    """Unmask the answers to the open question that lead to a legal move."""
    fixed, values, field = pending["fixed_bits"], pending["fixed_values"], pending["asked_field"]
    for i in range(n):
        move = moves[i]
        if move & fixed != values or not is_offered(s, move, viewer, owner, mode):
            continue
        if field == FIELD_TARGET:
            mask[CHOOSE + target_of(move)] = 1
        elif field == FIELD_OTHER:
            mask[CHOOSE + other_of(move)] = 1
        else:
            disease = target_of(move)
            held = cards_of_colour(s["hands"][viewer], disease)
            spare = held & ~cards_mask_of(move) & ~cards_mask_of(fixed)
            for card in range(COLOUR_SIZE):
                if spare >> card & 1:
                    mask[CHOOSE + first_of_colour(disease) + card] = 1


def name_of(code: int) -> str:
    """Return a code as text: `drive cairo`, `give 1`, `choose airlift`."""
    if not 0 <= code < ACTIONS:
        raise ValueError(f"a code must be 0 to {ACTIONS - 1}, not {code!r}")
    kind = KIND_OF_CODE[code]
    what = code - FIRST[kind]
    family, codes, part = FAMILIES[kind]
    if codes == 1:
        return family
    if codes == PLAYER_CARDS:
        return f"{family} {CARDS[what]}"
    if codes == CITY_COUNT:
        return f"{family} {CITIES[what]}"
    if part == WHAT:
        return f"{family} {EVENTS[what] if kind == STORE else DISEASES[what]}"
    return f"{family} {what + (part == OTHER_PAWN)}"


NAMES = tuple(name_of(code) for code in range(ACTIONS))
CODE = {name: code for code, name in enumerate(NAMES)}


def explain_masked(action: int, mask: Bytes) -> str:
    """Return the error message for a masked action."""
    if not 0 <= action < ACTIONS:
        return f"an action must be a number from 0 to {ACTIONS - 1}, not {action}"
    some = [NAMES[code] for code in np.flatnonzero(mask)[:5]]
    text = ", ".join(some) if some else "none, because the game is over"
    return f"action {action} ({NAMES[action]}) is masked; unmasked actions: {text} ..."
