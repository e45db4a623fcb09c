"""A chi-square test with the normal approximation of Wilson and Hilferty."""

from __future__ import annotations

from collections.abc import Sequence
from math import cbrt, sqrt


def deviates(counts: Sequence[int], expected: Sequence[float]) -> float:
    """Return how many standard deviations the counts are too far from the expected ones.

    Above 4 happens by chance in fewer than 1 of 30,000 cases.
    """
    assert all(value >= 5 for value in expected), "too few expected for this approximation"
    freedom = len(counts) - 1
    statistic = sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))
    scale = 2 / (9 * freedom)
    return (cbrt(statistic / freedom) - (1 - scale)) / sqrt(scale)


def fits(counts: Sequence[int], expected: Sequence[float]) -> bool:
    """Return whether the counts are consistent with these expectations."""
    return deviates(counts, expected) < 4
