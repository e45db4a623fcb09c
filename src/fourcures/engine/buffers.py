"""Records in plain memory, which compiled rules take too: C structures, without NumPy.

    states = zeros(State, 2)
    states[0] = pack(s)
    states[0]["phase"] = OVER  # a record of an array shares its memory

The bytes are those of a NumPy record (see `arrays`).
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from math import prod
from typing import Any, ClassVar, NamedTuple, Self, cast

from .rules.records import fields_of
from .rules.state import State

NUMBERS: dict[str, type[Any]] = {
    "bool": ctypes.c_bool,
    "int8": ctypes.c_int8,
    "int16": ctypes.c_int16,
    "int32": ctypes.c_int32,
    "int64": ctypes.c_int64,
    "float32": ctypes.c_float,
    "float64": ctypes.c_double,
}

ALIGNED = {1: "b", 2: "h", 4: "i", 8: "q"}  # codes of `struct` for nothing that is aligned so


class PlainRecord(ctypes.Structure):
    """A record whose fields have the names of an unpacked one: `record["phase"]`."""

    declaration: ClassVar[type]

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)

    def __setitem__(self, name: str, value: object) -> None:
        setattr(self, name, value)

    def copy(self) -> Self:
        """Return a copy, which has its own memory."""
        return type(self).from_buffer_copy(self)


Records = ctypes.Array[PlainRecord]
Numbers = ctypes.Array[ctypes.c_int64]


@cache
def type_of(kind: str | type) -> type[Any]:
    """Return the C type of a declared record, or of a number by its NumPy name."""
    if isinstance(kind, str):
        return NUMBERS[kind]
    fields = []
    for name, field in fields_of(kind).items():
        inner = type_of(field.kind)
        for length in reversed(field.shape):
            inner = inner * length
        fields.append((name, inner))
    return type(kind.__name__, (PlainRecord,), {"_fields_": fields, "declaration": kind})


def zeros(declaration: type, number: int) -> Records:
    """Return an array of `number` zeroed records."""
    return cast(Records, (type_of(declaration) * number)())


def numbers(number: int) -> Numbers:
    """Return an array of this many zeros."""
    return (ctypes.c_int64 * number)()


def array_of(declaration: type, *records: Mapping[str, object]) -> Records:
    """Return an array of unpacked records, as compiled functions take it."""
    array = zeros(declaration, len(records))
    for i, fields in enumerate(records):
        array[i] = pack_record(declaration, fields)
    return array


def array_of_numbers(declaration: type, *records: Iterable[float]) -> Records:
    """Return an array of records of which all numbers are given, each in their order."""
    array = zeros(declaration, len(records))
    for i, numbers in enumerate(records):
        array[i] = type_of(declaration).from_buffer_copy(code_of(declaration).join(*numbers))
    return array


def pack_record(declaration: type, fields: Mapping[str, object]) -> PlainRecord:
    """Return an unpacked record as a compiled one."""
    record: PlainRecord = type_of(declaration).from_buffer_copy(code_of(declaration).pack(fields))
    return record


def unpack_record(record: PlainRecord) -> dict[str, object]:
    """Return a record as plain ints and lists, for the interpreted rules."""
    return code_of(record.declaration).unpack(record)


def pack(s: State) -> PlainRecord:
    """Return a state as a record, with the same bytes as a compiled one."""
    return pack_record(State, s)


def unpack(record: PlainRecord) -> State:
    """Return a record as a State for the interpreted rules."""
    return cast(State, unpack_record(record))


class Code(NamedTuple):
    """How a record becomes bytes, and bytes a record."""

    join: Callable[..., bytes]  # takes all numbers in their order
    pack: Callable[[Mapping[str, object]], bytes]
    unpack: Callable[[PlainRecord], dict[str, object]]


@cache
def code_of(declaration: type) -> Code:
    """Return the functions of a declaration: generated, because a loop is slow."""
    form = RecordFormat()
    made = form.add(declaration, "s")
    code = struct.Struct(form.code)
    names: dict[str, Any] = {"join": code.pack, "split": code.unpack, "chain": chain}
    written = f"def pack(s): return join({', '.join(form.written)})"
    exec(f"{written}\ndef unpack(s): n = [*split(s)]; return {made}", names)
    return Code(code.pack, names["pack"], names["unpack"])


class RecordFormat:
    """The numbers of a record in their order: a format of `struct`, and expressions for them."""

    def __init__(self) -> None:
        self.code, self.written, self.count = "", list[str](), 0

    def add(self, declaration: type, record: str) -> str:
        """Add a record, an expression; return the expression that makes it of the numbers `n`."""
        edge = f"0{ALIGNED[ctypes.alignment(type_of(declaration))]}"
        made = []
        self.code += edge
        for name, (kind, shape) in fields_of(declaration).items():
            value = f"{record}[{name!r}]"
            if isinstance(kind, type):
                made.append(f"{name!r}: {self.add(kind, value)}")
            else:
                made.append(f"{name!r}: {self.add_numbers(NUMBERS[kind]._type_, shape, value)}")
        self.code += edge
        return f"{{{', '.join(made)}}}"

    def add_numbers(self, code: str, shape: Sequence[int], value: str) -> str:
        """Add a number, a row or rows of numbers; return the expression that makes it."""
        first, end = self.count, self.count + prod(shape)
        self.code += f"{end - first}{code}"
        self.count = end
        self.written.append(["", "*", "*chain(*"][len(shape)] + value + ")" * (len(shape) == 2))
        if len(shape) == 2:
            return f"[n[i : i + {shape[1]}] for i in range({first}, {end}, {shape[1]})]"
        return f"n[{first}:{end}]" if shape else f"n[{first}]"
