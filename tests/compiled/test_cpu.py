"""Functions are compiled by types and imports; mistakes are reported."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Annotated, TypedDict

import numpy as np
import pytest

from fourcures.analysis.outbreaks import MODULES as ODDS
from fourcures.bots.kernels.workspace import MODULES as BOTS
from fourcures.compiled import batch, cpu, jit, twins
from fourcures.engine.arrays import array_of, dtype_of, pack_record, unpack_record
from fourcures.engine.rules.records import Small, Smalls, Wide, WideRows
from fourcures.envs.games import MODULES as ENVS
from fourcures.lab.teacher import MODULES as LAB
from fourcures.testing.soak import MODULES as SOAK

MOST_PARAMETERS = 8

HEAD = """
from __future__ import annotations
from collections.abc import MutableSequence
from fourcures.compiled.batch import States
from fourcures.engine.rules.state import State
"""


def module(tmp_path: Path, text: str, name: str = "made_for_a_test") -> ModuleType:
    """Return a module with this text."""
    file = tmp_path / f"{name}.py"
    file.write_text(HEAD + text)
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_modules_follow_from_imports() -> None:
    names = [found.__name__.rpartition(".")[2] for found in twins.with_imports((batch,))]
    assert names[-1] == "batch"
    assert names.index("state") < names.index("hands") < names.index("turn") < names.index("step")


def test_a_name_that_is_there_twice_is_an_error(tmp_path: Path) -> None:
    made = module(tmp_path, "def list_legal_at(states: States, i: int) -> int:\n    return i\n")
    with pytest.raises(twins.LoadError, match="list_legal_at is in both fourcures"):
        cpu.load(made)


def test_an_unknown_annotation_is_an_error(tmp_path: Path) -> None:
    made = module(tmp_path, "def wrong(s: Stat, i: int) -> int:\n    return i\n")
    with pytest.raises(twins.LoadError, match="wrong has an unknown annotation"):
        cpu.load(made)


def test_a_missing_annotation_is_an_error(tmp_path: Path) -> None:
    made = module(tmp_path, "def wrong(s: State, i) -> int:\n    return i\n")
    with pytest.raises(twins.LoadError, match="wrong must annotate"):
        cpu.load(made)


def test_python_only_functions_are_left_alone(tmp_path: Path) -> None:
    made = module(tmp_path, "def told(s: State) -> str:\n    return 'x'\n")
    assert twins.machine_types(made.told, jit.machine_types()) is None
    assert not hasattr(cpu.load(made), "told")


def test_nothing_of_the_host_process_changes() -> None:
    program = (
        "import os, numba; before = dict(os.environ), numba.config.CACHE_DIR\n"
        "from fourcures.compiled import cpu; cpu.load()\n"
        "assert (dict(os.environ), numba.config.CACHE_DIR) == before"
    )
    subprocess.run([sys.executable, "-c", program], check=True, env=os.environ)


def test_a_record_is_declared_once() -> None:
    class Pile(TypedDict):
        size: Small
        seen: Wide
        cards: Annotated[Smalls, 3]

    kind = dtype_of(Pile)
    assert kind.names == ("size", "seen", "cards")
    assert kind["size"] == np.dtype(np.int8) and kind["seen"] == np.dtype(np.int64)
    assert kind["cards"].shape == (3,)
    fields = {"size": 2, "seen": 1 << 50, "cards": [1, 2, 3]}
    assert unpack_record(pack_record(Pile, fields)) == fields


class Card(TypedDict):
    number: Small


class Deck(TypedDict):
    top: Card
    rows: Annotated[WideRows, (2, 3)]


def test_a_record_may_hold_rows_and_another_record() -> None:
    fields = {"top": {"number": 5}, "rows": [[1, 2, 3], [4, 5, 6]]}
    decks = array_of(Deck, fields, fields)
    assert len(decks) == 2 and decks.dtype == dtype_of(Deck)
    assert unpack_record(decks[1]) == fields


def test_a_field_without_a_size_is_an_error() -> None:
    class Wrong(TypedDict):
        size: int

    with pytest.raises(TypeError, match="must be annotated with its NumPy type"):
        dtype_of(Wrong)


@pytest.mark.parametrize(
    "kernels",
    [(), ODDS, BOTS, ENVS, LAB, SOAK],
    ids=["engine", "odds", "bots", "envs", "lab", "soak"],
)
def test_no_kernel_has_more_than_eight_parameters(kernels: tuple[ModuleType, ...]) -> None:
    long = {
        f"{found.__name__}.{name}": function.__code__.co_argcount
        for found in twins.with_imports((batch, *kernels))
        for name, function in vars(found).items()
        if isinstance(function, FunctionType)
        and function.__module__ == found.__name__
        and function.__code__.co_argcount > MOST_PARAMETERS
        and twins.machine_types(function, jit.machine_types()) is not None
    }
    assert not long, "group arrays in a record (see engine.rules.records)"
