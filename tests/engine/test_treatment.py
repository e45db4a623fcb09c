"""R4.7: treating diseases."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures import Game
from fourcures.engine.events import Treated
from fourcures.engine.rules.names import Disease

from .arranging import Json, arrange, at, both_editions, moves, refusal

MIXED = {"cairo": {"blue": 1, "yellow": 2, "black": 3}, "lima": {"black": 1, "red": 1}}


def in_cairo(edition: str, **position: Any) -> Game:
    """Return a game with the Scientist to move in Cairo."""
    return arrange(at("scientist", "cairo"), at("researcher"), edition=edition, **position)


def treated(city: str, disease: Disease, cubes: int) -> Treated:
    return Treated(player="scientist", city=city, disease=disease, cubes=cubes, presence=False)


@both_editions
def test_R4_7_an_action_removes_one_cube_of_one_disease(edition: str) -> None:
    game = in_cairo(edition, cubes=MIXED)
    assert game.play("treat black") == [treated("cairo", "black", 1)]
    position = game.position()
    assert position["cubes"] == MIXED | {"cairo": {"blue": 1, "yellow": 2, "black": 2}}
    assert position["turn"]["actions_left"] == 3
    game.play("treat black")
    game.play("treat black")
    assert game.position()["cubes"]["cairo"] == {"blue": 1, "yellow": 2}
    assert refusal(game, "treat black") == ("R4.7", "no_cubes")


@both_editions
def test_R4_7_several_diseases_ask_which(edition: str) -> None:
    game = in_cairo(edition, cubes=MIXED)
    treatments = [move for move in moves(game) if move.startswith("treat")]
    assert treatments == ["treat blue", "treat yellow", "treat black"]
    why = game.why_not("treat")
    assert why is not None
    assert (why.code, why.params["form"]) == ("wrong_form", "treat DISEASE")
    game.play("treat yellow")
    assert game.position()["cubes"]["cairo"] == {"blue": 1, "yellow": 1, "black": 3}


@pytest.mark.parametrize("cubes", [1, 2, 3])
@both_editions
def test_R4_7_all_cubes_of_a_cured_disease_go_at_once(edition: str, cubes: int) -> None:
    there: Json = {"cairo": {"blue": 3, "black": cubes}, "lima": {"black": 1}}
    game = in_cairo(edition, cubes=there, diseases={"black": "cured"})
    assert game.play("treat black") == [treated("cairo", "black", cubes)]
    assert game.position()["cubes"] == {"cairo": {"blue": 3}, "lima": {"black": 1}}
    assert game.position()["turn"]["actions_left"] == 3


@both_editions
def test_R4_7_another_disease_in_the_city_needs_an_action_of_its_own(edition: str) -> None:
    there: Json = {"cairo": {"blue": 2, "black": 2}, "lima": {"blue": 1, "black": 1}}
    game = in_cairo(edition, cubes=there, diseases={"black": "cured", "blue": "cured"})
    game.play("treat blue")
    assert game.position()["cubes"]["cairo"] == {"black": 2}
    game.play("treat black")
    assert "cairo" not in game.position()["cubes"]
    assert game.position()["turn"]["actions_left"] == 2


@pytest.mark.parametrize("disease", ["red", "blue"])
@both_editions
def test_R4_7_what_is_not_there_is_not_treated(edition: str, disease: str) -> None:
    game = in_cairo(edition, cubes={"cairo": {"black": 3}, "lima": {"red": 1}})
    assert refusal(game, f"treat {disease}") == ("R4.7", "no_cubes")
    assert f"treat {disease}" not in moves(game)


def test_R4_7_only_the_four_diseases_are_known() -> None:
    game = in_cairo("2013", cubes={"cairo": {"black": 3}})
    assert refusal(game, "treat green") == ("R1.1", "unknown_disease")


@both_editions
def test_R4_7_treated_cubes_go_back_to_the_supply(edition: str) -> None:
    full = ["cairo", "delhi", "lima", "osaka", "tokyo", "essen", "milan", "lagos"]
    game = in_cairo(
        edition,
        cubes={city: {"black": 3} for city in full},
        turn={"actions_left": 1},
        player_deck={"next": ["paris", "miami"]},
        infection_deck={"next": ["baghdad", "manila"]},
    )
    game.play("treat black")
    game.play("next")
    assert game.outcome is None
    assert game.position()["cubes"]["baghdad"] == {"black": 1}
