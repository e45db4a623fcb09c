"""The compiled twin of the rules: machine code of this processor, made by Numba.

`load` compiles the functions of `batch`, and of modules written like it, with everything they call
(see `twins`).
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
from platformdirs import user_cache_path

from ..engine.rules import board, chance, log, moves
from ..engine.rules.state import STATE
from ..extras import need
from . import batch, callees, twins
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

    `more` are further modules written like `batch`. The constant INLINED of a module names the
    functions to inline into their callers. Prints a message to standard error if compilation is
    needed.
    """
    need("bots", __package__)
    import numba
    from numba.core.imputils import lower_cast
    from numba.extending import intrinsic

    folder = cache_folder(more)
    if not any(folder.rglob("*.nbc")):
        text = "Compiling the rules for this machine (once, about a minute) ..."
        print(text, file=sys.stderr, flush=True)

    twins.pass_rows_as_arrays(lower_cast, numba.types)
    known = twins.make_bit_instructions(intrinsic, numba.int64)

    def compile_function(function: Function) -> Any:
        options = OPTIONS
        if not function.for_python:
            options = FOR_RULES | {"pipeline_class": callees.make_callee_compiler()}
        if function.inlined:
            options = options | {"forceinline": True}
        twin, signature = numba.njit(**options)(function.copy), function.signature
        compile_for = twin.compile
        twin.prepare = lambda: compile_for(signature)
        twin.compile = twins.restrict_signature(compile_for, signature, numba.types.Omitted)
        if function.for_python:
            cache_in(folder, twin)
        return twin

    made = make_twins((batch, *more), known, machine_types(), compile_function)
    return SimpleNamespace(**select_exported(made))


def prepare(*more: ModuleType, also: Sequence[str] = ()) -> None:
    """Compile, or load from the cache, the functions for Python in `more` (default: in `batch`)."""
    rules = load(*more)
    modules = {module.__name__ for module in more or (batch,)}
    for name, twin in vars(rules).items():
        if name in also or twin.__module__ in modules:
            twin.prepare()


def cache_folder(more: Sequence[ModuleType] = ()) -> Path:
    """Return the folder of the machine code; its name is a hash of the sources, so never stale."""
    need("bots", __package__)
    import numba

    what = (numba.__version__, np.__version__, sys.version, os.environ.get("NUMBA_BOUNDSCHECK"))
    digest = hashlib.sha256(repr(what).encode())
    digest.update(repr(board.FACTS).encode())
    for module in (sys.modules[__name__], callees, twins, *with_imports((batch, *more))):
        source = Path(str(module.__file__))
        digest.update(str(source).encode())  # Numba's own key contains the path too
        digest.update(source.read_bytes())
    key = digest.hexdigest()[:16]
    try:
        folder = user_cache_path("fourcures", appauthor=False) / key
        folder.mkdir(parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK)
    except (OSError, RuntimeError):  # no home directory, or a read-only one
        writable = False
    return folder if writable else temporary_folder(key)


def temporary_folder(key: str) -> Path:
    """Return this user's folder for the machine code among temporary files.

    Never run machine code from another user: a folder with another owner is not used.
    """
    user = os.getuid() if hasattr(os, "getuid") else "user"  # Windows: a private folder
    folder = Path(tempfile.gettempdir()) / f"fourcures-{user}-{key}"
    folder.mkdir(mode=0o700, exist_ok=True)
    if hasattr(os, "getuid") and folder.stat().st_uid != user:
        return Path(tempfile.mkdtemp(prefix=f"fourcures-{user}-"))
    return folder


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

    def array(element: np.dtype[Any]) -> Any:
        return numba.types.Array(numba.from_dtype(element), 1, "C")

    return MachineTypes(numba.int64, array(np.dtype(np.int64)), numba.from_dtype, array)


class Desk:
    """The buffers for compiled play of one game: state, chance, legal moves and log."""

    def __init__(self, seed: int = 0, keep_log: bool = False) -> None:
        self.states = np.zeros(1, STATE)
        self.chances = np.zeros(1, chance.CHANCE)
        self.moves = np.zeros(moves.MOST_MOVES, np.int64)
        self.log = np.zeros(log.LOG_SIZE if keep_log else 1, np.int64)
        chance.seed_stream(self.chances[0], seed)
