"""Whom people have blocked: a list for each person, the same on all their devices."""

from __future__ import annotations

import contextlib

from sqlalchemy import Row, and_, delete, insert, or_, select
from sqlalchemy.exc import IntegrityError

from ...protocol.refusals import Refused
from ..db.schema import blocks, people
from ..db.store import Store


class Blocks:
    """The blocks between the people of a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: str) -> list[Row[str, str, int]]:
        """Return the people whom a person has blocked, and since when, the newest first."""
        query = (
            select(people.c.id, people.c.name, blocks.c.since)
            .join(blocks, blocks.c.blocked_id == people.c.id)
            .where(blocks.c.person_id == person)
            .order_by(blocks.c.since.desc(), people.c.id)
        )
        async with self.store.reading.connect() as connection:
            return list((await connection.execute(query)).all())

    async def add(self, person: str, blocked: str) -> None:
        """Block somebody; raise Refused if nobody else has that id."""
        if blocked == person or await self.store.unknown({blocked}):
            raise Refused("unknown_person")
        row = {"person_id": person, "blocked_id": blocked, "since": self.store.clock.now()}
        with contextlib.suppress(IntegrityError):  # they are blocked already
            async with self.store.transaction() as connection:
                await connection.execute(insert(blocks).values(row))

    async def remove(self, person: str, blocked: str) -> None:
        """Unblock somebody."""
        one = and_(blocks.c.person_id == person, blocks.c.blocked_id == blocked)
        async with self.store.transaction() as connection:
            await connection.execute(delete(blocks).where(one))

    async def around(self, person: str) -> set[str]:
        """Return the people whom a person has blocked, and those who have blocked them."""
        query = select(blocks.c.person_id, blocks.c.blocked_id).where(
            or_(blocks.c.person_id == person, blocks.c.blocked_id == person)
        )
        async with self.store.reading.connect() as connection:
            found = (await connection.execute(query)).all()
        return {one for row in found for one in row} - {person}
