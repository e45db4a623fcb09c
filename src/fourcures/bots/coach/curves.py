"""Calibration curves from the policy's win rate to the search's, fitted to games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, TypedDict

NAMES = ("shift", "slope", "players", "epidemics", "left")
NEVER = 0.001  # rates are clipped to NEVER and 1 - NEVER
Z = 1.96  # standard deviations to either side of 95 %


class Where(NamedTuple):
    """The features of a position other than the win rate."""

    players: int
    epidemics: int
    left: int  # cards in the player deck


class Point(NamedTuple):
    """A position of a game played by the search, and whether it won."""

    wins: int  # wins of the policy
    futures: int
    where: Where
    won: bool


class CurveData(TypedDict):
    """A curve as stored in `curve.json`."""

    weights: dict[str, float]  # by NAMES
    covariance: list[list[float]]


class Curve(NamedTuple):
    """A line between log-odds, shifted by the features of the position."""

    weights: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]  # the uncertainty of the weights

    @classmethod
    def load(cls, kept: CurveData) -> Curve:
        """Return a curve from its data."""
        return cls(
            tuple(kept["weights"][name] for name in NAMES),
            tuple(tuple(row) for row in kept["covariance"]),
        )

    def data(self) -> CurveData:
        """Return the curve as data."""
        weights = {name: round(weight, 6) for name, weight in zip(NAMES, self.weights, strict=True)}
        rows = [[round(number, 8) for number in row] for row in self.covariance]
        return {"weights": weights, "covariance": rows}

    def log_odds(self, features: Sequence[float]) -> float:
        """Return the log-odds that the search wins."""
        return sum(w * x for w, x in zip(self.weights, features, strict=True))

    def deviation(self, features: Sequence[float]) -> float:
        """Return the standard deviation of those log-odds, from the fit."""
        rows = (sum(c * x for c, x in zip(row, features, strict=True)) for row in self.covariance)
        return math.sqrt(max(0.0, sum(x * y for x, y in zip(features, rows, strict=True))))

    def interval(self, wins: int, futures: int, where: Where) -> tuple[float, float, float]:
        """Return the win chance and its 95 % interval, from sampling and fit together."""
        rate = smooth_rate(wins, futures)
        low, high = wilson_interval(wins, futures)
        at = features(rate, where)
        middle, fit = self.log_odds(at), Z * self.deviation(at)
        below = middle - self.log_odds(features(min(low, rate), where))
        above = self.log_odds(features(max(high, rate), where)) - middle
        return (
            to_chance(middle),
            to_chance(middle - math.hypot(below, fit)),
            to_chance(middle + math.hypot(above, fit)),
        )

    def chance(self, point: Point) -> float:
        """Return the win chance of the search from a point."""
        return self.chance_at(smooth_rate(point.wins, point.futures), point.where)

    def chance_at(self, rate: float, where: Where) -> float:
        """Return the win chance of the search where the policy has this rate."""
        return to_chance(self.log_odds(features(rate, where)))


def smooth_rate(wins: int, futures: int) -> float:
    """Return a smoothed rate, which is never 0 or 1."""
    return (wins + 0.5) / (futures + 1)


def features(rate: float, where: Where) -> tuple[float, ...]:
    """Return the inputs of a curve: the log-odds, and features centred on typical games."""
    rate = min(max(rate, NEVER), 1 - NEVER)
    return (
        1.0,
        math.log(rate / (1 - rate)),
        where.players - 3.0,
        where.epidemics - 5.0,
        where.left / 25 - 1,
    )


def to_chance(log_odds: float) -> float:
    """Return the probability for these log-odds."""
    return 1 / (1 + math.exp(-log_odds))


def wilson_interval(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a rate."""
    if games == 0:
        return 0.0, 1.0
    z, rate = Z, wins / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)
