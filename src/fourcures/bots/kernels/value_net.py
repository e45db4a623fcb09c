"""The value nets: estimate how often a policy wins from here.

The first is for the reactive policy (see `policy`), at the beginning of a turn. The others are for
the policy that chooses its turns (see `turn_choice`): at the beginning of a turn, and at the end of
its actions, before cards are drawn.

Their weights are integers, so that the result is the same on every machine, interpreted or
compiled; all sums fit into 32 bits, and the numbers of the second layer into 16, which processors
multiply and add many at a time. They are stored in `value_net.json`, with the command that created
them.
"""

from __future__ import annotations

import json
from collections.abc import MutableSequence, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Annotated, TypedDict

from ...engine.buffers import Records, array_of_numbers
from ...engine.rules.records import IntRows, Ints, ShortRows, Wide
from ...engine.rules.state import OVER, State
from .features import fill_features
from .scoring.game_value import WIN, value_game
from .scratch import FEATURES, FIRST, NET_COUNT, SECOND, Scratch
from .weights import Weights

REACTIVE, START, AFTER = range(3)
NETS = ("reactive", "start", "after")  # their names in the file
# Fractions, as powers of two: weights of the first layer, its units, and weights of the others.
FINE, UNIT, COARSE = 12, 8, 8
CAP = (1 << 13) - 1  # the most of a unit of the first layer


class Net(TypedDict):
    """The weights and biases of each layer."""

    weights1: Annotated[IntRows, (FEATURES, FIRST)]
    offsets1: Annotated[Ints, FIRST]
    weights2: Annotated[ShortRows, (SECOND, FIRST)]  # in the file (FIRST, SECOND)
    offsets2: Annotated[Ints, SECOND]
    weights3: Annotated[Ints, SECOND]
    offset3: Wide


Nets = MutableSequence[Net]

STEPS, SURE = 256, 8  # the table: steps per unit of log-odds, and its limit
CHANCES = tuple(
    round(WIN / (1 + exp(-step / STEPS))) for step in range(-SURE * STEPS, SURE * STEPS + 1)
)


@cache
def load_nets() -> list[list[int]]:
    """Return the numbers of the nets from `value_net.json`."""
    stored = json.loads(files(__package__).joinpath("value_net.json").read_text("utf-8"))
    return [[number for row in stored[name] for number in row] for name in NETS]


def as_records(nets: Sequence[Sequence[int]]) -> Records:
    """Return the nets of these numbers as an array for the compiled kernels."""
    return array_of_numbers(Net, *map(turn_second_layer, nets))


def turn_second_layer(net: Sequence[int]) -> list[int]:
    """Return the numbers of a net, with the weights of each unit of the second layer in a row."""
    start = (FEATURES + 1) * FIRST
    end = start + FIRST * SECOND
    units = (number for unit in range(SECOND) for number in net[start + unit : end : SECOND])
    return [*net[:start], *units, *net[end:]]


def outlook(s: State, weights: Weights, nets: Nets, number: int, scratch: Scratch) -> int:
    """Return the win chance in millionths, or the value of the game if it is over."""
    if s["phase"] == OVER:
        return value_game(s)
    fill_features(s, weights, scratch)
    return evaluate(nets, number, scratch)


def forget_units(scratch: Scratch) -> None:
    """Invalidate the sums of the first layers: the nets may be others."""
    for number in range(NET_COUNT):
        scratch["are_units_known"][number] = 0


def update_units(net: Net, number: int, scratch: Scratch) -> None:
    """Compute the sums of the first layer from those of the position that this net saw before.

    Positions that are evaluated one after another differ in few features.
    """
    features, known = scratch["features"], scratch["known_features"][number]
    first = scratch["known_units"][number]
    if scratch["are_units_known"][number] == 0:
        scratch["are_units_known"][number] = 1
        for j in range(FIRST):
            first[j] = net["offsets1"][j]
        for i in range(FEATURES):
            known[i] = 0
    changed, n = scratch["changed_features"], 0
    for i in range(FEATURES):
        changed[n] = i
        n += features[i] != known[i]  # without a branch, which no processor could predict
    for place in range(n):
        i = changed[place]
        change = features[i] - known[i]
        known[i] = features[i]
        row = net["weights1"][i]
        for j in range(FIRST):
            first[j] += change * row[j]


def evaluate(nets: Nets, number: int, scratch: Scratch) -> int:
    """Return the win chance that a net estimates from the features."""
    net, sums = nets[number], scratch["known_units"][number]
    first, second = scratch["first_units"], scratch["second_units"]
    update_units(net, number, scratch)
    for i in range(FIRST):
        first[i] = min(max(sums[i] >> FINE - UNIT, 0), CAP)
    for j in range(SECOND):
        row, total = net["weights2"][j], net["offsets2"][j]
        for i in range(FIRST):
            total += first[i] * row[i]
        second[j] = total
    log_odds = net["offset3"]
    for i in range(SECOND):
        unit = second[i]
        if unit > 0:
            log_odds += unit * net["weights3"][i]
    return chance_of(log_odds)


def chance_of(log_odds: int) -> int:
    """Return the win chance for log-odds in 2**24ths, from the table."""
    step = (log_odds >> 16) + SURE * STEPS
    if step < 0:
        return CHANCES[0]
    if step > 2 * SURE * STEPS:
        return CHANCES[2 * SURE * STEPS]
    return CHANCES[step]
