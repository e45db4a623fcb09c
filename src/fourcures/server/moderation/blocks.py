"""Whom people have blocked: a list for each person, the same on all their devices."""

from __future__ import annotations

import contextlib

from sqlalchemy import Row, delete, insert, or_, select
from sqlalchemy.exc import IntegrityError

from ...protocol.refusals import Refused
from ..people.people import People
from ..people.schema import people
from .schema import blocks


class Blocks:
    """The blocks between the people of a database."""

    def __init__(self, people: People) -> None:
        self.people, self.database = people, people.database

    async def list_blocked(self, person: str) -> list[Row[str, str, int]]:
        """Return the people whom a person has blocked, and since when, the newest first."""
        query = (
            select(people.c.id, people.c.name, blocks.c.since)
            .join(blocks, blocks.c.blocked_id == people.c.id)
            .where(blocks.c.person_id == person)
            .order_by(blocks.c.since.desc(), people.c.id)
        )
        return list(await self.database.fetch_all(query))

    async def add(self, person: str, blocked: str) -> None:
        """Block somebody; raise Refused if nobody else has that id."""
        if blocked == person or await self.people.unknown({blocked}):
            raise Refused("unknown_person")
        row = {"person_id": person, "blocked_id": blocked, "since": self.database.clock.now()}
        with contextlib.suppress(IntegrityError):  # they are blocked already
            await self.database.execute(insert(blocks).values(row))

    async def remove(self, person: str, blocked: str) -> None:
        block = delete(blocks).where(blocks.c.person_id == person, blocks.c.blocked_id == blocked)
        await self.database.execute(block)

    async def around(self, person: str) -> set[str]:
        """Return the people whom a person has blocked, and those who have blocked them."""
        query = select(blocks.c.person_id, blocks.c.blocked_id).where(
            or_(blocks.c.person_id == person, blocks.c.blocked_id == person)
        )
        rows = await self.database.fetch_all(query)
        return {other for row in rows for other in row} - {person}
