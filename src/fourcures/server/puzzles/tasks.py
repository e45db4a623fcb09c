"""Puzzles as people see them: cards, tasks, hints, streaks."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Literal

import msgspec

from ...bots.puzzles.collection import Puzzle, Theme
from ...bots.review.judge import describe_moves, follow_solution
from ...engine.move_parts import MoveParts
from ...engine.position.schema import Position
from ...engine.rules.names import Disease
from ...rating import Rating
from .attempts import Attempt

HARDER = (1200, 1450, 1700, 1950)  # ratings from which a puzzle has one more vial


PuzzleState = Literal["new", "solved", "failed"]


class PuzzleCard(msgspec.Struct):
    """A puzzle in an overview."""

    id: int
    theme: Theme
    difficulty: int  # from 1 to 5
    state: PuzzleState


class PuzzleOverview(msgspec.Struct):
    """Your rating, your last days, the puzzle of the day and the next one for you."""

    rating: int
    ratings: list[int]  # after your last puzzles, the oldest first
    streak: int  # days in a row with a solved puzzle, today or until yesterday
    solved_today: bool
    solved: int  # how many puzzles
    total: int
    daily: PuzzleCard | None  # None without any puzzles
    next: PuzzleCard | None  # None when all are decided


class PuzzleTask(PuzzleCard):
    """A puzzle for one person: the solution only after they solved it or gave up."""

    rating: int  # yours
    streak: int  # days in a row on which you solved a puzzle
    gain: int  # change of your rating if you solve it now; 0 if it is decided
    loss: int  # and if you do not
    hint_cost: int  # of this gain, for the next hint
    hints_left: int
    disease: Disease | None  # after the first hint: what it is about
    city: str | None  # where
    first: MoveParts | None  # after the second hint
    solution: list[MoveParts]
    chance: float | None  # to win after the solution; None as long as it is not known
    second: float | None  # after the next best turn


class PuzzleResult(msgspec.Struct):
    """How a rated attempt has changed a rating."""

    rating: int
    change: int


def change(before: Rating, now: Rating) -> int:
    """Return the change of a rating in whole points, as people see it."""
    return round(now.rating) - round(before.rating)


def position_of(puzzle: Puzzle) -> Position:
    """Return the position with which the table of a puzzle begins."""
    return puzzle.game().position()


def card(puzzle: Puzzle, attempt: Attempt) -> PuzzleCard:
    """Return a puzzle for an overview."""
    return PuzzleCard(puzzle.id, puzzle.theme, difficulty(puzzle), state_of(attempt))


def state_of(attempt: Attempt) -> PuzzleState:
    """Return how far a person is with a puzzle."""
    return "new" if attempt.solved is None else "solved" if attempt.solved else "failed"


def difficulty(puzzle: Puzzle) -> int:
    """Return the difficulty of a puzzle, from 1 to 5."""
    return 1 + sum(puzzle.rating >= least for least in HARDER)


def streak(days: set[str], today: str) -> int:
    """Return the number of days in a row; today may still be missing.

    >>> streak({"2026-11-14", "2026-11-15"}, "2026-11-16")
    2
    """
    day = date.fromisoformat(today)
    if today not in days:
        day -= timedelta(days=1)
    count = 0
    while day.isoformat() in days:
        count, day = count + 1, day - timedelta(days=1)
    return count


def solution_of(puzzle: Puzzle) -> list[MoveParts]:
    """Return the moves of the solution with their parts."""
    state = puzzle.game().state
    moves, _ = follow_solution(state, puzzle.seat, puzzle.solution)
    return describe_moves(state, moves)


def hint_of(puzzle: Puzzle) -> str:
    """Return the city that the solution is about: that of the cure, or the last one named."""
    game = puzzle.game()
    city = game.cities[puzzle.seat]
    for move in solution_of(puzzle):
        if move.kind == "cure":
            return game.cities[puzzle.seat]
        city = move.city or city
        game.play(move.text, puzzle.seat)
    return city
