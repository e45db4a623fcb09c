"""The attempts of people at puzzles, in the database.

The primary key lets each person have one rated attempt at a puzzle, whichever process they ask.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ...bots.puzzles.collection import Puzzle
from ...rating import Rating
from ...table.daily import day_at
from ..db.database import Database
from ..db.schema import metadata

attempts = sa.Table(
    "puzzle_attempts",
    metadata,
    sa.Column("person_id", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("puzzle", sa.String(80), primary_key=True),
    sa.Column("hints", sa.Integer, nullable=False),  # how many were taken
    sa.Column("revealed", sa.Boolean, nullable=False),  # whether the person may see the solution
    sa.Column("solved", sa.Boolean),  # the result that counts; empty until the first check
    sa.Column("rating", sa.Double),  # of the person after it, like the next two (Glicko-2)
    sa.Column("deviation", sa.Double),
    sa.Column("volatility", sa.Double),
    sa.Column("at", sa.BigInteger),  # when it was decided
    sa.Index("puzzle_attempts_by_time", "person_id", "at"),
)


class Attempt(msgspec.Struct):
    """A person's attempt at a puzzle."""

    hints: int = 0
    revealed: bool = False
    solved: bool | None = None  # None until it is decided


class History:
    """A person's attempts, and the rating after the last one that counted."""

    def __init__(self, rows: Sequence[sa.Row[*tuple[object, ...]]] = ()) -> None:
        self.attempts = {row.puzzle: Attempt(row.hints, row.revealed, row.solved) for row in rows}
        decided = [row for row in rows if row.solved is not None]
        self.ratings = [Rating(row.rating, row.deviation, row.volatility) for row in decided]
        self.rating = self.ratings[-1] if decided else Rating()
        self.days_solved = {day_at(row.at) for row in decided if row.solved}

    def at(self, puzzle: Puzzle) -> Attempt:
        return self.attempts.get(key_of(puzzle)) or Attempt()


class Attempts:
    """The attempts in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def history(self, person: str) -> History:
        mine = sa.select(attempts).where(attempts.c.person_id == person).order_by(attempts.c.at)
        return History(await self.database.fetch_all(mine))

    async def take_hint(self, person: str, puzzle: Puzzle, most: int) -> None:
        """Count one more hint, up to `most`."""
        hints = attempts.c.hints
        await self.change(person, puzzle, hints < most, hints=hints + 1)

    async def reveal(self, person: str, puzzle: Puzzle) -> None:
        """Note that a person may see the solution from now on."""
        await self.change(person, puzzle, revealed=True)

    async def decide(self, person: str, puzzle: Puzzle, solved: bool, rating: Rating) -> bool:
        """Store the result of a rated attempt; return False if it was decided before."""
        undecided, values = attempts.c.solved.is_(None), msgspec.structs.asdict(rating)
        at = self.database.clock.now()
        return await self.change(person, puzzle, undecided, solved=solved, at=at, **values)

    async def change(
        self, person: str, puzzle: Puzzle, *only: sa.ColumnElement[bool], **values: object
    ) -> bool:
        """Change an attempt, which this may begin, if these conditions hold; return whether so."""
        row = {"person_id": person, "puzzle": key_of(puzzle)}
        this = [attempts.c[name] == value for name, value in row.items()]
        if await self.database.fetch_one(sa.select(attempts.c.hints).where(*this)) is None:
            new = sa.insert(attempts).values(row | {"hints": 0, "revealed": False})
            with contextlib.suppress(IntegrityError):  # another request of theirs was first
                await self.database.execute(new)
        changed = sa.update(attempts).where(*this, *only).values(**values)
        return await self.database.execute(changed) > 0


def key_of(puzzle: Puzzle) -> str:
    """Return the name of a puzzle in the database, which a new list of puzzles does not change."""
    return f"{puzzle.deal} {puzzle.turn}"
