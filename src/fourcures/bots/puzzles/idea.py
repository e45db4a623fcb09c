"""The idea of a puzzle: what its best turn is made of, to practise puzzles of one kind.

The theme says what a puzzle is for, and is asked at the table. The idea says how: some turns that
cure a disease or prevent an outbreak need a teammate or a new station.
"""

from __future__ import annotations

from typing import Literal

from .collection import Puzzle, Theme

Idea = Theme | Literal["team", "station"]

# Themes that are ideas, whatever the turn is made of.
OWN_IDEAS = frozenset({"win", "event", "discard", "forecast", "answer"})
TEAM = frozenset({"give", "take", "move"})  # the first words of moves that need a teammate
STATION = "build"


def find_idea(puzzle: Puzzle) -> Idea:
    """Return the idea of a puzzle; this is its theme, unless the turn needs more than that."""
    verbs = {move.split()[0] for move in puzzle.solution}
    if puzzle.theme in OWN_IDEAS:
        return puzzle.theme
    if verbs & TEAM:
        return "team"
    return "station" if STATION in verbs else puzzle.theme
