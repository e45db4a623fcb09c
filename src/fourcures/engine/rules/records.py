"""Records: a TypedDict declares the fields, and the NumPy record type is derived from it.

Interpreted rules use the dict (plain ints and lists: NumPy scalars are ten times slower to access,
and overflow); compiled rules use the NumPy record. `record["field"]` means the same in both.

    class Pile(TypedDict):
        size: Small
        cards: Annotated[Smalls, 6]

    PILE = dtype_of(Pile)

A record may contain another: `pile: Pile`. Python passes records in arrays (`array_of`), because a
single record is slow to pass.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Annotated, TypeVar, cast, get_args, get_type_hints, is_typeddict

import numpy as np
import numpy.typing as npt

Small = Annotated[int, np.int8]
Wide = Annotated[int, np.int64]  # a set of cards or cities as bits, or a large number
Smalls = Annotated[list[int], np.int8]  # Annotated[Smalls, 6] is a row of six
Wides = Annotated[list[int], np.int64]
Ints = Annotated[list[int], np.int32]
IntRows = Annotated[list[list[int]], np.int32]
WideRows = Annotated[list[list[int]], np.int64]  # Annotated[WideRows, (4, 48)]: four rows of 48
Floats = Annotated[list[float], np.float32]
Double = Annotated[float, np.float64]
Doubles = Annotated[list[float], np.float64]

Source = TypeVar("Source")
Target = TypeVar("Target")


@cache
def dtype_of(declaration: type) -> np.dtype[np.void]:
    """Return the record type of a declaration, with its fields aligned as in C."""
    if not is_typeddict(declaration):
        raise TypeError(f"{declaration!r} must be a TypedDict to declare a record")
    fields: list[tuple[object, ...]] = []
    for name, hint in get_type_hints(declaration, include_extras=True).items():
        if is_typeddict(hint):
            fields.append((name, dtype_of(hint)))
            continue
        kind, *rest = get_args(hint)[1:] or (None,)
        if not isinstance(kind, type) or not issubclass(kind, np.generic):
            raise TypeError(f"{declaration.__name__}.{name} must be annotated with its NumPy type")
        fields.append((name, kind, *rest))
    return np.dtype(fields, align=True)


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


# Compiled functions cannot loop over the fields of a record. These are generated from its
# declaration, one line for each field, so that no field can be missed.


def make_copier(source: type[Source], target: type[Target]) -> Callable[[Source, Target], None]:
    """Return a function that copies all fields of one record to the same fields of another."""
    lines = [f"{loop}target{place} = source{place}" for loop, place in places(source)]
    return define(lines, source=source, target=target)


def make_clearer(target: type[Target]) -> Callable[[Target], None]:
    """Return a function that sets all fields of a record to 0."""
    return define([f"{loop}target{place} = 0" for loop, place in places(target)], target=target)


def places(declaration: type) -> Iterator[tuple[str, str]]:
    """Yield the source code of a loop over each field, or "", and of a number in the field."""
    for name, (kind, *_) in (dtype_of(declaration).fields or {}).items():
        if kind.base.names or kind.ndim > 1:
            raise TypeError(f"{declaration.__name__}.{name} must be a number or a row of numbers")
        if kind.shape:
            yield f"for i in range({kind.shape[0]}): ", f"[{name!r}][i]"
        else:
            yield "", f"[{name!r}]"


def define(lines: Iterable[str], **records: type) -> Callable[..., None]:
    """Return the function of these records, as if it were in the module of the first one."""
    names: dict[str, Callable[..., None]] = {}
    exec("\n ".join([f"def generated({', '.join(records)}):", *lines]), {}, names)
    generated = names["generated"]
    generated.__module__ = next(iter(records.values())).__module__
    generated.__annotations__ = {**records, "return": None}
    return generated
