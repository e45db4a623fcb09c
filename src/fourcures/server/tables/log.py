"""The logs of tables: append-only, with a primary key that lets only one of two writers win."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...host.hosted_table import Conflict, DamagedLog, Numbered
from ...table import entries
from ...table.entries import AnyEntry
from ..db.database import ANSWERS_WITHIN, CHANNEL, Database
from ..db.pinned_connection import PinnedConnection
from .schema import log

logger = logging.getLogger(__name__)

MOST_AT_ONCE = 200  # appends in one transaction
APPENDED = "log"  # the topic of notifications: a table and its newest entry

NEWS = text(
    "SELECT log.table_id, log.seq, log.body FROM log"
    " JOIN unnest(CAST(:tables AS text[]), CAST(:after AS bigint[])) AS asked (table_id, seq)"
    " ON log.table_id = asked.table_id AND log.seq > asked.seq ORDER BY log.table_id, log.seq"
)
# Insert entries and notify in one statement, which is its own transaction.
APPEND = text(
    "WITH added AS (INSERT INTO log (table_id, seq, at, body) SELECT * FROM unnest("
    "CAST(:tables AS text[]), CAST(:seqs AS bigint[]), CAST(:ats AS bigint[]),"
    " CAST(:bodies AS bytea[])))"
    " SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news"
)
COLUMNS = {"tables": "table_id", "seqs": "seq", "ats": "at", "bodies": "body"}

Write = Callable[[AsyncConnection, int], Awaitable[None]]  # at a time in milliseconds since 1970


@dataclass
class Append:
    """Entries that wait to be committed after a given entry of one log.

    `create` runs before they are inserted, `writes` after, all in one transaction.
    """

    table_id: str
    after: int
    entries: Sequence[AnyEntry]
    writes: Sequence[Write] = ()
    create: Write | None = None
    then: Callable[[], None] = lambda: None
    done: asyncio.Future[None] = field(default_factory=asyncio.Future)

    def rows(self, at: int) -> Iterable[dict[str, str | int | bytes]]:
        """Yield the log rows of the entries."""
        for seq, entry in enumerate(self.entries, self.after + 1):
            yield {"table_id": self.table_id, "seq": seq, "at": at, "body": entries.encode(entry)}

    def fail(self, error: Exception) -> None:
        """Raise an error, or Conflict, in the task that waits for this append."""
        if self.done.done():
            return
        if isinstance(error, IntegrityError):
            conflict = Conflict()
            conflict.__cause__ = error
            error = conflict
        self.done.set_exception(error)


class TableLog:
    """The logs of all tables of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        # For the two statements that every move needs; not used with SQLite.
        self.append_connection = PinnedConnection(database.reading, ANSWERS_WITHIN)
        self.read_connection = PinnedConnection(database.reading, ANSWERS_WITHIN)
        self.queue: asyncio.Queue[Append] = asyncio.Queue()

    async def close(self) -> None:
        """Wait until everything in the queue is committed."""
        await self.queue.join()
        await self.append_connection.close()
        await self.read_connection.close()

    # Writing.

    async def append(self, append: Append) -> None:
        """Commit entries; raise Conflict if another writer was first.

        The entries are durable when it returns. `then` is called as soon as they are, even if
        the caller was cancelled meanwhile.
        """
        await self.queue.put(append)
        await append.done

    async def write(self) -> None:
        """Commit the queue in batches; after an error one by one, so that only conflicts fail."""
        while True:
            batch = [await self.queue.get()]
            while not self.queue.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self.queue.get_nowait())
            try:
                await self.commit(batch)
            except Exception as error:
                if len(batch) == 1 or isinstance(error, OSError):  # one by one would not help
                    for append in batch:
                        append.fail(error)
                else:
                    for append in batch:
                        try:
                            await self.commit([append])
                        except Exception as alone:
                            append.fail(alone)
            for _ in batch:
                self.queue.task_done()

    async def commit(self, batch: Sequence[Append]) -> None:
        """Commit a batch in one transaction."""
        at = self.database.clock.now()
        rows = [row for append in batch for row in append.rows(at)]
        news = [f"{APPENDED} {one.table_id} {one.after + len(one.entries)}" for one in batch]
        if self.database.sqlite or any(append.writes or append.create for append in batch):
            async with self.database.transaction() as connection:
                for append in batch:
                    if append.create is not None:
                        await append.create(connection, at)
                await connection.execute(insert(log), rows)
                for append in batch:
                    for write in append.writes:
                        await write(connection, at)
                await self.database.notify(connection, news)
        else:
            values: dict[str, Any] = {"channel": CHANNEL, "news": news}
            for name, column in COLUMNS.items():
                values[name] = [row[column] for row in rows]
            await self.append_connection.execute(APPEND, values)
        for append in batch:
            if not append.done.done():  # the waiting task may have been cancelled
                append.done.set_result(None)  # it runs before the tasks that `then` wakes
            try:
                append.then()
            except Exception:  # the entries are durable: nothing must be tried again
                logger.exception("telling about new entries failed")

    async def cut(self, table_id: str, after: int, writes: Sequence[Write]) -> None:
        """Delete the entries of a log after a number, and write what follows from the others."""
        newest = select(log.c.at).where(log.c.table_id == table_id, log.c.seq <= after)
        async with self.database.transaction() as connection:
            cut = delete(log).where(log.c.table_id == table_id, log.c.seq > after)
            await connection.execute(cut)
            at = (await connection.execute(newest.order_by(log.c.seq.desc()).limit(1))).scalar()
            for write in writes:
                await write(connection, at or self.database.clock.now())

    # Reading.

    async def read(self, table_id: str, after: int = 0) -> Numbered:
        """Return the entries of a log after a number, in order; raise DamagedLog."""
        return [(seq, decode(seq, body)) for seq, body in await self.read_raw(table_id, after)]

    async def read_raw(self, table_id: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Return the entries of a log after a number, as they are stored."""
        query = (
            select(log.c.seq, log.c.body)
            .where(log.c.table_id == table_id, log.c.seq > after)
            .order_by(log.c.seq)
        )
        return [(seq, body) for seq, body in await self.database.fetch_all(query)]

    async def read_news(self, after: Mapping[str, int]) -> dict[str, Numbered]:
        """Return the entries of several logs, each after a number; PostgreSQL only."""
        news: dict[str, Numbered] = {}
        asked = {"tables": list(after), "after": list(after.values())}
        for row in await self.read_connection.execute(NEWS, asked):
            news.setdefault(row.table_id, []).append((row.seq, decode(row.seq, row.body)))
        return news

    async def read_first(self, table_ids: Iterable[str]) -> dict[str, entries.Opened]:
        """Return the first entry of each of these tables, except of damaged ones."""
        query = select(log.c.table_id, log.c.body).where(
            log.c.table_id.in_(table_ids), log.c.seq == 1
        )
        rows = await self.database.fetch_all(query)
        first = {}
        for table_id, body in rows:
            try:
                entry = decode(1, body)
            except DamagedLog:  # opening the table will say so
                continue
            if isinstance(entry, entries.Opened):
                first[table_id] = entry
        return first

    async def newest(self, table_id: str) -> int | None:
        """Return the number of the newest entry of a table, or None if it has none."""
        query = select(func.max(log.c.seq)).where(log.c.table_id == table_id)
        newest: int | None = await self.database.fetch_value(query)
        return newest

    async def newest_at(self, table_id: str, at: int) -> int:
        """Return the number of the newest entry of a table at a time; 0 if it had none."""
        query = select(func.max(log.c.seq)).where(log.c.table_id == table_id, log.c.at <= at)
        newest: int | None = await self.database.fetch_value(query)
        return newest or 0


def decode(seq: int, body: bytes) -> AnyEntry:
    """Return an entry of a log; raise DamagedLog."""
    try:
        return entries.decode(body)
    except msgspec.MsgspecError as error:
        raise DamagedLog(seq, error) from None
