"""Make a twin of the rules: copies of the same functions, compiled for one kind of machine.

Rule modules have no decorators: `make_twins` copies their functions, makes the copies call each
other, turns tables (tuples) into arrays, and compiles the copies. `cpu` and `gpu` say how. All
versions exist in one process, and tests compare them byte by byte.

A function is compiled if every parameter is an int, a record, or an array of numbers or records,
and the result is an int, a bool or None. All other functions of a rule module are for Python only.
"""

from __future__ import annotations

import ast
import sys
import typing
from collections.abc import Callable, Iterable, MutableSequence
from functools import cache
from importlib import import_module
from importlib.util import resolve_name
from pathlib import Path
from types import FunctionType, ModuleType, NoneType
from typing import Any, NamedTuple

from ..engine.rules import bits

# The modules of this package that compile, and are not compiled.
COMPILERS = {__name__, *(f"{__package__}.{name}" for name in ("cpu", "gpu", "jit", "library"))}


class LoadError(Exception):
    """The modules cannot be compiled; the message names the function and the problem."""


class Function(NamedTuple):
    """A function to compile: its copy, the types of its parameters, and how it is called."""

    copy: FunctionType
    signature: tuple[Any, ...]
    for_python: bool  # it takes an array of records
    inlined: bool  # its module lists it in INLINED


class MachineTypes(NamedTuple):
    """How a compiler names types: int64, lists of moves and logs, records and arrays.

    A record is given by its declaration, a number by its NumPy name.
    """

    integer: Any
    ints: Any
    record: Callable[[type], Any]
    array: Callable[[str | type], Any]


def make_twins(
    roots: Iterable[ModuleType],
    known: dict[Any, Any],
    types: MachineTypes,
    compile_function: Callable[[Function], Any],
) -> dict[Any, Any]:
    """Compile the functions of these modules and their imports; return the twins by original.

    `known` are the twins that exist already. The constant INLINED of a module names the functions
    to inline into their callers.
    """
    twins = dict(known)
    for module in with_imports(roots):
        namespace: dict[str, Any] = {"__name__": module.__name__, "__builtins__": __builtins__}
        for name, value in vars(module).items():
            if not isinstance(value, FunctionType):
                if not name.startswith("__"):
                    namespace[name] = as_array(value)
            elif value in twins:
                namespace[name] = twins[value]
            elif value.__module__ == module.__name__ and (signature := machine_types(value, types)):
                copy = FunctionType(
                    value.__code__, namespace, name, value.__defaults__, value.__closure__
                )
                copy.__module__, copy.__qualname__ = module.__name__, value.__qualname__
                copy.__annotations__ = value.__annotations__
                inlined = name in getattr(module, "INLINED", ())
                twin = compile_function(
                    Function(copy, signature, is_called_by_python(value), inlined)
                )
                twins[value] = namespace[name] = twin
    return twins


def select_exported(twins: dict[Any, Any]) -> dict[str, Any]:
    """Return the twins that Python can call, by name; raise LoadError if a name is not unique."""
    by_name: dict[str, Any] = {}
    for original, twin in twins.items():
        if is_called_by_python(original):
            name = original.__name__
            if name in by_name:
                modules = f"{by_name[name].__module__} and {original.__module__}"
                raise LoadError(f"{name} is in both {modules}: rename one")
            by_name[name] = twin
    return by_name


def with_imports(roots: Iterable[ModuleType]) -> list[ModuleType]:
    """Return these modules and their imports from this package, each after its imports."""
    modules: dict[str, ModuleType] = {}

    def visit(module: ModuleType) -> None:
        if module.__name__ not in modules and module.__name__ not in COMPILERS:
            for name in list_imports(module):
                visit(import_module(name))
            modules[module.__name__] = module

    for root in roots:
        visit(root)
    return list(modules.values())


@cache
def list_imports(module: ModuleType) -> list[str]:
    """Return the names of the modules of this package that a module imports at the top level."""
    names = []
    tree = ast.parse(Path(str(module.__file__)).read_bytes())
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.level:
            base = resolve_name("." * node.level + (node.module or ""), module.__package__)
            paths = [f"{base}.{alias.name}" for alias in node.names] if not node.module else [base]
            names += [path for path in paths if path in sys.modules]
    return names


def as_array(value: Any) -> Any:
    """Return a table of ints as an array for compiled code; return any other value unchanged."""
    if isinstance(value, tuple) and value:
        first = value[0][0] if isinstance(value[0], tuple) and value[0] else value[0]
        if isinstance(first, int):
            import numpy as np

            return np.array(value, dtype=np.int64)
    return value


@cache
def hints_of(function: FunctionType) -> dict[str, Any]:
    """Return the types of parameters and result; raise LoadError for an unknown annotation."""
    where = f"{function.__module__}.{function.__qualname__}"
    try:
        hints = typing.get_type_hints(function)
    except NameError as error:
        raise LoadError(f"{where} has an unknown annotation: {error}") from None
    if len(hints) <= function.__code__.co_argcount:
        raise LoadError(f"{where} must annotate all parameters and its result")
    return hints


def is_called_by_python(function: FunctionType) -> bool:
    """Return whether Python calls this function: whether it takes an array of records."""
    return any(is_record_array(hint) for hint in hints_of(function).values())


def is_record_array(hint: Any) -> bool:
    """Return whether a type is a sequence of records."""
    element = typing.get_args(hint)[:1]
    is_sequence = typing.get_origin(hint) is MutableSequence
    return is_sequence and bool(element) and typing.is_typeddict(element[0])


def machine_types(function: FunctionType, types: MachineTypes) -> tuple[Any, ...] | None:
    """Return the types of the parameters, or None if the function is for Python only."""
    *params, result = hints_of(function).values()
    if result not in (int, bool, NoneType):
        return None
    kinds = tuple(machine_type(hint, types) for hint in params)
    return None if None in kinds else kinds


def machine_type(hint: Any, types: MachineTypes) -> Any:
    """Return the compiler's type for a type hint, or None if there is no such type."""
    if hint is int:
        return types.integer
    if typing.is_typeddict(hint):
        return types.record(hint)
    if is_record_array(hint):
        return types.array(typing.get_args(hint)[0])
    if hint == MutableSequence[int]:
        return types.ints
    if hint == MutableSequence[float]:
        return types.array("float32")
    number = number_type(hint)
    return None if number is None else types.array(number)


def number_type(hint: Any) -> str | None:
    """Return the name of the numbers of `NDArray[type]`, or None for another hint."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if (numpy := sys.modules.get("numpy")) is None:  # then no hint has its types
        return None
    if origin is numpy.ndarray:
        (number,) = typing.get_args(args[1])
    elif origin is numpy.typing.NDArray:  # from 2.5 on an alias that Python does not expand
        (number,) = args
    else:
        return None
    return sys.intern(numpy.dtype(number).name)


def restrict_signature(
    compile_for: Callable[..., Any], signature: tuple[Any, ...], omitted: type
) -> Callable[..., Any]:
    """Return the compiling method of a dispatcher, restricted to this signature.

    Otherwise Numba would compile each combination of int8 and int64 arguments separately.
    `omitted` is the type of an argument that its default replaces.
    """

    def compile_once(given: tuple[Any, ...], *more: Any) -> Any:
        types = zip(given, signature, strict=True)
        return compile_for(
            tuple(was if isinstance(was, omitted) else wanted for was, wanted in types), *more
        )

    return compile_once


def make_bit_instructions(intrinsic: Any, int64: Any, ir: ModuleType) -> dict[Any, Any]:
    """Return the twins of `count` and `lowest`, which are single machine instructions.

    `intrinsic` is the compiler's decorator for functions that emit their own instructions, `ir` is
    llvmlite's module of them.
    """
    defined_for_0 = ir.Constant(ir.IntType(1), 0)

    def make_instruction(emit: Callable[[Any, Any], Any]) -> Any:
        def type_and_emit(_typing: Any, mask: Any) -> Any:
            return int64(int64), lambda _context, builder, _signature, args: emit(builder, args[0])

        return intrinsic(type_and_emit)

    return {
        bits.count: make_instruction(lambda builder, mask: builder.ctpop(mask)),
        bits.lowest: make_instruction(lambda builder, mask: builder.cttz(mask, defined_for_0)),
    }


@cache
def pass_rows_as_arrays(lower_cast: Any, types: Any) -> None:
    """Make a compiler accept a row of a record where an array is expected, as a view."""

    @lower_cast(types.NestedArray, types.Array)  # type: ignore[untyped-decorator]
    def keep_value(_context: Any, _builder: Any, _given: Any, _wanted: Any, value: Any) -> Any:
        return value
