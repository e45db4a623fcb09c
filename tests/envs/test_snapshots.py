"""Copies of an environment are independent and playable; a saved state can be replayed."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import gymnasium
import numpy as np
import pytest

from fourcures import Game
from fourcures.envs import ID, Snapshot, WrongSnapshot
from fourcures.envs.aec import FourCuresAEC
from fourcures.envs.gym import FourCuresEnv
from fourcures.envs.vector import FourCuresVectorEnv
from tests.sizes import size

Steps = list[list[Any]]


def play_gym(env: FourCuresEnv, rng: np.random.Generator, steps: int) -> Steps:
    """Play random actions, with a reset after each game; return all results of the steps."""
    said: Steps = []
    for _ in range(steps):
        unmasked = np.flatnonzero(env.action_masks())
        if env.games.outcome(0) is None and len(unmasked):
            said.append(list(env.step(rng.choice(unmasked))))
        else:
            said.append([*env.reset(), env.np_random.random()])
    return said


def play_vector(env: FourCuresVectorEnv, rng: np.random.Generator, steps: int) -> Steps:
    said: Steps = []
    for _ in range(steps):
        actions = [rng.choice(np.flatnonzero(mask)) for mask in env.games.masks]
        said.append([*env.step(actions), env.np_random.random()])
    return said


def play_aec(env: FourCuresAEC, rng: np.random.Generator, steps: int) -> Steps:
    said: Steps = []
    for _ in range(steps):
        if not env.agents:
            env.reset()
        seen, reward, termination, truncation, info = env.last()
        others = [env.observe(agent) for agent in env.agents]
        said.append([env.agent_selection, seen, others, reward, termination, truncation, info])
        said.append([dict(env.rewards), dict(env.terminations)])
        env.step(None if termination else rng.choice(np.flatnonzero(seen["action_mask"])))
    return said


Make = Callable[..., Any]
Play = Callable[[Any, np.random.Generator, int], Steps]
KINDS: list[tuple[Make, Play]] = [
    (FourCuresEnv, play_gym),
    (lambda **options: FourCuresVectorEnv(3, **options), play_vector),
    (FourCuresAEC, play_aec),
]
NAMES = ["gym", "vector", "aec"]
OPTIONS: list[dict[str, Any]] = [
    {},
    {"players": 4, "difficulty": "heroic", "observation": "named", "reward": "potential"},
    {"chance": "deal", "players": 3},
    {"position": Game.new(players=2, seed="start").position()},
]
COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}


def begun(make: Make, seed: int = 1, **options: Any) -> Any:
    env = make(**options)
    env.reset(seed=seed)
    return env


def same(one: Any, other: Any) -> bool:
    """Return whether two values are equal, including nested arrays."""
    if isinstance(one, dict):
        return list(one) == list(other) and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, np.ndarray) and one.dtype == object:
        return same(list(one), list(other))
    return np.array_equal(one, other)


@pytest.mark.parametrize(("make", "play"), KINDS, ids=NAMES)
@pytest.mark.parametrize("how", COPIES)
def test_a_copy_plays_on_like_the_original_and_apart_from_it(
    make: Make, play: Play, how: str
) -> None:
    env = begun(make)
    play(env, np.random.default_rng(1), 40)
    twin = COPIES[how](env)
    before = twin.games.states.tobytes()
    said = play(env, np.random.default_rng(2), 300)
    assert twin.games.states.tobytes() == before
    again = play(twin, np.random.default_rng(2), 300)
    assert same(said, again)
    assert any(not same(said[0], later) for later in again[1:])


def test_a_copy_of_a_wrapped_environment_plays_on() -> None:
    env = gymnasium.make(ID)
    _, info = env.reset(seed=1)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        action = np.flatnonzero(info["action_mask"])[0]
        first, *_ = twin.step(action)
        assert not np.array_equal(first, env.unwrapped.games.observations[0])  # type: ignore[attr-defined]


@pytest.mark.parametrize(("make", "play"), KINDS, ids=NAMES)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda given: "-".join(given) or "plain")
def test_a_saved_moment_is_played_again_in_the_same_way(
    make: Make, play: Play, options: dict[str, Any]
) -> None:
    """At any moment: during requests, after a game, while agents leave, across resets."""
    env = begun(make, **options)
    rng = np.random.default_rng(5)
    for _ in range(size(2, 20, 200)):
        play(env, rng, int(rng.integers(60)))
        env.np_random = np.random.default_rng(int(rng.integers(99)))
        saved, seed = env.save_state(), int(rng.integers(99))
        said = play(env, np.random.default_rng(seed), 80)
        env.load_state(pickle.loads(pickle.dumps(saved)))
        assert env.save_state() == saved
        assert same(play(env, np.random.default_rng(seed), 80), said)
        other = make(**options)
        other.load_state(saved)
        assert same(play(other, np.random.default_rng(seed), 80), said)
    assert len(pickle.dumps(saved)) < 3000 * env.games.number


@pytest.mark.parametrize(("make", "play"), KINDS, ids=NAMES)
def test_the_moment_before_the_first_reset_can_be_saved(make: Make, play: Play) -> None:
    env = make()
    saved = env.save_state()
    env.reset(seed=1)
    play(env, np.random.default_rng(1), 5)
    env.load_state(saved)
    assert env.save_state() == saved
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step([0] * env.games.number)
    env.reset()


def test_loading_returns_what_reset_and_step_returned() -> None:
    env = FourCuresEnv(illegal="terminate")
    seen = env.reset(seed=3)
    first = env.save_state()
    last, _, _, _, info = env.step(345)
    assert same(env.load_state(first), seen)
    env.step(345)
    ended = env.save_state()
    env.reset()
    assert same(env.load_state(ended), (last, info))
    assert "won" in info
    vector = FourCuresVectorEnv(2)
    seen = vector.reset(seed=3)
    assert same(vector.load_state(vector.save_state()), seen)


def test_a_state_loads_with_another_observation_reward_and_illegal_setting() -> None:
    env = begun(FourCuresEnv)
    other = FourCuresEnv(observation="named", reward="potential", illegal="terminate", players=2)
    seen, _ = other.load_state(env.save_state())
    assert isinstance(seen, dict)
    assert np.array_equal(seen["cubes"].ravel(), env.games.observations[0][:192])


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (lambda: begun(FourCuresEnv, players=3), "with different players"),
        (lambda: begun(FourCuresEnv, difficulty="heroic"), "with different difficulty, hands"),
        (lambda: begun(FourCuresEnv, chance="deal"), "with different chance"),
        (lambda: begun(FourCuresEnv, roles=["medic", "scientist"]), "with different roles"),
        (lambda: begun(FourCuresEnv, **OPTIONS[3]), "position"),
        (lambda: begun(FourCuresAEC), "from FourCuresAEC, not from FourCuresEnv"),
    ],
)
def test_a_state_of_another_game_is_refused(other: Callable[[], Any], said: str) -> None:
    env = begun(FourCuresEnv)
    before = env.save_state()
    with pytest.raises(WrongSnapshot, match=said):
        env.load_state(other().save_state())
    assert env.save_state() == before


def test_a_state_of_another_size_or_release_is_refused() -> None:
    env = begun(lambda **options: FourCuresVectorEnv(2, **options))
    with pytest.raises(WrongSnapshot, match="num_envs"):
        env.load_state(FourCuresVectorEnv(3).save_state())
    saved: Snapshot = env.save_state()
    with pytest.raises(WrongSnapshot, match="another release"):
        env.load_state(replace(saved, layout="0"))
    with pytest.raises(WrongSnapshot, match="not bytes"):
        env.load_state(b"")
