"""Presence: a person without a socket for some time is absent and stops blocking the game.

Heartbeats are stored in the database, because a person's sockets may be at other processes. Before
that they are shown as away, which changes nothing: a page that is loaded again is not worth a word.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Coroutine

from sqlalchemy import bindparam, select, update

from ...table import entries
from ...table.room import Room
from ..db.database import SILENT, Database
from ..process.logs import short
from ..tables.janitor import log_errors
from ..tables.live import LiveTable
from ..tables.schema import members
from ..tables.tables import Tables

logger = logging.getLogger(__name__)

FLUSH = 1.0  # seconds between two writes of heartbeats
AWAY = 20.0  # seconds without a socket after which a person is shown as away
HEARTBEAT = 15.0  # seconds between two heartbeats; less at tables with a short time for absence


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
            await asyncio.sleep(FLUSH)
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


class Presence:
    """The sockets of this process, by table and person."""

    def __init__(self, tables: Tables, heartbeats: Heartbeats) -> None:
        self.tables, self.heartbeats = tables, heartbeats
        self.sockets: Counter[tuple[str, str]] = Counter()
        self.beating: set[tuple[str, str]] = set()
        self.leaving: dict[tuple[str, str], asyncio.Task[None]] = {}  # timers for absence
        self.tasks: set[asyncio.Task[None]] = set()

    async def on_connect(self, live: LiveTable, person: str, name: str) -> None:
        """Record a new socket: the person joins the table and has a heartbeat."""
        self.sockets[live.id, person] += 1
        if timer := self.leaving.pop((live.id, person), None):
            timer.cancel()
        live.mark_back(person)
        await self.tables.join(live, person, name)
        self.heartbeats.record(live.id, person)
        if (live.id, person) not in self.beating:
            self.beating.add((live.id, person))
            self.start(self.heartbeat(live, person))

    async def on_disconnect(self, live: LiveTable, person: str) -> None:
        """Record a closed socket; after the last one, start the timer for absence."""
        self.sockets[live.id, person] -= 1
        if self.sockets[live.id, person] <= 0:
            del self.sockets[live.id, person]
            self.heartbeats.record(live.id, person)
            self.time_absence(live, person)

    def time_absence(self, live: LiveTable, person: str) -> None:
        """Start the timer for a person's absence; `on_connect` stops it."""
        if timer := self.leaving.pop((live.id, person), None):
            timer.cancel()
        self.leaving[live.id, person] = self.start(self.expire(live, person))

    def start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def heartbeat(self, live: LiveTable, person: str) -> None:
        """Record heartbeats while a socket is open, at least three in the time for absence."""
        key = live.id, person
        try:
            while self.sockets[key] > 0:
                await asyncio.sleep(min(HEARTBEAT, live.room.absent_seconds() / 3))
                if self.sockets[key] > 0:
                    self.heartbeats.record(*key)
        finally:
            self.beating.discard(key)

    async def expire(self, live: LiveTable, person: str) -> None:
        """Wait for the table's time for absence; without a heartbeat, mark the person as gone.

        Before that they are shown as away.
        """
        left, absent = time.monotonic(), live.room.absent_seconds()
        soon = min(AWAY, absent)
        await asyncio.sleep(soon)
        with contextlib.suppress(*SILENT):
            if not await self.is_seen(live, person, soon):
                live.mark_away(person, left)
        if soon < absent:
            await asyncio.sleep(absent - soon)
        if self.leaving.get((live.id, person)) is asyncio.current_task():
            del self.leaving[live.id, person]  # what follows must not be cancelled
        if self.sockets[live.id, person] > 0:
            return

        def going(room: Room) -> list[entries.AnyEntry]:
            known = room.people.get(person)
            if known is None or known.gone or room.closed or room.is_by_turns():
                return []
            return [entries.Gone(person=person)]

        try:
            if await self.is_seen(live, person, absent):
                live.mark_back(person)  # another process has a socket of theirs
            else:
                await self.tables.apply_unprompted(live, going)
        except Exception as error:  # the janitor will try again
            logger.error("noting an absence at table %s failed: %s", short(live.id), error)

    async def is_seen(self, live: LiveTable, person: str, seconds: float) -> bool:
        """Return whether a person has had a heartbeat in the last seconds, at any process."""
        seen = await self.heartbeats.last_seen(live.id, person)
        return self.tables.database.clock.now() - seen < seconds * 1000 - 500

    async def notice_absence(self) -> None:
        """Time the absence of missing players, because the process that did so may have died."""
        for live in list(self.tables.live.values()):
            with log_errors(live.id):
                await self.notice_absence_at(live)

    async def notice_absence_at(self, live: LiveTable) -> None:
        """Time the absence of the missing players of one table."""
        room = live.room
        if room.game is None or room.has_ended() or room.is_by_turns() or not live.sockets:
            return
        holders = {seat.holder for seat in room.seats if seat.holder and not seat.bot}
        for person in holders & room.people.keys():
            key = (live.id, person)
            if room.people[person].gone or self.sockets[key] or key in self.leaving:
                continue
            seen = await self.heartbeats.last_seen(*key)
            if self.tables.database.clock.now() - seen > room.absent_seconds() * 1000:
                self.time_absence(live, person)

    async def stop(self) -> None:
        """Cancel all timers and heartbeats."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
