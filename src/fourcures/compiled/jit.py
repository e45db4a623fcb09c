"""The compiled twin of the rules, made by Numba on this machine: for rules without a library."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from ctypes import Array
from functools import cache
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

from ..engine.arrays import type_of
from ..engine.rules import board
from ..extras import need
from . import batch, callees, indices, twins
from .cache import make_folder
from .callees import make_callee_compiler
from .indices import trusting_indices
from .twins import Function, MachineTypes, make_twins, select_exported, with_imports

# No reference counting: the rules allocate nothing. No overflow or division checks: sets have 53
# bits by design. No GIL: threads can play in parallel.
OPTIONS: dict[str, Any] = {"error_model": "numpy", "_nrt": False, "nogil": True}
# Python calls only functions that take arrays of records (see `batch`). All others are compiled
# into their callers, without wrappers for Python (see `callees`).
FOR_RULES: dict[str, Any] = OPTIONS | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


@cache
def load(*more: ModuleType) -> SimpleNamespace:
    """Return the compiled functions for Python, by name; each one compiles at its first call.

    Prints a message to standard error if compilation is needed.
    """
    folder = cache_folder(more)
    if not any(folder.rglob("*.nbc")):
        text = "Compiling the rules for this machine (once, about a minute) ..."
        print(text, file=sys.stderr, flush=True)

    def compile_function(function: Function) -> Any:
        if not function.for_python:
            return compile_callee(function)
        twin = make_dispatcher(function, OPTIONS)
        cache_in(folder, twin)
        return twin

    compiled = translate((batch, *more), compile_function)
    return SimpleNamespace(**{name: take_buffers(twin) for name, twin in compiled.items()})


def take_buffers(twin: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that takes arrays in plain memory too (see `buffers`)."""

    def call(*given: Any) -> Any:
        return twin(*(as_array(each) if isinstance(each, Array) else each for each in given))

    return call


def as_array(array: Any) -> npt.NDArray[Any]:
    """Return an array in plain memory as one of NumPy, with the same memory."""
    kind = getattr(array._type_, "declaration", None)
    return np.frombuffer(array, type_of(kind) if kind else np.dtype(array._type_))


def translate(
    roots: Iterable[ModuleType], compile_function: Callable[[Function], Any]
) -> dict[str, Any]:
    """Return the functions for Python of these modules as Numba's dispatchers, by name."""
    import numba
    from llvmlite import ir
    from numba.core.imputils import lower_cast
    from numba.extending import intrinsic

    twins.pass_rows_as_arrays(lower_cast, numba.types)
    known = twins.make_bit_instructions(intrinsic, numba.int64, ir)
    return select_exported(make_twins(roots, known, machine_types(), compile_function))


def compile_callee(function: Function) -> Any:
    """Return a dispatcher that compiles to LLVM code alone, for linking into its callers."""
    return make_dispatcher(function, FOR_RULES | {"pipeline_class": make_callee_compiler()})


def make_dispatcher(function: Function, options: dict[str, Any]) -> Any:
    """Return Numba's dispatcher of a function, restricted to its signature."""
    import numba

    if function.inlined:
        options = options | {"forceinline": True}
    twin, signature = numba.njit(**options)(function.copy), function.signature
    compile_for = trusting_indices(twin.compile)
    twin.parameters, twin.prepare = signature, lambda: compile_for(signature)
    twin.compile = twins.restrict_signature(compile_for, signature, numba.types.Omitted)
    return twin


def cache_folder(more: Sequence[ModuleType] = ()) -> Path:
    """Return the folder of the machine code; its name is a hash of the sources, so never stale."""
    need("compiler", __package__, but=("ziglang",))
    import numba

    what = (numba.__version__, np.__version__, sys.version, os.environ.get("NUMBA_BOUNDSCHECK"))
    digest = hashlib.sha256(repr(what).encode())
    digest.update(repr(board.FACTS).encode())
    for module in (sys.modules[__name__], callees, indices, twins, *with_imports((batch, *more))):
        source = Path(str(module.__file__))
        digest.update(str(source).encode())  # Numba's own key contains the path too
        digest.update(source.read_bytes())
    return make_folder(digest.hexdigest()[:16])


def cache_in(folder: Path, dispatcher: Any) -> None:
    """Cache the machine code of a function in this folder, without global Numba settings."""
    from numba.core.caching import CompileResultCacheImpl, FunctionCache, InTreeCacheLocator

    class Locator(InTreeCacheLocator):  # type: ignore[misc]
        def get_cache_path(self) -> str:
            return str(folder / self.get_suitable_cache_subpath(self._py_file))

    class Files(CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes = (Locator,)

    class Cache(FunctionCache):  # type: ignore[misc]
        _impl_class = Files

    dispatcher._cache = Cache(dispatcher.py_func)


def machine_types() -> MachineTypes:
    """Return Numba's types."""
    import numba

    def element(kind: str | type) -> Any:
        return numba.from_dtype(type_of(kind))

    def array(kind: str | type) -> Any:
        return numba.types.Array(element(kind), 1, "C")

    return MachineTypes(numba.int64, array("int64"), element, array)
