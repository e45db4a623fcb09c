"""The win chance of a position: how often the search would win from here, as a view knows it.

The policy plays sampled futures to the end; its rate is mapped to the search's by a fitted curve
(`curve.json`, with the command that made it). More futures make the interval smaller; the first
ones stay the same, so that a number that improves while one looks does not jump about.
"""

from __future__ import annotations

import json
import math
import zlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from ..engine.state import OVER, WON, pack
from ..engine.view import View
from .intervals import wilson
from .kernels import Kernels
from .policy import NO_MOVE

PLACE = 1
SPECTATOR = -1


class WinChance(NamedTuple):
    """A chance with its 95 % interval (of the sampling, not of the curve)."""

    chance: float
    low: float
    high: float
    futures: int


class Curve(NamedTuple):
    """The search's chance for a rate of the policy: a line between their log-odds."""

    shift: float
    slope: float

    def __call__(self, rate: float) -> float:
        return 1 / (1 + math.exp(-self.shift - self.slope * log_odds(rate)))


@cache
def fitted() -> Curve:
    """The curve that is kept as data."""
    kept = json.loads(files(__package__).joinpath("curve.json").read_text("utf-8"))
    return Curve(kept["shift"], kept["slope"])


def log_odds(rate: float) -> float:
    """The log-odds of a rate; never is one in a thousand."""
    rate = min(max(rate, 0.001), 0.999)
    return math.log(rate / (1 - rate))


def policy_rate(view: View, futures: int, kernels: Kernels, seed: int = 0) -> int:
    """In how many of so many futures the policy wins from what this view knows."""
    s = view.state
    viewer = SPECTATOR if view.viewer is None else view.viewer
    kernels.states[PLACE] = pack(s)
    kernels.first_moves[PLACE] = NO_MOVE
    kernels.wins[PLACE] = 0
    kernels.try_out([PLACE], viewer, zlib.crc32(pack(s).tobytes(), seed), futures)
    return int(kernels.wins[PLACE])


def win_chance(view: View, futures: int, kernels: Kernels, seed: int = 0) -> WinChance:
    """The win chance of a view from so many futures; the same ones for the same view and seed."""
    if view.state["phase"] == OVER:
        won = float(view.state["outcome"] == WON)
        return WinChance(won, won, won, 0)
    wins = policy_rate(view, futures, kernels, seed)
    curve = fitted()
    low, high = wilson(wins, futures)
    # Nobody's rate is 0 or 1: a little is kept for what was not sampled.
    return WinChance(curve((wins + 0.5) / (futures + 1)), curve(low), curve(high), futures)


def fit(points: Sequence[tuple[float, bool]]) -> Curve:
    """The most likely curve for pairs of a policy's rate and whether the search won (Newton)."""
    shift, slope = 0.0, 1.0
    for _ in range(50):
        # A light prior keeps the curve near the policy's own rate where there are few points.
        g0, g1, h00, h01, h11 = -0.1 * shift, -0.1 * (slope - 1), 0.1, 0.0, 0.1
        for rate, won in points:
            x = log_odds(rate)
            chance = Curve(shift, slope)(rate)
            g0 += won - chance
            g1 += (won - chance) * x
            h00 += chance * (1 - chance)
            h01 += chance * (1 - chance) * x
            h11 += chance * (1 - chance) * x * x
        det = h00 * h11 - h01 * h01
        shift += (h11 * g0 - h01 * g1) / det
        slope += (h00 * g1 - h01 * g0) / det
    return Curve(shift, slope)
