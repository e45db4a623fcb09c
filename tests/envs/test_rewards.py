"""Rewards are functions of the public state before and after a step."""

from __future__ import annotations

import numpy as np

from fourcures.envs.gym import FourCuresEnv
from fourcures.envs.rewards import (
    CUBES_ON_BOARD,
    CURES,
    GAMES_LOST,
    GAMES_WON,
    REWARDS,
    TALLY,
    fill_reward,
    shaped,
    sparse,
    win_or_lose,
)
from fourcures.envs.vector import FourCuresVectorEnv


def tally(**counters: float) -> np.ndarray:
    made = np.zeros(TALLY, np.float32)
    names = {"won": GAMES_WON, "lost": GAMES_LOST, "cures": CURES, "cubes": CUBES_ON_BOARD}
    for name, value in counters.items():
        made[names[name]] = value
    return made


def test_each_reward_function_values_wins_losses_cures_and_cubes() -> None:
    before, after = tally(cubes=18, cures=3), tally(cubes=18, cures=4, won=1)
    assert sparse(before, after) == 1 and win_or_lose(before, after) == 1
    assert shaped(before, after) == 1.5
    assert sparse(before, tally(cubes=18, cures=3, lost=1)) == 0
    assert win_or_lose(before, tally(cubes=18, cures=3, lost=1)) == -1
    assert np.isclose(shaped(tally(cubes=18), tally(cubes=15)), 0.06)
    assert shaped(tally(cubes=18), tally(cubes=21)) == 0, "cubes that come cost nothing"


def test_one_function_serves_one_game_and_many() -> None:
    rows = np.stack([tally(cubes=5), tally(cubes=9)])
    others = np.stack([tally(cubes=4), tally(cubes=9, won=1)])
    for reward in (sparse, win_or_lose, shaped):
        together = reward(rows, others)
        assert together.tolist() == [reward(*pair) for pair in zip(rows, others, strict=True)]


def test_a_reward_of_ones_own() -> None:
    def a_point_for_each_step(before: np.ndarray, after: np.ndarray) -> np.ndarray:
        return np.ones(before.shape[:-1])

    env = FourCuresEnv(reward=a_point_for_each_step)
    _, info = env.reset(seed=1)
    assert env.step(np.flatnonzero(info["action_mask"])[0])[1] == 1.0
    many = FourCuresVectorEnv(3, reward=a_point_for_each_step)
    many.reset(seed=1)
    assert many.step(many.picker()())[1].tolist() == [1.0, 1.0, 1.0]


def test_the_rewards_of_kernels_are_the_same() -> None:
    rng = np.random.default_rng(1)
    for _ in range(200):
        before, after = (rng.integers(0, 5, TALLY).astype(np.float32) for _ in range(2))
        for kind, reward in enumerate(REWARDS.values()):
            out = [0.0]
            fill_reward(kind, before.tolist(), after.tolist(), out)
            assert np.isclose(out[0], reward(before, after), rtol=0, atol=1e-6)
