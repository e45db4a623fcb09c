"""R4.1 to R4.5: moving a pawn."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures import Game
from fourcures.engine.events import Discarded, Event, Moved
from fourcures.engine.rules.board import CITIES
from fourcures.engine.rules.names import Travel

from .arranging import Json, arrange, at, both_editions, moves, refusal

OTHER = at("researcher", "lagos", "tokyo")


def traveller(edition: str, city: str, *hand: str, **position: Any) -> Game:
    """Return a game: the Scientist to move; the Researcher in Lagos holds Tokyo."""
    return arrange(at("scientist", city, *hand), OTHER, edition=edition, **position)


def moved(origin: str, city: str, how: Travel) -> Moved:
    return Moved(player="scientist", origin=origin, city=city, how=how, by="scientist")


def paid(card: str) -> Event:
    return Discarded(player="scientist", card=card, why="action")


def flights(game: Game, verb: str) -> set[str]:
    """Return the destinations of one kind of move."""
    return {text.split()[1] for text in moves(game) if text.startswith(f"{verb} ")}


@both_editions
def test_R4_1_a_drive_follows_a_line_and_costs_no_card(edition: str) -> None:
    game = traveller(edition, "essen", "london")
    assert flights(game, "drive") == {"london", "milan", "paris", "st_petersburg"}
    assert game.play("drive london") == [moved("essen", "london", "drive")]
    assert game.position()["players"][0] == at("scientist", "london", "london")
    assert game.position()["turn"]["actions_left"] == 3


@both_editions
def test_R4_1_without_a_line_there_is_no_drive(edition: str) -> None:
    game = traveller(edition, "essen", "moscow", "essen", stations=["essen", "moscow"])
    assert refusal(game, "drive moscow") == ("R4.1", "not_adjacent")
    why = game.why_not("drive moscow")
    assert why is not None
    assert why.params == {"origin": "essen", "city": "moscow"}


@both_editions
def test_R4_2_a_direct_flight_discards_the_card_of_its_target(edition: str) -> None:
    game = traveller(edition, "essen", "lima", "osaka", "airlift")
    assert flights(game, "direct") == {"lima", "osaka"}
    assert game.play("direct lima") == [paid("lima"), moved("essen", "lima", "direct")]
    position = game.position()
    assert position["players"][0] == at("scientist", "lima", "osaka", "airlift")
    assert position["player_discards"] == ["lima"]
    assert position["turn"]["actions_left"] == 3


@both_editions
def test_R4_2_without_that_card_there_is_no_direct_flight(edition: str) -> None:
    game = traveller(edition, "essen", "essen", "lima")
    assert refusal(game, "direct osaka") == ("R4.2", "no_card_of_target")


@both_editions
def test_R4_3_a_charter_flight_discards_the_card_of_its_origin_and_goes_anywhere(
    edition: str,
) -> None:
    game = traveller(edition, "essen", "essen", "lima")
    assert flights(game, "charter") == set(CITIES) - {"essen"}
    assert game.play("charter sydney") == [paid("essen"), moved("essen", "sydney", "charter")]
    position = game.position()
    assert position["players"][0] == at("scientist", "sydney", "lima")
    assert position["player_discards"] == ["essen"]


@both_editions
def test_R4_3_a_charter_flight_with_both_cards_spends_the_origin(edition: str) -> None:
    game = traveller(edition, "essen", "essen", "sydney")
    game.play("charter sydney")
    assert game.position()["players"][0]["hand"] == ["sydney"]


@both_editions
def test_R4_3_without_that_card_there_is_no_charter_flight(edition: str) -> None:
    game = traveller(edition, "essen", "sydney")
    assert refusal(game, "charter sydney") == ("R4.3", "no_card_of_origin")
    assert flights(game, "charter") == set()


@both_editions
def test_R4_4_a_shuttle_flight_joins_two_stations_and_costs_no_card(edition: str) -> None:
    game = traveller(edition, "essen", "essen", "cairo", stations=["essen", "cairo", "lima"])
    assert flights(game, "shuttle") == {"cairo", "lima"}
    assert game.play("shuttle cairo") == [moved("essen", "cairo", "shuttle")]
    assert game.position()["players"][0] == at("scientist", "cairo", "essen", "cairo")
    assert game.position()["turn"]["actions_left"] == 3


@pytest.mark.parametrize(
    ("stations", "code"),
    [
        (["essen"], "no_station_there"),
        (["cairo"], "no_station_here"),
        (["lima"], "no_station_here"),
        ([], "no_station_here"),
    ],
)
@both_editions
def test_R4_4_a_shuttle_flight_needs_both_stations(
    edition: str, stations: list[str], code: str
) -> None:
    game = traveller(edition, "essen", "essen", "cairo", stations=stations)
    assert refusal(game, "shuttle cairo") == ("R4.4", code)
    assert "shuttle cairo" not in moves(game)


@both_editions
def test_R4_4_a_station_that_was_moved_away_no_longer_serves(edition: str) -> None:
    six = ["atlanta", "essen", "cairo", "lima", "delhi", "osaka"]
    game = traveller(edition, "paris", "paris", stations=six)
    game.play("build moving cairo")
    assert refusal(game, "shuttle cairo") == ("R4.4", "no_station_there")
    assert flights(game, "shuttle") == {"atlanta", "essen", "lima", "delhi", "osaka"}
    game.play("shuttle essen")
    assert refusal(game, "shuttle cairo") == ("R4.4", "no_station_there")
    assert refusal(game, "shuttle paris") is None


@pytest.mark.parametrize("verb", ["drive", "direct", "charter", "shuttle"])
@both_editions
def test_R4_5_a_move_ends_in_another_city(edition: str, verb: str) -> None:
    game = traveller(edition, "essen", "essen", stations=["essen", "cairo"])
    assert refusal(game, f"{verb} essen") == ("R4.5", "already_there")
    assert f"{verb} essen" not in moves(game)


@pytest.mark.parametrize(("verb", "card"), [("direct", "paris"), ("charter", "essen")])
@both_editions
def test_R4_5_a_flight_may_go_to_a_neighbour(edition: str, verb: Travel, card: str) -> None:
    game = traveller(edition, "essen", "essen", "paris")
    assert game.play(f"{verb} paris") == [paid(card), moved("essen", "paris", verb)]
    assert game.position()["player_discards"] == [card]


@pytest.mark.parametrize(
    ("move", "refused"),
    [
        ("direct tokyo", ("R4.2", "no_card_of_target")),
        ("charter tokyo", ("R4.3", "no_card_of_origin")),
    ],
)
@both_editions
def test_R4_10_only_cards_from_ones_own_hand_pay_for_flights(
    edition: str, move: str, refused: tuple[str, str]
) -> None:
    other: Json = at("researcher", "essen", "essen", "tokyo")
    game = arrange(at("scientist", "essen", "lima"), other, edition=edition)
    assert refusal(game, move) == refused
    assert move not in moves(game)
