"""What is said of the action codes is what they do."""

from __future__ import annotations

import numpy as np
import pytest

from fourcures.envs import ACTIONS, CODES, NAMES, explain_action
from fourcures.envs.gym import FourCuresEnv
from tests.sizes import size

COMPLETE = {"drive", "direct", "charter", "shuttle", "treat", "discard", "pass", "next"}


def test_the_codes_are_complete_and_in_order() -> None:
    covered = [code for codes in CODES for code in range(codes.first, codes.last + 1)]
    assert covered == list(range(ACTIONS))


def test_every_explanation_names_its_code_and_its_argument() -> None:
    for codes in CODES:
        for code in range(codes.first, codes.last + 1):
            name, _, meaning = explain_action(code).partition(": ")
            assert name == NAMES[code] and "{" not in meaning
            assert not codes.arguments or codes.arguments[code - codes.first] in meaning


@pytest.mark.parametrize("code", [-1, ACTIONS])
def test_a_code_that_does_not_exist_is_refused(code: int) -> None:
    with pytest.raises(ValueError, match=f"a code must be 0 to 345, not {code}"):
        explain_action(code)


def test_complete_codes_play_the_move_of_their_name() -> None:
    env = FourCuresEnv(players=4)
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    seen = set()
    for _ in range(size(300, 2000, 20000)):
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, _, ended, _, info = env.step(action)
        name = NAMES[action]
        if name.split()[0] in COMPLETE:
            assert str(env.games.completed_move(0)) == name
            seen.add(name.split()[0])
        if ended:
            _, info = env.reset()
    assert seen >= {"drive", "direct", "treat", "next"}
