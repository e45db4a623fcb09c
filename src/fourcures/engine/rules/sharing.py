"""Share knowledge (R4.8, R11.6): a card changes hands."""

from __future__ import annotations

from ..reasons import Refusal, refuse
from .board import ALL_CITIES, CARDS, CITIES, FIRST_EVENT, RESEARCHER, ROLES
from .hands import gain, holds, lose
from .log import SHARED, Log, note
from .movement import Moves, list_cities
from .moves import GIVE, TAKE, encode
from .roles import is_role, role_name
from .state import State


def select_shareable(s: State, giver: int, cards: int) -> int:
    """Return those of these cards that a player could hand over in their city (R4.8, R11.6)."""
    if s["roles"][giver] == RESEARCHER:
        return cards & ALL_CITIES
    return cards & 1 << s["city"][giver]


def list_share(s: State, seat: int, moves: Moves, n: int) -> int:
    """List every card that this seat can give to or take from a player in the same city."""
    city = s["city"][seat]
    for other in range(s["players"]):
        if other != seat and s["city"][other] == city:
            role = s["roles"][other]
            given = select_shareable(s, seat, s["hands"][seat])
            taken = select_shareable(s, other, s["hands"][other])
            n = list_cities(moves, n, encode(GIVE, seat, 0, role), given)
            n = list_cities(moves, n, encode(TAKE, seat, 0, role), taken)
    return n


def do_share(s: State, giver: int, receiver: int, card: int, log: Log) -> None:
    """Move the card from one hand to another, face up (R12.1, R12.5)."""
    lose(s, giver, card)
    gain(s, receiver, card)
    if s["private"]:
        s["shown"][receiver] |= 1 << card
    note(log, SHARED, giver, receiver, card)


def refuse_share(s: State, seat: int, kind: int, card: int, role: int) -> Refusal | None:
    """Return the reason why this card cannot change hands, revealing only public facts (R12.6)."""
    other = s["seat_of"][role]
    giver, receiver = (seat, other) if kind == GIVE else (other, seat)
    if other == seat:
        return refuse("R4.8", "same_player")
    if card >= FIRST_EVENT:
        return refuse("R4.10", "events_not_shared")
    missing = can_see_missing(s, seat, giver, card)
    free = is_role(s, giver, RESEARCHER)
    if free and missing:  # she could not give it in any city
        return refuse("R11.6", "not_in_hand", card=CARDS[card], player=ROLES[RESEARCHER])
    city = s["city"][seat]
    if city != s["city"][other]:
        return refuse("R4.8", "not_together")
    if card != city and not free:
        if is_role(s, receiver, RESEARCHER):
            return refuse("R11.6", "researcher_receives_city", city=CITIES[city])
        return refuse("R4.8", "not_the_city_card", city=CITIES[city])
    if holds(s, giver, card):
        return None
    if not missing:
        return refuse("R12.6", "not_handed_over", player=ROLES[role], card=CARDS[card])
    return refuse("R4.8", "not_in_hand", card=CARDS[card], player=role_name(s, giver))


def can_see_missing(s: State, seat: int, giver: int, card: int) -> bool:
    """Return whether this seat can see that the giver does not hold this card.

    R12.6: about a private hand, use only the seat's own hand, the discards and the cards shown in
    other hands.
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
