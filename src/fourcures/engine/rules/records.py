"""Records: a TypedDict declares the fields, for plain dicts as for NumPy records (see `arrays`).

Interpreted rules use the dict (plain ints and lists: NumPy scalars are ten times slower to access,
and overflow); compiled rules use the NumPy record. `record["field"]` means the same in both.

    class Pile(TypedDict):
        size: Small
        cards: Annotated[Smalls, 6]

A record may contain another: `pile: Pile`. This module needs no NumPy, like all rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Annotated, NamedTuple, TypeVar, get_args, get_type_hints, is_typeddict

# The types of numbers, as NumPy names them.
Small = Annotated[int, "int8"]
Wide = Annotated[int, "int64"]  # a set of cards or cities as bits, or a large number
Smalls = Annotated[list[int], "int8"]  # Annotated[Smalls, 6] is a row of six
Wides = Annotated[list[int], "int64"]
Ints = Annotated[list[int], "int32"]
Shorts = Annotated[list[int], "int16"]
SmallRows = Annotated[list[list[int]], "int8"]
ShortRows = Annotated[list[list[int]], "int16"]
IntRows = Annotated[list[list[int]], "int32"]
WideRows = Annotated[list[list[int]], "int64"]  # Annotated[WideRows, (4, 48)]: four rows of 48
Floats = Annotated[list[float], "float32"]
Double = Annotated[float, "float64"]
Doubles = Annotated[list[float], "float64"]

Source = TypeVar("Source")
Target = TypeVar("Target")


class RecordField(NamedTuple):
    """A field of a record: numbers of a kind, or another record."""

    kind: str | type
    shape: tuple[int, ...] = ()  # of a row or of rows; empty for a single number or record

    def zero(self) -> object:
        """Return what the field contains in a zeroed record, as plain ints, lists and dicts."""
        if isinstance(self.kind, type):
            return zero_record(self.kind)
        number = 0.0 if self.kind.startswith("float") else 0
        if not self.shape:
            return number
        *rows, length = self.shape
        return [[number] * length for _ in range(rows[0])] if rows else [number] * length


@cache
def fields_of(declaration: type) -> dict[str, RecordField]:
    """Return the fields of a declaration, by name."""
    if not is_typeddict(declaration):
        raise TypeError(f"{declaration!r} must be a TypedDict to declare a record")
    fields = {}
    for name, hint in get_type_hints(declaration, include_extras=True).items():
        if is_typeddict(hint):
            fields[name] = RecordField(hint)
            continue
        kind, *shape = get_args(hint)[1:] or (None,)
        if not isinstance(kind, str):
            raise TypeError(f"{declaration.__name__}.{name} must be annotated with its NumPy type")
        one = shape[0] if shape else ()
        fields[name] = RecordField(kind, one if isinstance(one, tuple) else (one,))
    return fields


def zero_record(declaration: type) -> dict[str, object]:
    """Return a zeroed record for the interpreted rules."""
    return {name: field.zero() for name, field in fields_of(declaration).items()}


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
    for name, (kind, shape) in fields_of(declaration).items():
        if isinstance(kind, type) or len(shape) > 1:
            raise TypeError(f"{declaration.__name__}.{name} must be a number or a row of numbers")
        if shape:
            yield f"for i in range({shape[0]}): ", f"[{name!r}][i]"
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
