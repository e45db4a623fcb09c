"""The bots in the Python of browsers, in Node: choice by choice those of this machine."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.node import npm_exec

from fourcures.compiled import library
from fourcures.compiled.ahead.targets import PYODIDE
from tests.compiled.test_library import SOURCES
from tests.sizes import size

REPOSITORY = Path(__file__).parents[2]
PROGRAM = Path(__file__).with_name("pyodide.mjs")
MODULE = "tests.compiled.decisions"
GAMES = size(1, 4, 40)
WHEELS = [*(REPOSITORY / "build" / "wheels").glob("msgspec-*.whl")]
needs_pyodide = pytest.mark.skipif(
    not WHEELS or not (REPOSITORY / "web" / "node_modules" / "pyodide").exists(),
    reason="`make offline` fetches the Python of browsers",
)


def test_the_library_for_the_python_of_browsers_fits() -> None:
    assert library.check(SOURCES, target=PYODIDE).is_file()


def run(*command: str | Path) -> list[str]:
    """Run a program; return the lines that it prints."""
    done = subprocess.run(command, cwd=REPOSITORY, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.splitlines()


@needs_pyodide
@pytest.mark.breadth
def test_bots_and_coach_decide_the_same_in_the_python_of_browsers() -> None:
    here = run(sys.executable, "-m", MODULE, str(GAMES))
    there = run(*npm_exec("node", PROGRAM, REPOSITORY, *WHEELS, MODULE, str(GAMES)))
    assert len(here) > 100 * GAMES
    assert there == here
