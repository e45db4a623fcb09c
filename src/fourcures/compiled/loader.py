"""Build the compiled version of the rules: copies of the same functions, compiled by Numba.

This is the only module that knows Numba. Rule modules have no decorators: `load` copies their
functions, makes the copies call each other, turns tables (tuples) into arrays, and compiles the
copies with Numba. Both versions exist in one process, and a test compares them byte by byte.

A function is compiled if every parameter is an int, a record, or an array of numbers or records,
and the result is an int, a bool or None. All other functions of a rule module are for Python only.
"""

from __future__ import annotations

import ast
import hashlib
import os
import sys
import tempfile
import typing
from collections.abc import Iterable, MutableSequence, Sequence
from functools import cache
from importlib import import_module
from importlib.util import resolve_name
from pathlib import Path
from types import FunctionType, ModuleType, NoneType, SimpleNamespace
from typing import Any

import numpy as np
from platformdirs import user_cache_path

from ..engine.rules import bits, board, chance, log, moves
from ..engine.rules.records import dtype_of
from ..engine.rules.state import STATE
from ..extras import need
from . import batch

# No reference counting: the rules allocate nothing. No overflow or division checks: sets have 53
# bits by design. No GIL: threads can play in parallel.
OPTIONS: dict[str, Any] = {"error_model": "numpy", "_nrt": False, "nogil": True}
# Python calls only functions that take arrays of records (see `batch`). All others are compiled
# into their callers without their own machine code and wrappers, which saves a third of the time.
FOR_RULES: dict[str, Any] = OPTIONS | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


class LoadError(Exception):
    """The modules cannot be compiled; the message names the function and the problem."""


@cache
def load(*more: ModuleType) -> SimpleNamespace:
    """Return the compiled functions for Python, by name; each one compiles at its first call.

    `more` are further modules written like `batch`. The constant INLINED of a module names the
    functions to inline into their callers. Prints a message to standard error if compilation is
    needed.
    """
    need("bots", __package__)
    import numba

    folder = cache_folder(more)
    if not any(folder.rglob("*.nbc")):
        text = "Compiling the rules for this machine (once, about a minute) ..."
        print(text, file=sys.stderr, flush=True)

    pass_rows_as_arrays()
    twins = machine_bits()
    exported: dict[str, Any] = {}
    for module in with_imports((batch, *more)):
        namespace: dict[str, Any] = {"__name__": module.__name__, "__builtins__": __builtins__}
        for name, value in vars(module).items():
            if not isinstance(value, FunctionType):
                if not name.startswith("__"):
                    namespace[name] = as_array(value)
            elif value in twins:
                namespace[name] = twins[value]
            elif value.__module__ == module.__name__ and (signature := machine_types(value)):
                copy = FunctionType(
                    value.__code__, namespace, name, value.__defaults__, value.__closure__
                )
                copy.__module__, copy.__qualname__ = module.__name__, value.__qualname__
                copy.__annotations__ = value.__annotations__
                for_python = called_by_python(value)
                options = OPTIONS if for_python else FOR_RULES
                if name in getattr(module, "INLINED", ()):
                    options = options | {"forceinline": True}
                twin = one_signature(numba.njit(**options)(copy), signature)
                if for_python:
                    keep_in(folder, twin)
                    if name in exported:
                        other = exported[name].__module__
                        raise LoadError(
                            f"{name} is in both {other} and {module.__name__}: rename one"
                        )
                    exported[name] = twin
                twins[value] = namespace[name] = twin
    return SimpleNamespace(**exported)


def prepare(*more: ModuleType, also: Sequence[str] = ()) -> None:
    """Compile, or load from the cache, the functions for Python in `more` (default: in `batch`)."""
    rules = load(*more)
    modules = {module.__name__ for module in more or (batch,)}
    for name, twin in vars(rules).items():
        if name in also or twin.__module__ in modules:
            twin.prepare()


def with_imports(roots: Iterable[ModuleType]) -> list[ModuleType]:
    """Return these modules and their imports from this package, each after its imports."""
    found: dict[str, ModuleType] = {}

    def visit(module: ModuleType) -> None:
        if module.__name__ not in found and module.__name__ != __name__:
            for name in imports(module):
                visit(import_module(name))
            found[module.__name__] = module

    for root in roots:
        visit(root)
    return list(found.values())


@cache
def imports(module: ModuleType) -> list[str]:
    """Return the names of the modules of this package that a module imports at the top level."""
    names = []
    tree = ast.parse(Path(str(module.__file__)).read_bytes())
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.level:
            base = resolve_name("." * node.level + (node.module or ""), module.__package__)
            paths = [f"{base}.{alias.name}" for alias in node.names] if not node.module else [base]
            names += [path for path in paths if path in sys.modules]
    return names


def cache_folder(more: Sequence[ModuleType] = ()) -> Path:
    """Return the folder of the machine code; its name is a hash of the sources, so never stale."""
    need("bots", __package__)
    import numba

    what = (numba.__version__, np.__version__, sys.version, os.environ.get("NUMBA_BOUNDSCHECK"))
    digest = hashlib.sha256(repr(what).encode())
    digest.update(repr(board.FACTS).encode())
    for module in (sys.modules[__name__], *with_imports((batch, *more))):
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


def keep_in(folder: Path, dispatcher: Any) -> None:
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


def as_array(value: Any) -> Any:
    """Return a table of ints as an array for compiled code; return any other value unchanged."""
    if isinstance(value, tuple) and value:
        first = value[0][0] if isinstance(value[0], tuple) and value[0] else value[0]
        if isinstance(first, int):
            return np.array(value, dtype=np.int64)
    return value


@cache
def hints_of(function: FunctionType) -> dict[str, Any]:
    """Return the types of parameters and result; raise LoadError for an unknown annotation."""
    try:
        hints = typing.get_type_hints(function)
    except NameError as error:
        where = f"{function.__module__}.{function.__qualname__}"
        raise LoadError(f"{where} has an unknown annotation: {error}") from None
    if len(hints) <= function.__code__.co_argcount:
        where = f"{function.__module__}.{function.__qualname__}"
        raise LoadError(f"{where} must annotate all parameters and its result")
    return hints


def called_by_python(function: FunctionType) -> bool:
    """Return whether Python calls this function: whether it takes an array of records."""
    return any(is_record_array(hint) for hint in hints_of(function).values())


def is_record_array(hint: Any) -> bool:
    """Return whether a type is a sequence of records."""
    element = typing.get_args(hint)[:1]
    is_sequence = typing.get_origin(hint) is MutableSequence
    return is_sequence and bool(element) and typing.is_typeddict(element[0])


def machine_types(function: FunctionType) -> tuple[Any, ...] | None:
    """Return the Numba types of the parameters, or None if the function is for Python only."""
    hints = hints_of(function)
    *params, result = hints.values()
    if result not in (int, bool, NoneType):
        return None
    found = tuple(machine_type(hint) for hint in params)
    return None if None in found else found


def machine_type(hint: Any) -> Any:
    """Return the Numba type of a type hint, or None if Numba has no such type."""
    import numba

    if hint is int:
        return numba.int64
    if typing.is_typeddict(hint):
        return numba.from_dtype(dtype_of(hint))
    if is_record_array(hint):
        return numba.types.Array(numba.from_dtype(dtype_of(typing.get_args(hint)[0])), 1, "C")
    if hint == MutableSequence[int]:
        return numba.types.Array(numba.int64, 1, "C")
    if hint == MutableSequence[float]:
        return numba.types.Array(numba.float32, 1, "C")
    if typing.get_origin(hint) is np.ndarray:
        (number,) = typing.get_args(typing.get_args(hint)[1])
        return numba.types.Array(numba.from_dtype(np.dtype(number)), 1, "C")
    return None


def one_signature(dispatcher: Any, signature: tuple[Any, ...]) -> Any:
    """Return the dispatcher, restricted to this signature and compiled at the first call.

    Otherwise Numba would compile each combination of int8 and int64 arguments separately.
    """
    from numba import types

    compile_for = dispatcher.compile

    def compile_once(given: tuple[Any, ...]) -> Any:
        # An omitted argument with a default has its own type.
        return compile_for(
            tuple(
                was if isinstance(was, types.Omitted) else wanted
                for was, wanted in zip(given, signature, strict=True)
            )
        )

    dispatcher.compile = compile_once
    dispatcher.prepare = lambda: compile_for(signature)
    return dispatcher


def machine_bits() -> dict[Any, Any]:
    """Return `count` and `lowest` as single machine instructions."""
    from llvmlite import ir
    from numba import njit
    from numba.core import types
    from numba.extending import intrinsic

    def instruction(emit: Any) -> Any:
        @intrinsic  # type: ignore[untyped-decorator]
        def on_bits(_typing: Any, mask: Any) -> Any:
            def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
                return emit(builder, args[0])

            return types.int64(types.int64), generate

        return on_bits

    ones = instruction(lambda builder, mask: builder.ctpop(mask))
    zeros_below = instruction(
        lambda builder, mask: builder.cttz(mask, ir.Constant(ir.IntType(1), 0))
    )

    @njit  # type: ignore[untyped-decorator]
    def count(mask: int) -> Any:
        return ones(mask)

    @njit  # type: ignore[untyped-decorator]
    def lowest(mask: int) -> Any:
        return zeros_below(mask)

    return {bits.count: count, bits.lowest: lowest}


@cache
def pass_rows_as_arrays() -> None:
    """Allow a row of a record where an array is expected, as a view."""
    from numba.core import types
    from numba.core.imputils import lower_cast

    @lower_cast(types.NestedArray, types.Array)  # type: ignore[untyped-decorator]
    def as_it_is(_context: Any, _builder: Any, _given: Any, _wanted: Any, value: Any) -> Any:
        return value


class Desk:
    """The buffers for compiled play of one game: state, chance, legal moves and log."""

    def __init__(self, seed: int = 0, keep_log: bool = False) -> None:
        self.states = np.zeros(1, STATE)
        self.chances = np.zeros(1, chance.CHANCE)
        self.moves = np.zeros(moves.MOST_MOVES, np.int64)
        self.log = np.zeros(log.LOG_SIZE if keep_log else 1, np.int64)
        chance.seed_stream(self.chances[0], seed)
