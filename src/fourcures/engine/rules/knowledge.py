"""Sharing knowledge and discovering cures (R4.8, R4.9, R11.6, R11.7)."""

from __future__ import annotations

from collections.abc import Sequence

from ..reasons import Refusal, refuse
from .bits import count, lowest
from .board import ALL_CITIES, CARDS, CITIES, DISEASES, FIRST_EVENT, RESEARCHER, ROLES
from .ending import end_game
from .hands import discard, gain, holds, lose
from .log import CURED_NOW, FOR_ACTION, SHARED, Log, note
from .movement import Moves, list_cities
from .moves import CURE, GIVE, TAKE, encode
from .roles import cards_for_cure, cure_found, is_role, role_name
from .state import CURED, UNCURED, WON, State


def can_give(s: State, giver: int) -> int:
    """The cards that this player could hand over where the pawn stands, a mask (R4.8, R11.6)."""
    if s["roles"][giver] == RESEARCHER:
        return s["hands"][giver] & ALL_CITIES
    return s["hands"][giver] & 1 << s["city"][giver]


def list_share(s: State, seat: int, moves: Moves, n: int) -> int:
    """Every card that can change hands between this seat and another in the same city."""
    here = s["city"][seat]
    for other in range(s["players"]):
        if other != seat and s["city"][other] == here:
            role = s["roles"][other]
            n = list_cities(moves, n, encode(GIVE, seat, 0, role), can_give(s, seat))
            n = list_cities(moves, n, encode(TAKE, seat, 0, role), can_give(s, other))
    return n


def do_share(s: State, giver: int, receiver: int, card: int, log: Log) -> None:
    """The card changes hands, face up (R12.1, R12.5)."""
    lose(s, giver, card)
    gain(s, receiver, card)
    if s["private"]:
        s["shown"][receiver] |= 1 << card
    note(log, SHARED, giver, receiver, card)


def refuse_share(s: State, seat: int, kind: int, card: int, role: int) -> Refusal | None:
    """Why this card cannot change hands; says of a private hand only what is public (R12.6)."""
    other = s["seat_of"][role]
    giver, receiver = (seat, other) if kind == GIVE else (other, seat)
    if other == seat:
        return refuse("R4.8", "same_player")
    if card >= FIRST_EVENT:
        return refuse("R4.10", "events_not_shared")
    missing = sees_missing(s, seat, giver, card)
    free = is_role(s, giver, RESEARCHER)
    if free and missing:  # in no city could she give it
        return refuse("R11.6", "not_in_hand", card=CARDS[card], player=ROLES[RESEARCHER])
    here = s["city"][seat]
    if here != s["city"][other]:
        return refuse("R4.8", "not_together")
    if card != here and not free:
        if is_role(s, receiver, RESEARCHER):
            return refuse("R11.6", "researcher_receives_city", city=CITIES[here])
        return refuse("R4.8", "not_the_city_card", city=CITIES[here])
    if holds(s, giver, card):
        return None
    if not missing:
        return refuse("R12.6", "not_handed_over", player=ROLES[role], card=CARDS[card])
    return refuse("R4.8", "not_in_hand", card=CARDS[card], player=role_name(s, giver))


def sees_missing(s: State, seat: int, giver: int, card: int) -> bool:
    """Whether this seat can see that the giver does not hold this card.

    R12.6: of another's private hand only what the seat's own hand, the discards and the cards
    shown elsewhere give away.
    """
    if holds(s, giver, card):
        return False
    if seat == giver or s["private"] == 0:
        return True
    seen = s["hands"][seat] | s["player_discards"]
    for other in range(s["players"]):
        if other != giver:
            seen |= s["shown"][other]
    return seen >> card & 1 == 1


def list_cures(s: State, seat: int, moves: Moves, n: int) -> int:
    """Every set of cards with which this seat can find a cure here, in counting order."""
    if not s["stations"] >> s["city"][seat] & 1:
        return n
    needed = cards_for_cure(s, seat)
    for disease in range(4):
        if s["diseases"][disease] != UNCURED:
            continue
        held = s["hands"][seat] >> 12 * disease & 4095
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
    """R4.9, then R11.3 and R5.2, then R13.1."""
    while chosen:
        discard(s, seat, 12 * disease + lowest(chosen), FOR_ACTION, log)
        chosen &= chosen - 1
    s["diseases"][disease] = CURED
    note(log, CURED_NOW, seat, disease)
    cure_found(s, disease, log)
    cures = 0
    for i in range(4):
        if s["diseases"][i] != UNCURED:
            cures += 1
    if cures == 4:
        end_game(s, WON, -1, log)


def refuse_cure(s: State, seat: int, disease: int, chosen: int) -> Refusal | None:
    """Why these cards of the disease make no cure here."""
    here = s["city"][seat]
    refused = refuse_cured(s, disease) or refuse_number(s, seat, disease, count(chosen))
    if refused is not None:
        return refused
    if not s["stations"] >> here & 1:
        return refuse("R4.9", "no_station_for_cure", city=CITIES[here])
    missing = chosen & ~(s["hands"][seat] >> 12 * disease)
    if missing:
        card = CARDS[12 * disease + lowest(missing)]
        return refuse("R4.9", "not_in_hand", card=card, player=role_name(s, seat))
    return None


def refuse_cured(s: State, disease: int) -> Refusal | None:
    """R4.9: refuse a second cure of one disease."""
    if s["diseases"][disease] != UNCURED:
        return refuse("R4.9", "already_cured", disease=DISEASES[disease])
    return None


def refuse_number(s: State, seat: int, disease: int, cards: int) -> Refusal | None:
    """R4.9, R11.7: refuse a number of cards that is not the one this seat needs."""
    needed = cards_for_cure(s, seat)
    if cards == needed:
        return None
    rule = "R4.9" if needed == 5 else "R11.7"
    name = DISEASES[disease]
    return refuse(rule, "wrong_number_of_cards", needed=needed, disease=name, cards=cards)


def refuse_payment(disease: int, cards: Sequence[int]) -> Refusal | None:
    """Why these cards are not different city cards of one disease."""
    for i, card in enumerate(cards):
        if card >= FIRST_EVENT:
            return refuse("R4.10", "events_do_not_pay")
        if card // 12 != disease:
            return refuse("R4.9", "wrong_colour", card=CARDS[card], disease=DISEASES[disease])
        if card in cards[:i]:
            return refuse("R4.9", "card_twice", card=CARDS[card])
    return None
