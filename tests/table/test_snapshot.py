"""What a view says beside its position and its moves."""

from __future__ import annotations

import pytest

from fourcures import Game
from fourcures.engine.position.schema import Json
from fourcures.table.snapshot import list_first_infections, seat_view

SIX = ["delhi", "lagos", "lima", "cairo", "tokyo", "paris"]


@pytest.mark.parametrize(
    ("change", "due"),
    [
        ({}, "this this next next later later"),
        ({"drawn": 3}, "this this this next next next"),
        ({"quiet_nights": 1}, "next next later later later later"),
        ({"resume": ["infect"], "infections_left": 1}, "this next next later later later"),
        ({"resume": ["infect"], "infections_left": 0}, "next next later later later later"),
        (
            {"resume": ["infect"], "infections_left": 1, "quiet_nights": 1},
            "this later later later later later",
        ),
    ],
)
def test_a_forecast_says_in_which_turn_its_cards_are_drawn(change: Json, due: str) -> None:
    drawn = change.pop("drawn", 0)
    game = Game.from_position(
        {
            "players": [{"role": "medic"}, {"role": "scientist"}],
            "epidemics_drawn": drawn,
            "turn": {
                "phase": "forecast",
                "resume": ["actions"],
                "forecast": {"seat": 0, "cards": SIX},
                **change,
            },
        }
    )
    assert " ".join(seat_view(game.view(0))["due"]) == due
    assert seat_view(game.view(None))["due"] == seat_view(game.view(0))["due"]


def test_without_a_forecast_no_card_is_due() -> None:
    assert seat_view(Game.new(seed=1).view(0))["due"] == []


def test_the_first_infections_are_nine_cities_as_they_were_after_the_set_up() -> None:
    game = Game.new(seed=1)
    infected = list_first_infections(game)
    assert sorted(infected.values()) == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    game.play(next(move for move in map(str, game.legal_moves) if move.startswith("drive")))
    assert list_first_infections(game) == infected


def test_a_game_from_a_position_has_no_first_infections() -> None:
    game = Game.from_position({"players": [{"role": "medic"}, {"role": "scientist"}]})
    assert list_first_infections(game) == {}
