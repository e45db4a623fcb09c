"""Keeping tables: an append-only log whose key lets exactly one of two writers win.

SQLite (one process, guarded by a lock) and PostgreSQL (many) are the same code; only how news
travel between processes differs, and that is `news`.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import event, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import entries as e
from .schema import log, members, metadata, people, settings, tables

CHANNEL = "fourcures"


class Conflict(Exception):
    """Another writer was first: read the log and try again."""


@dataclass
class Append:
    """Entries that wait to be committed, from one place in one log."""

    table_id: str
    after: int
    entries: Sequence[e.AnyEntry]
    status: str | None
    joined: str | None
    done: asyncio.Future[None] = field(default_factory=asyncio.Future)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """The database of one process."""

    def __init__(self, url: str) -> None:
        self.sqlite = url.startswith("sqlite")
        options: dict[str, Any] = {} if self.sqlite else {"pool_size": 8, "pool_pre_ping": True}
        self.engine: AsyncEngine = create_async_engine(url, **options)
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", durable)
        self.queue: asyncio.Queue[Append] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Makes the tables where they are missing and starts the writer."""
        async with self.engine.begin() as connection:
            await connection.run_sync(metadata.create_all)
        self.writer = asyncio.create_task(self.write())

    async def close(self) -> None:
        """Commits what waits and lets go of the database."""
        await self.queue.join()
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        await self.engine.dispose()

    # The log.

    async def append(
        self,
        table_id: str,
        after: int,
        entries: Sequence[e.AnyEntry],
        status: str | None = None,
        joined: str | None = None,
    ) -> None:
        """Durable when it returns; Conflict if the log has grown beyond `after` meanwhile."""
        waiting = Append(table_id, after, entries, status, joined)
        await self.queue.put(waiting)
        await waiting.done

    async def write(self) -> None:
        """Commits together what is waiting; if that fails, one by one, so that only losers lose."""
        while True:
            batch = [await self.queue.get()]
            while not self.queue.empty() and len(batch) < 200:
                batch.append(self.queue.get_nowait())
            try:
                await self.commit(batch)
            except Exception as error:
                if len(batch) == 1:
                    fail(batch[0], error)
                else:
                    for one in batch:
                        try:
                            await self.commit([one])
                        except Exception as alone:
                            fail(one, alone)
            for _ in batch:
                self.queue.task_done()

    async def commit(self, batch: Sequence[Append]) -> None:
        """One transaction for all of these."""
        at = now()
        async with self.engine.begin() as connection:
            await connection.execute(insert(log), [row for one in batch for row in rows(one, at)])
            for one in batch:
                await self.beside_the_log(connection, one, at)
        for one in batch:
            one.done.set_result(None)

    async def beside_the_log(self, connection: AsyncConnection, one: Append, at: int) -> None:
        """What else a commit changes, and the news of it, in the same transaction."""
        if one.status is not None:
            changed = update(tables).where(tables.c.id == one.table_id).values(status=one.status)
            await connection.execute(changed)
        if one.joined is not None:
            known = select(members).where(
                members.c.table_id == one.table_id, members.c.person_id == one.joined
            )
            if (await connection.execute(known)).first() is None:
                row = {"table_id": one.table_id, "person_id": one.joined, "seen": at}
                await connection.execute(insert(members).values(row))
        if not self.sqlite:
            news = f"{one.table_id} {one.after + len(one.entries)}"
            await connection.execute(select(func.pg_notify(CHANNEL, news)))

    async def read(self, table_id: str, after: int = 0) -> list[tuple[int, e.AnyEntry]]:
        """The entries after a number, in order."""
        query = (
            select(log.c.seq, log.c.body)
            .where(log.c.table_id == table_id, log.c.seq > after)
            .order_by(log.c.seq)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return [(seq, e.decode(body)) for seq, body in found]

    # Tables and people.

    async def new_table(self, table_id: str, code: str, visibility: str, seed: str) -> None:
        row = {"id": table_id, "code": code, "visibility": visibility, "seed": seed}
        async with self.engine.begin() as connection:
            await connection.execute(insert(tables).values(**row, since=now(), status="open"))

    async def table(self, table_id: str) -> Any | None:
        """The row of a table, or None."""
        async with self.engine.connect() as connection:
            query = select(tables).where(tables.c.id == table_id)
            return (await connection.execute(query)).first()

    async def by_code(self, code: str) -> str | None:
        """The id of the table with this code."""
        async with self.engine.connect() as connection:
            query = select(tables.c.id).where(tables.c.code == code)
            return (await connection.execute(query)).scalar()

    async def public_tables(self, limit: int = 50) -> list[Any]:
        """Public tables that are not over, the newest first."""
        query = (
            select(tables.c.id, tables.c.status, tables.c.since)
            .where(tables.c.visibility == "public", tables.c.status.in_(["open", "playing"]))
            .order_by(tables.c.since.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def tables_of(self, person: str, limit: int = 100) -> list[Any]:
        """The tables where a person has been, the newest first."""
        query = (
            select(tables.c.id, tables.c.status, tables.c.since)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.person_id == person)
            .order_by(tables.c.since.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def name_person(self, person: str, name: str) -> None:
        """Notes a person's name, new or changed."""
        async with self.engine.begin() as connection:
            changed = await connection.execute(
                update(people).where(people.c.id == person).values(name=name)
            )
            if changed.rowcount == 0:
                row = {"id": person, "name": name, "since": now()}
                await connection.execute(insert(people).values(row))

    async def person(self, person: str) -> str | None:
        """A person's name, or None."""
        async with self.engine.connect() as connection:
            query = select(people.c.name).where(people.c.id == person)
            return (await connection.execute(query)).scalar()

    async def forget(self, person: str) -> None:
        """Deletes a person; what they did at tables stays there without a name."""
        async with self.engine.begin() as connection:
            await connection.execute(members.delete().where(members.c.person_id == person))
            await connection.execute(people.delete().where(people.c.id == person))

    async def secret(self) -> str:
        """What cookies are signed with: made on first start and kept with the data."""
        query = select(settings.c.value).where(settings.c.name == "secret")
        for _ in range(2):
            async with self.engine.connect() as connection:
                found: str | None = (await connection.execute(query)).scalar()
            if found is not None:
                return found
            with contextlib.suppress(IntegrityError):  # another process made it first
                async with self.engine.begin() as connection:
                    row = {"name": "secret", "value": secrets.token_hex(32)}
                    await connection.execute(insert(settings).values(row))
        raise RuntimeError("the database does not keep what it is given")

    async def seen(self, table_id: str, person: str) -> None:
        """A sign of life of a person at a table."""
        async with self.engine.begin() as connection:
            await connection.execute(
                update(members)
                .where(members.c.table_id == table_id, members.c.person_id == person)
                .values(seen=now())
            )

    async def last_seen(self, table_id: str, person: str) -> int:
        """When the last sign of life came, in milliseconds since 1970."""
        query = select(members.c.seen).where(
            members.c.table_id == table_id, members.c.person_id == person
        )
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar() or 0

    async def ready(self) -> None:
        """Raises if the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))


def rows(one: Append, at: int) -> list[dict[str, Any]]:
    """The rows of the log that an append makes."""
    return [
        {"table_id": one.table_id, "seq": one.after + i, "at": at, "body": e.encode(entry)}
        for i, entry in enumerate(one.entries, 1)
    ]


def fail(one: Append, error: Exception) -> None:
    """Tells whoever waits that it did not work."""
    if not one.done.done():
        one.done.set_exception(Conflict() if isinstance(error, IntegrityError) else error)


def durable(connection: Any, _record: Any) -> None:
    """SQLite as we want it: readers beside the writer, and nothing acknowledged is ever lost."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
