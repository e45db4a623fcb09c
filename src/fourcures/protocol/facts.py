"""The facts of the game that a client needs without a table: numbers, roles and rule numbers."""

from __future__ import annotations

from collections import Counter
from typing import TypedDict, cast, get_args

from ..engine.game import Game
from ..engine.rules.board import (
    ATLANTA,
    CITY_LIMIT,
    CUBES,
    EDITIONS,
    EVENTS,
    HAND_LIMIT,
    LAST_OUTBREAK,
    MEDIC,
    NEIGHBORS,
    PLANNER,
    RATES,
    ROLES,
    ROLES_OF_EDITION,
    STATIONS,
)
from ..engine.rules.decks import player_deck_size
from ..engine.rules.event_cards import EVENT_OF_MOVE
from ..engine.rules.log import BY_ERADICATION
from ..engine.rules.names import (
    Cause,
    CureState,
    Edition,
    EventCard,
    EventMove,
    Hands,
    MoveKind,
    Role,
)
from ..engine.rules.roles import protector
from ..engine.rules.state import CURE_STATES, NOBODY, State

PLAYERS = (2, 3, 4)  # R1.6
EPIDEMICS = (4, 5, 6)  # R1.4
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


class Guard(TypedDict):
    """Where a role keeps cubes out: its city, or also the neighbours (R11.3, R11.5)."""

    neighbors: bool
    states: list[CureState]  # the diseases whose cubes it keeps out


class FirstInfections(TypedDict):
    """The number of cities that get this number of cubes before the first turn (R2.2)."""

    cubes: int
    cities: int


class Chapters(TypedDict):
    """The chapters of the rules about a topic."""

    turn: str
    actions: str
    epidemics: str
    infections: str
    events: str
    roles: str
    end: str


class Facts(TypedDict):
    """Numbers printed on the board and the cards, roles, and the rules that say more."""

    actions: int  # of a turn (R3.1)
    cards_drawn: int  # in each turn (R6.1)
    cards_for_cure: dict[Role, int]  # R4.9, R11.7
    city_limit: int  # cubes of a disease in a city; the next one is an outbreak (R8.2)
    cubes: int  # of each disease (R1.2)
    epidemics: list[int]  # the possible numbers of epidemic cards, the easiest first (R1.4)
    event_of_move: dict[EventMove, EventCard]  # the event card of a kind of move
    first_infections: list[FirstInfections]  # in their order
    guards: dict[str, Guard]  # by role; most have none
    hand_limit: int  # R9.1
    hands: dict[int, Hands]  # unless they are chosen, by the number of epidemics (R12.2)
    infection_rates: list[int]  # R1.5
    outbreaks: int  # with which the game is lost (R1.5)
    piles: dict[
        int, dict[int, list[int]]
    ]  # of the first player deck, by players and epidemics (R2.5)
    roles: dict[Edition, list[Role]]  # those of the first edition first
    starting_hand: dict[int, int]  # cards for each player, by the number of players (R2.4)
    stations: int  # R1.3
    stores: Role  # the role that can have an event on its role card (R11.1)
    treats_all: list[Role]  # who removes all cubes of a disease with one action (R11.3)
    rule_of_chapter: Chapters
    rule_of_city_card: str
    rule_of_end: dict[Cause, str]
    rule_of_event: dict[EventCard, str]  # R10
    rule_of_move: dict[MoveKind, str]
    rule_of_role: dict[Role, str]  # R11


def facts() -> Facts:
    """Return the facts, from the rules themselves."""
    dealt = [Game.new(players=players, seed="facts") for players in PLAYERS]
    event_of_move: dict[EventMove, EventCard] = {
        move: EVENTS[event] for move, event in zip(get_args(EventMove), EVENT_OF_MOVE, strict=True)
    }
    return {
        "actions": dealt[0].actions_left,
        "cards_drawn": count_drawn_cards(dealt[0]),
        "cards_for_cure": {role: count_cards_for_cure(role) for role in ROLES},
        "city_limit": CITY_LIMIT,
        "cubes": CUBES,
        "epidemics": [*EPIDEMICS],
        "event_of_move": event_of_move,
        "first_infections": count_first_infections(dealt[0]),
        "guards": find_guards(),
        "hand_limit": HAND_LIMIT,
        "hands": {
            number: Game.new(epidemics=number, seed="facts").position()["hands"]
            for number in EPIDEMICS
        },
        "infection_rates": [*RATES],
        "outbreaks": LAST_OUTBREAK,
        "piles": {
            players: {number: list_piles(players, number) for number in EPIDEMICS}
            for players in PLAYERS
        },
        "roles": list_roles(),
        "starting_hand": {len(game.hands): len(game.hands[0]) for game in dealt},
        "stations": STATIONS,
        "stores": ROLES[PLANNER],
        "treats_all": [ROLES[MEDIC]],
        "rule_of_chapter": {
            "turn": "R3",
            "actions": "R4",
            "epidemics": "R7",
            "infections": "R8",
            "events": "R10",
            "roles": "R11",
            "end": "R13",
        },
        "rule_of_city_card": CITY_CARD_RULE,
        "rule_of_end": RULE_OF_END,
        "rule_of_event": {event: RULE_OF_MOVE[kind] for kind, event in event_of_move.items()},
        "rule_of_move": RULE_OF_MOVE,
        "rule_of_role": {role: f"R11.{number}" for number, role in enumerate(ROLES, 1)},
    }


def list_roles() -> dict[Edition, list[Role]]:
    """Return the roles of each edition, those of the first edition first."""
    first = ROLES_OF_EDITION[0]
    return {
        edition: sorted(
            (role for number, role in enumerate(ROLES) if mask >> number & 1),
            key=lambda role: not first >> ROLES.index(role) & 1,
        )
        for edition, mask in zip(EDITIONS, ROLES_OF_EDITION, strict=True)
    }


def list_piles(players: int, epidemics: int) -> list[int]:
    """Return the sizes of the piles of a player deck before the first turn, the top one first."""
    start = Game.new(players=players, epidemics=epidemics, seed="facts").position()
    return [pile["cards"] for pile in start["player_deck"]["piles"]]


def count_drawn_cards(game: Game) -> int:
    """Return how many cards a player draws after the actions."""
    after = game.copy()
    after.play("pass")
    after.play("next")
    return player_deck_size(game.state) - player_deck_size(after.state)


def count_cards_for_cure(role: Role) -> int:
    """Return the number of cards that a role needs for a cure."""
    other = next(other for other in ROLES if other != role)
    return Game.new(roles=[role, other], seed="facts").cards_for_cure(0)


def count_first_infections(game: Game) -> list[FirstInfections]:
    """Return the numbers of cubes on the board of a new game, the highest first."""
    cubes = Counter(
        number for city in game.position()["cubes"].values() for number in city.values()
    )
    return [{"cubes": number, "cities": cubes[number]} for number in sorted(cubes, reverse=True)]


def find_guards() -> dict[str, Guard]:
    """Return the roles that keep cubes out, by asking the rules about each role and disease."""
    guards: dict[str, Guard] = {}
    for number, role in enumerate(ROLES):
        states = [state for n, state in enumerate(CURE_STATES) if is_kept_out(number, n, ATLANTA)]
        if states:
            around = is_kept_out(number, CURE_STATES.index(states[0]), NEIGHBORS[ATLANTA][0])
            guards[role] = {"neighbors": around, "states": states}
    return guards


def is_kept_out(role: int, state: int, city: int) -> bool:
    """Return whether a role in Atlanta keeps the cubes of a disease in this state out of a city."""
    s = {
        "seat_of": [0 if number == role else NOBODY for number in range(len(ROLES))],
        "city": [ATLANTA],
        "diseases": [state],
    }
    return protector(cast(State, s), city, 0) not in (0, BY_ERADICATION)
