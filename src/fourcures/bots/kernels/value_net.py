"""The value net: estimates how often the policy wins from the beginning of a turn.

The weights of the net are integers (2**14ths in the first layer, 2**10ths after it), so that the
result is the same on every machine, interpreted or compiled. They are stored in `value_net.json`,
with the command that created them.
"""

from __future__ import annotations

import json
from collections.abc import MutableSequence, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Annotated, TypedDict, cast

import numpy as np
import numpy.typing as npt

from ...engine.rules.records import Wide, WideRows, Wides, dtype_of, unpacked
from ...engine.rules.state import OVER, State
from .danger import Numbers
from .features import fill_features
from .rollouts import WIN, value
from .scratch import FEATURES, FIRST, SECOND, Scratch


class Net(TypedDict):
    """The weights and biases of each layer, in the order of the file."""

    weights1: Annotated[WideRows, (FEATURES, FIRST)]
    offsets1: Annotated[Wides, FIRST]
    weights2: Annotated[WideRows, (FIRST, SECOND)]
    offsets2: Annotated[Wides, SECOND]
    weights3: Annotated[Wides, SECOND]
    offset3: Wide


Nets = MutableSequence[Net]
NET = dtype_of(Net).itemsize // 8  # the number of ints

STEPS, SURE = 256, 8  # the table: steps per unit of log-odds, and its limit
CHANCES = tuple(
    round(WIN / (1 + exp(-step / STEPS))) for step in range(-SURE * STEPS, SURE * STEPS + 1)
)


@cache
def learned() -> list[int]:
    """Return the numbers of the net from `value_net.json`."""
    kept = json.loads(files(__package__).joinpath("value_net.json").read_text("utf-8"))
    return [number for row in kept["net"] for number in row]


def as_records(numbers: Sequence[int]) -> npt.NDArray[np.void]:
    """Return the net of these numbers as an array for the compiled kernels."""
    return np.array(numbers, np.int64).view(dtype_of(Net))


def as_net(numbers: Sequence[int]) -> Net:
    """Return the net of these numbers for the interpreted kernels."""
    return cast(Net, unpacked(as_records(numbers)[0]))


def outlook(s: State, weights: Numbers, net: Net, scratch: Scratch) -> int:
    """Return the win chance in millionths, or the value of the game if it is over."""
    if s["phase"] == OVER:
        return value(s)
    fill_features(s, weights, scratch)
    return judged(net, scratch)


def judged(net: Net, scratch: Scratch) -> int:
    """Return the win chance that the net estimates from the features."""
    features, first, second = scratch["features"], scratch["first_units"], scratch["second_units"]
    for j in range(FIRST):
        first[j] = net["offsets1"][j]
    for i in range(FEATURES):
        number = features[i]
        if number != 0:
            row = net["weights1"][i]
            for j in range(FIRST):
                first[j] += number * row[j]
    for j in range(SECOND):
        second[j] = net["offsets2"][j]
    for i in range(FIRST):
        unit = first[i]
        if unit > 0:
            row = net["weights2"][i]
            for j in range(SECOND):
                second[j] += unit * row[j]
    log_odds = net["offset3"]
    for i in range(SECOND):
        unit = second[i]
        if unit > 0:
            log_odds += (unit >> 10) * net["weights3"][i]
    return chance_of(log_odds)


def chance_of(log_odds: int) -> int:
    """Return the win chance for log-odds in 2**24ths, from the table."""
    step = (log_odds >> 16) + SURE * STEPS
    if step < 0:
        return CHANCES[0]
    if step > 2 * SURE * STEPS:
        return CHANCES[2 * SURE * STEPS]
    return CHANCES[step]
