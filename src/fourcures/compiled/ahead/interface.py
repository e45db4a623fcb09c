"""The description of a library for programs in other languages: records, functions and constants.

`header` writes it for C. For JavaScript it is a JSON file beside the module.
"""

from __future__ import annotations

import ast
import inspect
import json
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TypedDict, get_args, get_type_hints, is_typeddict

from ...engine.arrays import dtype_of
from ...engine.buffers import Records
from .. import library
from ..twins import hints_of, is_record_array, number_type

EXACT = 1 << 53  # JavaScript has no larger integers
Tables = Mapping[str, tuple[type, Records]]  # records that programs pass to functions


class FieldLayout(TypedDict):
    """A field of a record."""

    offset: int
    type: str  # of its numbers, such as "int64", or the name of a record
    shape: list[int]  # empty for a single number


class RecordLayout(TypedDict):
    """The layout of a record, in bytes."""

    size: int
    fields: dict[str, FieldLayout]


class Parameter(TypedDict):
    """A number, or an array of numbers or records."""

    name: str
    type: str
    is_array: bool


class Signature(TypedDict):
    """What a function of the library takes and returns."""

    about: str
    parameters: list[Parameter]
    returns: str  # "int64", "bool" or "none"


class Interface(TypedDict):
    """Everything that a program needs to know to use a library."""

    records: dict[str, RecordLayout]
    functions: dict[str, Signature]
    constants: dict[str, dict[str, int]]  # by module


def describe(modules: Iterable[ModuleType]) -> Interface:
    """Return the description of the library of these modules."""
    modules = sorted(modules, key=lambda module: module.__name__)
    functions = sorted(library.list_functions(modules), key=lambda function: function.__name__)
    declarations = dict.fromkeys(
        part
        for function in functions
        for hint in hints_of(function).values()
        if is_record_array(hint)
        for part in with_parts(get_args(hint)[0])
    )
    return {
        "records": {each.__name__: describe_record(each) for each in declarations},
        "functions": {each.__name__: describe_function(each) for each in functions},
        "constants": {
            module.__name__.partition(".")[2]: constants
            for module in modules
            if (constants := list_constants(module))
        },
    }


def with_parts(declaration: type) -> Iterator[type]:
    """Yield a record after the records that it contains."""
    for hint in get_type_hints(declaration).values():
        if is_typeddict(hint):
            yield from with_parts(hint)
    yield declaration


def describe_record(declaration: type) -> RecordLayout:
    """Return the layout of a record."""
    hints, kind = get_type_hints(declaration), dtype_of(declaration)
    return {
        "size": kind.itemsize,
        "fields": {
            name: {
                "offset": offset,
                "type": hint.__name__ if is_typeddict(hint := hints[name]) else inner.base.name,
                "shape": list(inner.shape),
            }
            for name, (inner, offset, *_) in (kind.fields or {}).items()
        },
    }


def describe_function(function: FunctionType) -> Signature:
    """Return the parameters of a function and its result."""
    *given, (_, returns) = hints_of(function).items()
    return {
        "about": inspect.cleandoc(function.__doc__ or ""),
        "parameters": [
            {"name": name, "type": type_of(hint), "is_array": hint is not int}
            for name, hint in given
        ],
        "returns": {int: "int64", bool: "bool"}.get(returns, "none"),
    }


def type_of(hint: object) -> str:
    """Return the type of a number, or of the elements of an array."""
    if is_record_array(hint):
        return str(get_args(hint)[0].__name__)
    if (number := number_type(hint)) is not None:
        return number
    return "float32" if float in get_args(hint) else "int64"


def list_constants(module: ModuleType) -> dict[str, int]:
    """Return the integers that a module defines as constants, by name."""
    tree = ast.parse(Path(str(module.__file__)).read_bytes())
    names = (
        node.id
        for statement in tree.body
        if isinstance(statement, ast.Assign)
        for target in statement.targets
        for node in ast.walk(target)
        if isinstance(node, ast.Name) and node.id.isupper()
    )
    values = {name: getattr(module, name) for name in names}
    return {
        name: value
        for name, value in values.items()
        if isinstance(value, int) and abs(value) < EXACT
    }


def write_json(interface: Interface, tables: Tables) -> str:
    """Return the description for JavaScript, with the tables that its functions need."""
    described = {
        name: {"type": declaration.__name__, "data": b64encode(bytes(records)).decode()}
        for name, (declaration, records) in tables.items()
    }
    return json.dumps({**interface, "tables": described}, indent=1)
