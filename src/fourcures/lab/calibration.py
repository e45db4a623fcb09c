"""Calibration: whether predicted win chances match how often the games were won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ..bots.coach.curves import NAMES, Curve, CurveData, Point, Where, features, smooth_rate
from .arena import Match, Result

BINS = 10
IDENTITY = (0.0, 1.0, 0.0, 0.0, 0.0)  # the curve of the policy's own rate
PRIOR = 1.0  # weight of the prior on IDENTITY
STRIDE = 0.5  # the longest Newton step, so that the fit converges from anywhere


class FittedCurve(CurveData):
    """A curve and its origin, as `calibrate` writes it."""

    made_by: str  # the command
    games: int
    expected_calibration_error: float


class Bin(NamedTuple):
    """The positions with predictions in one tenth: their number, mean prediction and win rate."""

    positions: int
    said: float  # the mean prediction
    came: float  # the win rate


def collect_points(games: dict[Match, Result]) -> dict[int, list[Point]]:
    """Return the positions of open games of the search, one per game, by deal."""
    by_deal: dict[int, list[Point]] = {}
    for match, result in games.items():
        point = point_of(match, result)
        if point and match.team == "search" and match.cell.hands == "open":
            by_deal.setdefault(match.deal, []).append(point)
    return by_deal


def point_of(match: Match, result: Result) -> Point | None:
    """Return the sampled position of a game, or None if the game ended before it."""
    if result.rate is None or result.left is None:
        return None
    where = Where(match.cell.players, match.cell.epidemics, result.left)
    return Point(round(result.rate * match.futures), match.futures, where, result.won)


def fit(points: Sequence[Point]) -> Curve:
    """Return the most likely curve for these points (Newton's method); without points, IDENTITY."""
    rows = [features(smooth_rate(point.wins, point.futures), point.where) for point in points]
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


def predict_held_out(by_deal: dict[int, list[Point]]) -> list[tuple[float, bool]]:
    """Return the cross-validated prediction (two folds, by deal) and result of each position."""
    said = []
    for half in (0, 1):
        curve = fit([p for deal, those in by_deal.items() if deal % 2 != half for p in those])
        asked = [p for deal, those in by_deal.items() if deal % 2 == half for p in those]
        said += [(curve.chance(point), point.won) for point in asked]
    return said


def sort_into_bins(said: Sequence[tuple[float, bool]]) -> list[Bin]:
    """Return the predictions in bins of one tenth, without empty bins."""
    tenths: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for chance, won in said:
        tenths[min(int(chance * BINS), BINS - 1)].append((chance, won))
    return [
        Bin(
            len(tenth),
            sum(chance for chance, _ in tenth) / len(tenth),
            sum(won for _, won in tenth) / len(tenth),
        )
        for tenth in tenths
        if tenth
    ]


def expected_error(tenths: Sequence[Bin]) -> float:
    """Return the expected calibration error: the mean gap between prediction and win rate."""
    positions = sum(tenth.positions for tenth in tenths)
    return sum(tenth.positions * abs(tenth.said - tenth.came) for tenth in tenths) / positions
