"""Puzzles: which to solve next, hints, solutions and the own rating.

The first check of a puzzle decides the rating, and so does giving up; after that it can be
practised freely. The solution is sent to nobody who has neither solved it nor given up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import cached_property

import msgspec

from ...bots.puzzles.collection import Puzzle, load_puzzles
from ...bots.puzzles.idea import Idea, find_idea
from ...bots.review.judge import Judged
from ...protocol.people import Me
from ...protocol.refusals import Refused
from ...protocol.setup import Practice, TableSetup
from ...rating import rate_attempt
from ...table.daily import day_at
from ...table.open_table import Opening
from ...table.practice import Excerpt
from ...table.room import Room
from ..opening import fit_setup
from . import tasks
from .attempts import Attempts, History
from .streak import find_streak
from .tasks import CheckedTurn, IdeaProgress, PuzzleCard, PuzzleOverview, PuzzleResult, PuzzleTask

HINTS = 2  # what it is about, and the first move
CURVE = 30  # ratings that are shown
STRIDE = 7919  # a prime number: every puzzle is that of a day before the first one comes again


class PuzzleHost:
    """The puzzles of a host, and how people do at them."""

    def __init__(self, attempts: Attempts, now: Callable[[], int]) -> None:
        self.attempts, self.now = attempts, now

    @cached_property
    def all(self) -> Sequence[Puzzle]:
        """All puzzles, in rising difficulty."""
        return load_puzzles()

    def find(self, puzzle_id: int) -> Puzzle:
        """Return a puzzle by its number; raise Refused."""
        if not 1 <= puzzle_id <= len(self.all):
            raise Refused("no_puzzle", last=len(self.all))
        return self.all[puzzle_id - 1]

    def at_table(self, room: Room) -> Puzzle | None:
        """Return the puzzle of an exercise, or None; raise Refused if its number is another's."""
        if room.practice is None or room.practice.puzzle is None:
            return None
        puzzle = self.find(room.practice.puzzle)
        if msgspec.to_builtins(tasks.position_of(puzzle)) != room.setup.position:
            raise Refused("old_puzzle")
        return puzzle

    async def check_revealed(self, person: str, room: Room) -> None:
        """Raise Refused if this is a puzzle whose solution a person may not know yet."""
        puzzle = self.at_table(room)
        if puzzle and not (await self.attempts.history(person)).at(puzzle).revealed:
            raise Refused("exercise")

    def of_day(self, day: str) -> Puzzle | None:
        """Return the puzzle of a day: the same for everyone, each once before any comes again."""
        number = date.fromisoformat(day).toordinal() * STRIDE
        return self.all[number % len(self.all)] if self.all else None

    async def history(self, viewer: Me | None) -> History:
        """Return the attempts of a person, or none without a name."""
        return await self.attempts.history(viewer.id) if viewer else History()

    async def overview(self, viewer: Me | None) -> PuzzleOverview:
        """Return a person's rating, the puzzle of the day and the next one near their rating."""
        mine, today = await self.history(viewer), day_at(self.now())
        daily, streak = self.of_day(today), find_streak(mine.days_solved, today)
        return PuzzleOverview(
            rating=round(mine.rating.rating),
            ratings=[round(then.rating) for then in mine.ratings[-CURVE:]],
            streak=streak.nights,
            solved_today=today in mine.days_solved,
            today=today,
            week=streak.week,
            free_night=streak.free,
            solved=count_solved(self.all, mine),
            total=len(self.all),
            daily=tasks.card(daily, mine.at(daily)) if daily else None,
            next=find_next(self.all, mine),
            ideas=[
                IdeaProgress(idea, len(found), count_solved(found, mine), find_next(found, mine))
                for idea, found in group_by_idea(self.all)
            ],
        )

    async def cards(self, viewer: Me | None) -> list[PuzzleCard]:
        """Return all puzzles in rising difficulty, and how a person did."""
        mine = await self.history(viewer)
        return [tasks.card(puzzle, mine.at(puzzle)) for puzzle in self.all]

    async def task(self, viewer: Me | None, puzzle: Puzzle) -> PuzzleTask:
        """Return a puzzle as far as a person may know it."""
        mine = await self.history(viewer)
        attempt, rating = mine.at(puzzle), mine.rating
        hints, decided = attempt.hints, attempt.solved is not None

        def points(success: bool, hints: int) -> int:
            """Return the change of the rating by an attempt."""
            return tasks.change(rating, rate_attempt(rating, puzzle.rating, success, hints))

        gain = points(True, hints)
        moves = tasks.solution_of(puzzle)
        return PuzzleTask(
            **msgspec.structs.asdict(tasks.card(puzzle, attempt)),
            rating=round(rating.rating),
            streak=find_streak(mine.days_solved, day_at(self.now())).nights,
            gain=0 if decided else gain,
            loss=0 if decided else points(False, hints),
            hint_cost=0 if decided else gain - points(True, hints + 1),
            hints_left=hints_of(puzzle) - hints,
            disease=puzzle.disease if hints else None,
            city=tasks.hint_of(puzzle) if hints else None,
            first=moves[0] if hints == HINTS else None,
            solution=moves if attempt.revealed else [],
            chance=puzzle.chance if attempt.revealed else None,
            second=puzzle.chance - puzzle.gap if attempt.revealed else None,
            why=puzzle.why if attempt.revealed else [],
            tempting=tasks.tempting_of(puzzle) if attempt.revealed else None,
            options=tasks.options_of(puzzle),
            asked=tasks.asked_of(puzzle),
            right=tasks.find_right(puzzle) if attempt.revealed else None,
        )

    async def check(
        self, person: str, puzzle: Puzzle, judged: Judged
    ) -> tuple[PuzzleResult | None, bool]:
        """Rate a checked attempt; return the change and whether the solution may be shown."""
        result = await self.rate(person, puzzle, success=judged.is_solved)
        if judged.is_solved:
            await self.attempts.reveal(person, puzzle)
        return result, (await self.attempts.history(person)).at(puzzle).revealed

    async def report(self, person: str, puzzle: Puzzle, judged: Judged) -> CheckedTurn:
        """Rate a checked attempt and return its judgement, as far as this person may know it."""
        checked = tasks.report(judged)
        checked.rated, revealed = await self.check(person, puzzle, judged)
        if not revealed:
            checked.better, checked.why = [], []
        return checked

    async def choose(self, person: str, puzzle: Puzzle, chosen: int) -> CheckedTurn:
        """Rate the option of a puzzle that a person has chosen, and return its judgement."""
        if not chosen < len(puzzle.options):
            raise Refused("no_option", last=len(puzzle.options) - 1)
        return await self.report(person, puzzle, tasks.judge_choice(puzzle, chosen))

    async def give_up(self, person: str, puzzle: Puzzle) -> None:
        """Reveal the solution; the attempt counts as failed, if it was not decided."""
        await self.rate(person, puzzle, success=False)
        await self.attempts.reveal(person, puzzle)

    async def take_hint(self, person: str, puzzle: Puzzle) -> None:
        """Take the next hint, if one is left."""
        await self.attempts.take_hint(person, puzzle, hints_of(puzzle))

    async def rate(self, person: str, puzzle: Puzzle, success: bool) -> PuzzleResult | None:
        """Change the rating of a person by their attempt; None if it was decided before."""
        mine = await self.attempts.history(person)
        rating = rate_attempt(mine.rating, puzzle.rating, success, mine.at(puzzle).hints)
        if not await self.attempts.decide(person, puzzle, success, rating):
            return None
        return PuzzleResult(round(rating.rating), tasks.change(mine.rating, rating))


def plan_puzzle(puzzle: Puzzle, absent: int) -> tuple[TableSetup, Opening]:
    """Return the set-up of a table where a puzzle can be solved, and how to open it."""
    excerpt = Excerpt(tasks.position_of(puzzle), puzzle.seat, puzzle.turn)
    setup = fit_setup(excerpt.setup(alone=True, help="odds"), absent)
    return setup, Opening(practice=Practice(table="", seq=0, turn=puzzle.turn, puzzle=puzzle.id))


def hints_of(puzzle: Puzzle) -> int:
    """Return how many hints a puzzle has: a choice between a few options has none."""
    return 0 if puzzle.options else HINTS


def find_next(puzzles: Sequence[Puzzle], mine: History) -> PuzzleCard | None:
    """Return the undecided puzzle near a person's rating, or None if there is none."""
    undecided = [puzzle for puzzle in puzzles if mine.at(puzzle).solved is None]
    rating = mine.rating.rating
    near = min(undecided, key=lambda puzzle: abs(puzzle.rating - rating), default=None)
    return tasks.card(near, mine.at(near)) if near else None


def count_solved(puzzles: Sequence[Puzzle], mine: History) -> int:
    """Return how many of these puzzles a person has solved."""
    return sum(mine.at(puzzle).solved is True for puzzle in puzzles)


def group_by_idea(puzzles: Sequence[Puzzle]) -> list[tuple[Idea, list[Puzzle]]]:
    """Return the puzzles of each idea, the idea with most puzzles first."""
    groups: dict[Idea, list[Puzzle]] = {}
    for puzzle in puzzles:
        groups.setdefault(find_idea(puzzle), []).append(puzzle)
    return sorted(groups.items(), key=lambda group: -len(group[1]))
