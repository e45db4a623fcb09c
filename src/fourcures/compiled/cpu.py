"""The compiled twin of the rules on this processor.

`load` takes the functions of `batch`, and of modules written like it, from the library that was
built ahead of time (see `library`). Where it does not fit, Numba compiles them (see `jit`).
"""

from __future__ import annotations

import os
from functools import cache
from importlib.util import find_spec
from types import ModuleType, SimpleNamespace

from ..engine.rules import chance, log, moves
from ..engine.rules.state import State
from ..extras import MissingExtra
from . import batch, library


def load(*more: ModuleType) -> SimpleNamespace:
    """Return the compiled functions for Python, by name.

    `more` are further modules written like `batch`. The constant INLINED of a module names the
    functions to inline into their callers. With FOURCURES_JIT=1 Numba compiles in any case.
    """
    try:
        return load_library(*more)
    except library.Unusable as problem:
        if find_spec("numba") is None:
            text = f"the compiled rules cannot be used ({problem}); Numba can compile them here: "
            text += 'pip install "fourcures[compiler]"'
            raise MissingExtra(text, name="numba") from None
    from . import jit  # which needs NumPy

    return jit.load(*more)


@cache
def load_library(*more: ModuleType) -> SimpleNamespace:
    """Return the functions of a library, which needs no compilation; raise library.Unusable."""
    if os.environ.get("FOURCURES_JIT"):
        raise library.Unusable("FOURCURES_JIT is set")
    return library.load((batch, *more))


def find_problem(*more: ModuleType) -> str | None:
    """Return why no library can be used for these modules; None if one can."""
    try:
        load_library(*more)
    except library.Unusable as problem:
        return str(problem)
    return None


class Desk:
    """The buffers for compiled play of one game: state, chance, legal moves and log."""

    def __init__(self, seed: int = 0, keep_log: bool = False) -> None:
        import numpy as np

        from ..engine.arrays import zeros

        self.states = zeros(State, 1)
        self.chances = zeros(chance.Chance, 1)
        self.moves = np.zeros(moves.MOST_MOVES, np.int64)
        self.log = np.zeros(log.LOG_SIZE if keep_log else 1, np.int64)
        chance.seed_stream(self.chances[0], seed)
