"""Heartbeats: when each person was last seen at a table, written in batches."""

from __future__ import annotations

import asyncio
import contextlib

from sqlalchemy import bindparam, select, update

from ..db.database import SILENT, Database
from .schema import members

EVERY = 1.0  # seconds


class Heartbeats:
    """The heartbeats of people; each write costs as much as a move, so they wait for each other."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: dict[tuple[str, str], int] = {}  # (table, person), not yet in the database

    def record(self, table_id: str, person: str) -> None:
        """Record that a person is at a table now; it is written within a second."""
        self.waiting[table_id, person] = self.database.clock.now()

    async def last_seen(self, table_id: str, person: str) -> int:
        """Return the time of a person's last heartbeat, in milliseconds since 1970."""
        query = select(members.c.seen).where(
            members.c.table_id == table_id, members.c.person_id == person
        )
        known: int = await self.database.fetch_value(query) or 0
        return max(known, self.waiting.get((table_id, person), 0))

    async def run(self) -> None:
        """Write the waiting heartbeats every second, until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            with contextlib.suppress(*SILENT):
                await self.flush()

    async def flush(self) -> None:
        """Write the waiting heartbeats, unless another worker has written a newer one."""
        waiting = sorted(self.waiting.items())  # sorted, so that processes cannot deadlock
        if not waiting:
            return
        changed = update(members).where(
            members.c.table_id == bindparam("at_table"),
            members.c.person_id == bindparam("who"),
            members.c.seen < bindparam("then"),
        )
        rows = [{"at_table": key[0], "who": key[1], "then": then} for key, then in waiting]
        async with self.database.transaction() as connection:
            await connection.execute(changed.values(seen=bindparam("then")), rows)
        for key, then in waiting:
            if self.waiting.get(key) == then:
                del self.waiting[key]
