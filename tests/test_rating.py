"""The rating of a person who solves puzzles."""

from __future__ import annotations

import pytest

from fourcures.rating import Rating, rate_attempt


def test_a_solved_puzzle_raises_the_rating_and_a_hint_makes_it_count_less() -> None:
    new = Rating()
    equal, harder = 1500, 1900
    without, one_hint, two_hints = (
        rate_attempt(new, equal, True, hints).rating for hints in (0, 1, 2)
    )
    assert without > one_hint > two_hints == pytest.approx(new.rating)
    assert rate_attempt(new, equal, False).rating < new.rating
    assert rate_attempt(new, equal, True).deviation < new.deviation
    assert rate_attempt(new, harder, True).rating > without
