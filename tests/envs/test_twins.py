"""The functions of the environments give the same results compiled and interpreted."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from fourcures.engine.arrays import pack, unpack, unpack_chance, unpack_record, zeros
from fourcures.engine.rules.moves import MOST_MOVES
from fourcures.engine.rules.state import NOBODY
from fourcures.envs import kernels
from fourcures.envs.actions import ACTIONS
from fourcures.envs.games import Games
from fourcures.envs.kernels import Progress
from fourcures.envs.observations import SIZE
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
    blank: Any = [unpack_record(one) for one in zeros(Progress, 2)]
    progress: list[Progress] = blank
    masks = np.zeros(2 * ACTIONS, np.int8)
    seen, finals = (np.zeros(2 * SIZE, np.float32) for _ in range(2))
    tables: Any = ([settings.variant | {"restart": 1}], [{"moves": [0] * MOST_MOVES, "log": [0]}])
    variants, buffers = tables
    for i in range(2):
        mask, own = masks.reshape(2, -1)[i], seen.reshape(2, -1)[i]
        kernels.begin_game(states, chances, progress, variants, buffers, i, 0)
        kernels.look(states, progress, variants, buffers, i, NOBODY, mask, own)
    rng = random.Random(1)
    for _ in range(size(120, 120, 5000)):
        assert np.array_equal(masks.reshape(2, -1), games.masks)
        assert np.array_equal(seen.reshape(2, -1), games.observations)
        for i, mask in enumerate(games.masks):
            progress[i]["action"] = games.actions[i] = rng.choice(np.flatnonzero(mask).tolist())
        ends = kernels.play_games(states, chances, progress, variants, buffers, masks, seen, finals)
        assert games.play() == ends
        for i in range(2):
            assert progress[i] == unpack_record(games.progress[i])
            assert pack(states[i]).tobytes() == games.states[i].tobytes()


@pytest.mark.soak  # compiles everything once more
def test_numba_checks_bounds_without_complaint() -> None:
    steps = 10_000
    program = (
        "import os; os.environ |= {'NUMBA_BOUNDSCHECK': '1', 'FOURCURES_JIT': '1'}\n"
        "from fourcures.envs.vector import FourCuresVectorEnv\n"
        "for options in ({'players': 4}, {'players': 3, 'difficulty': 6}):\n"
        "    env = FourCuresVectorEnv(16, **options)\n"
        "    env.reset(seed=1); pick = env.picker(1)\n"
        f"    for _ in range({steps}): env.step(pick())\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=900)
