"""What each number of a flat observation means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from math import prod
from typing import NamedTuple

import numpy as np

from ..observations import AT, FIELDS, FLAG, SHARE, SIZE, Field, Floats32
from .axes import AXES


class Number(NamedTuple):
    """The meaning of one number of a flat observation."""

    offset: int  # in the flat vector
    name: str  # `cubes[madrid, yellow]`: its field, and its place on each axis
    unit: int  # the count that is written as 1; FLAG for 0 or 1, SHARE for a fraction
    meaning: str

    @property
    def values(self) -> str:
        """Return the values that the number can have."""
        return values_of(self.unit)


def values_of(unit: int) -> str:
    """Return the values of numbers with this unit, as text."""
    return {FLAG: "0 or 1", SHARE: "0 to 1"}.get(unit, f"0 to {unit}, divided by {unit}")


def list_numbers() -> Iterator[Number]:
    """Yield the meaning of every number, in the order of the flat vector."""
    for field in FIELDS:
        places = product(*(AXES[axis] for axis in field.axes))
        for number, place in enumerate(places):
            name = f"{field.name}[{', '.join(place)}]" if place else field.name
            yield Number(AT[field.name] + number, name, field.unit, field.meaning)


NUMBERS = tuple(list_numbers())


def span_of(field: Field) -> tuple[int, int]:
    """Return the first and the last index of a field."""
    return AT[field.name], AT[field.name] + prod(field.shape) - 1


def explain(observation: Floats32 | Mapping[str, Floats32]) -> dict[str, float]:
    """Return what an observation says, by the name of each number that is not 0.

    Counts are as in the game: `cubes[madrid, yellow]` is 2, not 2/3. The observation is a flat
    vector or the named arrays of one game; for a vector of games give one row of it.
    """
    if isinstance(observation, Mapping):
        parts = [np.ravel(observation[field.name]) for field in FIELDS]
        flat = np.concatenate(parts)
    else:
        flat = np.asarray(observation)
    if flat.shape != (SIZE,):
        raise ValueError(
            f"an observation of one game has {SIZE} numbers, not an array of shape {flat.shape}"
        )
    return {
        NUMBERS[i].name: value_of(float(flat[i]), NUMBERS[i].unit)
        for i in np.flatnonzero(flat).tolist()
    }


def value_of(value: float, unit: int) -> float:
    """Return a number of an observation as in the game: a count, or a fraction."""
    return round(value, 6) if unit == SHARE else round(value * unit)
