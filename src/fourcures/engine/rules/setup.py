"""Set up a game (R2)."""

from __future__ import annotations

from typing import TypedDict, cast

from .bits import count, lowest
from .board import (
    ALL_CITIES,
    ALL_EVENTS,
    ATLANTA,
    CUBES,
    DISEASE_COUNT,
    ED_2013,
    POPULATION,
    ROLE_COUNT,
    ROLES_OF_EDITION,
    own_disease,
)
from .chance import Chance, choose_end_of_layer, choose_hand_card, random_below
from .decks import leave_layers
from .hands import gain, holds
from .log import Log
from .records import Small, Wide, make_copier
from .state import NO_CARD, NO_PHASE, NOBODY, State, clear_state, move_cubes
from .turn import begin_turn


class Agreement(TypedDict):
    """The options of a game, chosen before the deal; the fields mean the same as in `State`."""

    events: Wide
    role_pool: Small
    edition: Small
    players: Small
    epidemics: Small
    private: Small


take_options = make_copier(Agreement, State)


def make_agreement(
    players: int,
    epidemics: int,
    *,
    edition: int = ED_2013,
    private: bool = False,
    events: int = ALL_EVENTS,
    role_pool: int | None = None,
) -> Agreement:
    """Return an agreement; without a pool, any role of the edition may be dealt."""
    return {
        "events": events,
        "role_pool": ROLES_OF_EDITION[edition] if role_pool is None else role_pool,
        "edition": edition,
        "players": players,
        "epidemics": epidemics,
        "private": int(private),
    }


def agreement_of(s: State) -> Agreement:
    """Return the options of a game in play."""
    return cast(Agreement, {name: s[name] for name in Agreement.__annotations__})  # type: ignore[literal-required]


def clear_table(s: State, agreement: Agreement) -> None:
    """R2.1: reset the state to an empty board with these options: no cards, roles or turn yet.

    The record may be all zeros or left over from another game.
    """
    clear_state(s)
    take_options(agreement, s)
    for disease in range(DISEASE_COUNT):
        s["supply"][disease] = CUBES
    s["stations"] = 1 << ATLANTA
    for role in range(ROLE_COUNT):
        s["seat_of"][role] = NOBODY
    for seat in range(s["players"]):
        s["city"][seat] = ATLANTA
    s["stored"] = NO_CARD
    s["pool"] = ALL_CITIES | s["events"]
    s["layers"][0] = ALL_CITIES
    s["layer_count"] = 1
    s["resume"][0] = NO_PHASE
    s["resume"][1] = NO_PHASE
    s["forecast_seat"] = NOBODY


def give_role(s: State, seat: int, role: int) -> None:
    """Assign this role to this seat."""
    s["roles"][seat] = role
    s["seat_of"][role] = seat


def deal_roles(s: State, chance: Chance) -> None:
    """R2.3: deal different roles from the pool, using the random stream."""
    pool = s["role_pool"]
    for seat in range(s["players"]):
        left = random_below(chance, count(pool))
        role = 0
        while not pool >> role & 1 or left > 0:
            left -= pool >> role & 1
            role += 1
        pool &= ~(1 << role)
        give_role(s, seat, role)


def infect_board(s: State, chance: Chance) -> None:
    """R2.2: infect nine cities with 3, 3, 3, 2, 2, 2, 1, 1, 1 cubes; no role prevents this."""
    for i in range(9):
        city = choose_end_of_layer(chance, s["layers"][0], 0, 1)
        leave_layers(s, city)
        cubes = 3 - i // 3
        move_cubes(s, city, own_disease(city), cubes)
        s["infection_discards"] |= 1 << city


def deal_hands(s: State, chance: Chance) -> None:
    """R2.4: deal 4, 3 or 2 cards to each of 2, 3 or 4 players, one card at a time."""
    for _ in range(6 - s["players"]):
        for seat in range(s["players"]):
            card = choose_hand_card(chance, s["pool"])
            s["pool"] &= ~(1 << card)
            gain(s, seat, card)


def make_piles(s: State, epidemics: int) -> None:
    """R2.5: split the pool into one pile per remaining epidemic, larger piles on top."""
    cards = count(s["pool"])
    if epidemics == 0:
        s["pile_size"][0] = cards
    for pile in range(epidemics):
        s["pile_size"][pile] = cards // epidemics + 1
        if pile < cards % epidemics:
            s["pile_size"][pile] += 1
        s["pile_epidemic"][pile] = 1


def find_most_populous(s: State) -> int:
    """R2.6 [13]: return the card of the highest population in any hand, or NO_CARD.

    Ties go to the lower seat.
    """
    best, most = NO_CARD, 0
    for seat in range(s["players"]):
        cards = s["hands"][seat] & ALL_CITIES
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            if POPULATION[card] > most:
                best, most = card, POPULATION[card]
    return best


def choose_first(s: State, chosen: int, chance: Chance, log: Log) -> None:
    """R2.6: begin with the chosen seat, or by population [13], which reveals a private card."""
    first = chosen
    if first == NOBODY and s["edition"] == ED_2013:
        card = find_most_populous(s)
        first = 0
        while card != NO_CARD and not holds(s, first, card):
            first += 1
        if card != NO_CARD and s["private"]:
            s["shown"][first] |= 1 << card
    elif first == NOBODY:
        first = random_below(chance, s["players"])
    begin_turn(s, first, log)


def deal_cards(s: State, first: int, chance: Chance, log: Log) -> None:
    """R2.2 to R2.6: deal the cards on a reset board whose seats have their roles."""
    infect_board(s, chance)
    deal_hands(s, chance)
    make_piles(s, s["epidemics"])
    choose_first(s, first, chance, log)


def set_up_random(s: State, agreement: Agreement, chance: Chance, log: Log) -> None:
    """Set up a new game from the random stream alone, for simulations."""
    chance["told_count"] = 0
    log[0] = 0
    clear_table(s, agreement)
    deal_roles(s, chance)
    deal_cards(s, NOBODY, chance, log)
