"""What cards are worth: the sets that grow in hands, and what a colour can still spare."""

from __future__ import annotations

from ...engine.rules.bits import count
from ...engine.rules.board import FIRST_EVENT, SCIENTIST
from ...engine.rules.roles import cards_for_cure
from ...engine.rules.state import NOBODY, UNCURED, State
from .danger import Numbers
from .weights import EVENT_HELD, HELD, SCARCE_CARDS, SET0, SPARE_CARD

IMPOSSIBLE = 100_000  # a colour whose cure cannot be found any more
NEARLY_FULL = 6  # cards: the next draw will be too much


def of_colour(s: State, seat: int, disease: int) -> int:
    """How many cards of a disease this hand has."""
    return count(s["hands"][seat] >> 12 * disease & 4095)


def missing(s: State, seat: int, disease: int) -> int:
    """How many cards this seat still needs for a cure; 0 with a whole set."""
    short = cards_for_cure(s, seat) - of_colour(s, seat, disease)
    return short if short > 0 else 0


def set_worth(weights: Numbers, short: int) -> int:
    """What a set is worth that lacks so many cards."""
    return weights[SET0 + short] if short < 5 else 0


def owner(s: State, disease: int) -> int:
    """The seat that is nearest to the cure; of equals who needs fewer cards, then has more room."""
    best, fewest = 0, 999
    for seat in range(s["players"]):
        short = 32 * missing(s, seat, disease) + s["hand_size"][seat]
        if s["roles"][seat] != SCIENTIST:
            short += 16
        if short < fewest:
            best, fewest = seat, short
    return best


def best_set(s: State, weights: Numbers, disease: int, giver: int, receiver: int) -> int:
    """The best set of a colour, after a card went from one seat to another (or NOBODY)."""
    best = 0
    for seat in range(s["players"]):
        short = cards_for_cure(s, seat) - of_colour(s, seat, disease)
        if seat == giver:
            short += 1
        if seat == receiver:
            short -= 1
        worth = set_worth(weights, short if short > 0 else 0)
        if worth > best:
            best = worth
    return best


def to_spare(s: State, disease: int) -> int:
    """How many cards of a colour can be lost before no seat could find its cure."""
    lost = count((s["player_discards"] | s["removed"]) >> 12 * disease & 4095)
    return 12 - lost - (4 if s["seat_of"][SCIENTIST] != NOBODY else 5)


def card_worth(s: State, weights: Numbers, seat: int, card: int) -> int:
    """What the team loses when this seat discards this card."""
    if card >= FIRST_EVENT:
        return weights[EVENT_HELD]
    disease = card // 12
    if s["diseases"][disease] != UNCURED:
        return weights[SPARE_CARD]
    spare = to_spare(s, disease)
    if spare <= 0:
        return IMPOSSIBLE
    worth = weights[HELD] + (weights[SCARCE_CARDS] >> spare - 1)
    return (
        worth
        + best_set(s, weights, disease, NOBODY, NOBODY)
        - best_set(s, weights, disease, seat, NOBODY)
    )


def share_worth(s: State, weights: Numbers, giver: int, receiver: int, card: int) -> int:
    """What the sets gain when this card changes hands."""
    disease = card // 12
    if s["diseases"][disease] != UNCURED:
        return 0
    return best_set(s, weights, disease, giver, receiver) - best_set(
        s, weights, disease, NOBODY, NOBODY
    )
