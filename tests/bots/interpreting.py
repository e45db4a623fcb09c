"""The bots' kernels interpreted, behind the same door as the compiled ones."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from fourcures.bots.kernels import beam_search, futures
from fourcures.bots.kernels.workspace import Kernels
from fourcures.engine.rules.state import unpack


class Interpreted(Kernels):
    """A thinker's desk that runs no machine code."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = SimpleNamespace(
            propose=interpreted(beam_search.propose), try_out=interpreted(futures.try_out)
        )


def interpreted(function: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel that works on plain numbers and lists and writes them back into the arrays."""
    names = list(inspect.signature(function).parameters)

    def call(*arguments: Any) -> Any:
        plain = [plainly(name, value) for name, value in zip(names, arguments, strict=True)]
        result = function(*plain)
        for array, now in zip(arguments, plain, strict=True):
            if isinstance(array, np.ndarray) and array is not now:
                for i, value in enumerate(now):
                    array[i] = packed(value, array.dtype) if isinstance(value, dict) else value
        return result

    return call


def plainly(name: str, value: Any) -> Any:
    """An array as a list, its records unpacked; only the desk stays: its slices must be views."""
    if not isinstance(value, np.ndarray) or name == "desk":
        return value
    return [unpack(record) for record in value] if value.dtype.names else value.tolist()


def packed(fields: dict[str, Any], dtype: Any) -> Any:
    """A record of these fields."""
    record = np.zeros(1, dtype)[0]
    for name, value in fields.items():
        record[name] = value
    return record
