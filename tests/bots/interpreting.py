"""The bots' kernels run by the interpreter, with the interface of the compiled ones."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import Array
from types import SimpleNamespace
from typing import Any

import numpy as np

from fourcures.bots.kernels import beam_search, futures, ranking
from fourcures.bots.kernels.schedule import SETTINGS, SearchSettings
from fourcures.bots.kernels.workspace import Kernels
from fourcures.engine import arrays, buffers


class Interpreted(Kernels):
    """Kernels that run without machine code."""

    def __init__(self, settings: SearchSettings = SETTINGS) -> None:
        super().__init__(settings)
        self.rules = SimpleNamespace(
            propose=interpreted(beam_search.propose),
            try_out=interpreted(futures.try_out),
            rank_turns=interpreted(ranking.rank_turns),
            rank=interpreted(ranking.rank),
        )


def interpreted(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a kernel that works on plain values, and writes records back into the arrays."""

    def call(*arguments: Any) -> Any:
        plain = [plainly(value) for value in arguments]
        result = function(*plain)
        for array, now in zip(arguments, plain, strict=True):
            if isinstance(now, list):
                for i, fields in enumerate(now):
                    array[i] = pack_like(array, fields)
        return result

    return call


def pack_like(array: Any, fields: dict[str, object]) -> Any:
    """Return a record for an array, of NumPy or in plain memory."""
    if isinstance(array, np.ndarray):
        return arrays.pack_fields(array.dtype, fields)
    return buffers.pack_record(array._type_.declaration, fields)


def plainly(value: Any) -> Any:
    """Return an array of records as a list of dicts, one of numbers as a view with plain numbers.

    Parts of a view share its memory, as parts of an array do.
    """
    if isinstance(value, np.ndarray):
        return (
            [arrays.unpack_record(record) for record in value] if value.dtype.names else value.data
        )
    if isinstance(value, Array) and issubclass(value._type_, buffers.PlainRecord):
        return [buffers.unpack_record(record) for record in value]
    return value
