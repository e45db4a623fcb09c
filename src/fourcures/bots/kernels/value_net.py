"""The outlook: how often the policy wins from the beginning of a turn, as a small net sees it.

The net has whole numbers for weights (2**14ths in the first layer, 2**10ths behind it), so that it
says the same on every machine, interpreted or compiled. They are data: `value_net.json`, with the
command that made them.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp

from ...engine.rules.state import OVER, State
from .danger import Numbers
from .features import FEATURES, fill_features
from .rollouts import WIN, value

FIRST, SECOND = 64, 32  # units of the two hidden layers
# The net: weights and offsets of each layer, one behind the other.
OFFSETS1 = FEATURES * FIRST
WEIGHTS2 = OFFSETS1 + FIRST
OFFSETS2 = WEIGHTS2 + FIRST * SECOND
WEIGHTS3 = OFFSETS2 + SECOND
OFFSET3 = WEIGHTS3 + SECOND
NET = OFFSET3 + 1
# What it works on: the features, then the units.
UNITS1 = FEATURES
UNITS2 = UNITS1 + FIRST
LOOKED_AT = UNITS2 + SECOND

STEPS, SURE = 256, 8  # of the table: steps in a unit of the log-odds, and where it ends
CHANCES = tuple(
    round(WIN / (1 + exp(-step / STEPS))) for step in range(-SURE * STEPS, SURE * STEPS + 1)
)


@cache
def learned() -> list[int]:
    """The net from `value_net.json`."""
    kept = json.loads(files(__package__).joinpath("value_net.json").read_text("utf-8"))
    return [number for row in kept["net"] for number in row]


def outlook(s: State, w: Numbers, desk: Numbers, net: Numbers, x: Numbers) -> int:
    """What a game promises: its chance in millionths when a turn begins, its value when over."""
    if s["phase"] == OVER:
        return value(s)
    fill_features(s, w, desk, x)
    return judged(net, x)


def judged(net: Numbers, x: Numbers) -> int:
    """The chance that the net gives to these features."""
    for j in range(FIRST):
        x[UNITS1 + j] = net[OFFSETS1 + j]
    for i in range(FEATURES):
        number = x[i]
        if number != 0:
            for j in range(FIRST):
                x[UNITS1 + j] += number * net[FIRST * i + j]
    for j in range(SECOND):
        x[UNITS2 + j] = net[OFFSETS2 + j]
    for i in range(FIRST):
        unit = x[UNITS1 + i]
        if unit > 0:
            for j in range(SECOND):
                x[UNITS2 + j] += unit * net[WEIGHTS2 + SECOND * i + j]
    log_odds = net[OFFSET3]
    for i in range(SECOND):
        unit = x[UNITS2 + i]
        if unit > 0:
            log_odds += (unit >> 10) * net[WEIGHTS3 + i]
    return chance_of(log_odds)


def chance_of(log_odds: int) -> int:
    """The chance of log-odds in 2**24ths, by the table."""
    step = (log_odds >> 16) + SURE * STEPS
    if step < 0:
        return CHANCES[0]
    if step > 2 * SURE * STEPS:
        return CHANCES[2 * SURE * STEPS]
    return CHANCES[step]
