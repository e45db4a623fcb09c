"""The reasons of puzzles: the same again from the same position, and true of the tempting turn."""

from __future__ import annotations

import pytest

from fourcures.bots.puzzles.collection import Puzzle, load_puzzles
from fourcures.bots.puzzles.reasons import give_reasons
from fourcures.terminal.say.advice import describe_rather
from fourcures.text.names import Names
from tests.bots.puzzles.sets import TURNS
from tests.sizes import size

SAMPLE = TURNS[:: len(TURNS) // size(2, 20, 60)]


@pytest.mark.parametrize("told", SAMPLE, ids=lambda told: str(told.id))
def test_the_reasons_of_a_shipped_puzzle_follow_from_its_position(told: Puzzle) -> None:
    again = give_reasons(told)
    assert (again.why, again.tempting) == (told.why, told.tempting)


def test_a_tempting_turn_is_refuted_in_words() -> None:
    told = next(each.tempting for each in load_puzzles() if each.tempting)
    said = describe_rather(told.says[0], told.against[0], Names())
    assert said.startswith("Why not ") and said.endswith(".")
