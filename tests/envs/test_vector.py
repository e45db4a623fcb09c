"""The vector environment equals N single ones, and autoresets as Gymnasium specifies."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from fourcures import Game
from fourcures.engine.errors import InvalidSetup
from fourcures.envs import CODE, ID, IllegalAction
from fourcures.envs.gym import FourCuresEnv
from fourcures.envs.vector import FourCuresVectorEnv
from tests.sizes import size


def options() -> list[dict[str, Any]]:
    game = Game.new(players=2, seed="start")
    return [
        {},
        {"players": 4, "difficulty": "heroic"},
        {"players": 3, "observation": "named", "reward": "potential"},
        {"chance": "deal"},
        {"position": game.position()},
        {"illegal": "terminate"},
    ]


@pytest.mark.parametrize("given", options(), ids=lambda given: "-".join(given) or "plain")
@pytest.mark.parametrize("number", [pytest.param(1, marks=pytest.mark.breadth), 5])
def test_n_games_are_n_single_ones(given: dict[str, Any], number: int) -> None:
    """Step by step over several games each, with the seeds s, s + 1, ..."""
    many = FourCuresVectorEnv(number, **given)
    singles = [FourCuresEnv(**given) for _ in range(number)]
    rng = np.random.default_rng(1)
    seen, infos = many.reset(seed=11)
    for i, single in enumerate(singles):
        alone, info = single.reset(seed=11 + i)
        assert same(row(seen, i), alone)
    ends = 0
    for _ in range(size(80, 200, 3000)):
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in infos["action_mask"]]
        if "illegal" in given and rng.random() < 0.01:
            actions[0] = CODE["hold"]
        seen, rewards, terminations, truncations, infos = many.step(actions)
        assert not truncations.any()
        for i, single in enumerate(singles):
            alone, reward, terminated, _, info = single.step(actions[i])
            assert (reward, terminated) == (rewards[i], terminations[i])
            if terminated:
                ends += 1
                assert same(infos["final_obs"][i], alone)
                assert infos["final_info"]["won"][i] == info["won"]
                alone, info = single.reset()
            assert same(row(seen, i), alone)
            assert np.array_equal(infos["action_mask"][i], info["action_mask"])
            assert infos["seat"][i] == info["seat"]
    assert ends > 0


def row(seen: Any, i: int) -> Any:
    return {name: part[i] for name, part in seen.items()} if isinstance(seen, dict) else seen[i]


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return all(np.array_equal(one[name], other[name]) for name in other)
    return np.array_equal(one, other)


def test_make_vec_creates_the_environment_and_its_metadata_names_the_autoreset_mode() -> None:
    many = gymnasium.make_vec(ID, 3, vectorization_mode="vector_entry_point", players=3)
    assert many.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, infos = many.reset(seed=1)
    assert seen in many.observation_space
    assert infos["action_mask"].shape == (3, 346)


def test_returned_observations_stay_unchanged_unless_copy_is_off() -> None:
    for copy in (True, False):
        many = FourCuresVectorEnv(4, copy=copy)
        seen, infos = many.reset(seed=1)
        assert isinstance(seen, np.ndarray)
        kept = seen.copy()
        pick = many.picker(3)
        for _ in range(5):
            many.step(pick())
        assert np.array_equal(seen, kept) == copy
        assert infos["action_mask"].shape == (4, 346)


def test_one_masked_action_stops_all_before_anything_changes() -> None:
    many = FourCuresVectorEnv(4)
    many.reset(seed=1)
    before = many.games.states.tobytes()
    actions = many.picker(1)()
    actions[2] = CODE["hold"]
    with pytest.raises(IllegalAction):
        many.step(actions)
    assert many.games.states.tobytes() == before


def test_some_games_can_be_reset_alone() -> None:
    many = FourCuresVectorEnv(3)
    first, _ = many.reset(seed=1)
    which = np.array([False, True, False])
    second, _ = many.reset(seed=[7, 8, 9], options={"reset_mask": which})
    assert isinstance(first, np.ndarray) and isinstance(second, np.ndarray)
    changed = (first != second).any(axis=1)
    assert changed.tolist() == [False, True, False]
    with pytest.raises(ValueError, match="booleans"):
        many.reset(options={"reset_mask": np.zeros(3, np.bool_)})
    with pytest.raises(ValueError, match="seeds"):
        many.reset(seed=[1, 2])


def test_random_actions_are_unmasked_and_spread() -> None:
    many = FourCuresVectorEnv(64)
    _, infos = many.reset(seed=1)
    pick = many.picker(5)
    met = set()
    for _ in range(50):
        actions = pick()
        assert infos["action_mask"][np.arange(64), actions].all()
        met |= set(actions.tolist())
        infos = many.step(actions)[4]
    assert len(met) > 100


def test_a_step_before_the_first_reset_raises() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        FourCuresVectorEnv(2).step([0, 0])


def test_an_unknown_device_is_named() -> None:
    with pytest.raises(InvalidSetup, match="device must be one of cpu, cuda, not 'tpu'"):
        FourCuresVectorEnv(2, device="tpu")


def test_hidden_cards_are_resampled_and_nobody_sees_it() -> None:
    env = FourCuresVectorEnv(8, players=3, hands="private")
    seen, infos = env.reset(seed=4)
    kept = env.save_state()
    found: set[tuple[bytes, bytes]] = set()
    for seed in (1, 2, 1):
        env.load_state(kept)
        env.resample(seed)
        hands = env.games.states["hands"].tobytes()
        again, infos_again = env.load_state(env.save_state())
        assert np.array_equal(np.asarray(seen), np.asarray(again))
        assert np.array_equal(infos["action_mask"], infos_again["action_mask"])
        pick = env.picker(1)
        later = [np.asarray(env.step(pick())[0]) for _ in range(20)]
        found.add((hands, later[-1].tobytes()))
    assert len(found) == 2


def test_a_deal_is_not_resampled() -> None:
    env = FourCuresVectorEnv(2, chance="deal", hands="private")
    env.reset(seed=1)
    with pytest.raises(InvalidSetup, match='resample needs chance="stream"'):
        env.resample(1)
