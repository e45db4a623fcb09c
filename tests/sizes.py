"""The sizes of a test run: `make test`, `make test-all` and `make soak`.

`make test` checks every feature once. `make test-all` repeats that over all languages, themes,
screen sizes, seeds and databases. `make soak` also runs the statistical tests at full size.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

T = TypeVar("T")

SIZES = ("test", "all", "soak")
SIZE = os.environ.get("FOURCURES_TESTS", "test")
if SIZE not in SIZES:
    raise pytest.UsageError(f"FOURCURES_TESTS is {SIZE!r}; it can be {', '.join(SIZES)}")
SOAK = SIZE == "soak"
LEFT_OUT = {
    "test": "make test-all adds every language, theme, screen size, seed sweep and database",
    "all": "make soak adds 200,000 checked games and the statistical tests at full size",
    "soak": "nothing is left out",
}


def size(test: int, everything: int, soak: int) -> int:
    """Return the number for `make test`, `make test-all` or `make soak`."""
    return (test, everything, soak)[SIZES.index(SIZE)]


def sweep(values: Iterable[T], first: int = 1) -> list[T | ParameterSet]:
    """Return test parameters; `make test` runs only the first ones."""
    return [
        value if place < first else marked(value, pytest.mark.breadth)
        for place, value in enumerate(values)
    ]


def marked(value: object, mark: pytest.MarkDecorator) -> ParameterSet:
    """Return a test parameter, one value or a tuple of values, with an additional mark."""
    if isinstance(value, ParameterSet):
        return pytest.param(*value.values, marks=[*value.marks, mark], id=value.id)
    values = value if type(value) is tuple else (value,)
    return pytest.param(*values, marks=mark)


def left_out(item: pytest.Item) -> bool:
    """Return whether this test belongs to a larger size than the current run."""
    wanted = "soak" if item.get_closest_marker("soak") else "test"
    if item.get_closest_marker("breadth"):
        wanted = max(wanted, "all", key=SIZES.index)
    return SIZES.index(wanted) > SIZES.index(SIZE)
