"""The ideas of puzzles follow from their turns."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import msgspec
import pytest

from fourcures.bots.puzzles.collection import Theme, load_puzzles
from fourcures.bots.puzzles.idea import Idea, find_idea
from tests.bots.puzzles.sets import TURNS

FEWEST = 10  # shipped puzzles with one idea


@pytest.mark.parametrize(
    ("theme", "move", "idea"),
    [
        ("cure", "drive paris", "cure"),
        ("outbreak", "treat blue", "outbreak"),
        ("cure", "take paris from medic", "team"),
        ("outbreak", "move medic drive paris", "team"),
        ("outbreak", "build", "station"),
        ("win", "build", "win"),
        ("event", "take paris from medic", "event"),
        ("discard", "discard paris", "discard"),
        ("answer", "accept", "answer"),
    ],
)
def test_a_turn_with_a_teammate_or_a_station_has_an_idea_of_its_own(
    theme: Theme, move: str, idea: Idea
) -> None:
    puzzle = msgspec.structs.replace(TURNS[0], theme=theme, solution=["treat red", move])
    assert find_idea(puzzle) == idea


def test_the_shipped_puzzles_have_enough_of_each_idea() -> None:
    found = Counter(map(find_idea, load_puzzles()))
    assert found.keys() == {name for part in get_args(Idea) for name in get_args(part)}
    assert min(found.values()) >= FEWEST
