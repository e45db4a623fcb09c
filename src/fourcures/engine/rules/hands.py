"""The players' hands: cards come, cards go, and seven is the limit (R9)."""

from __future__ import annotations

from .board import HAND_LIMIT
from .log import DISCARDED, Log, note
from .state import NOBODY, State


def gain(s: State, seat: int, card: int) -> None:
    """A card goes into a hand."""
    s["hands"][seat] |= 1 << card
    s["hand_size"][seat] += 1


def lose(s: State, seat: int, card: int) -> None:
    """A card leaves a hand, and with it what the table knew of it there (R12.5)."""
    s["hands"][seat] &= ~(1 << card)
    s["shown"][seat] &= ~(1 << card)
    s["hand_size"][seat] -= 1


def discard(s: State, seat: int, card: int, why: int, log: Log) -> None:
    """A card goes from a hand to the player discards."""
    lose(s, seat, card)
    s["player_discards"] |= 1 << card
    note(log, DISCARDED, seat, card, why)


def holds(s: State, seat: int, card: int) -> bool:
    """Whether this card is in this hand."""
    return s["hands"][seat] >> card & 1 == 1


def seat_over_limit(s: State) -> int:
    """The lowest seat with more than seven cards (R9.1), or NOBODY."""
    for seat in range(s["players"]):
        if s["hand_size"][seat] > HAND_LIMIT:
            return seat
    return NOBODY
