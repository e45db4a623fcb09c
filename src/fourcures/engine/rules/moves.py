"""Moves as ints: `kind | seat << SEAT | a << TARGET | b << OTHER`.

The comment of each kind says what `a` and `b` mean. Pawns are identified by role, so that a move
can be written as text without its game.
"""

from __future__ import annotations

from typing import get_args

from .bits import ITEM_BITS, ITEM_MASK, NO_ITEM, item_at
from .names import Dispatch

NONE = NO_ITEM  # "no city", if the city is optional
SEAT = 5  # the first bit of the seat, after the kind
KINDS = (1 << SEAT) - 1  # the bits of the kind
TARGET = SEAT + 2  # the first bit of `a`
OTHER = TARGET + ITEM_BITS  # the first bit of `b`

# Actions (R4, R11), in the order in which `list_legal` lists them.
DRIVE = 0  # a: city
DIRECT = 1  # a: city
CHARTER = 2  # a: city
SHUTTLE = 3  # a: city
MOVE_DRIVE = 4  # a: city, b: role of the pawn; also for the next four
MOVE_DIRECT = 5
MOVE_CHARTER = 6
MOVE_SHUTTLE = 7
JOIN = 8
WAYS: tuple[Dispatch, ...] = get_args(Dispatch)  # their words, from DRIVE or MOVE_DRIVE
OPSFLIGHT = 9  # a: city, b: card discarded
BUILD = 10  # a: city whose station is moved, or NONE
TREAT = 11  # a: disease
GIVE = 12  # a: card, b: role of the receiver
TAKE = 13  # a: card, b: role of the giver
CURE = 14  # a: disease, from OTHER on: which of its twelve cards
STORE = 15  # a: event (0-4)
LAST_ACTION = STORE
PASS = 16
# Events (R10).
AIRLIFT_MOVE = 17  # a: city, b: role of the pawn
FORECAST_MOVE = 18
GRANT_MOVE = 19  # a: city, b: city whose station is moved, or NONE
QUIET_MOVE = 20
RESILIENT_MOVE = 21  # a: infection card
ORDER = 22  # a list of six cards from TARGET on, top first; NONE after the last
# Moves outside actions and events.
DISCARD_MOVE = 23  # a: card, b: 1 if the text must name the seat
NEXT = 24

MOST_MOVES = 2048  # enough for every list of legal moves; the longest one seen is far shorter


def encode(kind: int, seat: int, a: int = 0, b: int = 0) -> int:
    """Return a move as an int."""
    return kind | seat << SEAT | a << TARGET | b << OTHER


def kind_of(move: int) -> int:
    return move & KINDS


def seat_of(move: int) -> int:
    return move >> SEAT & 3


def target_of(move: int) -> int:
    """Return `a`: the city, card, disease or event of a move."""
    return move >> TARGET & ITEM_MASK


def other_of(move: int) -> int:
    """Return `b`: the second role, card or city of a move."""
    return move >> OTHER & ITEM_MASK


def cards_mask_of(move: int) -> int:
    """Return all bits above `a`: the cards of a cure, as a mask within their colour."""
    return move >> OTHER


def put_order(move: int, place: int, card: int) -> int:
    """Return an ORDER with a card, or NONE, at a place that is still 0; 0 is the top."""
    return move | card << TARGET + ITEM_BITS * place


def order_at(move: int, place: int) -> int:
    """Return the card that an ORDER puts at a place, 0 on top; NONE after the last."""
    return item_at(move >> TARGET, place)
