"""The compiled twin of the rules: the same functions in a second namespace, made by Numba.

This is the only module that knows Numba. Rule modules carry no decorator; `load` copies their
functions, points every copy at the other copies, turns tables (tuples) into arrays, and hands
them to Numba. Both twins live in one process, and a test holds them to the same bytes.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from ..engine.rules import (
    bits,
    board,
    chance,
    decks,
    ending,
    event_cards,
    hands,
    infection,
    knowledge,
    legality,
    log,
    movement,
    moves,
    resample,
    roles,
    setup,
    state,
    stations,
    step,
    treatment,
    turn,
)
from ..engine.rules.state import STATE
from . import batch

# Each module after those that it imports from.
MODULES: tuple[ModuleType, ...] = (
    bits,
    moves,
    log,
    chance,
    hands,
    roles,
    ending,
    decks,
    infection,
    movement,
    stations,
    treatment,
    knowledge,
    event_cards,
    turn,
    legality,
    step,
    setup,
    resample,
    batch,
)

# Without reference counts: the rules allocate nothing. Without overflow or division checks: sets
# have 53 bits by design. Without the interpreter's lock: threads can play side by side.
OPTIONS: dict[str, Any] = {"error_model": "numpy", "_nrt": False, "nogil": True}
# Python calls only what takes arrays of states (see `batch`). The rest becomes part of that: no
# machine code of its own is kept for it, nor a way to call it, which saves a third of the time.
FOR_PYTHON: dict[str, Any] = OPTIONS | {"cache": True}
FOR_RULES: dict[str, Any] = OPTIONS | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


@cache
def load(*more: ModuleType) -> SimpleNamespace:
    """The functions of `batch`, compiled when first called, by their own names.

    `more` are further modules written in the same way; what such a module names in INLINED becomes
    part of its callers. Says on standard error when the machine code has to be made first.
    """
    folder = cache_folder(more)
    os.environ["NUMBA_CACHE_DIR"] = str(folder)
    import numba

    numba.config.CACHE_DIR = str(folder)
    if not any(folder.rglob("*.nbc")):
        text = "Compiling the rules for this machine (once, about a minute) ..."
        print(text, file=sys.stderr, flush=True)

    twins = machine_bits()
    for module in (*MODULES, *more):
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
                options = FOR_PYTHON if called_by_python(value) else FOR_RULES
                if name in getattr(module, "INLINED", ()):
                    options = options | {"forceinline": True}
                twin = one_signature(numba.njit(**options)(copy), signature)
                twins[value] = namespace[name] = twin
    return SimpleNamespace(**{function.__name__: twin for function, twin in twins.items()})


def prepare(*more: ModuleType, also: Sequence[str] = ()) -> None:
    """Compile, or read from the cache, all that Python calls of `more`, or else of `batch`."""
    rules = load(*more)
    modules = {module.__name__ for module in more or (batch,)}
    for name, twin in vars(rules).items():
        if name in also or (called_by_python(twin.py_func) and twin.__module__ in modules):
            twin.prepare()


def called_by_python(function: Any) -> bool:
    """Return whether Python calls this rule function: whether it takes arrays of states."""
    return "States" in function.__annotations__.values()


def cache_folder(more: Sequence[ModuleType] = ()) -> Path:
    """Return the machine code's folder, keyed by the content of its sources: never stale."""
    import numba

    what = (numba.__version__, np.__version__, sys.version, os.environ.get("NUMBA_BOUNDSCHECK"))
    digest = hashlib.sha256(repr(what).encode())
    digest.update(repr(board.FACTS).encode())
    for module in (board, state, sys.modules[__name__], *MODULES, *more):
        source = Path(str(module.__file__))
        digest.update(str(source).encode())  # Numba's own key holds the path too
        digest.update(source.read_bytes())
    key = digest.hexdigest()[:16]
    home = os.environ.get("XDG_CACHE_HOME")
    try:
        folder = (Path(home) if home else Path.home() / ".cache") / "fourcures" / key
        folder.mkdir(parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK)
    except (OSError, RuntimeError):  # no home, or none that can be written to
        writable = False
    if not writable:
        folder = Path(tempfile.gettempdir()) / f"fourcures-{os.getuid()}-{key}"
        folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def as_array(value: Any) -> Any:
    """A table of ints as an array that machine code can index; anything else as it is."""
    if isinstance(value, tuple) and value:
        first = value[0][0] if isinstance(value[0], tuple) and value[0] else value[0]
        if isinstance(first, int):
            return np.array(value, dtype=np.int64)
    return value


def machine_types(function: FunctionType) -> tuple[Any, ...] | None:
    """The parameter types of a rule by its annotations, or None if it is not for machines."""
    import numba

    numbers = numba.types.Array(numba.int64, 1, "C")
    one_state, one_chance = numba.from_dtype(STATE), numba.from_dtype(chance.CHANCE)
    types = {
        "State": one_state,
        "Chance": one_chance,
        "States": numba.types.Array(one_state, 1, "C"),
        "Chances": numba.types.Array(one_chance, 1, "C"),
        "Log": numbers,
        "Moves": numbers,
        "Numbers": numbers,
        "Floats": numba.types.Array(numba.float32, 1, "C"),
        "Bytes": numba.types.Array(numba.int8, 1, "C"),
        "int": numba.int64,
    }
    *params, result = function.__annotations__.values()
    if result not in ("int", "bool", "None") or any(param not in types for param in params):
        return None
    return tuple(types[param] for param in params)


def one_signature(dispatcher: Any, signature: tuple[Any, ...]) -> Any:
    """The dispatcher, compiling when first needed, and then always for this signature.

    Otherwise every mix of int8 and int64 that a caller happens to pass would be compiled apart.
    """
    from numba import types

    compile_for = dispatcher.compile

    def compile_once(given: tuple[Any, ...]) -> Any:
        # An argument left to its default is a type of its own.
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
    """`count` and `lowest` as the machine instructions that they are."""
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


class Desk:
    """What compiled play of one game needs: state, chance, room for legal moves, and a log."""

    def __init__(self, seed: int = 0, keep_log: bool = False) -> None:
        self.states = np.zeros(1, STATE)
        self.chances = np.zeros(1, chance.CHANCE)
        self.moves = np.zeros(moves.MOST_MOVES, np.int64)
        self.log = np.zeros(log.LOG_SIZE if keep_log else 1, np.int64)
        chance.seed_stream(self.chances[0], seed)
