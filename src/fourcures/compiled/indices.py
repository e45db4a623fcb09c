"""Compile indices as they are: none of the rules is negative (`tests/compiled/test_indices.py`).

Numba otherwise asks at every access whether an index counts from the end, as Python's may, which
takes more than a tenth of the time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any


def trusting_indices(compile_for: Callable[..., Any]) -> Callable[..., Any]:
    """Return a compiling method whose code does not look for indices that count from the end."""

    @wraps(compile_for)
    def compile_trusting(*given: Any) -> Any:
        with trust_indices():
            return compile_for(*given)

    return compile_trusting


@contextmanager
def trust_indices() -> Iterator[None]:
    """Compile so while this block runs; other threads compile before or after it."""
    from numba.core.compiler_lock import global_compiler_lock
    from numba.np import arrayobj

    with global_compiler_lock:
        before = arrayobj.fix_integer_index
        arrayobj.fix_integer_index = keep_index
        try:
            yield
        finally:
            arrayobj.fix_integer_index = before


def keep_index(context: Any, builder: Any, kind: Any, place: Any, _size: Any) -> Any:
    """Return the index as a wide number, instead of Numba's `fix_integer_index`."""
    from numba import types

    return context.cast(builder, place, kind, types.intp if kind.signed else types.uintp)
