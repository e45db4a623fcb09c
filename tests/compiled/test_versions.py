"""All versions of the compiled rules give the same bytes for every function of the library."""

from __future__ import annotations

import subprocess
import sys
from collections import deque
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from fourcures.compiled import cpu, library
from tests.compiled import versions
from tests.compiled.test_library import SOURCES
from tests.compiled.witness import PARTS
from tests.sizes import size

SMALL = {
    "games": 72,
    "late_games": 36,
    "quick_searches": 1,
    "search_kernels": 1,
    "steps": 3,
    "advice": 3,
    "odds": 9,
}
LARGE = {
    "games": size(0, 1000, 10_000),
    "late_games": size(0, 100, 1000),
    "searches": size(0, 20, 200),
    "search_kernels": size(0, 20, 200),
    "steps": 300,
    "advice": 300,
    "odds": 9,
}


def witness(version: str, sizes: dict[str, int]) -> list[str]:
    """Return the lines of a witness in a process of its own."""
    command = [sys.executable, "-m", "tests.compiled.witness", "--by", version]
    for name, number in sizes.items():
        command += [f"--{name}", str(number)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.long
@pytest.mark.parametrize(
    ("version", "sizes"),
    [
        ("interpreter", SMALL),
        pytest.param("numba", SMALL, marks=pytest.mark.breadth),  # it compiles everything
        pytest.param("numba", LARGE, marks=pytest.mark.breadth),
    ],
    ids=["interpreter", "numba", "numba-large"],
)
def test_every_version_gives_the_same_bytes(version: str, sizes: dict[str, int]) -> None:
    lines = witness("library", sizes)
    assert len(lines) == len(sizes)
    assert witness(version, sizes) == lines


def test_the_witness_calls_every_function_of_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    called = set()

    def record(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: object) -> object:
            called.add(name)
            return function(*arguments)

        return call

    def load(*more: ModuleType) -> SimpleNamespace:
        functions = vars(versions.load_library(*more))
        return SimpleNamespace(**{name: record(name, functions[name]) for name in functions})

    monkeypatch.setattr(cpu, "load_library", load)
    for name, number in SMALL.items():
        deque(PARTS[name](number), maxlen=0)
    assert called == {function.__name__ for function in library.list_functions(SOURCES)}
