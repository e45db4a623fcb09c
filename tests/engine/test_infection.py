"""R8: infection cards, outbreaks, chain reactions, and losing during them (R13)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fourcures import Event, Game, InvalidPosition
from fourcures.engine.events import Ended, Infected, Outbreak, Turn, Turned
from fourcures.engine.rules.board import CITIES, FACTS
from fourcures.engine.rules.names import Disease

from .arranging import Json, arrange, at, both_editions, in_the_americas, only

NEIGHBORS: dict[str, list[str]] = {city["id"]: city["neighbors"] for city in FACTS}
TWO = at("scientist"), at("researcher")
WATCHING = at("scientist"), at("researcher", "atlanta", "airlift")  # with an event in hand


def infection(*cards: str, players: tuple[Json, ...] = TWO, **more: Any) -> Game:
    """Return a game before these infection cards; more follow only by the infection rate."""
    due = {} if more.get("edition") == "2008" else {"infections_left": len(cards)}
    return arrange(
        *players,
        turn={"phase": "infect", **due},
        infection_deck={"next": list(cards)},
        **more,
    )


def outbreaks(happened: list[Event]) -> list[tuple[str, str | None]]:
    """Return the cities that broke out, each with the city that caused it."""
    return [(outbreak.city, outbreak.origin) for outbreak in only(Outbreak, happened)]


def hit(city: str, total: int, disease: Disease = "black") -> Infected:
    """Return one cube from an outbreak."""
    return Infected(city=city, disease=disease, cubes=1, total=total, why="outbreak")


@pytest.mark.parametrize(("drawn", "rate"), list(enumerate([2, 2, 2, 3, 3, 4, 4])))
def test_R8_1_as_many_cards_as_the_rate_says_one_cube_of_its_own_disease_each(
    drawn: int, rate: int
) -> None:
    cards = ["paris", "lima", "cairo", "osaka"]
    colours = ["blue", "yellow", "black", "red"]
    game = arrange(
        *TWO,
        epidemics=6,
        hands="open",
        epidemics_drawn=drawn,
        turn={"phase": "infect"},
        infection_deck={"next": cards},
    )
    happened = game.play("next")
    assert [card.city for card in only(Turned, happened)] == cards[:rate]
    after = game.position()
    assert after["cubes"] == {
        city: {colour: 1} for city, colour in zip(cards[:rate], colours, strict=False)
    }
    assert after["infection_discards"] == cards[:rate]
    assert happened[-1] == Turn(player="researcher", seat=1)


def test_R8_1_in_2013_each_card_is_resolved_and_discarded_before_the_next() -> None:
    game = infection("paris", "cairo", players=WATCHING)
    assert game.play("next") == [
        Turned(city="paris", bottom=False),
        Infected(city="paris", disease="blue", cubes=1, total=1, why="card"),
    ]
    between = game.position()
    assert between["infection_discards"] == ["paris"]
    assert (between["turn"]["phase"], between["turn"]["infections_left"]) == ("infect", 1)
    assert game.play("next") == [
        Turned(city="cairo", bottom=False),
        Infected(city="cairo", disease="black", cubes=1, total=1, why="card"),
    ]
    assert game.position()["infection_discards"] == ["paris", "cairo"]
    assert game.position()["turn"]["infections_left"] == 0
    assert game.play("next") == [Turn(player="researcher", seat=1)]


def test_R8_1_in_2008_all_cards_are_turned_over_then_resolved_in_the_order_drawn() -> None:
    game = infection("paris", "cairo", players=WATCHING, edition="2008")
    assert game.play("next") == [
        Turned(city="paris", bottom=False),
        Turned(city="cairo", bottom=False),
        Infected(city="paris", disease="blue", cubes=1, total=1, why="card"),
        Infected(city="cairo", disease="black", cubes=1, total=1, why="card"),
    ]
    after = game.position()
    assert after["infection_discards"] == ["paris", "cairo"]
    assert (after["turn"]["phase"], after["turn"]["infections_left"]) == ("infect", 0)
    assert game.play("next") == [Turn(player="researcher", seat=1)]


@pytest.mark.parametrize(
    "turn",
    [
        {"phase": "infect"},
        {"phase": "forecast", "resume": ["infect"], "forecast": {"cards": ["osaka"]}},
    ],
    ids=["infect", "forecast"],
)
def test_R8_1_in_2008_no_position_lies_between_two_cards(turn: Json) -> None:
    between: Json = {
        "edition": "2008",
        "turn": {**turn, "infections_left": 1},
        "infection_discards": [city for city in CITIES if city != "osaka"],
    }
    with pytest.raises(InvalidPosition, match="infections_left"):
        arrange(*TWO, **between)
    assert arrange(*TWO, **between | {"edition": "2013"}).position()["turn"]["infections_left"] == 1


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_R8_2_there_is_no_fourth_cube_but_an_outbreak(before: int, after: int) -> None:
    game = infection("osaka", cubes={"osaka": {"red": before}})
    assert outbreaks(game.play("next")) == ([("osaka", None)] if before == 3 else [])
    assert game.position()["cubes"]["osaka"] == {"red": after}


def test_R8_2_three_cubes_of_another_disease_are_no_reason_to_break_out() -> None:
    game = infection("osaka", cubes={"osaka": {"black": 3, "blue": 3, "yellow": 3}})
    assert outbreaks(game.play("next")) == []
    assert game.position()["cubes"]["osaka"] == {"blue": 3, "yellow": 3, "black": 3, "red": 1}


@both_editions
def test_R8_3_an_outbreak_moves_the_marker_then_gives_each_neighbour_one_cube(edition: str) -> None:
    game = infection("algiers", "lima", edition=edition, cubes={"algiers": {"black": 3}})
    happened = game.play("next")
    start = happened.index(Outbreak(city="algiers", disease="black", outbreaks=1, origin=None))
    assert happened[start + 1 : start + 5] == [
        hit("cairo", 1),
        hit("istanbul", 1),
        hit("madrid", 1),
        hit("paris", 1),
    ]
    assert only(Infected, happened[start + 5 :]) == [
        Infected(city="lima", disease="yellow", cubes=1, total=1, why="card")
    ]
    assert game.position()["outbreaks"] == 1
    assert game.position()["cubes"]["algiers"] == {"black": 3}


# Istanbul breaks out, and then Algiers and Baghdad. Cairo has room for one cube, but is hit twice;
# Riyadh is hit by two outbreaks; Istanbul, Algiers and Baghdad are connected to each other.
CHAIN = {
    "istanbul": {"black": 3},
    "algiers": {"black": 3},
    "baghdad": {"black": 3},
    "cairo": {"black": 2},
}
CHAIN_HAPPENS = [
    Outbreak(city="istanbul", disease="black", outbreaks=1, origin=None),
    hit("cairo", 3),
    hit("milan", 1),
    hit("moscow", 1),
    hit("st_petersburg", 1),
    Outbreak(city="algiers", disease="black", outbreaks=2, origin="istanbul"),
    hit("madrid", 1),
    hit("paris", 1),
    Outbreak(city="baghdad", disease="black", outbreaks=3, origin="istanbul"),
    hit("karachi", 1),
    hit("riyadh", 1),
    hit("tehran", 1),
    Outbreak(city="cairo", disease="black", outbreaks=4, origin="algiers"),
    hit("khartoum", 1),
    hit("riyadh", 2),
]
CHAIN_TAKES = 11  # cubes from the supply, which has 13


def test_R8_4_R8_7_a_chain_goes_on_when_the_present_outbreak_is_finished_first_come_first() -> None:
    """Cairo was triggered after Baghdad and waits for it, although its cause finishes earlier."""
    game = infection("istanbul", cubes=CHAIN)
    assert game.play("next") == [
        Turned(city="istanbul", bottom=False),
        *CHAIN_HAPPENS,
        Turn(player="researcher", seat=1),
    ]
    after = game.position()
    assert after["outbreaks"] == 4
    three = ("algiers", "baghdad", "cairo", "istanbul")
    one = ("milan", "moscow", "st_petersburg", "madrid", "paris", "karachi", "tehran", "khartoum")
    assert after["cubes"] == {
        **{city: {"black": 3} for city in three},
        **{city: {"black": 1} for city in one},
        "riyadh": {"black": 2},
    }
    assert after["infection_discards"] == ["istanbul"]


def test_R8_5_a_city_breaks_out_once_per_card() -> None:
    """Algiers and Cairo are neighbours, and Istanbul is next to both."""
    three = {city: {"black": 3} for city in ("algiers", "cairo", "istanbul")}
    game = infection("cairo", cubes=three)
    assert outbreaks(game.play("next")) == [
        ("cairo", None),
        ("algiers", "cairo"),
        ("istanbul", "cairo"),
    ]
    after = game.position()
    assert after["outbreaks"] == 3
    assert {city: after["cubes"][city] for city in three} == three
    assert after["cubes"]["baghdad"] == {"black": 2}  # next to Cairo and Istanbul


def test_R8_5_a_neighbour_hit_twice_gets_two_cubes() -> None:
    game = infection("algiers", cubes={"algiers": {"black": 3}, "cairo": {"black": 3}})
    game.play("next")
    assert game.position()["cubes"]["istanbul"] == {"black": 2}
    assert game.position()["outbreaks"] == 2


def test_R8_5_a_neighbour_hit_twice_with_room_for_one_breaks_out_itself() -> None:
    game = infection(
        "algiers",
        cubes={"algiers": {"black": 3}, "cairo": {"black": 3}, "istanbul": {"black": 2}},
    )
    assert outbreaks(game.play("next")) == [
        ("algiers", None),
        ("cairo", "algiers"),
        ("istanbul", "cairo"),
    ]
    assert game.position()["cubes"]["istanbul"] == {"black": 3}


@both_editions
def test_R8_5_the_next_card_of_the_step_may_break_out_the_same_cities_again(edition: str) -> None:
    game = infection(
        "algiers",
        "cairo",
        edition=edition,
        cubes={"algiers": {"black": 3}, "cairo": {"black": 3}},
    )
    assert outbreaks(game.play("next")) == [
        ("algiers", None),
        ("cairo", "algiers"),
        ("cairo", None),
        ("algiers", "cairo"),
        ("istanbul", "algiers"),
    ]
    after = game.position()
    assert after["outbreaks"] == 5
    assert {city: here["black"] for city, here in after["cubes"].items()} == {
        **dict.fromkeys(["algiers", "cairo", "istanbul", "baghdad"], 3),
        **dict.fromkeys(["madrid", "paris", "khartoum", "riyadh"], 2),
        **dict.fromkeys(["milan", "moscow", "st_petersburg"], 1),
    }


def test_R8_6_the_cube_has_the_colour_of_the_outbreak() -> None:
    game = infection(
        "algiers",
        cubes={"algiers": {"black": 3}, "madrid": {"blue": 3}, "paris": {"black": 3, "blue": 3}},
    )
    happened = game.play("next")
    assert outbreaks(happened) == [("algiers", None), ("paris", "algiers")]
    assert {outbreak.disease for outbreak in only(Outbreak, happened)} == {"black"}
    after = game.position()["cubes"]
    assert after["madrid"] == {"blue": 3, "black": 2}  # next to Algiers and Paris
    assert after["paris"] == {"blue": 3, "black": 3}
    assert after["essen"] == after["london"] == after["milan"] == {"black": 1}


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: str(fact["id"]))
def test_R8_7_neighbours_are_taken_in_the_order_of_the_board(fact: Json) -> None:
    city, disease = fact["id"], fact["color"]
    happened = infection(city, cubes={city: {disease: 3}}).play("next")
    assert only(Infected, happened) == [hit(other, 1, disease) for other in fact["neighbors"]]


@both_editions
def test_R8_8_a_card_that_ends_the_game_counts_as_discarded(edition: str) -> None:
    """In the 2008 edition, so do the cards drawn with it, resolved or not."""
    game = infection("osaka", "lima", edition=edition, outbreaks=7, cubes={"osaka": {"red": 3}})
    game.play("next")
    assert game.outcome == ("lost", "outbreaks")
    after = game.position()
    assert after["infection_discards"] == (["lima", "osaka"] if edition == "2008" else ["osaka"])
    assert after["cubes"] == {"osaka": {"red": 3}}
    assert sum(map(len, after["infection_deck"]["layers"])) + len(after["infection_discards"]) == 48


def test_R8_8_the_card_of_an_epidemic_that_ends_the_game_counts_as_discarded() -> None:
    game = arrange(
        *TWO,
        turn={"phase": "draw"},
        outbreaks=7,
        cubes={"osaka": {"red": 1}},
        player_deck={"next": ["epidemic"]},
        infection_deck={"bottom": ["osaka"]},
    )
    game.play("next")
    assert game.outcome == ("lost", "outbreaks")
    after = game.position()
    assert (after["infection_discards"], after["cubes"]) == (["osaka"], {"osaka": {"red": 3}})
    assert after["epidemics_drawn"] == 1


@pytest.mark.parametrize(
    ("supply", "told"), [(0, 1), (3, 4), (5, 7), (8, 11), (CHAIN_TAKES - 1, 14)]
)
def test_R13_2_the_supply_runs_out_in_the_middle_of_a_chain(supply: int, told: int) -> None:
    """`told` events of the chain happen; the next cube is missing."""
    game = infection("istanbul", cubes=CHAIN | in_the_americas("black", 13 - supply))
    happened = game.play("next")
    assert happened[1:] == [
        *CHAIN_HAPPENS[:told],
        Ended(result="lost", cause="cubes", disease="black"),
    ]
    assert game.outcome == ("lost", "cubes")
    assert sum(here.get("black", 0) for here in game.position()["cubes"].values()) == 24
    assert game.position()["infection_discards"] == ["istanbul"]


def test_R13_2_a_card_that_needs_a_cube_of_an_empty_supply_loses_the_game() -> None:
    game = infection("osaka", cubes=in_the_americas("red", 24))
    assert game.play("next")[-1] == Ended(result="lost", cause="cubes", disease="red")
    assert game.outcome == ("lost", "cubes")


def test_R13_2_the_supply_of_another_colour_does_not_matter() -> None:
    game = infection("osaka", cubes=in_the_americas("blue", 24))
    game.play("next")
    assert game.outcome is None


@pytest.mark.parametrize("supply", [13, 6])
def test_R13_3_the_eighth_outbreak_is_lost_by_the_marker_before_it_places_cubes(
    supply: int,
) -> None:
    """Baghdad is the eighth; with a supply of 6 it would have no cube either."""
    game = infection("istanbul", outbreaks=5, cubes=CHAIN | in_the_americas("black", 13 - supply))
    happened = game.play("next")
    assert happened[-2:] == [
        Outbreak(city="baghdad", disease="black", outbreaks=8, origin="istanbul"),
        Ended(result="lost", cause="outbreaks", disease=None),
    ]
    assert game.outcome == ("lost", "outbreaks")
    after = game.position()
    assert after["outbreaks"] == 8
    assert "karachi" not in after["cubes"]
    assert after["cubes"]["cairo"] == {"black": 3}


def test_R13_4_a_supply_that_ends_at_exactly_0_loses_nothing_yet() -> None:
    game = infection("istanbul", cubes=CHAIN | in_the_americas("black", 13 - CHAIN_TAKES))
    assert game.play("next")[1:-1] == CHAIN_HAPPENS
    assert game.outcome is None
    assert sum(here.get("black", 0) for here in game.position()["cubes"].values()) == 24


# The final cubes and the number of outbreaks do not depend on the order of a chain: a city breaks
# out if and only if its cubes and its neighbours that break out make more than three.


def settled(cubes: dict[str, int], first: str, safe: set[str]) -> tuple[dict[str, int], set[str]]:
    """Return the cubes after an outbreak and the cities that had one, computed without an order."""
    broken: set[str] = set()
    more = {first}
    while more:
        broken |= more
        hits = {city: sum(other in broken for other in NEIGHBORS[city]) for city in CITIES}
        more = {
            city
            for city in set(CITIES) - broken - safe
            if hits[city] and cubes[city] + hits[city] > 3
        }
    after = {
        city: cubes[city] if city in safe else 3 if city in broken else cubes[city] + hits[city]
        for city in CITIES
    }
    return after, broken


def crowded_board(chance: random.Random) -> tuple[str, dict[str, int]]:
    """Return a city about to break out, and up to 24 cubes, most of them around it."""
    first = chance.choice(
        [city for city in CITIES if FACTS[CITIES.index(city)]["color"] == "black"]
    )
    cubes = dict.fromkeys(CITIES, 0) | {first: 3}
    near = [first]
    for city in near:
        near += [other for other in NEIGHBORS[city] if other not in near]
    left = chance.randint(0, 21)
    for city in near[1:]:
        cubes[city] = min(left, chance.choice([0, 1, 2, 3, 3, 3]))
        left -= cubes[city]
    return first, cubes


def test_R8_4_cubes_and_outbreaks_of_a_chain_do_not_depend_on_its_order() -> None:
    chance = random.Random(8)
    chains = lost = 0
    for _ in range(400):
        first, cubes = crowded_board(chance)
        specialist = chance.choice(CITIES)
        safe = {specialist, *NEIGHBORS[specialist]}
        if first in safe:
            continue
        after, broken = settled(cubes, first, safe)
        game = infection(
            first,
            players=(at("scientist"), at("quarantine_specialist", specialist)),
            cubes={city: {"black": number} for city, number in cubes.items()},
        )
        happened = game.play("next")
        if sum(after.values()) > 24 or len(broken) >= 8:
            lost += 1
            assert game.outcome is not None and game.outcome.result == "lost"
            continue
        chains += len(broken) > 2
        assert game.outcome is None
        assert game.position()["outbreaks"] == len(broken)
        assert {city for city, _ in outbreaks(happened)} == broken
        board = game.position()["cubes"]
        assert {city: board.get(city, {}).get("black", 0) for city in CITIES} == after
    assert (chains > 50, lost > 20) == (True, True)  # enough of the boards are crowded
