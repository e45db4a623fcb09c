"""Random games with every node checked: all environments, the engine, every setting."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures import Game
from fourcures.testing.env_checks import random_play
from tests.envs.settings import NUMBERS, SETTINGS
from tests.sizes import size, sweep


def words(number: int) -> str:
    return "-".join(map(str, SETTINGS[number].values()))


@pytest.mark.parametrize("number", NUMBERS, ids=words)
def test_masks_views_and_positions_hold_in_every_setting(number: int) -> None:
    """Masks equal the engine's, hidden cards stay hidden, all environments have one position."""
    setting = SETTINGS[number]
    wanted, steps, seed = size(60, 60, 100_000 // len(SETTINGS) + 1), 0, 1
    while steps < wanted:
        steps += random_play(1, seed, **setting)
        seed += 1


@pytest.mark.parametrize(
    "options",
    sweep(
        [
            {"out_of_turn": "never", "difficulty": "heroic", "players": 3},
            {"out_of_turn": "ask", "players": 4},
            {"chance": "deal", "difficulty": "heroic"},
            {"role_pool": ["medic", "scientist", "dispatcher"], "events": ["airlift", "forecast"]},
            {"roles": ["dispatcher", "operations_expert"], "first": 1},
            {"roles": ["contingency_planner", "researcher", "scientist", "medic"]},
            {"out_of_turn": "never"},
            {"chance": "deal", "players": 3},
            {"events": []},
        ],
        first=4,
    ),
    ids=repr,
)
def test_masks_views_and_positions_hold_with_other_options(options: dict[str, Any]) -> None:
    random_play(size(1, 1, 20), 5, **options)


@pytest.mark.parametrize("chance", ["stream", "deal"])
def test_masks_views_and_positions_hold_from_a_position(chance: str) -> None:
    game = Game.new(players=3, epidemics=5, seed="start")
    for _ in range(size(40, 12, 12)):
        game.play(game.legal_moves[-1])
    random_play(size(1, 1, 20), 3, position=game.position(), chance=chance)
