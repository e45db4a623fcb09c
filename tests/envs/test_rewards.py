"""Rewards are functions of the public state before and after a step."""

from __future__ import annotations

import numpy as np
import pytest

from fourcures.envs.gym import FourCuresEnv
from fourcures.envs.rewards import (
    CUBES_ON_BOARD,
    CURES,
    EPIDEMICS,
    GAMES_LOST,
    GAMES_WON,
    OUTBREAKS,
    REWARDS,
    TALLY,
    PotentialBased,
    Reward,
    fill_reward,
    kind_of_reward,
    potential_of,
    sparse,
    win_or_lose,
)
from fourcures.envs.vector import FourCuresVectorEnv
from tests.sizes import size


def tally(**counters: float) -> np.ndarray:
    made = np.zeros(TALLY, np.float32)
    names = {
        "won": GAMES_WON,
        "lost": GAMES_LOST,
        "cures": CURES,
        "cubes": CUBES_ON_BOARD,
        "outbreaks": OUTBREAKS,
    }
    for name, value in counters.items():
        made[names[name]] = value
    return made


def test_the_sparse_rewards_value_only_the_end() -> None:
    before, after = tally(cubes=18, cures=3), tally(cubes=18, cures=4, won=1)
    assert sparse(before, after) == 1 and win_or_lose(before, after) == 1
    assert sparse(before, tally(cubes=18, cures=3, lost=1)) == 0
    assert win_or_lose(before, tally(cubes=18, cures=3, lost=1)) == -1
    for reward in (sparse, win_or_lose):
        assert reward(tally(cubes=18), tally(cubes=15, cures=1)) == 0


def test_the_potential_counts_cures_cubes_and_outbreaks_until_the_end() -> None:
    assert potential_of(tally(cures=3)) == pytest.approx(0.6)
    assert potential_of(tally(cubes=50, outbreaks=2)) == pytest.approx(-0.34)
    for end in ("won", "lost"):
        assert potential_of(tally(cures=3, cubes=50, **{end: 1})) == 0
    worst = tally(cubes=96, outbreaks=8)
    assert potential_of(worst) > -1 and potential_of(tally(cures=4)) < 1


def test_a_cube_that_comes_costs_what_a_removed_one_pays() -> None:
    reward = REWARDS["potential"]
    few, many = tally(cubes=15, cures=1), tally(cubes=18, cures=1)
    assert reward(many, few) == pytest.approx(0.018) and reward(few, many) == -reward(many, few)


@pytest.mark.parametrize("discount", [1.0, 0.99])
def test_the_gains_of_a_whole_game_sum_up_to_the_potential_of_its_start(discount: float) -> None:
    env = FourCuresEnv(reward="potential", discount=discount)
    rng = np.random.default_rng(1)
    for game in range(size(3, 20, 200)):
        _, info = env.reset(seed=game)
        start = potential_of(env.games.current[0])
        total, weight, ended, steps = 0.0, 1.0, False, 0
        while not ended:
            action = rng.choice(np.flatnonzero(info["action_mask"]))
            _, reward, ended, _, info = env.step(action)
            total += weight * reward
            weight, steps = weight * discount, steps + 1
        won = info["won"] * discount ** (steps - 1)
        assert start < 0 and total == pytest.approx(won - start, abs=1e-5)


def test_a_potential_of_ones_own_is_added_to_any_reward() -> None:
    def drawn(tally: np.ndarray) -> np.ndarray:
        return -0.1 * tally[..., EPIDEMICS]

    reward = PotentialBased(drawn, base=win_or_lose)
    before, after = tally(), tally(lost=1)
    after[EPIDEMICS] = 2
    assert reward(before, after) == pytest.approx(-1.2)
    env = FourCuresEnv(reward=reward)
    _, info = env.reset(seed=1)
    assert env.step(np.flatnonzero(info["action_mask"])[0])[1] == 0


def test_kernels_know_the_named_rewards_with_any_discount() -> None:
    assert [kind_of_reward(reward) for reward in REWARDS.values()] == [0, 1, 2]
    assert kind_of_reward(PotentialBased(discount=0.9)) == 2
    assert kind_of_reward(PotentialBased(base=win_or_lose)) is None
    assert kind_of_reward(lambda before, after: before[..., 0]) is None


def test_one_function_serves_one_game_and_many() -> None:
    rows = np.stack([tally(cubes=5), tally(cubes=9)])
    others = np.stack([tally(cubes=4), tally(cubes=9, won=1)])
    for reward in REWARDS.values():
        together = np.asarray(reward(rows, others))
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


@pytest.mark.parametrize("discount", [1.0, 0.9])
def test_the_rewards_of_kernels_are_the_same(discount: float) -> None:
    rng = np.random.default_rng(1)
    rewards: tuple[Reward, ...] = (sparse, win_or_lose, PotentialBased(discount=discount))
    for _ in range(200):
        before, after = (rng.integers(0, 5, TALLY).astype(np.float32) for _ in range(2))
        before[[GAMES_WON, GAMES_LOST]] = 0
        after[[GAMES_WON, GAMES_LOST]] = rng.permutation([0, 0, 1])[:2]
        for kind, reward in enumerate(rewards):
            out = [0.0]
            fill_reward(kind, [discount], before.tolist(), after.tolist(), out)
            assert np.isclose(out[0], reward(before, after), rtol=0, atol=1e-6)
