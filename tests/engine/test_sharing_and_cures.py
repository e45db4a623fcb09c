"""R4.8 to R4.10: sharing knowledge and discovering cures."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from fourcures import Game
from fourcures.engine.events import Cured, Discarded, Shared

from .arranging import arrange, at, both_editions, moves, refusal

RED = ["bangkok", "beijing", "jakarta", "manila", "osaka", "seoul", "tokyo"]
RED_CUBE = {"sydney": {"red": 1}}


def together(edition: str, first: list[str], second: list[str], **position: Any) -> Game:
    """Return a game: Medic (to move) and Scientist in Moscow with these hands."""
    return arrange(
        at("medic", "moscow", *first),
        at("scientist", "moscow", *second),
        at("dispatcher", "lima", "lima"),
        edition=edition,
        **position,
    )


def finder(edition: str, role: str, hand: list[str], **position: Any) -> Game:
    """Return a game with one player in Cairo, at a research station, with these cards."""
    defaults: dict[str, object] = {"stations": ["cairo"], "cubes": RED_CUBE}
    player = at(role, "cairo", *hand)
    return arrange(player, at("researcher"), edition=edition, **(defaults | position))


def shares(game: Game) -> list[str]:
    return [move for move in moves(game) if move.startswith(("give", "take"))]


def cure(cards: list[str] | tuple[str, ...]) -> str:
    return f"cure red with {' '.join(cards)}"


@both_editions
def test_R4_8_the_card_of_the_city_is_given(edition: str) -> None:
    game = together(edition, ["moscow", "paris"], ["cairo"])
    assert shares(game) == ["give moscow to scientist"]
    assert game.play("give moscow to scientist") == [
        Shared(giver="medic", receiver="scientist", card="moscow")
    ]
    hands = [player["hand"] for player in game.position()["players"]]
    assert hands == [["paris"], ["cairo", "moscow"], ["lima"]]
    assert game.position()["turn"]["actions_left"] == 3
    assert game.position()["player_discards"] == []


@both_editions
def test_R4_8_the_card_of_the_city_is_taken(edition: str) -> None:
    game = together(edition, ["paris"], ["cairo", "moscow"])
    assert shares(game) == ["take moscow from scientist"]
    assert game.play("take moscow from scientist") == [
        Shared(giver="scientist", receiver="medic", card="moscow")
    ]
    hands = [player["hand"] for player in game.position()["players"]]
    assert hands == [["paris", "moscow"], ["cairo"], ["lima"]]
    assert game.position()["turn"]["actions_left"] == 3


@pytest.mark.parametrize("move", ["give paris to scientist", "take cairo from scientist"])
@both_editions
def test_R4_8_no_other_card_changes_hands(edition: str, move: str) -> None:
    game = together(edition, ["moscow", "paris"], ["cairo"])
    assert refusal(game, move) == ("R4.8", "not_the_city_card")


@pytest.mark.parametrize("move", ["give moscow to scientist", "take moscow from scientist"])
@both_editions
def test_R4_8_the_giver_must_have_the_card(edition: str, move: str) -> None:
    game = together(edition, ["paris"], ["cairo"])
    assert refusal(game, move) == ("R4.8", "not_in_hand")
    assert shares(game) == []


@pytest.mark.parametrize(
    "move",
    ["give moscow to dispatcher", "take lima from dispatcher", "take moscow from dispatcher"],
)
@both_editions
def test_R4_8_both_are_in_the_same_city(edition: str, move: str) -> None:
    game = together(edition, ["moscow"], [])
    assert refusal(game, move) == ("R4.8", "not_together")


@both_editions
def test_R4_8_knowledge_is_shared_with_another_player(edition: str) -> None:
    game = together(edition, ["moscow"], [])
    assert refusal(game, "give moscow to medic") == ("R4.8", "same_player")
    assert refusal(game, "take moscow from medic") == ("R4.8", "same_player")


@both_editions
def test_R4_8_two_others_share_nothing_in_my_turn(edition: str) -> None:
    game = together(edition, [], ["moscow"], turn={"seat": 2})
    assert refusal(game, "seat:1 give moscow to medic") == ("R3.3", "not_your_turn")
    assert refusal(game, "take moscow from scientist") == ("R4.8", "not_together")
    assert shares(game) == []


@both_editions
def test_R4_8_a_card_may_go_back_and_forth(edition: str) -> None:
    game = together(edition, ["moscow"], [])
    game.play("give moscow to scientist")
    game.play("take moscow from scientist")
    assert game.position()["players"][0]["hand"] == ["moscow"]
    assert game.position()["turn"]["actions_left"] == 2


@both_editions
def test_R4_9_five_cards_of_one_disease_at_a_station_find_its_cure(edition: str) -> None:
    game = finder(edition, "dispatcher", [*RED[:5], "paris"])
    assert game.play(cure(RED[:5])) == [
        *[Discarded(player="dispatcher", card=card, why="action") for card in RED[:5]],
        Cured(player="dispatcher", disease="red"),
    ]
    position = game.position()
    assert position["diseases"] == {
        "blue": "uncured",
        "yellow": "uncured",
        "black": "uncured",
        "red": "cured",
    }
    assert position["players"][0]["hand"] == ["paris"]
    assert position["player_discards"] == RED[:5]
    assert position["turn"]["actions_left"] == 3


@pytest.mark.parametrize("city", ["cairo", "tokyo", "lima"])
@both_editions
def test_R4_9_the_stations_city_may_be_of_any_colour(edition: str, city: str) -> None:
    hand = ["bangkok", "beijing", "jakarta", "manila", "osaka"]
    game = arrange(
        at("dispatcher", city, *hand), at("researcher"), edition=edition, stations=[city]
    )
    assert refusal(game, cure(hand)) is None


@both_editions
def test_R4_9_with_more_than_five_the_player_chooses_which(edition: str) -> None:
    game = finder(edition, "dispatcher", RED)
    offered = {move for move in moves(game) if move.startswith("cure")}
    assert offered == {cure(chosen) for chosen in combinations(RED, 5)}
    game.play("cure red with tokyo osaka manila beijing bangkok")
    assert game.position()["players"][0]["hand"] == ["jakarta", "seoul"]


@pytest.mark.parametrize("number", [1, 4, 6, 7])
@both_editions
def test_R4_9_exactly_five_are_needed(edition: str, number: int) -> None:
    game = finder(edition, "dispatcher", RED)
    assert refusal(game, cure(RED[:number])) == ("R4.9", "wrong_number_of_cards")


@both_editions
def test_R4_9_the_scientist_needs_exactly_four_and_chooses_which(edition: str) -> None:
    game = finder(edition, "scientist", RED)
    offered = {move for move in moves(game) if move.startswith("cure")}
    assert offered == {cure(chosen) for chosen in combinations(RED, 4)}
    assert refusal(game, cure(RED[:5])) == ("R11.7", "wrong_number_of_cards")
    assert refusal(game, cure(RED[:3])) == ("R11.7", "wrong_number_of_cards")
    game.play("cure red with seoul tokyo bangkok manila")
    position = game.position()
    assert position["players"][0]["hand"] == ["beijing", "jakarta", "osaka"]
    assert position["diseases"]["red"] == "cured"


@both_editions
def test_R4_9_a_cure_needs_a_station(edition: str) -> None:
    game = finder(edition, "dispatcher", RED, stations=["atlanta"])
    assert refusal(game, cure(RED[:5])) == ("R4.9", "no_station_for_cure")
    assert not [move for move in moves(game) if move.startswith("cure")]


@both_editions
def test_R4_9_all_cards_are_of_that_disease(edition: str) -> None:
    game = finder(edition, "dispatcher", [*RED[:4], "paris"])
    assert refusal(game, cure([*RED[:4], "paris"])) == ("R4.9", "wrong_colour")


@both_editions
def test_R4_9_no_card_counts_twice(edition: str) -> None:
    game = finder(edition, "dispatcher", RED[:4])
    assert refusal(game, cure([*RED[:4], RED[0]])) == ("R4.9", "card_twice")


@pytest.mark.parametrize(("state", "cubes"), [("cured", RED_CUBE), ("eradicated", {})])
@both_editions
def test_R4_9_a_cure_is_found_once(
    edition: str, state: str, cubes: dict[str, dict[str, int]]
) -> None:
    game = finder(edition, "dispatcher", RED, diseases={"red": state}, cubes=cubes)
    assert refusal(game, cure(RED[:5])) == ("R4.9", "already_cured")
    assert not [move for move in moves(game) if move.startswith("cure")]


@pytest.mark.parametrize("role", ["dispatcher", "scientist"])
@pytest.mark.parametrize(
    "cards",
    [RED[:1], RED[:3], RED[:6], ["paris"], [RED[0], RED[0]], ["airlift"]],
    ids=" ".join,
)
def test_R4_9_a_cure_that_is_found_is_named_before_the_cards_are_counted(
    role: str, cards: list[str]
) -> None:
    game = finder("2013", role, RED, diseases={"red": "cured"}, cubes=RED_CUBE)
    assert refusal(game, cure(cards)) == ("R4.9", "already_cured")


@both_editions
def test_R4_10_a_cure_takes_only_cards_from_ones_own_hand(edition: str) -> None:
    game = arrange(
        at("dispatcher", "cairo", *RED[:4]),
        at("researcher", "cairo", RED[4]),
        edition=edition,
        stations=["cairo"],
    )
    assert refusal(game, cure(RED[:5])) == ("R4.9", "not_in_hand")
    why = game.why_not(cure(RED[:5]))
    assert why is not None
    assert why.params == {"card": RED[4], "player": "dispatcher"}


@both_editions
def test_R4_10_event_cards_pay_for_no_cure(edition: str) -> None:
    game = finder(edition, "dispatcher", [*RED[:4], "airlift"])
    assert refusal(game, cure([*RED[:4], "airlift"])) == ("R4.10", "events_do_not_pay")


@pytest.mark.parametrize("role", ["medic", "researcher"])
@both_editions
def test_R4_10_event_cards_are_never_shared(edition: str, role: str) -> None:
    """Not even by the Researcher."""
    game = arrange(
        at(role, "moscow", "airlift"), at("scientist", "moscow", "forecast"), edition=edition
    )
    assert refusal(game, "give airlift to scientist") == ("R4.10", "events_not_shared")
    assert refusal(game, "take forecast from scientist") == ("R4.10", "events_not_shared")
    assert shares(game) == []
