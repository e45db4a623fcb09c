"""The win-chance curve: recovered from games, sensible at the extremes, calibrated."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache

import pytest

from fourcures.bots.coach.curves import Curve, Point, Where
from fourcures.bots.coach.win_chance import fitted_curve
from fourcures.lab.calibration import IDENTITY, fit

FUTURES = 256
TRUE = Curve((1.2, 0.8, 0.3, -0.5, -1.0), ((0.0,) * 5,) * 5)
MIDDLE = Where(3, 5, 25)
END = Where(4, 6, 2)


def positions(number: int, curve: Curve = TRUE) -> list[Point]:
    """Return positions of all cells, won as often as a curve predicts."""
    rng = random.Random(1)
    found = []
    for _ in range(number):
        where = Where(rng.randint(2, 4), rng.randint(4, 6), rng.randint(4, 50))
        point = Point(rng.randint(0, FUTURES), FUTURES, where, won=False)
        found.append(point._replace(won=rng.random() < curve.chance(point)))
    return found


def test_a_fit_recovers_the_curve_that_made_the_points() -> None:
    found = fit(positions(6000))
    for weight, true, row in zip(found.weights, TRUE.weights, range(5), strict=True):
        deviation = found.covariance[row][row] ** 0.5
        assert abs(weight - true) < 4 * deviation < 0.5


def test_without_games_the_chance_is_the_rate_of_the_policy() -> None:
    nothing = fit([])
    assert nothing.weights == pytest.approx(IDENTITY)
    assert nothing.chance(Point(64, FUTURES, END, won=False)) == pytest.approx(64.5 / 257)


def test_a_fit_converges_on_separable_points() -> None:
    points = [Point(wins, FUTURES, END, won=wins > 200) for wins in range(0, FUTURES, 5)]
    curve = fit(points)
    assert curve.chance(points[0]) < 0.1 < 0.9 < curve.chance(points[-1])


@cache
def synthetic() -> Curve:
    """Return a curve that was fitted to positions of `TRUE`."""
    return fit(positions(900))


@pytest.mark.parametrize("curve_of", [synthetic, fitted_curve], ids=["synthetic", "kept"])
@pytest.mark.parametrize("futures", [1, 16, 256, 4000])
def test_an_interval_contains_its_chance_and_rises_with_it(
    curve_of: Callable[[], Curve], futures: int
) -> None:
    curve = curve_of()
    for where in (Where(2, 4, 50), MIDDLE, END):
        before = (0.0, 0.0, 0.0)
        for wins in range(0, futures + 1, max(1, futures // 200)):
            ends = curve.interval(wins, futures, where)
            assert all(now >= then for now, then in zip(ends, before, strict=True))
            chance, low, high = before = ends
            assert 0 <= low <= chance <= high <= 1


def test_more_futures_never_remove_the_uncertainty_of_the_fit() -> None:
    curve = synthetic()
    for wins in (0, 1, 2000, 3999, 4000):
        few = curve.interval(wins // 40, 100, END)
        chance, low, high = curve.interval(wins, 4000, END)
        assert low < chance < high
        assert high - low < few[2] - few[1]


def test_a_curve_survives_a_round_trip_through_its_data() -> None:
    curve = fit(positions(300))
    again = Curve.load(json.loads(json.dumps(curve.data())))
    assert again.weights == pytest.approx(curve.weights, abs=1e-5)
    assert again.interval(40, 256, END) == pytest.approx(curve.interval(40, 256, END), abs=1e-4)
