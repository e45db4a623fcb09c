"""The attempts of people at puzzles, in the database.

The primary key lets each person have one rated attempt at a puzzle, whichever process they ask.
"""

from __future__ import annotations

import contextlib

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ...bots.puzzles.collection import Puzzle
from ...host.puzzles.attempts import Attempt, History, key_of
from ...rating import Rating
from ..db.database import Database
from ..db.schema import metadata

attempts = sa.Table(
    "puzzle_attempts",
    metadata,
    sa.Column("person_id", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("puzzle", sa.String(80), primary_key=True),
    sa.Column("hints", sa.Integer, nullable=False),  # these fields are those of `Attempt`
    sa.Column("revealed", sa.Boolean, nullable=False),
    sa.Column("solved", sa.Boolean),
    sa.Column("rating", sa.Double),  # after it, like the next two (Glicko-2)
    sa.Column("deviation", sa.Double),
    sa.Column("volatility", sa.Double),
    sa.Column("at", sa.BigInteger),
    sa.Index("puzzle_attempts_by_time", "person_id", "at"),
)


class StoredAttempts:
    """The attempts in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def history(self, person: str) -> History:
        mine = sa.select(attempts).where(attempts.c.person_id == person)
        rows = await self.database.fetch_all(mine)
        return History({row.puzzle: attempt_of(row) for row in rows})

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


def attempt_of(row: sa.Row[tuple[object, ...]]) -> Attempt:
    """Return the attempt in a row."""
    if row.solved is None:
        return Attempt(row.hints, row.revealed)
    rating = Rating(row.rating, row.deviation, row.volatility)
    return Attempt(row.hints, row.revealed, row.solved, rating, row.at)
