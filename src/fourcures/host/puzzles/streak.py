"""The nights on which somebody solved a puzzle: the present week, and how many in a row.

One night a week may be missed: a free night neither counts nor ends a streak. A week begins on
Monday.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, timedelta
from typing import Literal

import msgspec

NIGHT = timedelta(days=1)

Night = Literal["lit", "free", "dark", "tonight", "ahead"]


class Streak(msgspec.Struct, frozen=True):
    """The nights in a row, and the week from Monday on."""

    nights: int  # with a solved puzzle, until tonight or until last night
    free: bool  # whether a night of this week may still be missed
    week: list[Night]


def find_streak(solved: Collection[str], today: str) -> Streak:
    """Return the streak of a person who has solved puzzles on these days.

    >>> find_streak({"2026-11-12", "2026-11-13", "2026-11-15"}, "2026-11-16").nights
    3
    """
    tonight = date.fromisoformat(today)
    lit = {date.fromisoformat(day) for day in solved}
    first, missed = walk_back(lit, tonight)
    free = {night for night in missed if night > first}
    monday = tonight - tonight.weekday() * NIGHT

    def show(night: date) -> Night:
        if night in lit:
            return "lit"
        if night >= tonight:
            return "tonight" if night == tonight else "ahead"
        return "free" if night in free else "dark"

    return Streak(
        nights=sum(night >= first for night in lit),
        free=not any(week_of(night) == week_of(tonight) for night in free),
        week=[show(monday + number * NIGHT) for number in range(7)],
    )


def walk_back(lit: Collection[date], tonight: date) -> tuple[date, list[date]]:
    """Return the first night of the streak that reaches tonight, and the missed nights on the way.

    Tonight is not missed yet. Without a streak, the first night is tomorrow.
    """
    first, missed = tonight + NIGHT, list[date]()
    night = tonight if tonight in lit else tonight - NIGHT
    while night in lit or week_of(night) not in map(week_of, missed):
        if night in lit:
            first = night
        else:
            missed.append(night)
        night -= NIGHT
    return first, missed


def week_of(night: date) -> tuple[int, int]:
    """Return the year and the number of a week."""
    return night.isocalendar()[:2]
