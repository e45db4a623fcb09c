"""Records: a TypedDict that declares the fields once, and the NumPy record type that follows.

Interpreted rules work on the dict (plain ints and lists: NumPy's scalars are ten times slower to
touch, and overflow); compiled rules work on the NumPy record. `record["field"]` means the same in
both.

    class Pile(TypedDict):
        size: Small
        cards: Annotated[Smalls, 6]

    PILE = dtype_of(Pile)
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, get_args, get_type_hints, is_typeddict

import numpy as np
import numpy.typing as npt

Small = Annotated[int, np.int8]
Wide = Annotated[int, np.int64]  # a set of cards or cities as bits, or a large number
Smalls = Annotated[list[int], np.int8]  # Annotated[Smalls, 6] is a row of six
Wides = Annotated[list[int], np.int64]


@cache
def dtype_of(declaration: type) -> np.dtype[np.void]:
    """Return the record type of a declaration, its fields aligned as in C."""
    if not is_typeddict(declaration):
        raise TypeError(f"{declaration!r} is not a TypedDict, so it declares no record")
    fields = []
    for name, hint in get_type_hints(declaration, include_extras=True).items():
        kind, *rest = get_args(hint)[1:] or (None,)
        if not isinstance(kind, type) or not issubclass(kind, np.generic):
            raise TypeError(f"{declaration.__name__}.{name} does not say its NumPy type")
        fields.append((name, kind, *rest))
    return np.dtype(fields, align=True)


def zeros(declaration: type, number: int) -> npt.NDArray[np.void]:
    """Return so many records of zeros."""
    return np.zeros(number, dtype_of(declaration))


def unpacked(record: np.void) -> dict[str, Any]:
    """Return a record as plain ints and lists, for the interpreted rules."""
    return {
        name: value if isinstance(value, int) else value.tolist()
        for name, value in zip(record.dtype.names or (), record.tolist(), strict=True)
    }


def packed(declaration: type, fields: Mapping[str, Any]) -> np.void:
    """Return the record of an unpacked one: the bytes that compiled rules would have made."""
    record: np.void = zeros(declaration, 1)[0]
    for name, value in fields.items():
        record[name] = value
    return record
