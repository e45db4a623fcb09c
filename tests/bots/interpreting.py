"""The bots' kernels run by the interpreter, with the interface of the compiled ones."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from fourcures.bots.kernels import beam_search, futures, ranking
from fourcures.bots.kernels.schedule import SETTINGS, SearchSettings
from fourcures.bots.kernels.workspace import Kernels
from fourcures.engine.arrays import pack_fields, unpack_record


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
                    array[i] = pack_fields(array.dtype, fields)
        return result

    return call


def plainly(value: Any) -> Any:
    """Return an array of records as a list of dicts, one of numbers as a view with plain numbers.

    Parts of a view share its memory, as parts of an array do.
    """
    if not isinstance(value, np.ndarray):
        return value
    return [unpack_record(record) for record in value] if value.dtype.names else value.data
