"""Perft: the number of move sequences of each length from fixed positions.

The numbers are fixed: a change of any rule, event window or list of legal moves shows up here.
Chance is scripted, and after the script comes from one deal, so every number is exact. After an
intended change, `python -m tests.engine.test_perft` prints the new `COUNTS`.
"""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from fourcures.compiled import cpu
from fourcures.engine.arrays import pack
from fourcures.engine.position import reader
from fourcures.engine.rules import deal
from fourcures.engine.rules.board import CITIES
from fourcures.engine.rules.chance import NO_PROBLEM, Chance, copy_chance, make_chance
from fourcures.engine.rules.legality import list_legal
from fourcures.engine.rules.moves import MOST_MOVES
from fourcures.engine.rules.state import State, copy
from fourcures.engine.rules.step import step

from .arranging import Json, at

EVERY_EVENT = ["airlift", "forecast", "government_grant", "one_quiet_night", "resilient_population"]
REDS = ["bangkok", "beijing", "hong_kong", "jakarta", "manila", "osaka", "seoul"]
SHORT_DECK = ["cairo", "delhi", "lima", "osaka"]

TABLES: dict[str, Json] = {
    "an opening of four with the Dispatcher": {
        "players": [
            at("dispatcher", "atlanta", "chicago", "cairo"),
            at("medic", "atlanta", "atlanta", "lima"),
            at("operations_expert", "atlanta", "tokyo", "essen"),
            at("researcher", "atlanta", "osaka", "miami"),
        ],
        "cubes": {"atlanta": {"blue": 2}, "miami": {"yellow": 3}, "chicago": {"blue": 1}},
        "player_deck": {"next": ["paris", "milan"]},
        "infection_deck": {"next": ["atlanta", "miami", "delhi", "osaka"]},
    },
    "a Scientist in Osaka between the third cure and the fourth": {
        "players": [
            at("scientist", "osaka", *REDS),
            at("medic", "tokyo", "tokyo", "airlift"),
        ],
        "diseases": {"blue": "eradicated", "yellow": "cured", "black": "cured"},
        "cubes": {"osaka": {"red": 3}, "tokyo": {"red": 2}, "lima": {"yellow": 1}}
        | {"delhi": {"black": 3}},
        "stations": ["atlanta", "osaka", "lima", "cairo", "paris", "delhi"],
        "player_deck": {"next": ["shanghai", "taipei"]},
    },
    "two epidemics in the next draw with every event in hand": {
        "players": [
            at("quarantine_specialist", "cairo", *EVERY_EVENT[:3]),
            at("contingency_planner", "paris", "resilient_population", stored="one_quiet_night"),
        ],
        "turn": {"phase": "draw"},
        "cubes": {"algiers": {"black": 3}, "istanbul": {"black": 3}, "sydney": {"red": 1}},
        "infection_discards": ["algiers", "istanbul"],
        "player_deck": {
            "next": ["epidemic", "epidemic"],
            "piles": [{"cards": 1, "epidemics": 1}, {"cards": 49, "epidemics": 1}]
            + [{"cards": 1, "epidemics": 1}] * 2,
        },
        "infection_deck": {"next": ["paris"], "bottom": ["sydney", "osaka"]},
    },
    "a Forecast of four cards in hand, over the limit": {
        "players": [
            at("researcher", "lagos", "lagos", "lima", "cairo", "delhi", "miami", "milan", "essen"),
            at("scientist", "lagos", *REDS[:6], "forecast", "airlift"),
        ],
        "turn": {"phase": "discard", "actions_left": 1},
        "infection_discards": [city for city in CITIES if city not in SHORT_DECK],
        "infection_deck": {"next": SHORT_DECK},
        "player_deck": {"next": ["tokyo", "sydney"]},
    },
    "a chain of outbreaks in 2008, one short of the end": {
        "edition": "2008",
        "hands": "private",
        "players": [
            at("medic", "madrid", "madrid"),
            at("operations_expert", "cairo", "resilient_population", "lima"),
            at("dispatcher", "tokyo", "one_quiet_night"),
        ],
        "turn": {"phase": "infect"},
        "outbreaks": 5,
        "epidemics_drawn": 3,
        "cubes": {"algiers": {"black": 3}, "cairo": {"black": 3}, "paris": {"blue": 3}},
        "infection_discards": ["tokyo", "osaka", "khartoum"],
        "infection_deck": {"next": ["algiers", "lima", "moscow"]},
    },
    "the Operations Expert with all six stations on the board": {
        "players": [
            at("operations_expert", "milan", "cairo", "milan"),
            at("contingency_planner", "milan", "government_grant"),
        ],
        "player_discards": ["airlift", "forecast"],
        "stations": ["atlanta", "tokyo", "lima", "cairo", "paris", "delhi"],
        "cubes": {"milan": {"blue": 2, "black": 1}},
    },
}

COUNTS = {
    "an opening of four with the Dispatcher": [25, 1030, 40727],
    "a Scientist in Osaka between the third cure and the fourth": [191, 12847, 328064],
    "two epidemics in the next draw with every event in hand": [146, 10698, 309671],
    "a Forecast of four cards in hand, over the limit": [103, 4870, 83044],
    "a chain of outbreaks in 2008, one short of the end": [5, 18, 51, 346, 3457],
    "the Operations Expert with all six stations on the board": [313, 33437],
}


def table(name: str) -> tuple[State, Chance]:
    """Return the state and the chance of a position."""
    chance = make_chance()
    s = reader.read(TABLES[name], chance)
    deal.bind(chance, "perft")
    deal.place_epidemics(chance, "perft", s)
    return s, chance


def perft(s: State, chance: Chance, depth: int) -> int:
    """Return the number of sequences of this many moves; games that end earlier do not count."""
    moves = [0] * MOST_MOVES
    n = list_legal(s, moves)
    if depth == 1:
        return n
    total = 0
    for move in moves[:n]:
        then, luck = copy(s), copy_chance(chance)
        step(then, move, luck, [0])
        assert luck["problem"] == NO_PROBLEM
        total += perft(then, luck, depth - 1)
    return total


def compiled_perft(rules: SimpleNamespace, desk: cpu.Desk, depth: int) -> int:
    """Return the same number by the compiled rules."""
    n: int = rules.list_legal_at(desk.states, 0, desk.moves)
    if depth == 1:
        return n
    states, chances = desk.states.copy(), desk.chances.copy()
    total = 0
    for move in desk.moves[:n].tolist():
        rules.step_at(desk.states, 0, move, desk.chances, desk.log)
        total += compiled_perft(rules, desk, depth - 1)
        desk.states[:], desk.chances[:] = states, chances
    return total


def counts(name: str, most: int) -> list[int]:
    """Return the numbers for one move, two moves and so on."""
    s, chance = table(name)
    return [perft(s, chance, depth) for depth in range(1, most + 1)]


@pytest.mark.parametrize("name", TABLES)
def test_the_number_of_move_sequences_is_known(name: str) -> None:
    assert counts(name, len(COUNTS[name])) == COUNTS[name]


def test_the_compiled_rules_count_the_same() -> None:
    rules = cpu.load()
    desk = cpu.Desk()
    for name, known in COUNTS.items():
        s, chance = table(name)
        for depth, number in enumerate(known, 1):
            desk.states[0] = pack(s)
            for field, value in chance.items():
                desk.chances[0][field] = value
            assert compiled_perft(rules, desk, depth) == number, (name, depth)


if __name__ == "__main__":
    for name in TABLES:
        print(f'    "{name}": {counts(name, len(COUNTS[name]))},')
