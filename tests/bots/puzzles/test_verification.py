"""A set of puzzles is verified, and what fails is replaced."""

from __future__ import annotations

import msgspec

from fourcures.bots.puzzles.collection import Puzzle, Theme
from fourcures.bots.puzzles.verification import renew
from tests.bots.puzzles.sets import TURNS


def puzzle(deal: str, rating: int, theme: Theme = "cure") -> Puzzle:
    """Return a puzzle of a deal."""
    replace = msgspec.structs.replace
    return replace(TURNS[0], id=0, deal=deal, turn=1, rating=rating, theme=theme)


SET = [puzzle("a", 1000), puzzle("b", 1400, "event"), puzzle("c", 1800)]


def test_what_passes_stays_with_its_new_rating_and_is_numbered_again() -> None:
    def check(each: Puzzle) -> Puzzle:
        return msgspec.structs.replace(each, rating=3000 - each.rating)

    found = renew(SET, [], check)
    assert [(each.id, each.deal, each.rating) for each in found] == [
        (1, "c", 1200),
        (2, "b", 1600),
        (3, "a", 2000),
    ]


def test_what_fails_is_replaced_by_the_nearest_of_its_theme_that_passes() -> None:
    spares = [
        puzzle("a", 1400, "event"),  # of a deal in the set
        puzzle("d", 1400, "cure"),
        puzzle("e", 1500, "event"),  # fails too
        puzzle("f", 1700, "event"),
        puzzle("g", 2000, "event"),
    ]
    checked = []

    def check(each: Puzzle) -> Puzzle | None:
        checked.append(each.deal)
        return None if each.deal in "be" else each

    assert [each.deal for each in renew(SET, spares, check)] == ["a", "f", "c"]
    assert checked == ["a", "b", "c", "e", "f"], "no more is verified than is needed"


def test_without_a_spare_the_set_is_smaller() -> None:
    found = renew(SET, [], lambda each: None if each.deal == "b" else each)
    assert [(each.id, each.deal) for each in found] == [(1, "a"), (2, "c")]
