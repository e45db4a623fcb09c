"""Calibration: whether what was said to come with a chance came as often as that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..bots.curves import CurveData, Point, Where, fit
from .arena import Match, Result

BINS = 10


class FittedCurve(CurveData):
    """A curve with where it comes from, as `calibrate` writes it."""

    made_by: str  # the command
    games: int
    expected_calibration_error: float


class Bin(NamedTuple):
    """The positions with chances in one tenth: how many, what was said and what came."""

    positions: int
    said: float  # the mean chance
    came: float  # how often it was won


def points(games: dict[Match, Result]) -> dict[int, list[Point]]:
    """The positions of open games of the search, one of each game, by deal."""
    found: dict[int, list[Point]] = {}
    for match, result in games.items():
        point = point_of(match, result)
        if point and match.team == "search" and match.cell.hands == "open":
            found.setdefault(match.deal, []).append(point)
    return found


def point_of(match: Match, result: Result) -> Point | None:
    """The position of a game whose rate was asked for, unless the game ended before it."""
    if result.rate is None or result.left is None:
        return None
    where = Where(match.cell.players, match.cell.epidemics, result.left)
    return Point(round(result.rate * match.futures), match.futures, where, result.won)


def held_out(by_deal: dict[int, list[Point]]) -> list[tuple[float, bool]]:
    """For each position the chance by a curve that knows only deals of the other half."""
    said = []
    for half in (0, 1):
        curve = fit([p for deal, those in by_deal.items() if deal % 2 != half for p in those])
        asked = [p for deal, those in by_deal.items() if deal % 2 == half for p in those]
        said += [(curve.chance(point), point.won) for point in asked]
    return said


def bins(said: Sequence[tuple[float, bool]]) -> list[Bin]:
    """Ten tenths of what was said, those that are empty left out."""
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
    """The expected calibration error: how far said and come are apart, in the mean."""
    positions = sum(tenth.positions for tenth in tenths)
    return sum(tenth.positions * abs(tenth.said - tenth.came) for tenth in tenths) / positions
