"""The compiled twin of the rules on this processor.

`load` takes the functions of `batch`, and of modules written like it, from the library that was
built ahead of time (see `library`). Where it does not fit, Numba compiles them (see `jit`).
"""

from __future__ import annotations

import os
from functools import cache
from importlib.util import find_spec
from types import ModuleType, SimpleNamespace

import numpy as np

from ..engine.rules import chance, log, moves
from ..engine.rules.state import STATE
from ..extras import MissingExtra
from . import batch, jit, library
from .twins import with_imports


@cache
def load(*more: ModuleType) -> SimpleNamespace:
    """Return the compiled functions for Python, by name.

    `more` are further modules written like `batch`. The constant INLINED of a module names the
    functions to inline into their callers. With FOURCURES_JIT=1 Numba compiles in any case.
    """
    if (problem := find_problem(*more)) is None:
        return library.load(with_imports((batch, *more)))
    if find_spec("numba") is None:
        text = f"the compiled rules cannot be used ({problem}); Numba can compile them here: "
        raise MissingExtra(text + 'pip install "fourcures[compiler]"', name="numba")
    return jit.load(*more)


@cache
def find_problem(*more: ModuleType) -> str | None:
    """Return why the library cannot be used for these modules; None if it can."""
    if os.environ.get("FOURCURES_JIT"):
        return "FOURCURES_JIT is set"
    try:
        library.open_file(with_imports((batch, *more)))
    except library.Unusable as problem:
        return str(problem)
    return None


class Desk:
    """The buffers for compiled play of one game: state, chance, legal moves and log."""

    def __init__(self, seed: int = 0, keep_log: bool = False) -> None:
        self.states = np.zeros(1, STATE)
        self.chances = np.zeros(1, chance.CHANCE)
        self.moves = np.zeros(moves.MOST_MOVES, np.int64)
        self.log = np.zeros(log.LOG_SIZE if keep_log else 1, np.int64)
        chance.seed_stream(self.chances[0], seed)
