"""Records as NumPy arrays, which compiled rules take; the rest of the engine needs no NumPy.

    PILE = dtype_of(Pile)

Python passes records in arrays (`array_of`), because a single record is slow to pass.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import cast

import numpy as np
import numpy.typing as npt

from .rules.chance import Chance
from .rules.records import fields_of
from .rules.state import State


@cache
def dtype_of(declaration: type) -> np.dtype[np.void]:
    """Return the record type of a declaration, with its fields aligned as in C."""
    fields: list[tuple[object, ...]] = []
    for name, (kind, shape) in fields_of(declaration).items():
        number = type_of(kind)
        fields.append((name, number, shape) if shape else (name, number))
    return np.dtype(fields, align=True)


def type_of(kind: str | type) -> np.dtype[np.generic]:
    """Return the type of a declared record, or of a number by its name."""
    return dtype_of(kind) if isinstance(kind, type) else np.dtype(kind)


STATE, CHANCE = dtype_of(State), dtype_of(Chance)


def zeros(declaration: type, number: int) -> npt.NDArray[np.void]:
    """Return an array of `number` zeroed records."""
    return np.zeros(number, dtype_of(declaration))


def array_of(declaration: type, *records: Mapping[str, object]) -> npt.NDArray[np.void]:
    """Return an array of unpacked records, as compiled functions take it."""
    array = zeros(declaration, len(records))
    for i, fields in enumerate(records):
        array[i] = pack_fields(array.dtype, fields)
    return array


def unpack_record(record: np.void) -> dict[str, object]:
    """Return a record as plain ints and lists, for the interpreted rules."""
    return unpack_fields(record.dtype, record.tolist())


def unpack_fields(kind: np.dtype[np.void], values: Iterable[object]) -> dict[str, object]:
    """Return the values of a record by name, with arrays as lists and records as dicts."""
    fields: dict[str, object] = {}
    for name, value in zip(kind.names or (), values, strict=True):
        if isinstance(value, np.ndarray):
            fields[name] = value.tolist()
        elif isinstance(value, tuple):
            fields[name] = unpack_fields(kind[name], value)
        else:
            fields[name] = value
    return fields


def pack_record(declaration: type, fields: Mapping[str, object]) -> np.void:
    """Return an unpacked record as a NumPy record, with the same bytes as a compiled one."""
    return pack_fields(dtype_of(declaration), fields)


def pack_fields(kind: np.dtype[np.void], fields: Mapping[str, object]) -> np.void:
    """Return a record of this type with these fields; all others are 0."""
    record: np.void = np.zeros(1, kind)[0]
    for name, value in fields.items():
        number = cast(npt.ArrayLike, value)  # or a row of numbers
        record[name] = pack_fields(kind[name], value) if isinstance(value, dict) else number
    return record


def blank() -> np.void:
    """Return a record of zeros, without a game."""
    record: np.void = zeros(State, 1)[0]
    return record


def unpack(record: np.void) -> State:
    """Return a record as a State for the interpreted rules."""
    return cast(State, unpack_record(record))


def pack(s: State) -> np.void:
    """Return a state as a NumPy record, with the same bytes as a compiled one."""
    return pack_record(State, s)


def unpack_chance(record: np.void) -> Chance:
    """Return a record as a Chance for the interpreted rules."""
    return cast(Chance, unpack_record(record))
