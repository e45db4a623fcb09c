"""The GPU twin: the same games as on the CPU, in Numba's simulator where there is no GPU."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import numpy as np
import pytest
from benchmarks.waves.queues import (
    ENDED,
    NEW_GAME,
    NEXT_EPIDEMIC,
    NEXT_INFECTION,
    NEXT_TURN,
    QUEUES,
    choice_queue,
    move_queue,
)

from fourcures.compiled import cpu
from fourcures.engine.arrays import array_of, blank, unpack
from fourcures.engine.rules.legality import list_legal
from fourcures.engine.rules.moves import MOST_MOVES, NEXT, PASS, encode, kind_of
from fourcures.engine.rules.setup import Agreement
from fourcures.engine.rules.state import DRAW, EPIDEMIC_PHASE, INFECT, OVER
from fourcures.testing.soak import list_agreements

needs_numba_cuda = pytest.mark.skipif(
    find_spec("numba_cuda") is None, reason="numba-cuda (fourcures[gpu]) is not installed"
)

# The simulator has a thread for each thread of a GPU.
SIMULATED = """
import sys
sys.setswitchinterval(1e-5)
from fourcures.compiled import gpu
from benchmarks.waves.compare import compare_games
from benchmarks.gpu_environments import compare_environments
from fourcures.testing.soak import list_agreements

assert gpu.SIMULATED
compare_games(3, 2, list_agreements()[4::23], seed=5)
compare_environments(3, 50, 5, players=2, reward="potential", discount=0.99)
private = {"players": 3, "difficulty": "standard", "hands": "private"}
compare_environments(2, 15, 6, reward="win_or_lose", **private)
"""

# Machine code for a GPU of compute capability 9.0, without one.
COMPILED = """
from types import SimpleNamespace
import numpy as np
import numba.cuda
from cuda.core import Program, ProgramOptions
from numba.cuda import dispatcher, types
from numba.cuda.np.numpy_support import from_dtype
from benchmarks.waves import kernels as waves
from fourcures.engine.arrays import CHANCE, STATE, dtype_of
from fourcures.engine.rules.setup import Agreement
from fourcures.envs.gpu import kernels as envs
from fourcures.envs.kernels import Progress, Variant

CAPABILITY = 9, 0
dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)

def array(kind, dimensions=1):
    return types.Array(kind, dimensions, "C")

states, chances = array(from_dtype(STATE)), array(from_dtype(CHANCE))
progress, variants, slots, agreements = (
    array(from_dtype(dtype_of(kind))) for kind in (Progress, Variant, waves.Slot, Agreement)
)
flags, words, ints = array(types.boolean), array(types.int64), array(types.int32)
lists, masks, seen = (array(kind, 2) for kind in (types.int64, types.int8, types.float32))
queued, row = array(types.int32, 2), array(types.float32)
wave = (states, words, chances, slots, ints, queued, ints, queued, ints)
for kernel, *arguments in (
    (envs.begin, states, chances, progress, variants, words, flags, seen),
    (envs.look, states, progress, variants, lists, masks, seen, words),
    (envs.play, states, chances, progress, variants, lists, words, masks, flags, flags),
    (envs.judge, progress, types.int64, row, row, types.float64, row),
    (envs.pick, chances, masks, words),
    (envs.resample, states, chances, progress),
    (envs.transpose_floats, seen, seen),
    (waves.choose, *wave),
    (waves.play, *wave, agreements, words),
):
    options = {"device": False, "abi": "numba", "cc": CAPABILITY, "output": "ptx"}
    (text,), _ = numba.cuda.compile_all(kernel.py_func, types.void(*arguments), **options)
    code = Program(text, "ptx", ProgramOptions(arch="sm_90")).compile("cubin").code
    assert code.startswith(b"\\x7fELF"), kernel.py_func.__name__
"""


@needs_numba_cuda
@pytest.mark.breadth  # half a minute
def test_the_simulator_plays_the_same_games() -> None:
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}
    subprocess.run([sys.executable, "-c", SIMULATED], check=True, timeout=600, env=environment)


@pytest.mark.skipif(
    find_spec("numba_cuda") is None or find_spec("nvidia") is None,
    reason="CUDA's compiler (fourcures[gpu]) is not installed",
)
@pytest.mark.breadth  # two minutes
def test_the_kernels_compile_without_a_gpu() -> None:
    subprocess.run([sys.executable, "-c", COMPILED], check=True, timeout=900)


@needs_numba_cuda
def test_without_a_gpu_one_line_says_so() -> None:
    program = "from benchmarks.gpu import main; raise SystemExit(main(['--json']))"
    environment = os.environ | {"CUDA_VISIBLE_DEVICES": ""}
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert done.returncode == 2 and not done.stdout
    assert done.stderr.startswith("python -m benchmarks.gpu: no NVIDIA GPU found")
    assert len(done.stderr.splitlines()) == 1


def test_without_numba_cuda_one_line_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['numba_cuda'] = None\n"
        "from benchmarks.gpu import main; raise SystemExit(main(['--json']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr == (
        "python -m benchmarks.gpu: fourcures.compiled.gpu needs "
        '"fourcures[gpu]": pip install "fourcures[gpu]"\n'
    )


def test_every_game_has_a_queue() -> None:
    rules, desk = cpu.load(), cpu.Desk(seed=2)
    rng = np.random.default_rng(2)
    choices, plays = set(), set()
    for agreed in list_agreements()[:36]:  # with events
        rules.set_up_at(desk.states, 0, array_of(Agreement, agreed), desk.chances, desk.log)
        while desk.states[0]["phase"] != OVER:
            s = unpack(desk.states[0])
            n = rules.list_legal_at(desk.states, 0, desk.moves)
            move = int(desk.moves[rng.integers(n)])
            choices.add(choice_queue(s))
            plays.add(move_queue(s, move))
            assert kind_of(move) == NEXT or move_queue(s, move) == kind_of(move)
            rules.step_at(desk.states, 0, move, desk.chances, desk.log)
        assert choice_queue(unpack(desk.states[0])) == ENDED
    assert choices | plays <= set(range(QUEUES))
    assert len(choices) > 15 and len(plays) > 15 and ENDED not in choices


def test_next_is_queued_by_what_it_does() -> None:
    s = unpack(blank())
    move = encode(NEXT, 0)
    found = []
    for phase, infections in ((DRAW, 0), (EPIDEMIC_PHASE, 0), (INFECT, 2), (INFECT, 0)):
        s["phase"], s["infections_left"] = phase, infections
        found.append(move_queue(s, move))
    assert found == [NEXT, NEXT_EPIDEMIC, NEXT_INFECTION, NEXT_TURN]
    assert move_queue(s, NEW_GAME) == NEW_GAME
    assert move_queue(s, encode(PASS, 1)) == PASS


def test_counting_moves_needs_no_list() -> None:
    """`list_legal` only writes to its list: a GPU counts the moves, then keeps one of them."""

    class Kept(list[int]):
        """A list that keeps one item."""

        def __init__(self, wanted: int) -> None:
            self.wanted, self.kept = wanted, -1

        def __getitem__(self, i: object) -> int:  # type: ignore[override]
            raise AssertionError("nothing is read")

        def __setitem__(self, i: object, item: object) -> None:
            if i == self.wanted:
                assert isinstance(item, int)
                self.kept = item

    desk = cpu.Desk(seed=3)
    rules = cpu.load()
    agreements = array_of(Agreement, list_agreements()[5])
    rules.set_up_at(desk.states, 0, agreements, desk.chances, desk.log)
    moves = [0] * MOST_MOVES
    for _ in range(200):
        s = unpack(desk.states[0])
        n = list_legal(s, moves)
        if n == 0:
            break
        kept = Kept(n // 2)
        assert list_legal(s, kept) == n and kept.kept == moves[n // 2]
        rules.step_at(desk.states, 0, moves[n // 2], desk.chances, desk.log)
