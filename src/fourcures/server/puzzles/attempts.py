"""The attempts of people at puzzles, in the database.

The primary key lets each person have one rated attempt at a puzzle, whichever process they ask.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import msgspec
from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...rating import Rating
from ..db.schema import puzzle_attempts as attempts
from ..db.store import Store


async def attempts_of(store: Store, person: str) -> Sequence[Row[*tuple[object, ...]]]:
    """Return a person's rated attempts that have been decided, the oldest first."""
    query = (
        select(attempts.c.puzzle, attempts.c.solved, attempts.c.rating, attempts.c.at)
        .where(attempts.c.person_id == person, attempts.c.solved.is_not(None))
        .order_by(attempts.c.at)
    )
    async with store.reading.connect() as connection:
        return (await connection.execute(query)).all()


async def attempt_at(store: Store, person: str, puzzle: str) -> Row[*tuple[object, ...]] | None:
    """Return a person's attempt at a puzzle, or None."""
    query = select(attempts.c.hints, attempts.c.revealed, attempts.c.solved).where(
        attempts.c.person_id == person, attempts.c.puzzle == puzzle
    )
    async with store.reading.connect() as connection:
        return (await connection.execute(query)).first()


async def rating_of(store: Store, person: str) -> Rating:
    """Return a person's rating after their last attempt that counted."""
    query = (
        select(attempts.c.rating, attempts.c.deviation, attempts.c.volatility)
        .where(attempts.c.person_id == person, attempts.c.solved.is_not(None))
        .order_by(attempts.c.at.desc())
        .limit(1)
    )
    async with store.reading.connect() as connection:
        row = (await connection.execute(query)).first()
    return Rating() if row is None else Rating(*row)


async def take_hint(store: Store, person: str, puzzle: str, most: int) -> None:
    """Count one more hint, up to `most`."""
    await begin(store, person, puzzle)
    async with store.transaction() as connection:
        one = update(attempts).where(
            attempts.c.person_id == person,
            attempts.c.puzzle == puzzle,
            attempts.c.hints < most,
        )
        await connection.execute(one.values(hints=attempts.c.hints + 1))


async def reveal(store: Store, person: str, puzzle: str) -> None:
    """Note that a person may see the solution from now on."""
    await begin(store, person, puzzle)
    async with store.transaction() as connection:
        one = update(attempts).where(attempts.c.person_id == person, attempts.c.puzzle == puzzle)
        await connection.execute(one.values(revealed=True))


async def decide(store: Store, person: str, puzzle: str, solved: bool, rating: Rating) -> bool:
    """Store the result of a rated attempt; return False if it was decided before."""
    await begin(store, person, puzzle)
    async with store.transaction() as connection:
        undecided = update(attempts).where(
            attempts.c.person_id == person,
            attempts.c.puzzle == puzzle,
            attempts.c.solved.is_(None),
        )
        values = {"solved": solved, "at": store.clock.now(), **msgspec.structs.asdict(rating)}
        return bool((await connection.execute(undecided.values(values))).rowcount)


async def begin(store: Store, person: str, puzzle: str) -> None:
    """Create the row of an attempt, unless it is there."""
    if await attempt_at(store, person, puzzle) is not None:
        return
    row = {"person_id": person, "puzzle": puzzle, "hints": 0, "revealed": False}
    with contextlib.suppress(IntegrityError):  # another request of the same person was first
        async with store.transaction() as connection:
            await connection.execute(insert(attempts).values(row))
