"""Puzzles as people see them: cards, tasks, hints."""

from __future__ import annotations

from typing import Literal

import msgspec

from ...bots.puzzles.collection import Puzzle, Theme
from ...bots.puzzles.idea import Idea, find_idea
from ...bots.review.judge import describe_moves, follow_solution
from ...engine.move_parts import MoveParts
from ...engine.position.schema import Position
from ...engine.rules.names import Disease, Role
from ...protocol.coach import Claim
from ...rating import Rating
from .attempts import Attempt
from .streak import Night

HARDER = (1200, 1450, 1700, 1950)  # ratings from which a puzzle has one more vial


PuzzleState = Literal["new", "solved", "failed"]


class PuzzleCard(msgspec.Struct):
    """A puzzle in an overview."""

    id: int
    theme: Theme
    difficulty: int  # from 1 to 5
    state: PuzzleState
    idea: Idea
    start: str  # the city where the turn begins
    role: Role  # of the player whose turn it is


class IdeaProgress(msgspec.Struct):
    """The puzzles with one idea, and how far you are with them."""

    idea: Idea
    total: int
    solved: int
    next: PuzzleCard | None  # the one near your rating; None when all are decided


class PuzzleOverview(msgspec.Struct):
    """Your rating, your last days, the puzzle of the day and the next one for you."""

    rating: int
    ratings: list[int]  # after your last puzzles, the oldest first
    streak: int  # nights in a row with a solved puzzle; one night a week may be missed
    solved_today: bool
    today: str
    week: list[Night]  # of today, from Monday on
    free_night: bool  # whether a night of this week may still be missed
    solved: int  # how many puzzles
    total: int
    daily: PuzzleCard | None  # None without any puzzles
    next: PuzzleCard | None  # None when all are decided
    ideas: list[IdeaProgress]  # those with most puzzles first


class TemptingTurn(msgspec.Struct):
    """What one would play at first sight, and what speaks most against it."""

    says: list[Claim]
    contrast: Claim


class PuzzleTask(PuzzleCard):
    """A puzzle for one person: the solution only after they solved it or gave up."""

    rating: int  # yours
    streak: int  # nights in a row on which you solved a puzzle
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
    why: list[Claim]  # what the solution is for
    tempting: TemptingTurn | None


class PuzzleResult(msgspec.Struct):
    """How a rated attempt has changed a rating."""

    rating: int
    change: int


def change(before: Rating, now: Rating) -> int:
    """Return the change of a rating in whole points, as people see it."""
    return round(now.rating) - round(before.rating)


def tempting_of(puzzle: Puzzle) -> TemptingTurn | None:
    """Return the tempting turn of a puzzle as people see it."""
    turn = puzzle.tempting
    return TemptingTurn(turn.says, turn.against[0]) if turn else None


def position_of(puzzle: Puzzle) -> Position:
    """Return the position with which the table of a puzzle begins."""
    return puzzle.game().position()


def card(puzzle: Puzzle, attempt: Attempt) -> PuzzleCard:
    """Return a puzzle for an overview: nothing that its position does not show as well."""
    player = puzzle.position["players"][puzzle.seat]
    return PuzzleCard(
        id=puzzle.id,
        theme=puzzle.theme,
        difficulty=difficulty(puzzle),
        state=state_of(attempt),
        idea=find_idea(puzzle),
        start=player["city"],
        role=player["role"],
    )


def state_of(attempt: Attempt) -> PuzzleState:
    """Return how far a person is with a puzzle."""
    return "new" if attempt.solved is None else "solved" if attempt.solved else "failed"


def difficulty(puzzle: Puzzle) -> int:
    """Return the difficulty of a puzzle, from 1 to 5."""
    return 1 + sum(puzzle.rating >= least for least in HARDER)


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
