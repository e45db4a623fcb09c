"""The state record: functions generated from its declaration reach every field."""

from __future__ import annotations

from typing import TypedDict

import numpy as np
import pytest

from fourcures.engine.arrays import STATE, blank, unpack
from fourcures.engine.rules.records import make_clearer
from fourcures.engine.rules.setup import Agreement, clear_table, make_agreement
from fourcures.engine.rules.state import State, clear_state, copy_state


def random_state() -> State:
    """Return a state with random numbers in every field."""
    return unpack(np.frombuffer(np.random.default_rng(1).bytes(STATE.itemsize), STATE)[0])


def test_a_copied_state_equals_its_source() -> None:
    source, target = random_state(), unpack(blank())
    copy_state(source, target)
    assert target == source


def test_a_cleared_state_is_blank() -> None:
    s = random_state()
    clear_state(s)
    assert s == unpack(blank())


def test_a_cleared_table_does_not_depend_on_what_was_there() -> None:
    agreed = make_agreement(3, 5, private=True)
    left_over, new = random_state(), unpack(blank())
    clear_table(left_over, agreed)
    clear_table(new, agreed)
    assert left_over == new
    assert {name: new[name] for name in agreed} == agreed  # type: ignore[literal-required]


def test_a_record_within_a_record_cannot_be_cleared() -> None:
    class Outer(TypedDict):
        inner: Agreement

    with pytest.raises(TypeError, match=r"Outer\.inner must be a number or a row of numbers"):
        make_clearer(Outer)
