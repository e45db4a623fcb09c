"""Moves as numbers: `kind | seat << 5 | a << TARGET | b << OTHER`, complete, cheap to compare.

What `a` and `b` mean depends on the kind and stands beside it. Pawns are named by role, so that a
move can be written down without the game it belongs to.
"""

from __future__ import annotations

NONE = 63  # "no city" where a move may name one
TARGET, OTHER = 7, 13  # the bits where `a` and `b` begin, six bits each

# Actions (R4, R11), in the order in which `legal` lists them.
DRIVE = 0  # a: city
DIRECT = 1  # a: city
CHARTER = 2  # a: city
SHUTTLE = 3  # a: city
MOVE_DRIVE = 4  # a: city, b: role of the pawn; so too the next four
MOVE_DIRECT = 5
MOVE_CHARTER = 6
MOVE_SHUTTLE = 7
JOIN = 8
WAYS = ("drive", "direct", "charter", "shuttle", "join")  # their words, from DRIVE or MOVE_DRIVE
OPSFLIGHT = 9  # a: city, b: card discarded
BUILD = 10  # a: city whose station is moved, or NONE
TREAT = 11  # a: disease
GIVE = 12  # a: card, b: role of the receiver
TAKE = 13  # a: card, b: role of the giver
CURE = 14  # a: disease, from bit 13: which of its twelve cards
STORE = 15  # a: event (0-4)
LAST_ACTION = STORE
PASS = 16
# Events (R10).
AIRLIFT_MOVE = 17  # a: city, b: role of the pawn
FORECAST_MOVE = 18
GRANT_MOVE = 19  # a: city, b: city whose station is moved, or NONE
QUIET_MOVE = 20
RESILIENT_MOVE = 21  # a: infection card
ORDER = 22  # six cards of six bits from bit 7, the first on top; NONE where there are fewer
# The table.
DISCARD_MOVE = 23  # a: card, b: 1 if the text must name the seat
NEXT = 24

MOST_MOVES = 2048  # room for every legal list; the longest that play has met is far below


def encode(kind: int, seat: int, a: int = 0, b: int = 0) -> int:
    """The number of a move."""
    return kind | seat << 5 | a << TARGET | b << OTHER


def kind_of(move: int) -> int:
    return move & 31


def seat_of(move: int) -> int:
    return move >> 5 & 3


def target_of(move: int) -> int:
    """`a`: the city, card, disease or event that a move is about."""
    return move >> TARGET & 63


def other_of(move: int) -> int:
    """`b`: the role, card or city that a move names besides."""
    return move >> OTHER & 63


def cards_mask_of(move: int) -> int:
    """All bits above `a`: the cards of a cure, a mask within their colour."""
    return move >> OTHER


def ordered(move: int, place: int) -> int:
    """The card that an ORDER puts at a place, 0 on top; NONE beyond the last."""
    return move >> (TARGET + 6 * place) & 63
