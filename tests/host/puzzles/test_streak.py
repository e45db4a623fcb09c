"""Streaks of solved puzzles: a missed night a week is free."""

from __future__ import annotations

import pytest

from fourcures.host.puzzles.streak import find_streak

MON, TUE, WED, THU, FRI, SAT, SUN = (f"2026-11-{day}" for day in range(16, 23))
SUNDAY_BEFORE = "2026-11-15"


@pytest.mark.parametrize(
    ("solved", "today", "nights"),
    [
        ((), WED, 0),
        ((MON, TUE, WED), WED, 3),
        ((MON, TUE), WED, 2),  # today is not over
        ((MON, WED), THU, 2),  # Tuesday is free
        ((MON,), WED, 1),
        ((MON,), THU, 0),  # two missed nights
        ((MON, THU), FRI, 1),
        (("2026-11-14", MON, WED), THU, 3),  # Sunday is the free night of the week before
    ],
)
def test_a_streak_ends_with_the_second_missed_night_of_a_week(
    solved: tuple[str, ...], today: str, nights: int
) -> None:
    assert find_streak(solved, today).nights == nights


def test_the_week_shows_solved_free_and_dark_nights_and_those_ahead() -> None:
    streak = find_streak((TUE, THU), FRI)
    assert streak.week == ["dark", "lit", "free", "lit", "tonight", "ahead", "ahead"]
    assert not streak.free


def test_nights_before_a_streak_do_not_use_up_the_free_night() -> None:
    assert find_streak((WED,), THU).free
    assert find_streak((), THU).free
    assert not find_streak((SUNDAY_BEFORE, TUE), WED).free
