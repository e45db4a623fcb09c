"""Two teams on the same deals: wins, cures and turns survived, with exact tests."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from fourcures.cli import main
from fourcures.cli.arena import format_p
from fourcures.lab.arena import Match, Result, play
from fourcures.lab.paired import (
    Comparison,
    compare_numbers,
    compare_teams,
    compare_wins,
    list_differences,
    mean_interval,
    permutation_test,
)
from fourcures.lab.scenarios import Scenario
from tests.sizes import size, sweep

CELL = Scenario(2, 4)
DEALS = 20
BOT = '''
class MyBot:
    """Cure, or treat, or drive to the neighbour with most cubes."""

    def choose(self, view):
        return max(view.legal_moves, key=lambda move: self.score(view, move), default=None)

    def score(self, view, move):
        if move.kind == "cure":
            return 100
        if move.kind == "treat":
            return 10 + view.cubes(view.cities[view.viewer])[move.disease]
        if move.kind == "drive":
            return max(view.cubes(move.city).values())
        if move.kind == "discard":
            return 5
        return 0.5 if move.kind in ("next", "pass", "order") else 0

    def agree(self, view, text):
        return True
'''


def result(deal: int, won: bool = False, cures: int = 2, turns: int = 20) -> Result:
    cause = "cures" if won else "cards"
    return Result(deal, won, cause, 4 if won else cures, turns, 1.0, ("medic", "scientist"))


def all_signs(differences: Sequence[int]) -> float:
    """Return the p-value of the permutation test by its definition."""
    sums = [
        abs(sum(sign * difference for sign, difference in zip(signs, differences, strict=True)))
        for signs in product((1, -1), repeat=len(differences))
    ]
    return sum(far >= abs(sum(differences)) for far in sums) / len(sums)


@pytest.mark.parametrize(
    "differences",
    [[0, 0], [1], [3, -1, 2], [1] * 6, [2, 0, 0, 5, -1, 4, 4, -3], [-7, -7, 1, 0, -2, -9, 3, -4]],
)
def test_the_permutation_test_counts_all_choices_of_signs(differences: list[int]) -> None:
    assert permutation_test(differences) == pytest.approx(all_signs(differences), abs=1e-4)
    opposite = [-difference for difference in differences]
    assert permutation_test(opposite) == permutation_test(differences)


def test_an_interval_contains_the_mean_and_excludes_zero_where_the_test_does() -> None:
    for differences in ([1, 1, 0, 1, 0, 0, 1, 1, 0, 1, 1], [4, -3, 2, -1, 5, -2, 0, 1, -4, 3]):
        low, high = mean_interval(differences)
        assert low <= sum(differences) / len(differences) <= high
        assert (low > 0) == (permutation_test(differences) < 0.05)


@pytest.mark.breadth
def test_an_interval_covers_the_true_mean_as_often_as_it_says() -> None:
    rng = np.random.default_rng(5)
    covered, samples = 0, size(100, 400, 2000)
    for _ in range(samples):
        differences = (rng.binomial(4, 0.3, DEALS) - rng.binomial(4, 0.1, DEALS)).tolist()
        low, high = mean_interval(differences)
        covered += low <= 4 * 0.3 - 4 * 0.1 <= high
    assert covered / samples == pytest.approx(0.95, abs=0.04)


def test_a_comparison_counts_only_deals_where_one_team_won() -> None:
    first = [result(i, i < 9) for i in range(12)]
    second = [result(i, i == 11) for i in range(12)]
    pair = compare_wins(first, second)
    assert (pair["only_first"], pair["only_second"]) == (9, 1)
    assert pair["p"] == pytest.approx(0.0215, abs=1e-4)
    assert compare_wins(first, first)["p"] == 1.0


def test_equal_teams_do_not_differ() -> None:
    games = [result(i, i == 3, i % 3, 10 + i) for i in range(DEALS)]
    paired = compare_teams(games, games, CELL)
    nothing = {"mean": 0.0, "interval": [0.0, 0.0], "p": 1.0}
    assert paired["cures"] == paired["turns_survived"] == nothing
    assert list_differences(paired) == ([], [])


def test_a_quick_win_counts_as_a_longer_life_than_a_late_loss() -> None:
    quick = [result(i, won=True, turns=12) for i in range(DEALS)]
    slow = [result(i, turns=24) for i in range(DEALS)]
    paired = compare_teams(quick, slow, CELL)
    assert paired["turns_survived"]["mean"] == CELL.longest_game() - 24 > 0
    assert list_differences(paired) == (["wins", "cures", "turns survived"], [])
    assert list_differences(compare_teams(slow, quick, CELL))[0] == []


@pytest.mark.parametrize("players", sweep([3, 2, 4]))
def test_a_game_lost_by_cards_is_the_longest(players: int) -> None:
    cell = Scenario(players, 4)
    games = [play(Match(cell, "policy", deal, 1)) for deal in range(1, size(5, 13, 13))]
    lost_by_cards = {game.turns for game in games if game.cause == "cards"}
    assert lost_by_cards == {cell.longest_game()}
    assert all(game.turns <= cell.longest_game() for game in games)


@pytest.mark.breadth
def test_the_policy_clearly_beats_the_rule_of_thumb() -> None:
    deals = range(1, size(11, 31, 31))
    policy = [play(Match(CELL, "policy", deal, 1)) for deal in deals]
    thumb = [play(Match(CELL, "thumb", deal, 1)) for deal in deals]
    assert "wins" in list_differences(compare_teams(policy, thumb, CELL))[0]


@pytest.fixture
def mybot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Write a bot of 20 lines; return its name."""
    assert len(BOT.strip().splitlines()) <= 20
    (tmp_path / "small_bot.py").write_text(BOT, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "small_bot", raising=False)
    return "small_bot:MyBot"


def test_twenty_deals_show_that_a_bot_of_twenty_lines_is_better_than_random(
    mybot: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = f"arena --team {mybot} --against random --players 2 --epidemics 4 --games {DEALS}"
    assert main([*words.split(), "--json"]) == 0
    paired: Comparison = json.loads(capsys.readouterr().out)["against"]["paired"]
    assert paired["wins"] == {"only_first": 0, "only_second": 0, "p": 1.0}
    assert paired["cures"]["mean"] > 0 and paired["cures"]["p"] < 0.05
    low, high = paired["cures"]["interval"]
    assert 0 < low < paired["cures"]["mean"] < high
    assert main(words.split()) == 0
    *_, wins, cures, turns, shown = capsys.readouterr().out.splitlines()
    assert " ".join(wins.split()) == "wins only first 0, only second 0 p = 1.0000"
    assert cures.split()[:2] == ["cures", f"{paired['cures']['mean']:+.2f}"]
    assert turns.split()[:2] == ["turns", "survived"]
    assert shown == f"{mybot} has more cures than random (p < 0.05)"


@pytest.mark.breadth
def test_twenty_deals_show_that_thumb_is_better_than_a_bot_of_twenty_lines(
    mybot: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = f"arena --team {mybot} --against thumb --players 2 --epidemics 4 --games {DEALS}"
    assert main(words.split()) == 0
    shown = capsys.readouterr().out.splitlines()[-1]
    assert shown == f"{mybot} has fewer cures and fewer turns survived than thumb (p < 0.05)"


def test_a_team_against_itself_shows_no_difference(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena --team thumb --against thumb --players 2 --epidemics 4 --games 2"
    assert main(words.split()) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("no difference shown (p < 0.05)")


def test_a_tiny_p_value_is_not_printed_as_zero() -> None:
    assert format_p(compare_numbers([3] * DEALS)["p"]) == "< 0.0001"
    assert format_p(compare_numbers([3, 3, 3])["p"]) == "= 0.2500"
