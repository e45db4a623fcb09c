"""The win-chance curve: recovered from games, sensible at the extremes, calibrated."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from fourcures.bots.coach.curves import IDENTITY, Curve, Point, Where, fit
from fourcures.bots.coach.win_chance import fitted_curve
from fourcures.bots.players.search import ROLLOUTS
from fourcures.cli import main
from fourcures.lab import calibration, results_file
from fourcures.lab.arena import Match, Result, play
from fourcures.lab.scenarios import TABLE, Scenario
from fourcures.lab.version import version
from tests.sizes import size

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


def test_a_curve_is_found_again_from_its_own_points() -> None:
    found = fit(positions(6000))
    for weight, true, row in zip(found.weights, TRUE.weights, range(5), strict=True):
        deviation = found.covariance[row][row] ** 0.5
        assert abs(weight - true) < 4 * deviation < 0.5


def test_without_games_the_chance_is_the_rate_of_the_policy() -> None:
    nothing = fit([])
    assert nothing.weights == pytest.approx(IDENTITY)
    assert nothing.chance(Point(64, FUTURES, END, won=False)) == pytest.approx(64.5 / 257)


def test_a_fit_arrives_even_where_one_number_separates_all() -> None:
    points = [Point(wins, FUTURES, END, won=wins > 200) for wins in range(0, FUTURES, 5)]
    curve = fit(points)
    assert curve.chance(points[0]) < 0.1 < 0.9 < curve.chance(points[-1])


@cache
def synthetic() -> Curve:
    """Return a curve that was fitted to positions of `TRUE`."""
    return fit(positions(900))


@pytest.mark.parametrize("curve_of", [synthetic, fitted_curve], ids=["synthetic", "kept"])
@pytest.mark.parametrize("futures", [1, 16, 256, 4000])
def test_an_interval_holds_its_chance_and_rises_with_it(
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


def test_no_number_of_futures_makes_the_interval_of_a_fit_vanish() -> None:
    curve = synthetic()
    for wins in (0, 1, 2000, 3999, 4000):
        few = curve.interval(wins // 40, 100, END)
        chance, low, high = curve.interval(wins, 4000, END)
        assert low < chance < high
        assert high - low < few[2] - few[1]


def test_a_curve_is_the_same_from_its_data() -> None:
    curve = fit(positions(300))
    again = Curve.load(json.loads(json.dumps(curve.data())))
    assert again.weights == pytest.approx(curve.weights, abs=1e-5)
    assert again.interval(40, 256, END) == pytest.approx(curve.interval(40, 256, END), abs=1e-4)


def test_what_is_said_as_it_comes_has_no_error_and_what_is_not_has() -> None:
    honest = [(0.25, n % 4 == 0) for n in range(400)] + [(0.85, n % 20 > 2) for n in range(400)]
    assert calibration.expected_error(calibration.sort_into_bins(honest)) == pytest.approx(0)
    boasting = [(chance + 0.1, won) for chance, won in honest]
    assert calibration.expected_error(calibration.sort_into_bins(boasting)) == pytest.approx(0.1)
    assert [
        tenth.positions for tenth in calibration.sort_into_bins([(1.0, True), (0.0, False)])
    ] == [1, 1]


def test_a_position_is_judged_only_by_games_of_the_other_half() -> None:
    """Odd deals are won, even ones lost: only a fit that uses its own deal would be right."""
    even = {deal: [Point(128, 256, MIDDLE, won=deal % 2 == 1)] for deal in range(100)}
    assert all((chance > 0.5) != won for chance, won in calibration.predict_held_out(even))


def test_a_curve_from_games_is_calibrated_on_the_games_it_does_not_know() -> None:
    by_deal = {deal: [point] for deal, point in enumerate(positions(2000))}
    assert (
        calibration.expected_error(
            calibration.sort_into_bins(calibration.predict_held_out(by_deal))
        )
        <= 0.05
    )
    raw = [(point.wins / FUTURES, point.won) for those in by_deal.values() for point in those]
    assert calibration.expected_error(calibration.sort_into_bins(raw)) > 0.05


def written(file: Path, mark: str) -> None:
    """Write games that a curve can be fitted to, and some that must be ignored."""
    for deal, (wins, _, where, won) in enumerate(positions(200)):
        cell = Scenario(where.players, where.epidemics)
        result = Result(deal, won, "cures", 4, 20, 1.0, (), wins / FUTURES, where.left)
        order = Match(cell, "search", deal, ROLLOUTS, FUTURES)
        results_file.append_result(file, order, result, mark)
        results_file.append_result(
            file, order._replace(team="policy"), result._replace(won=not won), mark
        )
        results_file.append_result(file, order, result._replace(won=not won), "of another version")


def test_the_command_fits_a_curve_that_can_be_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, output = tmp_path / "games", tmp_path / "curve.json"
    written(file, version())
    assert main(["calibrate", str(file), "--output", str(output), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["games"] == 200 == sum(tenth["positions"] for tenth in printed["bins"])
    kept = json.loads(output.read_text("utf-8"))
    assert Curve.load(kept).weights == pytest.approx(fit(positions(200)).weights, abs=1e-5)
    assert kept["made_by"].startswith("fourcures calibrate games")
    assert main(["calibrate", str(file)]) == 0
    assert "expected calibration error" in capsys.readouterr().out


def test_the_command_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games"
    assert main(["calibrate", str(file)]) == 2
    assert "there is no file" in capsys.readouterr().err
    written(file, version())
    assert main(["calibrate", str(file), "--version", "unheard"]) == 2
    assert f"of {version()} with {ROLLOUTS}" in capsys.readouterr().err
    file.write_text('{"deal": 1}\n', "utf-8")
    assert main(["calibrate", str(file)]) == 2
    assert "line 1" in capsys.readouterr().err


def points_of(team: str, number: int) -> list[Point]:
    """Return positions of real games on deals that no fit used, one per game."""
    deals = range(50_001, 50_001 + number)
    orders = [Match(TABLE[n % len(TABLE)], team, n, ROLLOUTS, FUTURES) for n in deals]
    found = (calibration.point_of(order, play(order)) for order in orders)
    return [point for point in found if point is not None]


@pytest.mark.breadth
def test_the_policy_wins_as_many_games_as_its_futures_say() -> None:
    """Futures are drawn like real deals, so the policy's win rate needs no curve."""
    played = points_of("policy", size(9, 40, 1000))
    assert len(played) > size(7, 30, 800)
    rates = [point.wins / FUTURES for point in played]
    variance = sum(rate * (1 - rate) for rate in rates)
    assert abs(sum(point.won for point in played) - sum(rates)) <= 3 * variance**0.5


@pytest.mark.soak  # a thousand games of the search take hours
def test_the_win_chance_is_calibrated_on_games_that_the_fit_did_not_know() -> None:
    said = [(fitted_curve().chance(point), point.won) for point in points_of("search", 1000)]
    assert calibration.expected_error(calibration.sort_into_bins(said)) <= 0.05
