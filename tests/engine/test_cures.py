"""R5: effects of a cure, and eradication."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures import Game, InvalidPosition
from fourcures.engine.events import (
    Cured,
    Eradicated,
    Infected,
    Moved,
    Outbreak,
    Prevented,
    Treated,
    Turned,
)

from .arranging import Json, arrange, at, both_editions, only, play

RED = ["bangkok", "beijing", "jakarta", "manila", "osaka"]
CURE_RED = f"cure red with {' '.join(RED)}"


def table(edition: str, first: Json, second: Json | None = None, **position: Any) -> Game:
    """Return a game with one player to move; by default the Researcher waits in Lagos."""
    return arrange(first, second or at("researcher", "lagos"), edition=edition, **position)


def infecting(edition: str, *cards: str, **position: Any) -> Game:
    """Return a game before the infection step, with these cards on top."""
    return table(
        edition,
        at("scientist", "lagos"),
        turn={"phase": "infect"},
        infection_deck={"next": list(cards)},
        **position,
    )


@both_editions
def test_R5_1_a_cured_disease_keeps_its_cubes(edition: str) -> None:
    cubes = {"sydney": {"red": 3}, "tokyo": {"red": 1}}
    game = table(edition, at("dispatcher", "atlanta", *RED), cubes=cubes)
    game.play(CURE_RED)
    assert game.position()["diseases"]["red"] == "cured"
    assert game.position()["cubes"] == cubes


@both_editions
def test_R5_1_a_cured_disease_goes_on_spreading(edition: str) -> None:
    game = infecting(
        edition, "tokyo", "paris", diseases={"red": "cured"}, cubes={"tokyo": {"red": 1}}
    )
    game.play("next")
    assert game.position()["cubes"] == {"tokyo": {"red": 2}, "paris": {"blue": 1}}


@both_editions
def test_R5_1_a_cured_disease_still_breaks_out(edition: str) -> None:
    game = infecting(
        edition, "beijing", "paris", diseases={"red": "cured"}, cubes={"beijing": {"red": 3}}
    )
    assert only(Outbreak, game.play("next")) == [
        Outbreak(city="beijing", disease="red", outbreaks=1, origin=None)
    ]
    assert game.position()["cubes"] == {
        "beijing": {"red": 3},
        "seoul": {"red": 1},
        "shanghai": {"red": 1},
        "paris": {"blue": 1},
    }


@pytest.mark.parametrize("cubes", [1, 3])
@both_editions
def test_R5_2_treating_the_last_cubes_of_a_cured_disease_eradicates_it(
    edition: str, cubes: int
) -> None:
    game = table(
        edition,
        at("scientist", "tokyo"),
        diseases={"red": "cured"},
        cubes={"tokyo": {"red": cubes, "blue": 1}},
    )
    assert game.play("treat red") == [
        Treated(player="scientist", city="tokyo", disease="red", cubes=cubes, presence=False),
        Eradicated(disease="red"),
    ]
    assert game.position()["diseases"]["red"] == "eradicated"
    assert game.position()["cubes"] == {"tokyo": {"blue": 1}}


@both_editions
def test_R5_2_while_a_cube_is_left_anywhere_nothing_is_eradicated(edition: str) -> None:
    cubes = {"tokyo": {"red": 3}, "lima": {"red": 1}}
    game = table(edition, at("scientist", "tokyo"), diseases={"red": "cured"}, cubes=cubes)
    assert only(Eradicated, game.play("treat red")) == []
    assert game.position()["diseases"]["red"] == "cured"


@both_editions
def test_R5_2_the_medic_eradicates_by_just_passing_through(edition: str) -> None:
    game = table(
        edition, at("medic", "osaka"), diseases={"red": "cured"}, cubes={"tokyo": {"red": 2}}
    )
    assert game.play("drive tokyo") == [
        Moved(player="medic", origin="osaka", city="tokyo", how="drive", by="medic"),
        Treated(player="medic", city="tokyo", disease="red", cubes=2, presence=True),
        Eradicated(disease="red"),
    ]
    assert game.position()["diseases"]["red"] == "eradicated"


@both_editions
def test_R5_2_a_cure_with_no_cube_on_the_board_eradicates_at_once(edition: str) -> None:
    game = table(edition, at("dispatcher", "atlanta", *RED), cubes={"tokyo": {"blue": 1}})
    assert game.play(CURE_RED)[-2:] == [
        Cured(player="dispatcher", disease="red"),
        Eradicated(disease="red"),
    ]
    assert game.position()["diseases"]["red"] == "eradicated"


@both_editions
def test_R5_2_a_cure_whose_last_cubes_lie_under_the_medic_eradicates_at_once(edition: str) -> None:
    game = table(
        edition,
        at("dispatcher", "atlanta", *RED),
        at("medic", "sydney"),
        cubes={"sydney": {"red": 2}},
    )
    assert game.play(CURE_RED)[-3:] == [
        Cured(player="dispatcher", disease="red"),
        Treated(player="medic", city="sydney", disease="red", cubes=2, presence=True),
        Eradicated(disease="red"),
    ]


@pytest.mark.parametrize(
    ("state", "cubes", "problem"),
    [
        ("cured", {}, "red is cured and has no cubes"),
        ("eradicated", {"tokyo": {"red": 1}}, "red is eradicated, but has 1 cubes"),
    ],
)
@both_editions
def test_R5_2_no_position_contradicts_it(
    edition: str, state: str, cubes: Json, problem: str
) -> None:
    with pytest.raises(InvalidPosition, match=problem):
        table(edition, at("scientist"), diseases={"red": state}, cubes=cubes)


@both_editions
def test_R5_3_no_cube_of_an_eradicated_disease_is_placed_but_its_card_is_discarded(
    edition: str,
) -> None:
    game = infecting(edition, "tokyo", "paris", diseases={"red": "eradicated"})
    happened = game.play("next")
    assert only(Turned, happened)[0] == Turned(city="tokyo", bottom=False)
    assert only(Prevented, happened) == [Prevented(city="tokyo", disease="red", by="eradicated")]
    assert game.position()["cubes"] == {"paris": {"blue": 1}}
    assert game.position()["infection_discards"] == ["paris", "tokyo"]


@both_editions
def test_R5_3_an_epidemic_of_an_eradicated_disease_places_nothing(edition: str) -> None:
    """Its card is discarded, shuffled in and drawn again as usual."""
    game = table(
        edition,
        at("scientist", "lagos"),
        diseases={"red": "eradicated"},
        turn={"phase": "draw"},
        player_deck={"next": ["epidemic", "paris"]},
        infection_discards=["lima"],
        infection_deck={"bottom": ["tokyo"], "shuffles": [["tokyo", "lima"]]},
    )
    happened = play(game, "next")
    assert only(Turned, happened) == [
        Turned(city="tokyo", bottom=True),
        Turned(city="tokyo", bottom=False),
        Turned(city="lima", bottom=False),
    ]
    assert only(Infected, happened) == [
        Infected(city="lima", disease="yellow", cubes=1, total=1, why="card")
    ]
    assert only(Outbreak, happened) == []
    assert game.position()["infection_discards"] == ["lima", "tokyo"]


@both_editions
def test_R5_3_other_diseases_still_break_out_in_its_cities(edition: str) -> None:
    game = infecting(
        edition,
        "san_francisco",
        "paris",
        diseases={"red": "eradicated"},
        cubes={"san_francisco": {"blue": 3}},
    )
    game.play("next")
    assert game.position()["outbreaks"] == 1
    assert game.position()["cubes"]["tokyo"] == game.position()["cubes"]["manila"] == {"blue": 1}


@both_editions
def test_R5_4_an_uncured_disease_without_a_cube_is_not_eradicated(edition: str) -> None:
    game = table(
        edition,
        at("scientist", "tokyo"),
        cubes={"tokyo": {"red": 1}},
        turn={"actions_left": 1},
        player_deck={"next": ["delhi", "essen"]},
        infection_deck={"next": ["tokyo", "paris"]},
    )
    assert only(Eradicated, game.play("treat red")) == []
    assert game.position()["diseases"]["red"] == "uncured"
    game.play("next")
    assert game.position()["cubes"] == {"tokyo": {"red": 1}, "paris": {"blue": 1}}
