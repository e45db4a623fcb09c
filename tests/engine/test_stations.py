"""R4.6: building research stations."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures import Game
from fourcures.engine.events import Built, Discarded, Event, StationTaken
from fourcures.engine.rules.names import Role

from .arranging import arrange, at, both_editions, moves, refusal

SIX = ["atlanta", "essen", "lima", "cairo", "delhi", "osaka"]
BUILDERS = [
    ("dispatcher", ["paris", "milan"], ["milan"]),
    ("operations_expert", [], []),
    ("operations_expert", ["paris"], ["paris"]),
]


def in_paris(edition: str, *hand: str, role: str = "dispatcher", **position: Any) -> Game:
    """Return a game in which the active player is in Paris."""
    return arrange(at(role, "paris", *hand), at("scientist", "lagos"), edition=edition, **position)


def builds(game: Game) -> list[str]:
    return [move for move in moves(game) if move.startswith("build")]


@both_editions
def test_R4_6_building_discards_the_card_of_the_city(edition: str) -> None:
    game = in_paris(edition, "paris", "milan")
    assert builds(game) == ["build"]
    assert game.play("build") == [
        Discarded(player="dispatcher", card="paris", why="action"),
        Built(player="dispatcher", city="paris"),
    ]
    position = game.position()
    assert position["stations"] == ["atlanta", "paris"]
    assert position["players"][0]["hand"] == ["milan"]
    assert position["player_discards"] == ["paris"]
    assert position["turn"]["actions_left"] == 3


@both_editions
def test_R4_6_without_the_card_nothing_is_built(edition: str) -> None:
    game = in_paris(edition, "milan", "government_grant")
    assert refusal(game, "build") == ("R4.6", "no_card_to_build")
    assert builds(game) == []


@pytest.mark.parametrize("role", ["dispatcher", "operations_expert"])
@both_editions
def test_R4_6_a_city_has_one_station(edition: str, role: str) -> None:
    game = in_paris(edition, "paris", role=role, stations=["paris"])
    assert refusal(game, "build") == ("R4.6", "station_stands")
    assert builds(game) == []


@pytest.mark.parametrize(("role", "hand", "left"), BUILDERS)
@both_editions
def test_R4_6_the_seventh_station_is_one_taken_from_elsewhere(
    edition: str, role: Role, hand: list[str], left: list[str]
) -> None:
    game = in_paris(edition, *hand, role=role, stations=SIX)
    assert refusal(game, "build") == ("R4.6", "all_stations_stand")
    assert builds(game) == [f"build moving {city}" for city in SIX]
    happened: list[Event] = [StationTaken(city="cairo"), Built(player=role, city="paris")]
    if left != hand:
        happened.insert(0, Discarded(player=role, card="paris", why="action"))
    assert game.play("build moving cairo") == happened
    position = game.position()
    assert position["stations"] == ["atlanta", "essen", "paris", "lima", "delhi", "osaka"]
    assert position["players"][0]["hand"] == left


@pytest.mark.parametrize("role", ["dispatcher", "operations_expert"])
@both_editions
def test_R4_6_while_stations_are_in_stock_none_is_moved(edition: str, role: str) -> None:
    game = in_paris(edition, "paris", role=role, stations=SIX[:5])
    assert refusal(game, "build moving atlanta") == ("R4.6", "stations_in_stock")
    assert builds(game) == ["build"]
    game.play("build")
    assert game.position()["stations"] == ["atlanta", "essen", "paris", "lima", "cairo", "delhi"]


@pytest.mark.parametrize("moved", ["paris", "tokyo"])
@both_editions
def test_R4_6_only_a_station_that_stands_is_moved(edition: str, moved: str) -> None:
    game = in_paris(edition, "paris", stations=SIX)
    assert refusal(game, f"build moving {moved}") == ("R4.6", "no_station_to_move")


@both_editions
def test_R4_6_moving_a_station_costs_the_card_as_well(edition: str) -> None:
    game = in_paris(edition, "milan", stations=SIX)
    assert refusal(game, "build moving cairo") == ("R4.6", "no_card_to_build")


@pytest.mark.parametrize("move", ["build", "build moving cairo", "build moving tokyo"])
@both_editions
def test_R4_6_the_missing_card_is_named_before_the_station_to_move(edition: str, move: str) -> None:
    for stations in (SIX, SIX[:5]):
        game = in_paris(edition, "milan", stations=stations)
        assert refusal(game, move) == ("R4.6", "no_card_to_build")
    free = in_paris(edition, "milan", role="operations_expert", stations=SIX)
    assert refusal(free, "build") == ("R4.6", "all_stations_stand")


@pytest.mark.parametrize(
    ("standing", "said"),
    [
        (5, "1 research station is in stock: none may be moved."),
        (4, "2 research stations are in stock: none may be moved."),
        (1, "5 research stations are in stock: none may be moved."),
    ],
)
def test_R4_6_the_stations_in_stock_are_counted(standing: int, said: str) -> None:
    game = in_paris("2013", "paris", stations=SIX[:standing])
    why = game.why_not("build moving atlanta")
    assert why is not None
    assert why.message == said


@both_editions
def test_R4_10_another_players_card_builds_nothing(edition: str) -> None:
    game = arrange(
        at("dispatcher", "paris", "milan"), at("scientist", "paris", "paris"), edition=edition
    )
    assert refusal(game, "build") == ("R4.6", "no_card_to_build")
