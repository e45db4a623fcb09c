"""Puzzles: which to solve next, hints, solutions and the own rating.

The first check of a puzzle decides the rating, and so does giving up; after that it can be
practised freely. The solution is sent to nobody who has neither solved it nor given up.
"""

from __future__ import annotations

from datetime import date

import msgspec
from sqlalchemy import Select, select

from ...bots.puzzles.collection import Puzzle, load_puzzles
from ...bots.review.judge import Judged
from ...protocol.refusals import Refused
from ...rating import Rating, rate_attempt
from ...table.daily import day_at
from ...table.room import Room
from ..http.requests import Me
from ..tables.feature import Feature, PersonalRows
from ..tables.tables import Tables
from .attempts import Attempts, attempts
from .tasks import (
    PuzzleOverview,
    PuzzleResult,
    PuzzleTask,
    card,
    change,
    days_solved,
    difficulty,
    hint_of,
    key_of,
    position_of,
    solution_of,
    streak,
)

HINTS = 2  # what it is about, and the first move
CURVE = 30  # ratings that are shown
STRIDE = 7919  # a prime number: every puzzle is that of a day before the first one comes again


class Puzzles(Feature):
    """The puzzles of a server, and how people do at them."""

    name = "puzzles"
    personal = (PersonalRows(attempts),)

    def __init__(self, tables: Tables) -> None:
        self.tables, self.clock = tables, tables.database.clock
        self.attempts = Attempts(tables.database)
        self.all = load_puzzles()

    def active_people(self, since: int) -> Select[str]:
        return select(attempts.c.person_id).where(attempts.c.at >= since)

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
        if msgspec.to_builtins(position_of(puzzle)) != room.setup.position:
            raise Refused("old_puzzle")
        return puzzle

    def of_day(self, day: str) -> Puzzle | None:
        """Return the puzzle of a day: the same for everyone, each once before any comes again."""
        number = date.fromisoformat(day).toordinal() * STRIDE
        return self.all[number % len(self.all)] if self.all else None

    async def results_of(self, viewer: Me | None) -> dict[str, bool]:
        """Return whether a person has solved each puzzle that they attempted."""
        decided = await self.attempts.decided_by(viewer.id) if viewer else []
        return {str(row.puzzle): bool(row.solved) for row in decided}

    async def overview(self, viewer: Me | None) -> PuzzleOverview:
        """Return a person's rating, the puzzle of the day and the next one near their rating."""
        mine = await self.attempts.decided_by(viewer.id) if viewer else []
        results = {str(row.puzzle): bool(row.solved) for row in mine}
        rating = mine[-1].rating if mine else Rating().rating
        today, days = day_at(self.clock.now()), days_solved(mine)
        undecided = [puzzle for puzzle in self.all if key_of(puzzle) not in results]
        near = min(undecided, key=lambda puzzle: abs(puzzle.rating - rating), default=None)
        daily = self.of_day(today)
        return PuzzleOverview(
            rating=round(rating),
            ratings=[round(row.rating) for row in mine[-CURVE:]],
            streak=streak(days, today),
            solved_today=today in days,
            solved=sum(results.values()),
            total=len(self.all),
            daily=card(daily, results) if daily else None,
            next=card(near, results) if near else None,
        )

    async def task(self, viewer: Me | None, puzzle: Puzzle) -> PuzzleTask:
        """Return a puzzle as far as a person may know it."""
        row, rating, days = None, Rating(), set[str]()
        if viewer is not None:
            days = days_solved(await self.attempts.decided_by(viewer.id))
            row = await self.attempts.find(viewer.id, key_of(puzzle))
            rating = await self.attempts.rating_of(viewer.id)
        hints = int(row.hints) if row is not None else 0
        decided = row is not None and row.solved is not None

        def points(success: bool, hints: int) -> int:
            """Return the change of the rating by an attempt."""
            return change(rating, rate_attempt(rating, puzzle.rating, success, hints))

        gain = points(True, hints)
        moves = solution_of(puzzle)
        revealed = row is not None and bool(row.revealed)
        return PuzzleTask(
            id=puzzle.id,
            theme=puzzle.theme,
            difficulty=difficulty(puzzle),
            state="new" if not decided else "solved" if row and row.solved else "failed",
            rating=round(rating.rating),
            streak=streak(days, day_at(self.clock.now())),
            gain=0 if decided else gain,
            loss=0 if decided else points(False, hints),
            hint_cost=0 if decided else gain - points(True, hints + 1),
            hints_left=HINTS - hints,
            disease=puzzle.disease if hints else None,
            city=hint_of(puzzle) if hints else None,
            first=moves[0] if hints == HINTS else None,
            solution=moves if revealed else [],
            chance=puzzle.chance if revealed else None,
            second=puzzle.chance - puzzle.gap if revealed else None,
        )

    async def take_hint(self, person: str, puzzle: Puzzle) -> None:
        """Count one more hint of a person, as long as there are more."""
        await self.attempts.take_hint(person, key_of(puzzle), HINTS)

    async def check(
        self, person: str, puzzle: Puzzle, judged: Judged
    ) -> tuple[PuzzleResult | None, bool]:
        """Rate a checked attempt; return the change and whether the solution may be shown."""
        result = await self.rate(person, puzzle, success=judged.is_solved)
        if judged.is_solved:
            await self.attempts.reveal(person, key_of(puzzle))
        row = await self.attempts.find(person, key_of(puzzle))
        return result, row is not None and bool(row.revealed)

    async def give_up(self, person: str, puzzle: Puzzle) -> None:
        """Reveal the solution; the attempt counts as failed, if it was not decided."""
        await self.rate(person, puzzle, success=False)
        await self.attempts.reveal(person, key_of(puzzle))

    async def rate(self, person: str, puzzle: Puzzle, success: bool) -> PuzzleResult | None:
        """Change the rating of a person by their attempt; None if it was decided before."""
        row = await self.attempts.find(person, key_of(puzzle))
        if row is not None and row.solved is not None:
            return None
        before = await self.attempts.rating_of(person)
        hints = int(row.hints) if row is not None else 0
        rating = rate_attempt(before, puzzle.rating, success, hints)
        if not await self.attempts.decide(person, key_of(puzzle), success, rating):
            return None
        return PuzzleResult(round(rating.rating), change(before, rating))
