"""Records in plain memory: the bytes of NumPy's records, from the same declarations."""

from __future__ import annotations

import random
from math import prod
from typing import Any

import pytest

from fourcures import Game
from fourcures.analysis.kernels.courses import Courses, Tally
from fourcures.bots.kernels.beam_search import Beam
from fourcures.bots.kernels.futures import Trials
from fourcures.bots.kernels.rollouts import Series
from fourcures.bots.kernels.training_games import Lesson
from fourcures.bots.kernels.value_net import Net
from fourcures.bots.kernels.weights import Weights
from fourcures.engine import arrays, buffers
from fourcures.engine.rules.chance import Chance
from fourcures.engine.rules.records import fields_of
from fourcures.engine.rules.state import OVER, State

# Rows of rows, records in records, and every kind of number.
RECORDS = (State, Chance, Series, Net, Beam, Trials, Lesson, Weights, Courses, Tally)


def fill(declaration: type, rng: random.Random) -> dict[str, object]:
    """Return an unpacked record of random numbers."""
    record: dict[str, object] = {}
    for name, (kind, shape) in fields_of(declaration).items():
        if isinstance(kind, type):
            record[name] = fill(kind, rng)
            continue
        numbers: list[Any] = [rng.randint(-100, 100) for _ in range(prod(shape))]
        if kind.startswith("float"):
            numbers = [float(number) for number in numbers]
        if len(shape) == 2:
            numbers = [numbers[at : at + shape[1]] for at in range(0, len(numbers), shape[1])]
        record[name] = numbers if shape else numbers[0]
    return record


@pytest.mark.parametrize("declaration", RECORDS, ids=lambda declaration: declaration.__name__)
def test_a_record_has_the_bytes_of_numpy_and_is_unpacked_to_what_was_packed(
    declaration: type,
) -> None:
    fields = fill(declaration, random.Random(declaration.__name__))
    record = buffers.pack_record(declaration, fields)
    assert bytes(record) == arrays.pack_record(declaration, fields).tobytes()
    assert buffers.unpack_record(record) == fields
    for name, (_, offset, *_) in (arrays.dtype_of(declaration).fields or {}).items():
        assert getattr(type(record), name).offset == offset


def test_a_record_of_an_array_shares_its_memory_and_a_copy_does_not() -> None:
    states = buffers.zeros(State, 2)
    states[1] = buffers.pack(Game.new(players=3, seed="plain").state)
    copy = states[1].copy()
    states[1]["phase"] = OVER
    states[1]["hands"][0] = 7
    assert buffers.unpack(states[1])["phase"] == OVER != copy["phase"]
    assert buffers.unpack(states[1])["hands"][0] == 7 != copy["hands"][0]
    assert not any(bytes(states[0]))


def test_an_array_of_all_numbers_has_them_in_their_order() -> None:
    size = sum(prod(shape) for _, shape in fields_of(Weights).values())
    (first, second) = buffers.array_of_numbers(Weights, range(size), [5] * size)
    assert [first["cubes"][:], first["chain"]] == [[0, 1, 2], 6]
    assert set(second["fades"]) == {5}
