"""The teacher: what a strong policy would do in all games of a vector environment."""

from __future__ import annotations

import numpy as np
import pytest

from fourcures.engine.errors import InvalidSetup
from fourcures.envs import CODE
from fourcures.envs.vector import FourCuresVectorEnv
from fourcures.lab.kernels import NO_CODE, UNKNOWN_WORTH
from fourcures.lab.teacher import Teacher
from tests.sizes import size


def follow(envs: FourCuresVectorEnv, teacher: Teacher, strays: int = 0) -> np.ndarray:
    """Return the best action in each game; in the first `strays` games a random one."""
    advice = teacher.advise()
    best = np.argmax(advice["worths"], axis=1)
    actions: np.ndarray = advice["codes"][np.arange(envs.num_envs), best]
    actions[:strays] = envs.picker(int(actions.sum()))()[:strays]
    return actions


def test_the_advice_is_unmasked_and_valued_in_a_turn() -> None:
    envs = FourCuresVectorEnv(16, players=3, hands="open")
    _, infos = envs.reset(seed=1)
    teacher, without = Teacher(envs.games), 0
    for _ in range(size(100, 500, 5000)):
        actions = follow(envs, teacher, strays=8)
        advice, masks = teacher.advise(), infos["action_mask"]
        for codes, worths, mask in zip(advice["codes"], advice["worths"], masks, strict=True):
            there = codes != NO_CODE
            assert mask[codes[there]].all()
            assert (worths[~there] == UNKNOWN_WORTH).all()
            assert (worths[there] >= 0).all() or there.sum() == 1
        without += int((advice["codes"][:8, 0] == NO_CODE).sum())
        assert (advice["codes"][8:, 0] != NO_CODE).all(), "it can always go on with its own moves"
        _, _, _, _, infos = envs.step(actions)
    assert without > 0, "a random question is one that it would not have asked"


def test_it_answers_its_own_questions() -> None:
    envs = FourCuresVectorEnv(64, players=2, hands="open")
    _, infos = envs.reset(seed=2)
    teacher, questions = Teacher(envs.games), 0
    for _ in range(150):
        actions = follow(envs, teacher)
        questions += int((infos["action_mask"][:, CODE["choose atlanta"] :].any(1)).sum())
        _, _, _, _, infos = envs.step(actions)
    assert questions > 20


@pytest.mark.breadth
def test_a_team_that_follows_it_wins_most_games() -> None:
    envs = FourCuresVectorEnv(200, players=2, hands="open")
    envs.reset(seed=3)
    teacher, results = Teacher(envs.games), list[bool]()
    while len(results) < 200:
        _, _, ended, _, infos = envs.step(follow(envs, teacher))
        results += infos["final_info"]["won"][ended].tolist() if ended.any() else []
    assert np.mean(results) > 0.65


def test_hidden_hands_are_refused() -> None:
    envs = FourCuresVectorEnv(1, difficulty="heroic")
    with pytest.raises(InvalidSetup, match='a teacher needs out_of_turn="team"'):
        Teacher(envs.games)
