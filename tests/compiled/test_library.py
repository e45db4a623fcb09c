"""The library of compiled rules: it gives the same bytes as Numba, and is not run if it differs."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from fourcures.analysis.kernels.courses import Courses, Tally
from fourcures.analysis.outbreaks import MODULES as ODDS
from fourcures.bots.kernels.beam_search import Beam
from fourcures.bots.kernels.futures import Trials
from fourcures.bots.kernels.scratch import Scratch
from fourcures.bots.kernels.workspace import MODULES as BOTS
from fourcures.compiled import batch, cpu, library
from fourcures.compiled.ahead.header import write_header
from fourcures.compiled.ahead.interface import describe
from fourcures.compiled.twins import with_imports
from fourcures.engine import buffers
from fourcures.engine.arrays import STATE, dtype_of
from fourcures.engine.rules.chance import Chance
from fourcures.engine.rules.setup import Agreement
from fourcures.engine.rules.state import State
from fourcures.envs.games import MODULES as ENVS
from fourcures.envs.kernels import Buffers, Progress, Variant
from fourcures.lab.kernels import Advice
from fourcures.lab.teacher import MODULES as LAB
from fourcures.testing.soak import MODULES as SOAK

SOURCES = with_imports((batch, *ODDS, *BOTS, *ENVS, *LAB, *SOAK))
TARGET = library.name_of_machine()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the folder of libraries."""
    shutil.copytree(library.FOLDER / TARGET, tmp_path / TARGET)
    return tmp_path


@pytest.fixture(scope="module")
def rules() -> SimpleNamespace:
    return library.load(with_imports((batch,)))


def test_the_library_has_all_kernels_and_fits() -> None:
    assert library.check(SOURCES).is_file()
    functions = [function.__name__ for function in library.list_functions(SOURCES)]
    assert len(functions) == len(set(functions))
    assert vars(library.load(SOURCES)).keys() == set(functions)


def change_description(folder: Path, **changes: object) -> None:
    """Change the description of a library."""
    file = folder / TARGET / library.DESCRIPTION
    file.write_text(json.dumps(json.loads(file.read_text()) | changes))


def test_a_library_of_other_sources_is_not_run(folder: Path) -> None:
    sources = library.hash_sources(SOURCES) | {"fourcures.engine.rules.step": "other"}
    change_description(folder, sources=sources)
    with pytest.raises(library.Unusable, match=r"^fourcures\.engine\.rules\.step has changed"):
        library.load(SOURCES, folder)


def test_a_library_that_lacks_a_module_is_not_run(folder: Path) -> None:
    change_description(folder, sources=library.hash_sources(with_imports((batch,))))
    with pytest.raises(library.Unusable, match="has changed since"):
        library.load(SOURCES, folder)


def test_a_library_for_another_board_is_not_run(folder: Path) -> None:
    change_description(folder, sources=library.hash_sources(SOURCES) | {"board": "other"})
    with pytest.raises(library.Unusable, match=r"^board has changed"):
        library.load(SOURCES, folder)


def test_a_library_for_another_machine_is_not_run(folder: Path) -> None:
    change_description(folder, target="linux-riscv64")
    with pytest.raises(library.Unusable, match="is damaged"):
        library.load(SOURCES, folder)


def test_a_damaged_library_is_not_run(folder: Path) -> None:
    with (folder / TARGET / library.file_name(TARGET)).open("r+b") as file:
        file.write(b"x")
    with pytest.raises(library.Unusable, match="is damaged"):
        library.load(SOURCES, folder)


def test_a_library_that_the_system_cannot_load_is_not_run(folder: Path) -> None:
    file = folder / TARGET / library.file_name(TARGET)
    file.write_bytes(b"no library")
    change_description(folder, library=library.hash_of(file))
    with pytest.raises(library.Unusable, match="the system cannot load it"):
        library.load(SOURCES, folder)


@pytest.mark.parametrize(("levels", "prefix"), [(1, "fc_"), (2, "fc_v3_")])
def test_a_newer_processor_gets_faster_functions(
    monkeypatch: pytest.MonkeyPatch, levels: int, prefix: str
) -> None:
    code = SimpleNamespace(fc_levels=lambda: levels)
    monkeypatch.setattr("ctypes.CDLL", lambda _file: code)
    assert library.open_file(SOURCES)[1] == prefix


def test_on_a_processor_that_is_too_old_the_library_is_not_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    code = SimpleNamespace(fc_levels=lambda: 0)
    monkeypatch.setattr("ctypes.CDLL", lambda _file: code)
    with pytest.raises(library.Unusable, match="this processor is too old"):
        library.load(SOURCES)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"target": 1}', "\x00"])
def test_a_description_that_is_none_is_refused(folder: Path, text: str) -> None:
    (folder / TARGET / library.DESCRIPTION).write_text(text)
    with pytest.raises(library.Unusable, match="damaged"):
        library.load(SOURCES, folder)


def test_without_a_library_the_error_says_so(tmp_path: Path) -> None:
    with pytest.raises(library.Unusable, match=f"^there are none for {TARGET}$"):
        library.load(SOURCES, tmp_path)


def test_an_array_of_another_type_is_refused(rules: SimpleNamespace) -> None:
    desk = cpu.Desk()
    for wrong in (desk.chances, np.zeros((1, 1), STATE), np.zeros(4, STATE)[::2]):
        with pytest.raises(TypeError, match="a plain array of"):
            rules.list_legal_at(wrong, 0, desk.moves)
    with pytest.raises(TypeError, match="is needed, not of Chance"):
        rules.list_legal_at(buffers.zeros(Chance, 1), 0, desk.moves)
    with pytest.raises(TypeError):
        rules.list_legal_at(desk.states, 0.5, desk.moves)


def test_the_address_of_an_array_is_forgotten_with_it() -> None:
    array = np.zeros(3, np.int64)
    number = id(array)
    assert library.address(array, "int64") == array.ctypes.data
    assert number in library.known_arrays
    del array
    assert number not in library.known_arrays


def test_an_array_with_a_known_address_cannot_be_resized() -> None:
    array = np.zeros(3, np.int64)
    library.address(array, "int64")
    with pytest.raises(ValueError, match="cannot resize"):
        array.resize(10_000)


def test_the_header_is_that_of_these_functions() -> None:
    header = write_header(describe(SOURCES))
    assert header == (library.FOLDER / TARGET / "fourcures.h").read_text("utf-8")


def test_records_have_the_same_layout_in_c(tmp_path: Path) -> None:
    lines = [f'#include "{library.FOLDER / TARGET / "fourcures.h"}"', "#include <stddef.h>"]
    bots, envs, odds = (Scratch, Beam, Trials), (Progress, Variant, Buffers), (Courses, Tally)
    for record in (State, Chance, Agreement, Advice, *bots, *envs, *odds):
        kind, name = dtype_of(record), f"fc_{record.__name__}"
        lines.append(f'_Static_assert(sizeof({name}) == {kind.itemsize}, "{name}");')
        for field, (_, offset, *_rest) in (kind.fields or {}).items():
            lines.append(f'_Static_assert(offsetof({name}, {field}) == {offset}, "{field}");')
    (tmp_path / "layout.c").write_text("\n".join(lines))
    subprocess.run(
        [sys.executable, "-m", "ziglang", "cc", "-c", "layout.c"],
        cwd=tmp_path,
        env=os.environ | {"ZIG_GLOBAL_CACHE_DIR": str(tmp_path / "zig")},
        check=True,
    )
