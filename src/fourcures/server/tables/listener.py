"""Notifications between processes through PostgreSQL: one connection that listens.

A notification says only `table seq`; the entries are read from the log. `table again` says that
the log itself has changed, because a person was deleted, `table shows …` what somebody shows
there for the moment (see `ephemeral`), and `person out device` that a device was signed out. After
a lost connection the listener reconnects, every table in memory reads the entries it has missed,
and sockets of signed-out devices are closed. The reasons are in
`docs/decisions/0007-running-the-server.md`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from ..db.store import AGAIN, CHANNEL, EPHEMERAL, SIGNED_OUT
from ..people.people import People
from ..people.sessions import Sessions
from .tables import Tables

logger = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 0.1, 10.0  # seconds between two attempts to connect
GATHER = 0.005  # seconds: batch queries for many tables, and skip our own commits
SIGN_OF_LIFE = 15.0  # seconds between two checks of the connection


class Listener:
    """Keep the tables and sockets of this process up to date with the database."""

    def __init__(self, tables: Tables, url: str, sessions: Sessions | None = None) -> None:
        self.tables, self.sessions = tables, sessions or Sessions()
        self.engine = create_async_engine(url, poolclass=NullPool, hide_parameters=True)
        self.behind: dict[str, int] = {}  # table -> the newest entry in the database
        self.stale: set[str] = set()  # tables whose log has changed
        self.heard = asyncio.Event()
        self.listening = asyncio.Event()

    async def run(self) -> None:
        """Listen, and reconnect after errors, until cancelled."""
        catching_up = asyncio.create_task(self.catch_up())
        wait = FIRST_WAIT
        try:
            while True:
                try:
                    await self.listen()
                except Exception as error:
                    logger.warning("connection for notifications lost: %s", type(error).__name__)
                if self.listening.is_set():
                    self.listening.clear()
                    wait = FIRST_WAIT
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
        finally:
            catching_up.cancel()
            await asyncio.gather(catching_up, return_exceptions=True)
            await self.engine.dispose()

    async def listen(self) -> None:
        """Connect and listen until the connection is lost."""
        held = await self.engine.raw_connection()
        connection: Any = held.driver_connection
        dead = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: dead.set())
            await connection.add_listener(CHANNEL, self.notified)
            self.listening.set()
            for table_id, live in list(self.tables.live.items()):
                self.note(table_id, live.room.seq + 1)
            await self.miss_nobody()
            await self.end_sessions()
            while not dead.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(dead.wait(), SIGN_OF_LIFE)
                    return
                await connection.execute("SELECT 1", timeout=SIGN_OF_LIFE)
        finally:
            held.invalidate()
            connection.terminate()

    def notified(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        """Handle a notification of a commit, perhaps by this process."""
        about, _, seq = payload.partition(" ")
        said, _, device = seq.partition(" ")
        if said == SIGNED_OUT:
            self.sessions.end(about, device or None)
            return
        table_id, live = about, self.tables.live.get(about)
        if said == EPHEMERAL:
            if live is not None:
                self.tables.relay.hear(live, device)
            return
        if live is not None and seq == AGAIN:
            self.stale.add(table_id)
            self.heard.set()
        elif live is not None and seq.isdigit() and live.room.seq < int(seq):
            self.note(table_id, int(seq))

    def note(self, table_id: str, seq: int) -> None:
        self.behind[table_id] = max(seq, self.behind.get(table_id, 0))
        self.heard.set()

    async def miss_nobody(self) -> None:
        """Mark tables with people who were deleted while the connection was lost."""
        named = {
            table_id: {one for one, they in live.room.people.items() if they.name}
            | live.room.removed
            for table_id, live in self.tables.live.items()
        }
        forgotten = await self.tables.store.unknown(set().union(*named.values()))
        self.stale |= {table_id for table_id, people in named.items() if people & forgotten}
        self.heard.set()

    async def end_sessions(self) -> None:
        """Close the sockets of devices that were signed out while the connection was lost."""
        for one in await People(self.tables.store).signed_out(list(self.sessions.open)):
            self.sessions.end(*one)

    async def catch_up(self) -> None:
        """Read the missed entries of all tables in batches, until cancelled."""
        while True:
            await self.heard.wait()
            await asyncio.sleep(GATHER)
            self.heard.clear()
            stale, self.stale = self.stale, set()
            behind, self.behind = self.behind, {}
            try:
                for table_id in stale:
                    await self.tables.reload(table_id)
                await self.tables.refresh(behind)
            except Exception:
                logger.warning("reading new entries failed", exc_info=True)
                await asyncio.sleep(1)
                self.stale |= stale
                for table_id, seq in behind.items():
                    self.note(table_id, seq)
                self.heard.set()
