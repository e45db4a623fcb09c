"""Discover cures (R4.9, R11.7)."""

from __future__ import annotations

from collections.abc import Sequence

from ..reasons import Refusal, refuse
from .bits import count, lowest
from .board import (
    CARDS,
    CITIES,
    DISEASES,
    FIRST_EVENT,
    cards_of_colour,
    first_of_colour,
    own_disease,
)
from .ending import end_game
from .hands import discard
from .log import CURED_NOW, FOR_ACTION, Log, note
from .movement import Moves
from .moves import CURE, encode
from .roles import apply_cure, cards_for_cure, role_name
from .state import CURED, UNCURED, WON, State


def list_cures(s: State, seat: int, moves: Moves, n: int) -> int:
    """List every set of cards with which this seat can find a cure here; return the new count."""
    if not s["stations"] >> s["city"][seat] & 1:
        return n
    needed = cards_for_cure(s, seat)
    for disease in range(4):
        if s["diseases"][disease] != UNCURED:
            continue
        held = cards_of_colour(s["hands"][seat], disease)
        if count(held) < needed:
            continue
        chosen = held  # all subsets of `held`, from the largest number down
        while chosen:
            if count(chosen) == needed:
                moves[n] = encode(CURE, seat, disease, chosen)
                n += 1
            chosen = (chosen - 1) & held
    return n


def do_cure(s: State, seat: int, disease: int, chosen: int, log: Log) -> None:
    """R4.9: discover a cure, then apply R11.3, R5.2 and R13.1."""
    while chosen:
        discard(s, seat, first_of_colour(disease) + lowest(chosen), FOR_ACTION, log)
        chosen &= chosen - 1
    s["diseases"][disease] = CURED
    note(log, CURED_NOW, seat, disease)
    apply_cure(s, disease, log)
    cures = 0
    for i in range(4):
        if s["diseases"][i] != UNCURED:
            cures += 1
    if cures == 4:
        end_game(s, WON, -1, log)


def refuse_cure(s: State, seat: int, disease: int, chosen: int) -> Refusal | None:
    """Return the reason why these cards cannot cure the disease here, or None."""
    city = s["city"][seat]
    refused = refuse_cured(s, disease) or refuse_number(s, seat, disease, count(chosen))
    if refused is not None:
        return refused
    if not s["stations"] >> city & 1:
        return refuse("R4.9", "no_station_for_cure", city=CITIES[city])
    missing = chosen & ~cards_of_colour(s["hands"][seat], disease)
    if missing:
        card = CARDS[first_of_colour(disease) + lowest(missing)]
        return refuse("R4.9", "not_in_hand", card=card, player=role_name(s, seat))
    return None


def refuse_cured(s: State, disease: int) -> Refusal | None:
    """R4.9: refuse a second cure of one disease."""
    if s["diseases"][disease] != UNCURED:
        return refuse("R4.9", "already_cured", disease=DISEASES[disease])
    return None


def refuse_number(s: State, seat: int, disease: int, cards: int) -> Refusal | None:
    """R4.9, R11.7: refuse a number of cards other than the one that this seat needs."""
    needed = cards_for_cure(s, seat)
    if cards == needed:
        return None
    rule = "R4.9" if needed == 5 else "R11.7"
    name = DISEASES[disease]
    return refuse(rule, "wrong_number_of_cards", needed=needed, disease=name, cards=cards)


def refuse_payment(disease: int, cards: Sequence[int]) -> Refusal | None:
    """Refuse cards that are not different city cards of one disease."""
    for i, card in enumerate(cards):
        if card >= FIRST_EVENT:
            return refuse("R4.10", "events_do_not_pay")
        if own_disease(card) != disease:
            return refuse("R4.9", "wrong_colour", card=CARDS[card], disease=DISEASES[disease])
        if card in cards[:i]:
            return refuse("R4.9", "card_twice", card=CARDS[card])
    return None
