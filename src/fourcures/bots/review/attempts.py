"""Judge an attempt at a puzzle, or any other turn that a person tries out."""

from __future__ import annotations

from collections.abc import Sequence

from ...analysis.played_turns import PlayedTurn
from .game_review import SURELY
from .judge import ROLLOUTS, Judged, judge

FUTURES = 2000  # twice those of a review: a person waits for one turn only


def judge_attempt(turn: PlayedTurn, solution: Sequence[str] = ()) -> Judged:
    """Judge the turn that a person played, by what the active seat knew.

    It is compared with the solution, if one is known, or else with the best turn that the search
    finds.
    """
    return judge(turn, FUTURES, ROLLOUTS, solution)


def is_solved(judged: Judged) -> bool:
    """Return whether a turn is as good as the best one: no point of win chance is surely lost."""
    return judged.low < SURELY
