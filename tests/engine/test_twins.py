"""The compiled and the interpreted rules agree: same bytes, same log, same chance."""

from __future__ import annotations

import random
import subprocess
import sys
from types import SimpleNamespace

import numpy as np
import pytest

from fourcures.compiled import batch, cpu
from fourcures.engine.arrays import CHANCE, STATE, array_of, blank, pack, unpack, unpack_chance
from fourcures.engine.rules.chance import Chance, make_chance
from fourcures.engine.rules.log import LOG_SIZE
from fourcures.engine.rules.moves import MOST_MOVES
from fourcures.engine.rules.setup import Agreement
from fourcures.engine.rules.state import OVER, copy
from fourcures.testing.soak import list_agreements
from tests.sizes import size


@pytest.fixture(scope="module")
def rules() -> SimpleNamespace:
    return cpu.load()


def test_a_state_is_one_record_under_1_kb() -> None:
    assert STATE.itemsize < 1024


def test_packing_and_unpacking_lose_nothing() -> None:
    s = unpack(blank())
    batch.set_up_at([s], 0, [list_agreements()[7]], [seeded(7)], [0])
    assert unpack(pack(s)) == s


def seeded(seed: int) -> Chance:
    return unpack_chance(cpu.Desk(seed).chances[0])


@pytest.mark.parametrize(
    "agreed", list_agreements(), ids=lambda agreed: "-".join(map(str, agreed.values()))
)
def test_both_twins_make_the_same_bytes(rules: SimpleNamespace, agreed: Agreement) -> None:
    """Random games in every setting: state, chance and log are equal after each step."""
    desk = cpu.Desk(seed=11, keep_log=True)
    state = unpack(blank())
    chance = unpack_chance(desk.chances[0])
    moves, log = [0] * MOST_MOVES, [0] * LOG_SIZE
    agreements, rng = array_of(Agreement, agreed), random.Random(repr(agreed))
    for _ in range(size(4, 4, 500)):
        batch.set_up_at([state], 0, [agreed], [chance], log)
        rules.set_up_at(desk.states, 0, agreements, desk.chances, desk.log)
        while state["phase"] != OVER:
            n = batch.list_legal_at([state], 0, moves)
            assert rules.list_legal_at(desk.states, 0, desk.moves) == n
            assert desk.moves[:n].tolist() == moves[:n]
            move = moves[rng.randrange(n)]
            batch.step_at([state], 0, move, [chance], log)
            rules.step_at(desk.states, 0, move, desk.chances, desk.log)
            assert pack(state).tobytes() == desk.states[0].tobytes()
            assert desk.log[: log[0] + 1].tolist() == log[: log[0] + 1]
            if agreed["private"] and rng.random() < 0.1:
                viewer = rng.randrange(-1, agreed["players"])
                batch.resample_at([state], 0, viewer, [chance])
                rules.resample_at(desk.states, 0, viewer, desk.chances)
                assert pack(state).tobytes() == desk.states[0].tobytes()
        assert unpack_chance(desk.chances[0]) == chance


def test_a_whole_game_in_one_call_is_the_same_game(rules: SimpleNamespace) -> None:
    agreed = list_agreements()[5]
    agreements = array_of(Agreement, agreed)
    desk = cpu.Desk(seed=3)
    state, chance = unpack(blank()), unpack_chance(desk.chances[0])
    moves = [0] * MOST_MOVES
    slow = batch.random_games([state], 20, [agreed], [chance], moves, [0])
    fast = rules.random_games(desk.states, 20, agreements, desk.chances, desk.moves, desk.log)
    assert slow == fast
    assert pack(state).tobytes() == desk.states[0].tobytes()


def test_play_on_a_copy_never_changes_the_original(rules: SimpleNamespace) -> None:
    agreed = list_agreements()[9]
    agreements = array_of(Agreement, agreed)
    desk = cpu.Desk(seed=5)
    rules.set_up_at(desk.states, 0, agreements, desk.chances, desk.log)
    before = desk.states[0].tobytes()
    states = desk.states.copy()
    rules.random_games(states, 1, agreements, desk.chances, desk.moves, desk.log)
    assert desk.states[0].tobytes() == before != states[0].tobytes()

    original = unpack(desk.states[0])
    kept = pack(original).tobytes()
    batch.random_games([copy(original)], 1, [agreed], [seeded(5)], [0] * MOST_MOVES, [0])
    assert pack(original).tobytes() == kept


def test_burning_global_random_numbers_changes_nothing(rules: SimpleNamespace) -> None:
    agreements = array_of(Agreement, list_agreements()[3])

    def play(burn: int) -> bytes:
        random.seed(burn)
        np.random.seed(burn)
        desk = cpu.Desk(seed=9)
        for _ in range(burn):
            random.random()
            np.random.random()
        rules.random_games(desk.states, 5, agreements, desk.chances, desk.moves, desk.log)
        return bytes(desk.states[0].tobytes())

    assert play(0) == play(17)


def test_a_chance_record_is_small_and_complete() -> None:
    assert set(make_chance()) == set(CHANCE.names or ())


def test_interpreted_play_imports_no_numba() -> None:
    program = (
        "import sys, fourcures\n"
        "game = fourcures.Game.new(seed='1')\n"
        "game.play(game.legal_moves[0]); game.position(); game.view(0).position(); game.record()\n"
        "assert not any(name.startswith(('numba', 'llvmlite')) for name in sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.breadth  # compiles everything once more
def test_numba_checks_bounds_without_complaint() -> None:
    """Numba does not check bounds by default; run once with its checks on."""
    games = str(size(100, 100, 5000))
    program = (
        "import os; os.environ |= {'NUMBA_BOUNDSCHECK': '1', 'FOURCURES_JIT': '1'}\n"
        "from fourcures.testing.soak import soak\n"
        f"report = soak({games}, lambda games: None)\n"
        f"assert report.games == {games} and not report.violations, report\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=600)
