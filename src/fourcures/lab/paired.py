"""Compare two teams on the same deals: wins, cures, and turns survived.

Wins are compared with McNemar's exact test. Weak bots do not win, so cures and turns survived are
compared too, by the difference in each deal: an exact permutation test gives the p-value, and the
interval of the mean difference has the values that this test does not refute. A team that wins has
survived every turn that the player deck allows: otherwise a quick win would count as a short life.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypedDict

import numpy as np

from .arena import Result
from .scenarios import Scenario

SIGNIFICANT = 0.05
CONFIDENCE = 0.95
SUBSETS = 20_000
SEED = 1  # the same games give the same interval


class WinPairing(TypedDict):
    """The games that only one of two teams won."""

    only_first: int
    only_second: int
    p: float


class Difference(TypedDict):
    """The first team minus the second, per game."""

    mean: float
    interval: list[float]  # 95 %
    p: float


class Comparison(TypedDict):
    """Two teams on the same deals."""

    wins: WinPairing
    cures: Difference
    turns_survived: Difference


def compare_teams(first: Sequence[Result], second: Sequence[Result], cell: Scenario) -> Comparison:
    """Compare the games of two teams on the same deals of a cell."""
    longest = cell.longest_game()
    pairs = list(zip(first, second, strict=True))
    return {
        "wins": compare_wins(first, second),
        "cures": compare_numbers([a.cures - b.cures for a, b in pairs]),
        "turns_survived": compare_numbers(
            [count_survived(a, longest) - count_survived(b, longest) for a, b in pairs]
        ),
    }


def count_survived(result: Result, longest: int) -> int:
    """Return the turns that a team survived; a win counts as the longest game."""
    return longest if result.won else result.turns


def compare_wins(first: Sequence[Result], second: Sequence[Result]) -> WinPairing:
    """Count the games that only one of two teams won, with the p-value of McNemar's test."""
    only_first = sum(a.won and not b.won for a, b in zip(first, second, strict=True))
    only_second = sum(b.won and not a.won for a, b in zip(first, second, strict=True))
    p = mcnemar(only_first, only_second)
    return {"only_first": only_first, "only_second": only_second, "p": p}


def compare_numbers(differences: Sequence[int]) -> Difference:
    """Return the mean of the differences, its interval, and the p-value of the permutation test."""
    low, high = mean_interval(differences)
    return {
        "mean": round(sum(differences) / len(differences), 2),
        "interval": [round(low, 2), round(high, 2)],
        "p": permutation_test(differences),
    }


def mcnemar(only_first: int, only_second: int) -> float:
    """Return the p-value of McNemar's exact test, from the games that only one team won."""
    differ = only_first + only_second
    fewer = min(only_first, only_second)
    tail: float = sum(math.comb(differ, k) for k in range(fewer + 1)) / 2**differ
    return round(min(1.0, 2 * tail), 4)


def permutation_test(differences: Sequence[int]) -> float:
    """Return the exact two-sided p-value of paired differences (Fisher's and Pitman's test).

    If the teams are equally good, each difference could as well have the other sign. The p-value is
    the share of all 2**n choices of signs whose sum is at least as far from 0 as the real one. The
    distribution of these sums is built one difference at a time.
    """
    sizes = [abs(difference) for difference in differences if difference]
    total = sum(sizes)
    positive = np.zeros(total + 1)  # the chance of each sum of the differences with a plus
    positive[0] = 1.0
    for size in sizes:
        positive /= 2
        positive[size:] += positive[:-size].copy()
    sums = np.abs(2 * np.arange(total + 1) - total)
    return round(min(1.0, float(positive[sums >= abs(sum(differences))].sum())), 4)


def mean_interval(differences: Sequence[int]) -> tuple[float, float]:
    """Return the interval of the mean: the values that the permutation test does not refute.

    The test refutes a value if nearly all means of random subsets are on one side of it (Hartigan
    1969), so the ends are percentiles of these means.
    """
    values, counts = np.unique(np.asarray(differences), return_counts=True)
    chosen = np.random.default_rng(SEED).binomial(counts, 0.5, (SUBSETS, len(values)))
    chosen = chosen[chosen.any(axis=1)]
    means = chosen @ values / chosen.sum(axis=1)
    low, high = np.quantile(means, [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2])
    return float(low), float(high)


def list_differences(comparison: Comparison) -> tuple[list[str], list[str]]:
    """Return in what the first team is significantly better, and in what it is worse."""
    wins = comparison["wins"]
    signed = {
        "wins": (wins["only_first"] - wins["only_second"], wins["p"]),
        "cures": (comparison["cures"]["mean"], comparison["cures"]["p"]),
        "turns survived": (
            comparison["turns_survived"]["mean"],
            comparison["turns_survived"]["p"],
        ),
    }
    clear = {name: mean for name, (mean, p) in signed.items() if p < SIGNIFICANT}
    return (
        [name for name, mean in clear.items() if mean > 0],
        [name for name, mean in clear.items() if mean < 0],
    )
