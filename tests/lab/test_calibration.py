"""Predicted win chances match how often games are won."""

from __future__ import annotations

import pytest

from fourcures.bots.coach.curves import Point, Where
from fourcures.bots.coach.win_chance import fitted_curve
from fourcures.bots.players.search import ROLLOUTS
from fourcures.lab import calibration
from fourcures.lab.arena import Match, play
from fourcures.lab.scenarios import TABLE
from tests.bots.coach.test_curves import FUTURES, positions
from tests.sizes import size

MIDDLE = Where(3, 5, 25)


def test_the_calibration_error_is_zero_for_true_predictions_only() -> None:
    honest = [(0.25, n % 4 == 0) for n in range(400)] + [(0.85, n % 20 > 2) for n in range(400)]
    assert calibration.expected_error(calibration.sort_into_bins(honest)) == pytest.approx(0)
    boasting = [(chance + 0.1, won) for chance, won in honest]
    assert calibration.expected_error(calibration.sort_into_bins(boasting)) == pytest.approx(0.1)
    assert [
        tenth.positions for tenth in calibration.sort_into_bins([(1.0, True), (0.0, False)])
    ] == [1, 1]


def test_held_out_predictions_come_from_the_other_half() -> None:
    """Odd deals are won, even ones lost: only a fit that uses its own deal would be right."""
    even = {deal: [Point(128, 256, MIDDLE, won=deal % 2 == 1)] for deal in range(100)}
    assert all((chance > 0.5) != won for chance, won in calibration.predict_held_out(even))


def test_a_fitted_curve_is_calibrated_on_held_out_games() -> None:
    by_deal = {deal: [point] for deal, point in enumerate(positions(2000))}
    assert (
        calibration.expected_error(
            calibration.sort_into_bins(calibration.predict_held_out(by_deal))
        )
        <= 0.05
    )
    raw = [(point.wins / FUTURES, point.won) for those in by_deal.values() for point in those]
    assert calibration.expected_error(calibration.sort_into_bins(raw)) > 0.05


def points_of(team: str, number: int) -> list[Point]:
    """Return positions of real games on deals that no fit used, one per game."""
    deals = range(50_001, 50_001 + number)
    orders = [Match(TABLE[n % len(TABLE)], team, n, ROLLOUTS, FUTURES) for n in deals]
    found = (calibration.point_of(order, play(order)) for order in orders)
    return [point for point in found if point is not None]


@pytest.mark.breadth
def test_the_policys_rollouts_predict_its_win_rate() -> None:
    """Futures are drawn like real deals, so the policy's win rate needs no curve."""
    played = points_of("policy", size(9, 40, 1000))
    assert len(played) > size(7, 30, 800)
    rates = [point.wins / FUTURES for point in played]
    variance = sum(rate * (1 - rate) for rate in rates)
    assert abs(sum(point.won for point in played) - sum(rates)) <= 3 * variance**0.5


@pytest.mark.soak  # a thousand games of the search take hours
def test_the_win_chance_is_calibrated_on_new_games() -> None:
    said = [(fitted_curve().chance(point), point.won) for point in points_of("search", 1000)]
    assert calibration.expected_error(calibration.sort_into_bins(said)) <= 0.05
