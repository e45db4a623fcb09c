"""The difficulty of puzzles follows from who solves them."""

from __future__ import annotations

from fourcures.bots.puzzles.difficulty import PANEL, performance


def test_a_puzzle_that_fewer_bots_find_is_harder() -> None:
    names = list(PANEL)
    ratings = [
        performance({name: place >= failed for place, name in enumerate(names)})
        for failed in range(len(names) + 1)
    ]
    assert ratings == sorted(ratings)
    assert ratings[0] < 1100 and ratings[-1] > 1900
