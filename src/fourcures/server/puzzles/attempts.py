"""The attempts of people at puzzles, in the database.

The primary key lets each person have one rated attempt at a puzzle, whichever process they ask.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    Row,
    String,
    Table,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from ...rating import Rating
from ..db.database import Database
from ..db.schema import metadata

attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(80), primary_key=True),
    Column("hints", Integer, nullable=False),  # how many were taken
    Column("revealed", Boolean, nullable=False),  # whether the person may see the solution
    Column("solved", Boolean),  # the result that counts; empty until the first check
    Column("rating", Double),  # of the person after it, like the next two (Glicko-2)
    Column("deviation", Double),
    Column("volatility", Double),
    Column("at", BigInteger),  # when it was decided
    Index("puzzle_attempts_by_time", "person_id", "at"),
)


class Attempts:
    """The attempts in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def decided_by(self, person: str) -> Sequence[Row[*tuple[object, ...]]]:
        """Return a person's rated attempts that have been decided, the oldest first."""
        query = (
            select(attempts.c.puzzle, attempts.c.solved, attempts.c.rating, attempts.c.at)
            .where(attempts.c.person_id == person, attempts.c.solved.is_not(None))
            .order_by(attempts.c.at)
        )
        return await self.database.fetch_all(query)

    async def find(self, person: str, puzzle: str) -> Row[int, bool, bool] | None:
        """Return a person's attempt at a puzzle, or None."""
        query = select(attempts.c.hints, attempts.c.revealed, attempts.c.solved).where(
            attempts.c.person_id == person, attempts.c.puzzle == puzzle
        )
        return await self.database.fetch_one(query)

    async def rating_of(self, person: str) -> Rating:
        """Return a person's rating after their last attempt that counted."""
        query = (
            select(attempts.c.rating, attempts.c.deviation, attempts.c.volatility)
            .where(attempts.c.person_id == person, attempts.c.solved.is_not(None))
            .order_by(attempts.c.at.desc())
            .limit(1)
        )
        row = await self.database.fetch_one(query)
        return Rating() if row is None else Rating(*row)

    async def take_hint(self, person: str, puzzle: str, most: int) -> None:
        """Count one more hint, up to `most`."""
        await self.begin(person, puzzle)
        attempt = update(attempts).where(
            attempts.c.person_id == person, attempts.c.puzzle == puzzle, attempts.c.hints < most
        )
        await self.database.execute(attempt.values(hints=attempts.c.hints + 1))

    async def reveal(self, person: str, puzzle: str) -> None:
        """Note that a person may see the solution from now on."""
        await self.begin(person, puzzle)
        attempt = update(attempts).where(
            attempts.c.person_id == person, attempts.c.puzzle == puzzle
        )
        await self.database.execute(attempt.values(revealed=True))

    async def decide(self, person: str, puzzle: str, solved: bool, rating: Rating) -> bool:
        """Store the result of a rated attempt; return False if it was decided before."""
        await self.begin(person, puzzle)
        undecided = update(attempts).where(
            attempts.c.person_id == person,
            attempts.c.puzzle == puzzle,
            attempts.c.solved.is_(None),
        )
        at = self.database.clock.now()
        values = {"solved": solved, "at": at, **msgspec.structs.asdict(rating)}
        return await self.database.execute(undecided.values(values)) > 0

    async def begin(self, person: str, puzzle: str) -> None:
        """Create the row of an attempt, unless it is there."""
        if await self.find(person, puzzle) is not None:
            return
        row = {"person_id": person, "puzzle": puzzle, "hints": 0, "revealed": False}
        with contextlib.suppress(IntegrityError):  # another request of the same person was first
            await self.database.execute(insert(attempts).values(row))
