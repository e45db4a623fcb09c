"""Options of the environments: a wrong one is refused with those that are right."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from fourcures import InvalidSetup
from fourcures.envs import IllegalAction, Settings, aec
from fourcures.envs.gym import FourCuresEnv
from fourcures.envs.options import EnvOptions
from fourcures.envs.vector import FourCuresVectorEnv

ENVIRONMENTS = [FourCuresEnv, FourCuresVectorEnv, aec.env]


@pytest.mark.parametrize("make", ENVIRONMENTS)
def test_a_mistyped_option_is_refused_with_all_options(make: Any) -> None:
    with pytest.raises(InvalidSetup) as refused:
        make(player=2)
    text, _, known = str(refused.value).partition("; the options are ")
    assert text == "unknown option 'player'"
    assert set(known.split(", ")) == EnvOptions.__annotations__.keys() > {"players", "reward"}


def test_every_option_of_the_settings_is_documented() -> None:
    assert Settings.__doc__ is not None
    documented = set(re.findall(r"^        (\w+)  ", Settings.__doc__, re.M))
    assert documented == EnvOptions.__annotations__.keys() - {
        *("observation", "reward", "discount", "illegal", "illegal_reward")
    }


@pytest.mark.parametrize("make", ENVIRONMENTS)
@pytest.mark.parametrize(
    ("option", "value", "text"),
    [
        ("difficulty", 7, "one of introductory, standard, heroic, or 4 to 6, not 7"),
        ("difficulty", "easy", "one of introductory, standard, heroic, or 4 to 6, not 'easy'"),
        ("edition", 2013, '"2008" or "2013", not 2013: put it in quotes'),
        ("reward", "dense", "one of sparse, win_or_lose, potential, or a function, not 'dense'"),
        ("reward", 3, "one of sparse, win_or_lose, potential, or a function of two tallies, not 3"),
        ("discount", 0, "a number above 0 and at most 1, not 0"),
        ("illegal", "ignore", "one of raise, terminate, not 'ignore'"),
        ("illegal_reward", "none", "a number, not 'none'"),
        ("observation", "nmaed", "one of flat, named, not 'nmaed'"),
        ("out_of_turn", "always", "one of never, ask, team, not 'always'"),
        ("chance", "random", "stream or deal, not 'random'"),
    ],
)
def test_a_wrong_value_is_refused_with_the_right_ones(
    make: Any, option: str, value: object, text: str
) -> None:
    with pytest.raises(InvalidSetup, match=f"^{option} must be {re.escape(text)}$"):
        make(**({"reward": "potential"} if option == "discount" else {}) | {option: value})


def test_a_discount_without_a_potential_is_refused() -> None:
    with pytest.raises(InvalidSetup, match='discount needs reward="potential"'):
        FourCuresEnv(discount=0.9)


@pytest.mark.parametrize("make", [FourCuresEnv, aec.env])
def test_a_named_deal_needs_an_environment_of_deals(make: Any) -> None:
    with pytest.raises(InvalidSetup, match='needs an environment with chance="deal"'):
        make().reset(options={"deal": "tuesday"})
    make(chance="deal").reset(options={"deal": "tuesday"})


@pytest.mark.parametrize("make", [FourCuresEnv, aec.env])
def test_an_action_is_a_number(make: Any) -> None:
    env = make()
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="a number from 0 to 345, not 'drive paris'"):
        env.step("drive paris")


@pytest.mark.parametrize("make", [aec.env, FourCuresVectorEnv])
def test_a_seed_is_a_whole_number(make: Any) -> None:
    with pytest.raises(InvalidSetup, match="seed must be a whole number, not 'x'"):
        make().reset(seed="x")


def test_a_seed_may_be_a_number_of_numpy() -> None:
    envs: Any = FourCuresVectorEnv(2)
    assert np.array_equal(envs.reset(seed=np.int64(3))[0], envs.reset(seed=3)[0])


def test_a_vector_takes_one_action_for_each_of_its_games() -> None:
    with pytest.raises(InvalidSetup, match="num_envs must be at least 1, not 0"):
        FourCuresVectorEnv(0)
    envs = FourCuresVectorEnv(2)
    envs.reset(seed=1)
    for actions in ([0], [0, 0, 0], 0):
        with pytest.raises(ValueError, match="2 actions are needed, one for each game"):
            envs.step(actions)
