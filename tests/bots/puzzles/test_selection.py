"""Puzzles are selected for a set."""

from __future__ import annotations

from collections import Counter

import msgspec

from fourcures.bots.puzzles.selection import select_puzzles
from tests.bots.puzzles.sets import TURNS

EASIEST = TURNS[0]


def test_a_set_has_all_themes_and_no_more_than_half_that_the_quick_bot_finds() -> None:
    found = [
        msgspec.structs.replace(
            EASIEST,
            theme=theme,
            rating=1000 + 50 * number,
            quick=number % 4 != 0,
            deal=f"{theme}-{number // 2}",
            turn=number,
        )
        for theme in ("cure", "event")
        for number in range(24)
    ]
    chosen = select_puzzles([*found, *found], 10)
    assert [each.id for each in chosen] == list(range(1, 11))
    assert sum(each.quick for each in chosen) == 5
    assert {each.theme for each in chosen} == {"cure", "event"}
    assert max(Counter(each.deal for each in chosen).values()) == 1
    assert select_puzzles(found, 10) == chosen, "the same puzzles, the same set"
