"""The PettingZoo environment: its compliance tests, and the order of agents."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from fourcures import Game
from fourcures.envs import CODE, NAMES, IllegalAction
from fourcures.envs.aec import FourCuresAEC, env, raw_env
from fourcures.envs.options import EnvOptions
from tests.envs.settings import NUMBERS, SETTINGS
from tests.sizes import size

# PettingZoo has a list of environments whose mask is in the observation; add ours to it.
MASK_IN_OBSERVATION = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably",
    "ignore:Action mask numpy array is all zeros",
]


def seeded(**options: Any) -> FourCuresAEC:
    """Return an environment whose games and sampled actions are the same in every run."""
    table = env(**options)
    table.reset(seed=1)
    for seat, agent in enumerate(table.possible_agents):
        table.action_space(agent).seed(seat)
    return table


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.filterwarnings(*MASK_IN_OBSERVATION)
def test_pettingzoos_tests_pass_in_every_setting(
    number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    mode = ("ask", "never")[number % 2]
    setting: EnvOptions = {**SETTINGS[number], "out_of_turn": mode}
    api_test(seeded(**setting), num_cycles=size(100, 100, 1000))
    seed_test(lambda: env(**setting), num_cycles=size(50, 50, 500))
    assert "Passed" in capsys.readouterr().out


@pytest.mark.filterwarnings(*MASK_IN_OBSERVATION)
def test_pettingzoos_tests_pass_with_named_observations() -> None:
    api_test(seeded(observation="named", illegal="terminate"), num_cycles=100)


def in_two_hands(out_of_turn: str = "ask") -> FourCuresAEC:
    """Return a position with seat 0 to act and Airlift in the hand of seat 1."""
    game = Game.new(roles=["medic", "scientist"], events=["airlift"], first=0, seed="1")
    position = game.position()
    for player in position["players"]:
        player["hand"] = [card for card in player["hand"] if card != "airlift"]
    position["players"][1]["hand"].append("airlift")
    sizes = sum(len(player["hand"]) for player in position["players"])
    cards = 49 - sizes + position["epidemics"]
    quarter, rest = divmod(cards - 4, 4)
    position["player_deck"] = {
        "piles": [{"cards": quarter + 1 + (i < rest), "epidemics": 1} for i in range(4)]
    }
    table = env(position=position, out_of_turn=out_of_turn)
    table.reset(seed=1)
    return table


def test_the_holder_of_an_event_is_asked_first_and_may_hold() -> None:
    table = in_two_hands()
    assert table.agent_selection == "seat_1"
    mask = table.observe("seat_1")["action_mask"]
    assert {NAMES[code] for code in np.flatnonzero(mask)} == {"airlift 0", "airlift 1", "hold"}
    table.step(CODE["hold"])
    assert table.agent_selection == "seat_0"
    table.step(CODE["drive chicago"])
    assert table.agent_selection == "seat_1", "after a move the asking begins again"


def test_with_out_of_turn_never_the_holder_of_an_event_is_not_asked() -> None:
    table = in_two_hands(out_of_turn="never")
    assert table.agent_selection == "seat_0"
    assert not table.observe("seat_1")["action_mask"].any()


def test_with_out_of_turn_team_the_active_seat_plays_the_events_of_all() -> None:
    table = in_two_hands(out_of_turn="team")
    assert table.agent_selection == "seat_0"
    table.step(CODE["airlift 1"])
    table.step(CODE["choose cairo"])
    assert str(table.games.completed_move(0)) == "airlift scientist cairo"


def test_everyone_gets_the_reward_of_the_team_once() -> None:
    table = env(players=3, reward=lambda before, after: after[..., 0] * 0 + 1)
    table.reset(seed=3)
    rng = np.random.default_rng(1)
    total = dict.fromkeys(table.possible_agents, 0.0)
    steps = 0
    for agent in table.agent_iter():
        seen, reward, termination, _, _ = table.last()
        total[agent] += reward
        if termination:
            table.step(None)
        else:
            table.step(rng.choice(np.flatnonzero(seen["action_mask"])))
            steps += 1
    assert set(total.values()) == {float(steps)}


def test_wrong_use_is_refused() -> None:
    table = env()
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(0)
    table.reset(seed=1)
    with pytest.raises(IllegalAction):
        table.step(None)
    with pytest.raises(IllegalAction):
        table.step(CODE["choose cairo"])


def test_a_masked_action_can_end_the_game_for_all() -> None:
    table = env(illegal="terminate", players=2)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(CODE["choose cairo"])
    assert all(table.terminations.values())
    assert table.rewards[agent] == -1 and sum(table.rewards.values()) == -1


def test_raw_env_and_env_take_the_same_options() -> None:
    for make in (env, raw_env):
        table = make(render_mode="ansi", players=4, difficulty="heroic")
        assert (len(table.possible_agents), table.render_mode) == (4, "ansi")


def test_every_agent_has_spaces_of_its_own() -> None:
    table = env(players=3)
    for spaces in (table.observation_spaces, table.action_spaces):
        assert len({id(space) for space in spaces.values()}) == 3
    observations = [
        table.observation_space(agent)["observation"] for agent in table.possible_agents
    ]
    assert len({id(space) for space in observations}) == 3


def test_infos_have_the_seat_and_at_the_end_the_result() -> None:
    table = env(players=3)
    table.reset(seed=3)
    rng = np.random.default_rng(1)
    assert [table.infos[agent] for agent in table.agents] == [{"seat": seat} for seat in range(3)]
    while not any(table.terminations.values()):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(rng.choice(np.flatnonzero(mask)))
    ended = table.save_state()
    assert [table.infos[agent]["won"] for agent in table.agents] == [False] * 3
    table.reset(seed=4)
    assert "won" not in table.infos["seat_0"]
    table.load_state(ended)
    assert table.infos["seat_2"] == {"seat": 2, "won": False}
