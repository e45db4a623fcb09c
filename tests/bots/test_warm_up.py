"""The compilation of the bots where no library has them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from fourcures.bots import warm_up
from fourcures.bots.kernels.workspace import MODULES
from fourcures.bots.warm_up import ALL, CompilationFailed, Preparation
from fourcures.compiled import batch, cpu, library
from fourcures.compiled.twins import with_imports

SOURCES = with_imports((batch, *MODULES))


def prepare(program: str) -> Preparation:
    """Return a preparation in which a program stands for the compilation."""
    return Preparation([sys.executable, "-c", program])


@pytest.fixture
def not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "is_ready", lambda: False)


@pytest.mark.usefixtures("not_ready")
def test_those_who_wait_hear_the_per_cent_and_the_end() -> None:
    preparation = prepare(
        "print(0, 'translating'); print(30, 'translating'); print(90, 'compiling')"
    )
    preparation.begin()
    assert preparation.wait(-1) < ALL
    assert preparation.wait() == preparation.percent == ALL
    assert preparation.step == "compiling"


@pytest.mark.usefixtures("not_ready")
def test_a_failure_is_raised_with_what_the_process_said() -> None:
    preparation = prepare("print(10, 'translating'); exit('the disk is full')")
    preparation.begin()
    with pytest.raises(CompilationFailed, match="could not be compiled:\nthe disk is full"):
        preparation.wait()
    preparation.begin()  # a second attempt would take another minute, and fail too
    assert preparation.percent == ALL


def test_without_a_program_to_run_the_error_is_raised(not_ready: None, tmp_path: Path) -> None:
    preparation = Preparation([str(tmp_path / "python")])
    preparation.begin()
    with pytest.raises(OSError, match="python"):
        preparation.wait()


def test_nothing_is_started_where_a_library_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "is_ready", lambda: True)
    preparation = prepare("exit(1)")
    preparation.begin()
    assert preparation.wait() == ALL


@pytest.mark.breadth  # half a minute of one core
def test_the_compiled_bots_are_a_library_in_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(library, "FOLDER", tmp_path / "none")
    load = cpu.load_library.__wrapped__  # without what this process has loaded already
    monkeypatch.setattr(cpu, "load_library", load)
    assert warm_up.find_problem() == f"there are none for {library.name_of_machine()}"
    hide = "from pathlib import Path; from fourcures.compiled import library;"
    hide += "library.FOLDER = Path('none'); from fourcures.bots import warm_up;"
    command = [sys.executable, "-c", hide + "warm_up.compile_bots()"]
    said = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    percents = [int(line.split()[0]) for line in said.splitlines()]
    assert [step for step in warm_up.STEPS if step in said] == list(warm_up.STEPS)
    assert percents == sorted(percents) and len(set(percents)) > 20 and percents[-1] < ALL
    later = {int(line.split()[0]) for line in said.splitlines() if "compiling" in line}
    assert len(later) > 5  # while the optimiser works, which says nothing
    assert warm_up.find_problem() is None
    assert library.load(SOURCES).list_legal_at
