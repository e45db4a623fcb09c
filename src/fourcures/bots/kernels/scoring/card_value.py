"""The value of cards: sets in hands, and the cards that a colour can spare."""

from __future__ import annotations

from ....engine.rules.bits import count
from ....engine.rules.board import COLOUR_SIZE, FIRST_EVENT, SCIENTIST, cards_of_colour, own_disease
from ....engine.rules.roles import cards_for_cure
from ....engine.rules.state import NOBODY, UNCURED, State
from ..scratch import UNKNOWN, Scratch
from ..weights import Weights

IMPOSSIBLE = 100_000  # a colour whose cure has become impossible
NEARLY_FULL = 6  # cards: the next draw will exceed the limit


def count_colour(s: State, seat: int, disease: int) -> int:
    """Return the number of cards of a disease in this hand."""
    return count(cards_of_colour(s["hands"][seat], disease))


def count_missing(s: State, seat: int, disease: int) -> int:
    """Return the number of cards that this seat still needs for a cure; 0 with a complete set."""
    short = cards_for_cure(s, seat) - count_colour(s, seat, disease)
    return short if short > 0 else 0


def set_worth(weights: Weights, short: int) -> int:
    """Return the value of a set that lacks `short` cards."""
    return weights["sets"][short] if short < 5 else 0


def find_collector(s: State, disease: int) -> int:
    """Return the seat nearest to the cure; ties go to the Scientist, then to the smaller hand."""
    best, fewest = 0, 999
    for seat in range(s["players"]):
        short = 32 * count_missing(s, seat, disease) + s["hand_size"][seat]
        if s["roles"][seat] != SCIENTIST:
            short += 16
        if short < fewest:
            best, fewest = seat, short
    return best


def collector_of(s: State, disease: int, scratch: Scratch) -> int:
    """Return the same, cached."""
    collectors = scratch["collectors"]
    if collectors[disease] == UNKNOWN:
        collectors[disease] = find_collector(s, disease)
    return collectors[disease]


def value_best_set(s: State, weights: Weights, disease: int, giver: int, receiver: int) -> int:
    """Return the value of the best set after a card goes from one seat to another (or NOBODY)."""
    best = 0
    for seat in range(s["players"]):
        short = cards_for_cure(s, seat) - count_colour(s, seat, disease)
        if seat == giver:
            short += 1
        if seat == receiver:
            short -= 1
        worth = set_worth(weights, short if short > 0 else 0)
        if worth > best:
            best = worth
    return best


def count_spare(s: State, disease: int) -> int:
    """Return the number of cards of a colour that can be lost before its cure is impossible."""
    lost = count(cards_of_colour(s["player_discards"] | s["removed"], disease))
    return COLOUR_SIZE - lost - (4 if s["seat_of"][SCIENTIST] != NOBODY else 5)


def card_worth(s: State, weights: Weights, seat: int, card: int) -> int:
    """Return the value that the team loses when this seat discards this card."""
    if card >= FIRST_EVENT:
        return weights["event_held"]
    disease = own_disease(card)
    if s["diseases"][disease] != UNCURED:
        return weights["spare_card"]
    spare = count_spare(s, disease)
    if spare <= 0:
        return IMPOSSIBLE
    worth = weights["held"] + (weights["scarce_cards"] >> spare - 1)
    before = value_best_set(s, weights, disease, NOBODY, NOBODY)
    return worth + before - value_best_set(s, weights, disease, seat, NOBODY)


def share_worth(s: State, weights: Weights, giver: int, receiver: int, card: int) -> int:
    """Return the value that the sets gain when this card changes hands."""
    disease = own_disease(card)
    if s["diseases"][disease] != UNCURED:
        return 0
    before = value_best_set(s, weights, disease, NOBODY, NOBODY)
    return value_best_set(s, weights, disease, giver, receiver) - before
