"""Puzzles as people see them: cards, tasks, hints."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ...bots.puzzles.collection import Puzzle, Theme
from ...bots.puzzles.idea import Idea, find_idea
from ...bots.review.judge import Judged, describe_moves, follow_solution
from ...engine.move_parts import MoveParts, describe
from ...engine.notation import parse
from ...engine.position.schema import Position
from ...engine.rules.names import Disease, Role
from ...protocol.coach import Claim, WinChance
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
    options: list[MoveParts]  # of a choice between moves
    asked: list[MoveParts]  # of a request: the options are to accept it and to decline it
    right: int | None  # which option is the best, once you may know it


class PuzzleResult(msgspec.Struct):
    """How a rated attempt has changed a rating."""

    rating: int
    change: int


class CheckedTurn(msgspec.Struct):
    """The judgement of a turn in an exercise, or of the option that was chosen in a puzzle."""

    solved: bool  # whether no better turn was found
    loss: float  # win chance that it cost, compared with the best turn found; 0 if not significant
    before: float  # win chance at its beginning
    better: list[MoveParts]  # the best turn found; of a puzzle after it is solved or given up
    why: list[Claim]  # what that turn is for
    against: list[Claim]  # what the turn that was tried loses
    rated: PuzzleResult | None = None  # of a puzzle, if this check has decided it


class NewChoice(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody chooses in a puzzle of one choice."""

    option: Annotated[int, msgspec.Meta(ge=0)]  # its number; of a request 0 accepts, 1 declines


def report(judged: Judged) -> CheckedTurn:
    """Return a judgement as people see it."""
    loss = judged.loss if judged.significant else 0.0
    before, against = judged.before.chance, [*judged.against]
    return CheckedTurn(judged.is_solved, loss, before, judged.best, judged.why, against)


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
    """Return the moves of the solution with their parts; an answer has none."""
    if puzzle.asked:
        return []
    state = puzzle.game().state
    if puzzle.options:
        return [describe(parse(text, state, puzzle.seat), state) for text in puzzle.solution]
    moves, _ = follow_solution(state, puzzle.seat, puzzle.solution)
    return describe_moves(state, moves)


def options_of(puzzle: Puzzle) -> list[MoveParts]:
    """Return the moves that one chooses from with their parts."""
    if puzzle.asked:
        return []
    state = puzzle.game().state
    return [describe(parse(one.text, state, puzzle.seat), state) for one in puzzle.options]


def asked_of(puzzle: Puzzle) -> list[MoveParts]:
    """Return the moves that the active player asks for with their parts."""
    state = puzzle.game().state
    moves, _ = follow_solution(state, state["turn"], puzzle.asked)
    return describe_moves(state, moves)


def find_right(puzzle: Puzzle) -> int | None:
    """Return the number of the best option of a choice, from 0."""
    texts = [option.text for option in puzzle.options]
    return texts.index(puzzle.solution[0]) if texts else None


def judge_choice(puzzle: Puzzle, chosen: int) -> Judged:
    """Judge the option with this number by what the makers of the puzzle have measured."""
    option, chance = puzzle.options[chosen], puzzle.chance
    before = WinChance(chance, chance, chance, 0)
    why, best = puzzle.why, solution_of(puzzle)
    return Judged(before, option.loss, option.low, option.loss, best, why, None, option.against)


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
