"""The players' hands and the limit of seven cards (R9)."""

from __future__ import annotations

from .board import HAND_LIMIT
from .log import DISCARDED, Log, note
from .state import NOBODY, State


def gain(s: State, seat: int, card: int) -> None:
    """Add a card to a hand."""
    s["hands"][seat] |= 1 << card
    s["hand_size"][seat] += 1


def lose(s: State, seat: int, card: int) -> None:
    """Remove a card from a hand, and the public knowledge of it (R12.5)."""
    s["hands"][seat] &= ~(1 << card)
    s["shown"][seat] &= ~(1 << card)
    s["hand_size"][seat] -= 1


def discard(s: State, seat: int, card: int, why: int, log: Log) -> None:
    """Move a card from a hand to the player discards."""
    lose(s, seat, card)
    s["player_discards"] |= 1 << card
    note(log, DISCARDED, seat, card, why)


def holds(s: State, seat: int, card: int) -> bool:
    """Return whether this card is in this hand."""
    return s["hands"][seat] >> card & 1 == 1


def seat_over_limit(s: State) -> int:
    """Return the lowest seat with more than seven cards (R9.1), or NOBODY."""
    for seat in range(s["players"]):
        if s["hand_size"][seat] > HAND_LIMIT:
            return seat
    return NOBODY
