"""A bot from an agent of the environments plays the same games as the agent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from fourcures import Game
from fourcures.bots.team import next_move
from fourcures.envs.bot import EnvBot
from fourcures.envs.games import IllegalAction
from fourcures.envs.gym import FourCuresEnv

Decide = Callable[[Any, Any], int]


def decide(observation: Any, mask: Any) -> int:
    """Return an unmasked action that depends on all numbers, mostly one with parts."""
    codes = np.flatnonzero(mask)
    return int(codes[int(1e4 * observation.sum()) % len(codes)])


def play_environment(deal: str, **options: Any) -> list[str]:
    """Return the moves of a game in the environment."""
    env = FourCuresEnv(chance="deal", **options)
    observation, info = env.reset(options={"deal": deal})
    ended, moves = False, []
    while not ended:
        observation, _, ended, _, info = env.step(decide(observation, info["action_mask"]))
        move = env.games.completed_move(0)
        moves += [] if move is None else [str(move)]
    return moves


def play_bots(deal: str, **options: Any) -> list[str]:
    """Return the moves of the same game by a bot in each seat."""
    game = Game.new(seed=deal, **options)
    bots, moves = [EnvBot(decide) for _ in game.roles], []
    while not game.is_over:
        moves.append(next_move(game, bots))
        game.play(moves[-1])
    return list(map(str, moves))


@pytest.mark.parametrize("deal", ["one", "two", "three"])
def test_bots_with_open_hands_play_like_one_agent(deal: str) -> None:
    moves = play_environment(deal, players=3)
    assert play_bots(deal, players=3) == moves
    assert len(moves) > 20


def test_bots_with_private_hands_play_events_in_their_own_turns() -> None:
    options = {"players": 4, "difficulty": "heroic", "out_of_turn": "never"}
    moves = play_environment("four", **options)
    assert play_bots("four", players=4, epidemics=6) == moves


def test_a_masked_action_is_refused() -> None:
    game = Game.new(players=2, seed="five")
    with pytest.raises(IllegalAction, match="is masked"):
        EnvBot(lambda observation, mask: int(np.argmin(mask))).choose(game.view(game.turn))
    assert not game.history


def test_a_bot_that_is_not_on_turn_waits() -> None:
    game = Game.new(players=2, seed="six")
    assert EnvBot(decide).choose(game.view(1 - game.turn)) is None
