"""No index is negative: compiled code does not ask whether one counts from the end."""

from __future__ import annotations

from collections import deque
from ctypes import Array
from operator import index
from typing import Any

import pytest

from fourcures.compiled import batch, cpu
from fourcures.engine.rules.chance import Chance, make_chance, seed_stream
from fourcures.engine.rules.moves import MOST_MOVES
from fourcures.engine.rules.state import State, make_state
from fourcures.testing.soak import list_agreements
from tests.bots import interpreting
from tests.bots.interpreting import plainly
from tests.compiled import versions
from tests.compiled.test_library import SOURCES
from tests.compiled.test_versions import SMALL
from tests.compiled.witness import PARTS
from tests.sizes import size


class Row(list[Any]):
    """A list that refuses indices that count from the end."""

    def __getitem__(self, at: Any) -> Any:
        return super().__getitem__(refuse_negative(at))

    def __setitem__(self, at: Any, value: Any) -> None:
        super().__setitem__(refuse_negative(at), value)


class Table(tuple[Any, ...]):
    """A table that refuses indices that count from the end."""

    def __getitem__(self, at: Any) -> Any:
        return super().__getitem__(refuse_negative(at))


def refuse_negative(at: Any) -> Any:
    """Return an index that is not negative, or a slice."""
    if not isinstance(at, slice) and index(at) < 0:
        raise AssertionError(f"the index {at} is negative")
    return at


class Watched:
    """An array of numbers that refuses such indices; its parts share its memory."""

    def __init__(self, numbers: Any) -> None:
        self.numbers = numbers

    def __len__(self) -> int:
        return len(self.numbers)

    def __getitem__(self, at: Any) -> Any:
        found = self.numbers[refuse_negative(at)]
        return Watched(found) if isinstance(at, slice) else found

    def __setitem__(self, at: Any, value: Any) -> None:
        self.numbers[refuse_negative(at)] = value


def watch(value: Any) -> Any:
    """Return a record, list, table or array that refuses such indices."""
    if isinstance(value, dict):
        return {name: watch(each) for name, each in value.items()}
    if isinstance(value, list):
        return Row(map(watch, value))
    if isinstance(value, tuple):
        return Table(map(watch, value))
    return Watched(value) if isinstance(value, memoryview | Array) else value


@pytest.fixture(autouse=True)
def _watch_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in SOURCES:
        for name, value in vars(module).items():
            if type(value) is tuple and name.isupper():
                monkeypatch.setattr(module, name, watch(value))


def test_an_index_that_counts_from_the_end_is_noticed() -> None:
    with pytest.raises(AssertionError, match="-1 is negative"):
        watch({"rows": [[1, 2]]})["rows"][0][-1]


def test_no_index_of_the_rules_is_negative() -> None:
    moves, log = watch([0] * MOST_MOVES), watch([0])
    for number, agreed in enumerate(list_agreements()):
        chance: Chance = watch(make_chance())
        seed_stream(chance, number)
        state: State = watch(make_state())
        batch.random_games([state], size(1, 3, 500), [agreed], [chance], moves, log)
        for viewer in range(-1, agreed["players"]):
            batch.resample_at([state], 0, viewer, [chance])


@pytest.mark.breadth  # minutes: every function of the library, interpreted
@pytest.mark.parametrize("part", SMALL)
def test_no_index_of_the_library_is_negative(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interpreting, "plainly", lambda value: watch(plainly(value)))
    monkeypatch.setattr(cpu, "load_library", versions.load_interpreted)
    deque(PARTS[part](min(SMALL[part], 9)), maxlen=0)
