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


@pytest.mark.parametrize("puzzle", [900, 1500, 2300], ids=["easy", "even", "hard"])
def test_a_newcomer_who_fails_the_first_three_puzzles_loses_at_most_sixty_points(
    puzzle: int,
) -> None:
    rating = new = Rating()
    for _ in range(3):
        rating = rate_attempt(rating, puzzle, False)
    assert 0 < new.rating - rating.rating <= 60


def test_a_newcomer_who_solves_puzzles_soon_gets_harder_ones() -> None:
    rating = new = Rating()
    for _ in range(5):
        rating = rate_attempt(rating, rating.rating, True)
    assert rating.rating - new.rating > 150
