"""R1: the board, the cards and the players."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fourcures import Game, InvalidPosition, InvalidSetup
from fourcures.engine.events import Infected, Moved, Turned
from fourcures.engine.rules.board import (
    CITIES,
    CITY_COUNT,
    DISEASES,
    EVENTS,
    FACTS,
    own_disease,
)

from .arranging import arrange, at, both_editions, moves, only, play, refusal

ALL_ROLES = [
    "contingency_planner",
    "dispatcher",
    "medic",
    "operations_expert",
    "quarantine_specialist",
    "researcher",
    "scientist",
]
ROLES_2008 = ["dispatcher", "medic", "operations_expert", "researcher", "scientist"]
FIVE_EVENTS = [
    "airlift",
    "forecast",
    "government_grant",
    "one_quiet_night",
    "resilient_population",
]
BLUE_CITIES = CITIES[:12]


def pair(**position: Any) -> Game:
    """Return a game of two players in Atlanta with empty hands."""
    return arrange(at("scientist"), at("medic"), **position)


def drives_from(city: str, edition: str) -> set[str]:
    """Return the cities that the active pawn can drive to."""
    game = arrange(at("scientist", city), at("medic"), edition=edition)
    return {move.removeprefix("drive ") for move in moves(game) if move.startswith("drive ")}


@both_editions
def test_R1_1_ninety_three_lines_join_48_cities_and_lead_both_ways(edition: str) -> None:
    lines = {city: drives_from(city, edition) for city in CITIES}
    assert len(lines) == 48
    assert sum(len(ends) for ends in lines.values()) == 2 * 93
    assert all(city in lines[end] for city, ends in lines.items() for end in ends)
    assert all(city not in ends for city, ends in lines.items())
    reached = {"atlanta"}
    for _ in CITIES:
        reached |= {end for city in reached for end in lines[city]}
    assert len(reached) == 48


def test_R1_1_each_city_is_listed_once_and_so_is_each_neighbour() -> None:
    assert len({city["id"] for city in FACTS}) == len(FACTS) == CITY_COUNT
    for number, city in enumerate(FACTS):
        assert city["color"] == DISEASES[own_disease(number)]
        assert len(set(city["neighbors"])) == len(city["neighbors"])


def test_R1_1_each_disease_is_at_home_in_twelve_cities() -> None:
    homes: Counter[str] = Counter()
    for city in CITIES:
        game = pair(turn={"phase": "infect", "infections_left": 1}, infection_deck={"next": [city]})
        (infected,) = only(Infected, game.play("next"))
        assert infected.city == city
        homes[infected.disease] += 1
    assert homes == {"blue": 12, "yellow": 12, "black": 12, "red": 12}


@pytest.mark.parametrize(
    ("west", "east"),
    [("san_francisco", "tokyo"), ("san_francisco", "manila"), ("los_angeles", "sydney")],
)
@both_editions
def test_R1_1_lines_that_leave_the_map_come_back_on_the_other_side(
    edition: str, west: str, east: str
) -> None:
    game = arrange(at("scientist", west), at("medic"), edition=edition)
    play(game, f"drive {east}", f"drive {west}")
    assert game.position()["players"][0]["city"] == west


@pytest.mark.parametrize(("disease", "first"), [("blue", 0), ("yellow", 12), ("red", 36)])
def test_R1_2_a_disease_has_24_cubes(disease: str, first: int) -> None:
    cubes = {city: {disease: 3} for city in CITIES[first : first + 8]}
    assert pair(cubes=cubes).position()["cubes"] == cubes
    cubes[CITIES[first + 8]] = {disease: 1}
    with pytest.raises(InvalidPosition, match=f"25 {disease} cubes"):
        pair(cubes=cubes)


def test_R1_2_a_city_holds_three_cubes_of_each_disease_and_no_fourth() -> None:
    full = {"cairo": {"blue": 3, "yellow": 3, "black": 3, "red": 3}}
    assert pair(cubes=full).position()["cubes"] == full
    with pytest.raises(InvalidPosition, match=r"cubes\.cairo\.red"):
        pair(cubes={"cairo": {"red": 4}})


def test_R1_3_there_are_six_stations() -> None:
    six = ["atlanta", "essen", "lima", "cairo", "delhi", "osaka"]
    assert pair(stations=six).position()["stations"] == six
    with pytest.raises(InvalidPosition, match="7 are too many"):
        pair(stations=[*six, "paris"])


@pytest.mark.parametrize("epidemics", [4, 5, 6])
@both_editions
def test_R1_4_player_cards_are_48_cities_5_events_and_the_epidemics(
    edition: str, epidemics: int
) -> None:
    position = Game.new(edition=edition, players=3, epidemics=epidemics, seed="1").position()
    dealt = [card for player in position["players"] for card in player["hand"]]
    assert set(dealt) <= {*CITIES, *EVENTS}
    piles = position["player_deck"]["piles"]
    assert len(dealt) + sum(pile["cards"] for pile in piles) == 48 + 5 + epidemics
    assert sum(pile["epidemics"] for pile in piles) == epidemics


@pytest.mark.parametrize("epidemics", [0, 3, 7])
def test_R1_4_other_numbers_of_epidemics_are_refused(epidemics: int) -> None:
    with pytest.raises(InvalidSetup, match="epidemics must be 4, 5 or 6"):
        Game.new(epidemics=epidemics)
    with pytest.raises(InvalidPosition, match="epidemics must be a number from 4 to 6"):
        pair(epidemics=epidemics)


@both_editions
def test_R1_4_every_city_has_one_infection_card(edition: str) -> None:
    position = Game.new(edition=edition, seed="1").position()
    (layer,) = position["infection_deck"]["layers"]
    assert sorted(layer + position["infection_discards"]) == sorted(CITIES)


@pytest.mark.parametrize(("drawn", "rate"), list(enumerate([2, 2, 2, 3, 3, 4, 4])))
@both_editions
def test_R1_5_the_rate_track_reads_2_2_2_3_3_4_4(edition: str, drawn: int, rate: int) -> None:
    game = pair(
        edition=edition, epidemics=6, hands="open", epidemics_drawn=drawn, turn={"phase": "infect"}
    )
    assert game.position()["turn"]["infections_left"] == rate
    assert len(only(Turned, game.play("next"))) == rate


def test_R1_5_the_outbreak_track_ends_at_8() -> None:
    assert pair(outbreaks=7).position()["outbreaks"] == 7
    assert pair(outbreaks=8, turn={"phase": "over"}).position()["outbreaks"] == 8
    with pytest.raises(InvalidPosition, match="outbreaks"):
        pair(outbreaks=9, turn={"phase": "over"})


@pytest.mark.parametrize("players", [2, 3, 4])
@both_editions
def test_R1_6_everyone_has_one_role_one_pawn_and_one_hand(edition: str, players: int) -> None:
    seats = Game.new(edition=edition, players=players, seed="1").position()["players"]
    assert len(seats) == players
    assert len({seat["role"] for seat in seats}) == players
    assert all(seat["city"] == "atlanta" and seat["hand"] for seat in seats)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_R1_6_two_to_four_play(players: int) -> None:
    with pytest.raises(InvalidSetup, match="players must be 2, 3 or 4"):
        Game.new(players=players)
    with pytest.raises(InvalidPosition, match="players must be a list of 2 to 4"):
        arrange(*[at(role) for role in ALL_ROLES[:players]])


@pytest.mark.parametrize(("edition", "roles"), [("2013", ALL_ROLES), ("2008", ROLES_2008)])
def test_R1_7_the_roles_of_an_edition(edition: str, roles: list[str]) -> None:
    games = [Game.new(edition=edition, players=4, seed=seed).position() for seed in range(20)]
    assert {seat["role"] for game in games for seat in game["players"]} == set(roles)
    assert all(game["role_pool"] == roles for game in games)


@pytest.mark.parametrize("role", ["contingency_planner", "quarantine_specialist"])
def test_R1_7_two_roles_are_unknown_to_2008(role: str) -> None:
    with pytest.raises(InvalidSetup, match=role):
        Game.new(edition="2008", roles=[role, "medic"])
    with pytest.raises(InvalidSetup, match=role):
        Game.new(edition="2008", role_pool=[role, "medic"])
    with pytest.raises(InvalidPosition, match=role):
        arrange(at(role), at("medic"), edition="2008")


@both_editions
def test_R1_8_both_editions_have_the_same_five_events(edition: str) -> None:
    assert Game.new(edition=edition, seed="1").position()["events"] == FIVE_EVENTS


def test_R1_8_a_table_may_leave_events_out() -> None:
    game = pair(events=["airlift"])
    assert sum(pile["cards"] for pile in game.position()["player_deck"]["piles"]) == 48 + 1 + 4
    assert refusal(game, "quiet") == ("R1.8", "event_not_in_game")
    with pytest.raises(InvalidPosition, match="forecast is not one of the events"):
        arrange(at("scientist", "atlanta", "forecast"), at("medic"), events=["airlift"])


def test_R1_9_toronto_is_another_word_for_montreal_in_2008() -> None:
    game = arrange(
        at("scientist", "toronto"),
        at("medic", "atlanta", "toronto"),
        edition="2008",
        cubes={"toronto": {"blue": 2}},
        stations=["toronto"],
        infection_discards=["toronto"],
    )
    position = game.position()
    assert position["players"][0]["city"] == "montreal"
    assert position["players"][1]["hand"] == ["montreal"]
    assert position["cubes"] == {"montreal": {"blue": 2}}
    assert position["stations"] == position["infection_discards"] == ["montreal"]
    play(game, "drive chicago")
    assert game.play("drive toronto") == [
        Moved(player="scientist", origin="chicago", city="montreal", how="drive", by="scientist")
    ]


def test_R1_9_toronto_names_the_card_as_well_in_2008() -> None:
    game = arrange(at("scientist", "paris", "toronto"), at("medic"), edition="2008")
    play(game, "direct toronto")
    assert game.position()["player_discards"] == ["montreal"]
    assert refusal(game, "give toronto to medic") == ("R4.8", "not_together")


def test_R1_9_toronto_may_be_a_card_that_was_shown_in_2008() -> None:
    holder = at("scientist", "paris", "toronto", known={"shown": ["toronto"]})
    game = arrange(holder, at("medic"), edition="2008", hands="private")
    assert game.position()["players"][0]["known"]["shown"] == ["montreal"]


def test_R1_9_both_names_together_are_still_one_city() -> None:
    with pytest.raises(InvalidPosition, match="toronto is named twice"):
        pair(edition="2008", cubes={"montreal": {"blue": 2}, "toronto": {"blue": 2}})


def test_R1_9_2013_has_no_toronto() -> None:
    game = arrange(at("scientist", "chicago"), at("medic"))
    assert refusal(game, "drive toronto") == ("R1.1", "unknown_city")
    assert refusal(game, "drive montreal") is None
    with pytest.raises(InvalidPosition, match="toronto"):
        arrange(at("scientist", "toronto"), at("medic"))


def test_R1_9_nothing_else_on_the_map_differs() -> None:
    for city in CITIES:
        assert drives_from(city, "2008") == drives_from(city, "2013")
