"""The environments' own functions are one thing, compiled and interpreted."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from fourcures.engine.rules.chance import unpack_chance
from fourcures.engine.rules.moves import MOST_MOVES
from fourcures.engine.rules.state import NOBODY, pack, unpack
from fourcures.envs import kernels
from fourcures.envs.actions import ACTIONS, ASIDE
from fourcures.envs.games import Games
from fourcures.envs.observations import SIZE
from fourcures.envs.rewards import TALLY
from fourcures.envs.settings import Settings
from tests.sizes import size


@pytest.mark.parametrize(
    "options",
    [{"players": 4}, {"players": 3, "difficulty": "heroic"}, {"out_of_turn": "never"}],
    ids=repr,
)
def test_both_twins_say_the_same(options: dict[str, Any]) -> None:
    settings = Settings(**options)
    games = Games(2, settings)
    for i in range(2):
        games.begin(i, 5 + i)
    states = [unpack(state) for state in games.states]
    chances = [unpack_chance(chance) for chance in games.chances]
    asides = np.zeros(2 * ASIDE, np.int64).tolist()
    masks, ended = np.zeros(2 * ACTIONS, np.int8), [0, 0]
    flats, finals = (np.zeros(2 * SIZE, np.float32) for _ in range(2))
    before, after, now = (np.zeros(2 * TALLY, np.float32) for _ in range(3))
    variants, moves = [settings.variant], [0] * MOST_MOVES
    for i in range(2):
        mask, flat = masks.reshape(2, -1)[i], flats.reshape(2, -1)[i]
        tally = now.reshape(2, -1)[i]
        how = kernels.AS_IT_IS
        kernels.look(
            states, i, NOBODY, how, variants, asides, chances, moves, [0], mask, flat, tally
        )
    rng = random.Random(1)
    for _ in range(size(120, 120, 5000)):
        assert np.array_equal(masks.reshape(2, -1), games.masks)
        assert np.array_equal(flats.reshape(2, -1), games.flats)
        actions = [rng.choice(np.flatnonzero(mask).tolist()) for mask in games.masks]
        games.actions[:] = actions
        ends = kernels.play_games(
            states,
            actions,
            variants,
            1,
            asides,
            chances,
            moves,
            [0],
            masks,
            flats,
            finals,
            before,
            after,
            now,
            ended,
        )
        assert games.play() == ends
        assert np.array_equal(after.reshape(2, -1), games.after)
        assert ended == games.ended.tolist()
        for i in range(2):
            assert pack(states[i]).tobytes() == games.states[i].tobytes()


@pytest.mark.soak  # compiles everything once more
def test_numba_checks_bounds_without_complaint() -> None:
    steps = 10_000
    program = (
        "import os; os.environ['NUMBA_BOUNDSCHECK'] = '1'\n"
        "from fourcures.envs.vector import FourCuresVectorEnv\n"
        "for options in ({'players': 4}, {'players': 3, 'difficulty': 6}):\n"
        "    env = FourCuresVectorEnv(16, **options)\n"
        "    env.reset(seed=1); pick = env.picker(1)\n"
        f"    for _ in range({steps}): env.step(pick())\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=900)
