"""Curves from how often the policy wins to how often the search does, fitted to games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, TypedDict

import numpy as np

NAMES = ("shift", "slope", "players", "epidemics", "left")
NEVER = 0.001  # no rate counts as less likely, nor as surer than the rest to 1
IDENTITY = (0.0, 1.0, 0.0, 0.0, 0.0)  # the policy's own rate
PRIOR = 1.0  # how firmly a fit holds on to that
Z = 1.96  # standard deviations to either side of 95 %
STRIDE = 0.5  # the longest step of the fit, so that it arrives from anywhere


class Where(NamedTuple):
    """What a curve knows of a position beside the rate."""

    players: int
    epidemics: int
    left: int  # cards of the player deck


class Point(NamedTuple):
    """A position of a game that the search played, and whether it won."""

    wins: int  # of the policy
    futures: int
    where: Where
    won: bool


class CurveData(TypedDict):
    """A curve as `curve.json` has it."""

    weights: dict[str, float]  # by NAMES
    covariance: list[list[float]]


class Curve(NamedTuple):
    """A line between log-odds, shifted by where in which game the position is."""

    weights: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]  # how surely the weights are known

    @classmethod
    def load(cls, kept: CurveData) -> Curve:
        """A curve from its data."""
        return cls(
            tuple(kept["weights"][name] for name in NAMES),
            tuple(tuple(row) for row in kept["covariance"]),
        )

    def data(self) -> CurveData:
        """The curve as data."""
        weights = {name: round(weight, 6) for name, weight in zip(NAMES, self.weights, strict=True)}
        rows = [[round(number, 8) for number in row] for row in self.covariance]
        return {"weights": weights, "covariance": rows}

    def log_odds(self, features: Sequence[float]) -> float:
        """The log-odds of the search."""
        return sum(w * x for w, x in zip(self.weights, features, strict=True))

    def deviation(self, features: Sequence[float]) -> float:
        """The standard deviation of those log-odds, from the fit."""
        rows = (sum(c * x for c, x in zip(row, features, strict=True)) for row in self.covariance)
        return math.sqrt(max(0.0, sum(x * y for x, y in zip(features, rows, strict=True))))

    def interval(self, wins: int, futures: int, where: Where) -> tuple[float, float, float]:
        """The chance with its 95 % interval: of the sampling and of the fit together."""
        rate = smoothed(wins, futures)
        low, high = wilson(wins, futures)
        at = features(rate, where)
        middle, fit = self.log_odds(at), Z * self.deviation(at)
        below = middle - self.log_odds(features(min(low, rate), where))
        above = self.log_odds(features(max(high, rate), where)) - middle
        return (
            chance_of(middle),
            chance_of(middle - math.hypot(below, fit)),
            chance_of(middle + math.hypot(above, fit)),
        )

    def chance(self, point: Point) -> float:
        """The chance that the search wins from a point."""
        rate = smoothed(point.wins, point.futures)
        return chance_of(self.log_odds(features(rate, point.where)))


def smoothed(wins: int, futures: int) -> float:
    """A rate that is never 0 or 1: a little is kept for what was not sampled."""
    return (wins + 0.5) / (futures + 1)


def features(rate: float, where: Where) -> tuple[float, ...]:
    """What a curve weighs: all but the rate from about the middle of all games on."""
    rate = min(max(rate, NEVER), 1 - NEVER)
    return (
        1.0,
        math.log(rate / (1 - rate)),
        where.players - 3.0,
        where.epidemics - 5.0,
        where.left / 25 - 1,
    )


def chance_of(log_odds: float) -> float:
    """The chance that has these log-odds."""
    return 1 / (1 + math.exp(-log_odds))


def fit(points: Sequence[Point]) -> Curve:
    """The most likely curve for these points; without any it is the policy's own rate (Newton)."""
    rows = [features(smoothed(point.wins, point.futures), point.where) for point in points]
    x = np.array(rows).reshape(-1, len(NAMES))
    won = np.array([point.won for point in points], float)
    first = weights = np.array(IDENTITY)
    for _ in range(100):
        chances = (1 + np.tanh(x @ weights / 2)) / 2
        slope = x.T @ (won - chances) - PRIOR * (weights - first)
        curvature = (x.T * (chances * (1 - chances))) @ x + PRIOR * np.eye(len(NAMES))
        step = np.linalg.solve(curvature, slope)
        weights = weights + step * min(1.0, STRIDE / (np.linalg.norm(step) or 1.0))
    covariance = np.linalg.inv(curvature)
    return Curve(tuple(weights.tolist()), tuple(tuple(row) for row in covariance.tolist()))


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate."""
    if games == 0:
        return 0.0, 1.0
    z, rate = Z, wins / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)
