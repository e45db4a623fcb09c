"""Store tables in an append-only log, whose primary key lets only one of two writers win.

SQLite (one process, guarded by a lock) and PostgreSQL (many) use the same code. Only PostgreSQL
notifies other processes, which `listener` receives.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import (
    Row,
    ScalarSelect,
    bindparam,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ...protocol.schema import TableStatus
from ...table import entries
from ...table.entries import AnyEntry, Opened
from ...table.results import GameResult
from . import migrations
from .clock import Clock
from .pinned_connection import PinnedConnection
from .schema import (
    log,
    members,
    people,
    puzzle_attempts,
    results,
    reviews,
    settings,
    tables,
    tries,
    waits,
)

logger = logging.getLogger(__name__)

BROKEN = "broken"  # the status of a table in quarantine: its log cannot be read
UNLISTED = "exercise"  # the visibility of a table that nobody comes back to
CHANNEL = "fourcures"
AGAIN = "again"  # instead of a number: older entries have changed
EPHEMERAL = "shows"  # after a table's id: what somebody shows there for the moment
SIGNED_OUT = "out"  # after a person's id: one of their devices, or all, are signed out
HEARTBEATS_EVERY = 1.0  # seconds
GRACE = 60_000  # milliseconds before people are told that a table waits for them
CLOCK_EVERY = 60.0  # seconds between two comparisons with the database's clock
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0  # seconds between two attempts to open the database
ANSWERS_WITHIN = 30.0  # seconds; a dead connection may raise no error
SWITCHES, SWITCH_PAUSE = 100, 0.05  # attempts to switch a new SQLite file to WAL; seconds
POOL: dict[str, int] = {"pool_size": 8, "max_overflow": 10, "pool_pre_ping": True}
MOST_CONNECTIONS = 8 + 10 + 1  # of a process: its pool, and the listener
SILENT = (SQLAlchemyError, OSError)  # errors of a database that does not respond

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
    " SELECT pg_notify(:channel, one) FROM unnest(CAST(:news AS text[])) AS one"
)
COLUMNS = {"tables": "table_id", "seqs": "seq", "ats": "at", "bodies": "body"}
NOTIFY = text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:news AS text[])) AS one")


class Conflict(Exception):
    """Another writer was first; read the log and try again."""


class DamagedLog(Exception):
    """An entry of a log cannot be read or applied, or is missing."""

    def __init__(self, seq: int, why: object) -> None:
        super().__init__(f"entry {seq}: {why}")


@dataclass(frozen=True)
class Rated:
    """What an append changes in the tries of a day: who begins one, and how their team ended."""

    day: str
    begin: Collection[str] = ()
    result: Mapping[str, object] | None = None  # the columns of the result


@dataclass(frozen=True)
class TableRow:
    """The row of a table that an append creates: without entries there would be half a table."""

    code: str
    visibility: str
    seed: str


@dataclass(frozen=True)
class WaitChange:
    """What an append changes in whom a table waits for."""

    begun: Mapping[str, int]  # by person, the entry since which it waits
    ended: Collection[str]
    time: int  # milliseconds that they have
    late: str  # what happens then


@dataclass(frozen=True, kw_only=True)
class RowChanges:
    """What an append changes besides the log; most change nothing."""

    new: TableRow | None = None
    status: str | None = None
    joined: str | None = None  # a person who becomes a member
    rated: Rated | None = None
    results: Sequence[GameResult] | None = None  # instead of the earlier ones, if any
    waits: WaitChange | None = None


NO_CHANGES = RowChanges()


@dataclass
class Append:
    """Entries that wait to be committed after a given entry of one log."""

    table_id: str
    after: int
    entries: Sequence[AnyEntry]
    rows: RowChanges
    then: Callable[[], None]
    done: asyncio.Future[None] = field(default_factory=asyncio.Future)


def nothing() -> None:
    """Do nothing."""


class Store:
    """The database of one process."""

    def __init__(self, url: str) -> None:
        self.sqlite = url.startswith("sqlite")
        options: dict[str, Any] = {} if self.sqlite else POOL
        # Parameters may be seeds and codes: hide them in errors, and so in logs.
        self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, **options)
        # Reads need no transaction, which would double their time over a network.
        reading = {} if self.sqlite else {"isolation_level": "AUTOCOMMIT"}
        self.reading = self.engine.execution_options(**reading)
        # For the two statements that every move needs; not used with SQLite.
        self.append_connection = PinnedConnection(self.reading, ANSWERS_WITHIN)
        self.read_connection = PinnedConnection(self.reading, ANSWERS_WITHIN)
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", durable)
        # SQLite has one writer at a time: waiting for this lock avoids polling the file.
        self.write_lock = asyncio.Lock() if self.sqlite else contextlib.nullcontext()
        self.queue: asyncio.Queue[Append] = asyncio.Queue()
        self.heartbeats: dict[tuple[str, str], int] = {}  # not yet in the database
        self.clock = Clock()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Migrate the database to this version's schema and start the writer.

        Wait for a database that does not respond: the server may be restarting during an outage.
        """
        pause = FIRST_PAUSE
        while True:
            try:
                await self.migrate()
                break
            except SILENT as error:
                logger.error("waiting for the database: %s", type(error).__name__)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        self.tasks = [
            asyncio.create_task(self.write()),
            asyncio.create_task(self.write_heartbeats()),
        ]

    async def migrate(self) -> None:
        """Migrate the database to this version's schema."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrations.upgrade)
        await self.set_clock()

    async def set_clock(self) -> None:
        """Compare this machine's clock with the database's."""
        if not self.sqlite:
            async with self.reading.connect() as connection:
                await self.clock.compare(connection)

    async def close(self) -> None:
        """Commit everything in the queue and close the database."""
        await self.queue.join()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(*SILENT):
            await self.flush_heartbeats()
        await self.append_connection.close()
        await self.read_connection.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a write transaction; raise TimeoutError if the database does not respond."""
        async with (
            self.write_lock,
            asyncio.timeout(ANSWERS_WITHIN),
            self.engine.begin() as connection,
        ):
            yield connection

    # The log.

    async def append(
        self,
        table_id: str,
        after: int,
        entries: Sequence[AnyEntry],
        rows: RowChanges = NO_CHANGES,
        then: Callable[[], None] = nothing,
    ) -> None:
        """Commit entries after `after`; raise Conflict if another writer was first.

        The entries are durable when it returns. `then` is called as soon as they are, even if
        the caller was cancelled meanwhile.
        """
        await self.submit(Append(table_id, after, entries, rows, then))

    async def submit(self, waiting: Append) -> None:
        """Put an append into the queue and wait for its commit."""
        await self.queue.put(waiting)
        await waiting.done

    async def write(self) -> None:
        """Commit the queue in batches; after an error one by one, so that only conflicts fail."""
        while True:
            batch = [await self.queue.get()]
            while not self.queue.empty() and len(batch) < 200:
                batch.append(self.queue.get_nowait())
            try:
                await self.commit(batch)
            except Exception as error:
                if len(batch) == 1 or isinstance(error, OSError):  # one by one would not help
                    for one in batch:
                        fail(one, error)
                else:
                    for one in batch:
                        try:
                            await self.commit([one])
                        except Exception as alone:
                            fail(one, alone)
            for _ in batch:
                self.queue.task_done()

    async def commit(self, batch: Sequence[Append]) -> None:
        """Commit a batch in one transaction."""
        at = self.clock.now()
        added = [row for one in batch for row in rows(one, at)]
        news = [f"{one.table_id} {one.after + len(one.entries)}" for one in batch]
        if self.sqlite or any(one.rows != NO_CHANGES for one in batch):
            async with self.transaction() as connection:
                for one in batch:
                    await self.create_row(connection, one, at)
                await connection.execute(insert(log), added)
                for one in batch:
                    await self.update_rows(connection, one, at)
                await self.notify(connection, news)
        else:
            values: dict[str, Any] = {"channel": CHANNEL, "news": news}
            for name, column in COLUMNS.items():
                values[name] = [row[column] for row in added]
            await self.append_connection.execute(APPEND, values)
        for one in batch:
            if not one.done.done():  # the waiting task may have been cancelled
                one.done.set_result(None)  # it runs before the tasks that `then` wakes
            one.then()

    async def create_row(self, connection: AsyncConnection, one: Append, at: int) -> None:
        """Create a new table's row, in the same transaction."""
        if one.rows.new is not None:
            row = {"id": one.table_id, "since": at, "status": "open", **vars(one.rows.new)}
            await connection.execute(insert(tables).values(row))

    async def update_rows(self, connection: AsyncConnection, one: Append, at: int) -> None:
        """Update what is known about a table besides its log, in the same transaction."""
        if one.rows.status is not None:
            this = update(tables).where(tables.c.id == one.table_id)
            await connection.execute(this.values(status=one.rows.status))
        if one.rows.joined is not None:
            known = select(members).where(
                members.c.table_id == one.table_id, members.c.person_id == one.rows.joined
            )
            if (await connection.execute(known)).first() is None:
                row = {"table_id": one.table_id, "person_id": one.rows.joined, "seen": at}
                await connection.execute(insert(members).values(row))
        if one.rows.rated is not None:
            for person in one.rows.rated.begin:
                row = {"person_id": person, "day": one.rows.rated.day, "table_id": one.table_id}
                await connection.execute(insert(tries).values(row))
            if one.rows.rated.result is not None:
                ended = update(tries).where(tries.c.table_id == one.table_id)
                await connection.execute(ended.values(**one.rows.rated.result))
        if one.rows.results is not None:
            await self.replace_results(connection, one.table_id, one.rows.results, at)
        if one.rows.waits is not None:
            await self.update_waits(connection, one.table_id, one.rows.waits, at)

    async def replace_results(
        self, connection: AsyncConnection, table_id: str, found: Sequence[GameResult], at: int
    ) -> None:
        """Write the results of a game instead of earlier ones; not of people who are deleted."""
        await connection.execute(delete(results).where(results.c.table_id == table_id))
        them = [one.person for one in found]
        query = select(people.c.id).where(people.c.id.in_(them), people.c.deleted.is_(None))
        known = set((await connection.execute(query)).scalars())
        rows = [result_row(one, table_id, at) for one in found if one.person in known]
        if rows:
            await connection.execute(insert(results), rows)

    async def update_waits(
        self, connection: AsyncConnection, table_id: str, change: WaitChange, at: int
    ) -> None:
        """Update whom a table waits for; a wait that begins again replaces the old one."""
        over = {*change.begun, *change.ended}
        await connection.execute(
            delete(waits).where(waits.c.table_id == table_id, waits.c.person_id.in_(over))
        )
        rows = [
            {
                **{"table_id": table_id, "person_id": person, "seq": seq, "since": at},
                **{"due": at + change.time, "late": change.late, "ran_out": False},
                **{"kind": "turn", "notify_at": at + GRACE},
            }
            for person, seq in change.begun.items()
        ]
        if rows:
            await connection.execute(insert(waits), rows)

    async def notify(self, connection: AsyncConnection, news: Sequence[str]) -> None:
        """Notify other processes when this transaction commits; with SQLite there are no others."""
        if news and not self.sqlite:
            await connection.execute(NOTIFY, {"channel": CHANNEL, "news": news})

    async def broadcast(self, news: Sequence[str]) -> None:
        """Notify other processes at once."""
        if news and not self.sqlite:
            async with self.transaction() as connection:
                await self.notify(connection, news)

    async def read(self, table_id: str, after: int = 0) -> list[tuple[int, AnyEntry]]:
        """Return the entries of a log after a number, in order; raise DamagedLog."""
        return [(seq, decoded(seq, body)) for seq, body in await self.raw(table_id, after)]

    async def raw(self, table_id: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Return the entries of a log after a number, as they are stored."""
        query = (
            select(log.c.seq, log.c.body)
            .where(log.c.table_id == table_id, log.c.seq > after)
            .order_by(log.c.seq)
        )
        async with self.reading.connect() as connection:
            return [(seq, body) for seq, body in await connection.execute(query)]

    async def cut(self, table_id: str, after: int, found: Sequence[GameResult], ended: int) -> None:
        """Delete the entries of a log after a number, and what followed from them.

        `found` are the results of the game if an entry that stays, `ended`, has ended it.
        """
        gone = delete(log).where(log.c.table_id == table_id, log.c.seq > after)
        end = select(log.c.at).where(log.c.table_id == table_id, log.c.seq == ended)
        async with self.transaction() as connection:
            await connection.execute(gone)
            for table in (reviews, waits):
                await connection.execute(delete(table).where(table.c.table_id == table_id))
            at: int = (await connection.execute(end)).scalar() or 0
            await self.replace_results(connection, table_id, found, at)

    async def read_news(self, after: Mapping[str, int]) -> dict[str, list[tuple[int, AnyEntry]]]:
        """Return the entries of several logs, each after a number; PostgreSQL only."""
        found: dict[str, list[tuple[int, AnyEntry]]] = {}
        asked = {"tables": list(after), "after": list(after.values())}
        for row in await self.read_connection.execute(NEWS, asked):
            found.setdefault(row.table_id, []).append((row.seq, decoded(row.seq, row.body)))
        return found

    # Tables and people.

    async def table(self, table_id: str) -> Row[*tuple[object, ...]] | None:
        """Return the row of a table, or None."""
        async with self.reading.connect() as connection:
            query = select(tables).where(tables.c.id == table_id)
            return (await connection.execute(query)).first()

    async def table_name(self, table_id: str) -> str:
        """Return the name of a table from its first entry; empty if it has none."""
        query = select(log.c.body).where(log.c.table_id == table_id, log.c.seq == 1)
        async with self.reading.connect() as connection:
            body = (await connection.execute(query)).scalar_one()
        first = decoded(1, body)
        return first.setup.name if isinstance(first, entries.Opened) else ""

    async def set_status(self, table_id: str, status: str) -> None:
        """Set the status of a table without adding to its log."""
        async with self.transaction() as connection:
            changed = update(tables).where(tables.c.id == table_id).values(status=status)
            await connection.execute(changed)

    async def quarantined(self) -> list[str]:
        """Return the tables whose log could not be read."""
        query = select(tables.c.id).where(tables.c.status == BROKEN).order_by(tables.c.since)
        async with self.reading.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def by_code(self, code: str) -> str | None:
        """Return the id of the table with this code, or None."""
        async with self.reading.connect() as connection:
            query = select(tables.c.id).where(tables.c.code == code)
            return (await connection.execute(query)).scalar()

    async def public_tables(self, limit: int = 50) -> list[Row[str, TableStatus, int]]:
        """Return the public tables that are not over, newest first."""
        query = (
            select(tables.c.id, tables.c.status, tables.c.since)
            .where(tables.c.visibility == "public", tables.c.status.in_(["open", "playing"]))
            .order_by(tables.c.since.desc())
            .limit(limit)
        )
        async with self.reading.connect() as connection:
            return list((await connection.execute(query)).all())

    async def hosts(self, table_ids: Collection[str]) -> dict[str, str]:
        """Return who opened each of these tables."""
        query = select(log.c.table_id, log.c.body).where(
            log.c.table_id.in_(table_ids), log.c.seq == 1
        )
        async with self.reading.connect() as connection:
            found = (await connection.execute(query)).all()
        hosts = {}
        for table_id, body in found:
            with contextlib.suppress(DamagedLog):  # opening the table will say so
                entry = decoded(1, body)
                hosts[table_id] = entry.host if isinstance(entry, Opened) else ""
        return hosts

    async def tables_of(self, person: str, limit: int = 100) -> list[Row[str, TableStatus, int]]:
        """Return the tables where a person has been, newest first; without exercises."""
        query = (
            select(tables.c.id, tables.c.status, tables.c.since)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.person_id == person, tables.c.visibility != UNLISTED)
            .order_by(tables.c.since.desc())
            .limit(limit)
        )
        async with self.reading.connect() as connection:
            return list((await connection.execute(query)).all())

    async def unknown(self, them: Collection[str]) -> set[str]:
        """Return those of these people who are not in the database, or deleted themselves."""
        query = select(people.c.id).where(people.c.id.in_(them), people.c.deleted.is_(None))
        async with self.reading.connect() as connection:
            return set(them) - set((await connection.execute(query)).scalars())

    async def playing(self, since: int, until: int) -> list[tuple[str, int]]:
        """Return games in play and the time of their last entry, in this interval, newest first."""
        touched = last_entry()
        query = (
            select(tables.c.id, touched)
            .where(tables.c.status == "playing", touched.between(since, until))
            .order_by(touched.desc())
        )
        async with self.reading.connect() as connection:
            return [(table_id, at) for table_id, at in await connection.execute(query)]

    async def old_tables(self, before: int, limit: int = 100) -> list[str]:
        """Return tables without an entry since a time."""
        query = select(tables.c.id).where(
            tables.c.since < before,
            tables.c.status != BROKEN,  # an operator decides about those
            func.coalesce(last_entry(), 0) < before,
        )
        async with self.reading.connect() as connection:
            return list((await connection.execute(query.limit(limit))).scalars())

    async def old_exercises(self, before: int, limit: int = 100) -> list[str]:
        """Return exercises without an entry since a time."""
        query = select(tables.c.id).where(
            tables.c.status.in_(["playing", "over", "closed"]),
            tables.c.visibility == UNLISTED,
            tables.c.since < before,
            func.coalesce(last_entry(), 0) < before,
        )
        async with self.reading.connect() as connection:
            return list((await connection.execute(query.limit(limit))).scalars())

    async def delete_table(self, table_id: str) -> None:
        """Delete a table with its log."""
        async with self.transaction() as connection:
            await connection.execute(delete(tables).where(tables.c.id == table_id))

    async def delete_strangers(self, before: int) -> None:
        """Delete people who were created before a time, have no table and solve no puzzles."""
        somewhere = select(members.c.person_id).where(members.c.person_id == people.c.id).exists()
        solving = select(puzzle_attempts.c.person_id).where(
            puzzle_attempts.c.person_id == people.c.id, puzzle_attempts.c.at >= before
        )
        strangers = people.c.since < before, ~somewhere, ~solving.exists()
        async with self.transaction() as connection:
            await connection.execute(delete(people).where(*strangers))

    async def secret(self) -> str:
        """Return the secret that signs cookies; create it at the first start."""
        return await self.setting("secret", lambda: secrets.token_hex(32))

    async def setting(self, name: str, new: Callable[[], str]) -> str:
        """Return a value that all processes share; the first one that needs it creates it."""
        query = select(settings.c.value).where(settings.c.name == name)
        for _ in range(2):
            async with self.reading.connect() as connection:
                found: str | None = (await connection.execute(query)).scalar()
            if found is not None:
                return found
            with contextlib.suppress(IntegrityError):  # another process made it first
                async with self.transaction() as connection:
                    await connection.execute(insert(settings).values(name=name, value=new()))
        raise RuntimeError(f"the database did not store the {name}")

    async def seen(self, table_id: str, person: str) -> None:
        """Record a heartbeat of a person at a table; it is written within a second."""
        self.heartbeats[table_id, person] = self.clock.now()

    async def write_heartbeats(self) -> None:
        """Write heartbeats in batches, because each write costs as much as a move."""
        compared = time.monotonic()
        while True:
            await asyncio.sleep(HEARTBEATS_EVERY)
            with contextlib.suppress(*SILENT):
                await self.flush_heartbeats()
                if time.monotonic() - compared > CLOCK_EVERY:
                    await self.set_clock()
                    compared = time.monotonic()

    async def flush_heartbeats(self) -> None:
        """Write the waiting heartbeats, unless another worker has written a newer one."""
        waiting = sorted(self.heartbeats.items())  # sorted, so that processes cannot deadlock
        if not waiting:
            return
        changed = update(members).where(
            members.c.table_id == bindparam("at_table"),
            members.c.person_id == bindparam("who"),
            members.c.seen < bindparam("then"),
        )
        rows = [{"at_table": key[0], "who": key[1], "then": then} for key, then in waiting]
        async with self.transaction() as connection:
            await connection.execute(changed.values(seen=bindparam("then")), rows)
        for key, then in waiting:
            if self.heartbeats.get(key) == then:
                del self.heartbeats[key]

    async def last_seen(self, table_id: str, person: str) -> int:
        """Return the time of a person's last heartbeat, in milliseconds since 1970."""
        query = select(members.c.seen).where(
            members.c.table_id == table_id, members.c.person_id == person
        )
        async with self.reading.connect() as connection:
            known: int = (await connection.execute(query)).scalar() or 0
        return max(known, self.heartbeats.get((table_id, person), 0))

    async def ready(self) -> None:
        """Raise an error if the database does not respond."""
        async with self.reading.connect() as connection:
            await connection.execute(text("SELECT 1"))


def decoded(seq: int, body: bytes) -> AnyEntry:
    """Return an entry of a log; raise DamagedLog."""
    try:
        return entries.decode(body)
    except msgspec.MsgspecError as error:
        raise DamagedLog(seq, error) from None


def last_entry() -> ScalarSelect[int]:
    """Return a subquery for the time of a table's last entry (one step in the log's index)."""
    newest = select(log.c.at).where(log.c.table_id == tables.c.id)
    return newest.order_by(log.c.seq.desc()).limit(1).scalar_subquery()


def rows(one: Append, at: int) -> list[dict[str, str | int | bytes]]:
    """Return the log rows of an append."""
    return [
        {"table_id": one.table_id, "seq": one.after + i, "at": at, "body": entries.encode(entry)}
        for i, entry in enumerate(one.entries, 1)
    ]


def result_row(one: GameResult, table_id: str, at: int) -> dict[str, object]:
    """Return the row of a result."""
    row = msgspec.structs.asdict(one) | {"table_id": table_id, "at": at}
    return row | {"person_id": row.pop("person"), "roles": "/".join(one.roles)}


def fail(one: Append, error: Exception) -> None:
    """Raise an error, or Conflict, in the task that waits for an append."""
    if not one.done.done():
        one.done.set_exception(Conflict() if isinstance(error, IntegrityError) else error)


def durable(connection: DBAPIConnection, _record: object) -> None:
    """Configure SQLite: readers do not wait for the writer, and commits survive a power cut."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={migrations.SQLITE_WAITS}")
    for last in [False] * SWITCHES + [True]:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            break
        except sqlite3.OperationalError:  # another process creates the file: this does not wait
            if last:
                raise
            time.sleep(SWITCH_PAUSE)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
