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
import time
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from . import (
    bits,
    chance,
    decks,
    ending,
    event_cards,
    hands,
    happened,
    infection,
    knowledge,
    legality,
    movement,
    moves,
    roles,
    setup,
    simulate,
    stations,
    step,
    treatment,
    turn,
)
from .state import STATE

# Each module after those that it imports from.
MODULES: tuple[ModuleType, ...] = (
    bits,
    moves,
    happened,
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
    simulate,
)


def cache_folder() -> Path:
    """Where machine code is kept: a folder for these very sources, so that none is ever stale."""
    import numba
    import numpy

    digest = hashlib.sha256(f"{numba.__version__} {numpy.__version__} {sys.version}".encode())
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    home = os.environ.get("FOURCURES_CACHE") or os.environ.get("XDG_CACHE_HOME")
    base = Path(home) if home else Path.home() / ".cache"
    try:
        folder = base / "fourcures" / digest.hexdigest()[:16]
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:  # no home that can be written to
        folder = Path(tempfile.gettempdir()) / f"fourcures-{os.getuid()}-{digest.hexdigest()[:16]}"
        folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def as_array(value: Any) -> Any:
    """A table of ints as an array that machine code can index; anything else as it is."""
    import numpy

    if isinstance(value, tuple) and value:
        first = value[0][0] if isinstance(value[0], tuple) and value[0] else value[0]
        if isinstance(first, int):
            return numpy.array(value, dtype=numpy.int64)
    return value


def machine_bits(njit: Any) -> dict[str, Any]:
    """`count` and `lowest` as the machine instructions that they are."""
    from numba.core import types
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def ctpop(_typing: Any, mask: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def cttz(_typing: Any, mask: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            from llvmlite import ir

            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

        return types.int64(types.int64), generate

    @njit  # type: ignore[untyped-decorator]
    def count(mask: int) -> int:
        return ctpop(mask)

    @njit  # type: ignore[untyped-decorator]
    def lowest(mask: int) -> int:
        return cttz(mask)

    return {"count": count, "lowest": lowest}


@cache
def load(*more: ModuleType) -> SimpleNamespace:
    """Every function of the rules, compiled; `more` are modules of ours written in the same way.

    Says on standard error when the machine code has to be made first.
    """
    os.environ["NUMBA_CACHE_DIR"] = str(cache_folder())
    import numba

    numba.config.CACHE_DIR = os.environ["NUMBA_CACHE_DIR"]

    twins: dict[Any, Any] = {}
    for name, function in machine_bits(numba.njit).items():
        twins[getattr(bits, name)] = function
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
                twins[value] = namespace[name] = one_signature(
                    numba.njit(**OPTIONS)(copy), signature
                )
    return SimpleNamespace(**{function.__name__: twin for function, twin in twins.items()})


# Without reference counts: the rules allocate nothing. Without overflow or division checks: sets
# have 53 bits by design.
OPTIONS: dict[str, Any] = {"cache": True, "error_model": "numpy", "_nrt": False, "nogil": True}


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
    return dispatcher


def machine_types(function: FunctionType) -> tuple[Any, ...] | None:
    """The parameter types of a rule by its annotations, or None if it is not for machines."""
    import numba

    numbers = numba.types.Array(numba.int64, 1, "C")
    types = {
        "State": numba.from_dtype(STATE),
        "Chance": numba.from_dtype(chance.CHANCE),
        "Log": numbers,
        "Moves": numbers,
        "int": numba.int64,
    }
    *params, result = function.__annotations__.values()
    if result not in ("int", "bool", "None") or any(param not in types for param in params):
        return None
    return tuple(types[param] for param in params)


def is_warm() -> bool:
    """Whether machine code for these sources is already kept."""
    return any(cache_folder().rglob("*.nbc"))


def announce() -> None:
    """Tells whoever waits that machine code is being made, if it is."""
    if not is_warm():
        print(
            "Compiling the rules for this machine (once, about half a minute)...",
            file=sys.stderr,
            flush=True,
        )


def seconds(call: Any, *args: Any) -> float:
    """How long a call takes."""
    start = time.perf_counter()
    call(*args)
    return time.perf_counter() - start
