"""The database of a process: its connections, transactions, clock, settings and notifications.

SQLite (one process, guarded by a lock) and PostgreSQL (many) use the same code. Only PostgreSQL
notifies other processes, which `listener` receives.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar, TypeVarTuple

from sqlalchemy import Executable, Row, Select, event, insert, select, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import (
    ArgumentError,
    CompileError,
    DataError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import migrations
from .clock import Clock
from .schema import settings

logger = logging.getLogger(__name__)

CHANNEL = "fourcures"
CLOCK_EVERY = 60.0  # seconds between two comparisons with the database's clock
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0  # seconds between two attempts to open the database
ANSWERS_WITHIN = 30.0  # seconds; a dead connection may raise no error
SWITCHES, SWITCH_PAUSE = 100, 0.05  # attempts to switch a new SQLite file to WAL; seconds
POOL: dict[str, int] = {"pool_size": 8, "max_overflow": 10, "pool_pre_ping": True}
MOST_CONNECTIONS = 8 + 10 + 1  # of a process: its pool, and the listener
SILENT = (SQLAlchemyError, OSError)  # errors of a database that does not respond
# Those of a statement that is wrong: our mistake, and no outage.
MISTAKES = (ArgumentError, CompileError, DataError, IntegrityError, ProgrammingError)

NOTIFY = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")

Columns = TypeVarTuple("Columns")
Value = TypeVar("Value")


class Database:
    """The database of one process."""

    def __init__(self, url: str) -> None:
        self.sqlite = url.startswith("sqlite")
        options: dict[str, Any] = {} if self.sqlite else POOL
        # Parameters may be seeds and codes: hide them in errors, and so in logs.
        self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, **options)
        # Reads need no transaction, which would double their time over a network.
        reading = {} if self.sqlite else {"isolation_level": "AUTOCOMMIT"}
        self.reading = self.engine.execution_options(**reading)
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", configure_sqlite)
        # SQLite has one writer at a time: waiting for this lock avoids polling the file.
        self.write_lock = asyncio.Lock() if self.sqlite else contextlib.nullcontext()
        self.clock = Clock()

    async def open(self) -> None:
        """Migrate the database to this version's schema.

        Wait for a database that does not respond: the server may be restarting during an outage.
        """
        pause = FIRST_PAUSE
        while True:
            try:
                await self.migrate()
                return
            except SILENT as error:
                logger.error("waiting for the database: %s", type(error).__name__)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def migrate(self) -> None:
        """Migrate the database to this version's schema."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrations.upgrade)
        await self.set_clock()

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    async def check(self) -> None:
        """Raise an error if the database does not respond."""
        await self.fetch_value(select(text("1")))

    # The clock.

    async def set_clock(self) -> None:
        """Compare this machine's clock with the database's."""
        if not self.sqlite:
            async with self.reading.connect() as connection:
                await self.clock.compare(connection)

    async def keep_time(self) -> None:
        """Compare the clocks periodically, until cancelled."""
        while True:
            await asyncio.sleep(CLOCK_EVERY)
            with contextlib.suppress(*SILENT):
                await self.set_clock()

    # Reading and writing.

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a write transaction; raise TimeoutError if the database does not respond."""
        async with (
            self.write_lock,
            asyncio.timeout(ANSWERS_WITHIN),
            self.engine.begin() as connection,
        ):
            yield connection

    async def execute(self, statement: Executable) -> int:
        """Execute a statement in its own transaction; return how many rows it changed."""
        async with self.transaction() as connection:
            return (await connection.execute(statement)).rowcount

    async def fetch_all(self, query: Select[*Columns]) -> Sequence[Row[*Columns]]:
        """Return the rows of a query."""
        async with self.reading.connect() as connection:
            return (await connection.execute(query)).all()

    async def fetch_one(self, query: Select[*Columns]) -> Row[*Columns] | None:
        """Return the first row of a query, or None."""
        async with self.reading.connect() as connection:
            return (await connection.execute(query)).first()

    async def fetch_value(self, query: Select[Value]) -> Value | None:
        """Return the first column of the first row of a query, or None."""
        row = await self.fetch_one(query)
        return None if row is None else row[0]

    async def fetch_values(self, query: Select[Value]) -> list[Value]:
        """Return the first column of all rows of a query."""
        return [row[0] for row in await self.fetch_all(query)]

    async def setting(self, name: str, new: Callable[[], str]) -> str:
        """Return a value that all processes share; the first one that needs it creates it."""
        query = select(settings.c.value).where(settings.c.name == name)
        for _ in range(2):
            value: str | None = await self.fetch_value(query)
            if value is not None:
                return value
            with contextlib.suppress(IntegrityError):  # another process made it first
                await self.execute(insert(settings).values(name=name, value=new()))
        raise RuntimeError(f"the database did not store the {name}")

    # Notifications to other processes: a topic, and a text about it.

    async def notify(self, connection: AsyncConnection, news: Sequence[str]) -> None:
        """Notify other processes when this transaction commits; with SQLite there are no others."""
        if news and not self.sqlite:
            await connection.execute(NOTIFY, {"channel": CHANNEL, "news": news})

    async def broadcast(self, news: Sequence[str]) -> None:
        """Notify other processes at once."""
        if news and not self.sqlite:
            async with self.transaction() as connection:
                await self.notify(connection, news)


def configure_sqlite(connection: DBAPIConnection, _record: object) -> None:
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
