"""The Gymnasium environment: its checker, options and errors."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from fourcures import FourCuresError, Game
from fourcures.engine.arrays import pack
from fourcures.engine.rules.board import CITIES, ROLES
from fourcures.envs import ACTIONS, CODE, ENCODING, FIELDS, ID, NAMES, IllegalAction, split_fields
from fourcures.envs.aec import FourCuresAEC
from fourcures.envs.gym import FourCuresEnv
from fourcures.envs.observations import Floats32
from fourcures.envs.options import EnvOptions
from fourcures.envs.vector import FourCuresVectorEnv
from tests.envs.settings import NUMBERS, SETTINGS


def flat_start(env: FourCuresEnv, seed: int | None = None) -> Floats32:
    """Return the flat observation at the start of a game."""
    flat, _ = env.reset(seed=seed)
    assert isinstance(flat, np.ndarray)
    return flat


@pytest.mark.parametrize("number", NUMBERS)
def test_gymnasiums_checker_passes_in_every_setting(number: int) -> None:
    for form in ("flat", "named"):
        options: EnvOptions = {**SETTINGS[number], "illegal": "terminate", "observation": form}
        check_env(FourCuresEnv(**options), skip_render_check=True)


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_the_registered_environment_renders(mode: str) -> None:
    env = gymnasium.make(ID, illegal="terminate", render_mode=mode)
    check_env(env.unwrapped)
    env.reset(seed=1)
    shown = env.render()
    assert isinstance(shown, str if mode == "ansi" else np.ndarray)


def test_a_masked_action_is_refused_and_changes_nothing() -> None:
    env = FourCuresEnv()
    _, info = env.reset(seed=1)
    before = env.games.states.tobytes()
    for action in (CODE["hold"], ACTIONS, -1):
        with pytest.raises(IllegalAction):
            env.step(action)
    assert env.games.states.tobytes() == before
    assert np.array_equal(info["action_mask"], env.action_masks())


def test_with_illegal_terminate_a_masked_action_ends_the_game_with_its_own_reward() -> None:
    env = FourCuresEnv(illegal="terminate", illegal_reward=-7.0)
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(CODE["hold"])
    assert (reward, terminated, truncated, info["won"]) == (-7.0, True, False, False)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(CODE["pass"])


def test_a_deal_is_the_game_of_its_seed() -> None:
    env = FourCuresEnv(chance="deal", players=4, difficulty="heroic")
    env.reset(options={"deal": "hello"})
    game = Game.new(players=4, epidemics=6, seed="hello")
    assert env.games.states[0].tobytes() == pack(game.state).tobytes()


def test_a_seed_is_a_game_and_the_next_reset_another() -> None:
    env = FourCuresEnv()
    first, second, again = (flat_start(env, seed) for seed in (4, None, 4))
    assert np.array_equal(first, again) and not np.array_equal(first, second)


def test_named_arrays_are_the_flat_vector() -> None:
    flat = flat_start(FourCuresEnv(), 9)
    parts, _ = FourCuresEnv(observation="named").reset(seed=9)
    assert isinstance(parts, dict)
    assert list(parts) == [field.name for field in FIELDS]
    assert np.array_equal(np.concatenate([part.ravel() for part in parts.values()]), flat)
    assert ENCODING == 1


def test_spaces_have_the_order_of_the_flat_vector() -> None:
    """Flattening a named observation by its space gives the flat observation."""
    flat = flat_start(FourCuresEnv(), 9)
    env = FourCuresEnv(observation="named")
    parts, _ = env.reset(seed=9)
    flattened: Any = gymnasium.spaces.flatten(env.observation_space, parts)
    assert np.array_equal(flattened, flat)
    many: Any = FourCuresVectorEnv(2, observation="named").observation_space
    agent = FourCuresAEC(observation="named").observation_space("seat_0")
    inside: Any = agent["observation"]
    for space in (many, inside):
        assert list(space) == [field.name for field in FIELDS]


def test_an_observation_says_what_lies_on_the_table() -> None:
    env = FourCuresEnv(roles=["medic", "scientist"], first=1)
    seen, state = split_fields(flat_start(env, 2)), env.games.view(0).state
    assert env.games.deciders[0] == 1
    assert ROLES[int(seen["roles"][0].argmax())] == "scientist"
    assert seen["pawns"][0, CITIES.index("atlanta")] == 1
    cubes = np.array(state["cubes"]).reshape(48, 4)
    assert np.array_equal((3 * seen["cubes"]).round(), cubes)
    assert seen["hands"][0].sum() == 4 and seen["turn"].tolist() == [1, 0, 0, 0]


def test_a_position_beyond_what_games_reach_stays_within_the_space() -> None:
    medic = {"role": "medic", "hand": list(CITIES[:12])}
    scientist = {"role": "scientist", "hand": list(CITIES[12:24])}
    position = {
        "players": [medic, scientist],
        "hands": "private",
        "epidemics_drawn": 3,
        "removed": ["one_quiet_night"],
        "turn": {"phase": "discard", "quiet_nights": 4},
    }
    env = FourCuresEnv(position=position)
    flat = flat_start(env, 1)
    for field in ("hand_size", "unknown", "pile_size", "quiet_nights"):
        assert split_fields(flat)[field].max() == 1, field
    assert env.observation_space.contains(flat)


def test_moves_in_stages_ask_only_what_is_open() -> None:
    env = FourCuresEnv(roles=["dispatcher", "medic"], first=0, events=[])
    env.reset(seed=1)
    _, _, _, _, info = env.step(CODE["move_drive 1"])
    asked = {NAMES[code] for code in np.flatnonzero(info["action_mask"])}
    assert asked == {"choose chicago", "choose washington", "choose miami"}
    env.step(CODE["choose miami"])
    assert str(env.games.completed_move(0)) == "move medic drive miami"


@pytest.mark.parametrize(
    "options",
    [
        {"players": 5},
        {"edition": "1999"},
        {"difficulty": "easy"},
        {"difficulty": 7},
        {"roles": ["medic", "medic"]},
        {"hands": "closed"},
        {"chance": "dice"},
        {"out_of_turn": "always"},
        {"out_of_turn": "team", "hands": "private"},
        {"observation": "picture"},
        {"reward": "gold"},
        {"reward": 3},
        {"illegal": "ignore"},
        {"colour": "red"},
        {"position": {}},
    ],
    ids=repr,
)
def test_options_that_cannot_be_are_refused_by_name(options: dict[str, Any]) -> None:
    with pytest.raises(FourCuresError):
        FourCuresEnv(**options)
