"""The examples in docstrings run and print the documented output."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

MODULES = [
    "fourcures",
    "fourcures.narration",
    "fourcures.svg",
    "fourcures.engine.base_game",
    "fourcures.engine.game",
    "fourcures.engine.notation",
    "fourcures.engine.picture.svg",
    "fourcures.engine.picture.text",
    "fourcures.engine.setup",
    "fourcures.engine.view",
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_run(name: str) -> None:
    found = doctest.testmod(import_module(name))
    assert found.attempted and not found.failed
