"""The facts of the game that a client needs without a table: numbers, roles and rule numbers."""

from __future__ import annotations

from typing import TypedDict

from ..engine.game import Game
from ..engine.rules.board import (
    CITY_LIMIT,
    CUBES,
    EDITIONS,
    HAND_LIMIT,
    LAST_OUTBREAK,
    RATES,
    ROLES,
    ROLES_OF_EDITION,
    STATIONS,
)
from ..engine.rules.names import Cause, Edition, MoveKind, Role

PLAYERS = (2, 3, 4)
RULE_OF_MOVE: dict[MoveKind, str] = {
    "drive": "R4.1",
    "direct": "R4.2",
    "charter": "R4.3",
    "shuttle": "R4.4",
    "dispatch": "R11.2",
    "opsflight": "R11.4",
    "build": "R4.6",
    "treat": "R4.7",
    "give": "R4.8",
    "take": "R4.8",
    "cure": "R4.9",
    "store": "R11.1",
    "pass": "R3.2",
    "airlift": "R10.3",
    "grant": "R10.5",
    "quiet": "R10.6",
    "resilient": "R10.7",
    "forecast": "R10.4",
    "order": "R10.4",
    "discard": "R9.1",
    "next": "R6.1",
}
RULE_OF_END: dict[Cause, str] = {
    "cures": "R13.1",
    "outbreaks": "R13.2",
    "cubes": "R13.2",
    "cards": "R6.1",
}
CITY_CARD_RULE = "R4.10"  # what a city card can be used for


class Facts(TypedDict):
    """Numbers printed on the board and the cards, roles, and the rules that say more."""

    actions: int  # of a turn (R3.1)
    cards_for_cure: dict[Role, int]  # R4.9, R11.7
    city_limit: int  # cubes of a disease in a city; the next one is an outbreak (R8.2)
    cubes: int  # of each disease (R1.2)
    hand_limit: int  # R9.1
    infection_rates: list[int]  # R1.5
    outbreaks: int  # with which the game is lost (R1.5)
    roles: dict[Edition, list[Role]]  # those of the first edition first
    starting_hand: dict[int, int]  # cards for each player, by the number of players (R2.4)
    stations: int  # R1.3
    rule_of_city_card: str
    rule_of_end: dict[Cause, str]
    rule_of_move: dict[MoveKind, str]
    rule_of_role: dict[Role, str]  # R11


def facts() -> Facts:
    """Return the facts, from the rules themselves."""
    first = roles_of(EDITIONS[0])
    dealt = [Game.new(players=players, seed="facts") for players in PLAYERS]
    return {
        "actions": dealt[0].actions_left,
        "cards_for_cure": {role: cards_for_cure(role) for role in ROLES},
        "city_limit": CITY_LIMIT,
        "cubes": CUBES,
        "hand_limit": HAND_LIMIT,
        "infection_rates": [*RATES],
        "outbreaks": LAST_OUTBREAK,
        "roles": {
            edition: [*first, *(role for role in roles_of(edition) if role not in first)]
            for edition in EDITIONS
        },
        "starting_hand": {len(game.roles): len(game.hands[0]) for game in dealt},
        "stations": STATIONS,
        "rule_of_city_card": CITY_CARD_RULE,
        "rule_of_end": RULE_OF_END,
        "rule_of_move": RULE_OF_MOVE,
        "rule_of_role": {role: f"R11.{number}" for number, role in enumerate(ROLES, 1)},
    }


def roles_of(edition: Edition) -> list[Role]:
    """Return the roles of an edition."""
    mask = ROLES_OF_EDITION[EDITIONS.index(edition)]
    return [role for number, role in enumerate(ROLES) if mask >> number & 1]


def cards_for_cure(role: Role) -> int:
    """Return the number of cards that a role needs for a cure."""
    other = next(other for other in ROLES if other != role)
    return Game.new(roles=[role, other], seed="facts").cards_for_cure(0)
