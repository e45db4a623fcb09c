"""The versions of the compiled rules, which must agree: library, Numba and interpreter."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType, SimpleNamespace

import pytest

from fourcures.compiled import batch, cpu, jit, library
from fourcures.compiled.twins import with_imports
from tests.bots.interpreting import interpreted


def load_library(*more: ModuleType) -> SimpleNamespace:
    """Return the functions of the library; raise Unusable if it does not fit."""
    return library.load(with_imports((batch, *more)))


def load_interpreted(*more: ModuleType) -> SimpleNamespace:
    """Return the same functions without a compiler: the arguments are made plain for each call."""
    functions = library.list_functions(with_imports((batch, *more)))
    return SimpleNamespace(**{function.__name__: interpreted(function) for function in functions})


LOADERS = {"library": load_library, "numba": jit.load, "interpreter": load_interpreted}


@contextmanager
def use(version: str) -> Iterator[None]:
    """Load this version instead of the library."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cpu, "load_library", LOADERS[version])
        yield
