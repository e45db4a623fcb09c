"""Periodic maintenance: resume bots, notice absent players, evict and delete tables.

When a process dies, nobody moves its bots or notices that its players do not come back. The
janitor of another process, or of the next one, takes over.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from ...host.bot_moves import next_bot_seat
from ...table.room import Room
from ..moderation import sanctions
from ..moderation.reports import Reports
from ..process.logs import short
from ..seats.bots import BotSeats
from ..sockets.presence import Presence
from .tables import LiveTable, Tables

logger = logging.getLogger(__name__)

ROUND = 30.0  # seconds between two rounds
STALE = 10_000  # milliseconds without an entry: the process that moved its bots may be dead
DAY = 86_400_000
AT_ONCE = 200  # games opened in one round, at most
SETTLING = 3600.0  # seconds after the start in which nothing is deleted
EXERCISE_DAYS = 7  # after which an unused exercise is deleted
REPORT_DAYS = 90  # after which a report, and what the operator did about people, is deleted
IDLE = 600.0  # seconds after which a table without sockets is evicted from memory


class Janitor:
    """Maintain the tables of a database, periodically."""

    def __init__(
        self, tables: Tables, bots: BotSeats, presence: Presence, expire_days: int
    ) -> None:
        self.tables, self.bots, self.presence = tables, bots, presence
        self.expire_days = expire_days
        self.checked: dict[str, int] = {}  # game without work for bots -> time of its last entry
        self.sockets: Counter[str] = Counter()  # by table, spectators included
        self.idle_since: dict[
            str, tuple[int, float]
        ] = {}  # table -> its last entry, and since when
        self.started: tuple[int, float] | None = None  # the time, and the monotonic time
        self.watched: set[tuple[str, str]] = set()  # (table, person) whose absence is timed

    @contextmanager
    def used(self, table_id: str) -> Iterator[None]:
        """Keep a table in memory while a socket uses it."""
        self.sockets[table_id] += 1
        try:
            yield
        finally:
            self.sockets[table_id] -= 1
            if self.sockets[table_id] <= 0:
                del self.sockets[table_id]
            self.idle_since.pop(table_id, None)

    async def run(self) -> None:
        """Do a round at once, and then periodically until cancelled."""
        # With SQLite there is no other process that could be moving the bots.
        stale = 0 if self.tables.store.sqlite else STALE
        while True:
            with going_on():
                await self.resume_bots(stale)
            with going_on():
                await self.notice_absence()
            with going_on():
                self.evict_idle()
            with going_on():
                await self.expire()
            stale = STALE
            # Jitter: one process moves a bot, and the others see the move before their round.
            await asyncio.sleep(ROUND * random.uniform(0.8, 1.2))

    async def resume_bots(self, stale: int) -> int:
        """Resume the bots of stalled games; return how many games were opened for that."""
        for live in list(self.tables.live.values()):
            with going_on(live.id):
                self.bots.changed(live)
            await asyncio.sleep(0)
        now = self.tables.store.clock.now()
        playing = await self.tables.store.playing(now - DAY, now - stale)
        still = {table_id: at for table_id, at in playing if table_id not in self.tables.live}
        self.checked = {one: at for one, at in self.checked.items() if still.get(one) == at}
        opened = 0
        for table_id in [one for one in still if one not in self.checked][:AT_ONCE]:
            self.checked[table_id] = still[table_id]
            with going_on(table_id):
                room = await self.tables.read_apart(table_id)
                if room is not None and next_bot_seat(room) is not None:
                    del self.checked[table_id]
                    await self.tables.get(table_id)  # opening it wakes its bots
                    opened += 1
                    logger.info("resumed the bots of a game", extra={"table": short(table_id)})
        return opened

    async def notice_absence(self) -> None:
        """Time the absence of missing players, because the process that did so may have died."""
        for live in list(self.tables.live.values()):
            with going_on(live.id):
                await self.notice_absence_at(live)

    async def notice_absence_at(self, live: LiveTable) -> None:
        """Time the absence of the missing players of one table."""
        room = live.room
        if room.game is None or over(room) or room.is_by_turns() or not self.sockets[live.id]:
            return
        holders = {seat.holder for seat in room.seats if seat.holder and not seat.bot}
        for person in holders & room.people.keys():
            key = (live.id, person)
            if room.people[person].gone or self.presence.sockets[key] or key in self.watched:
                continue
            seen = await self.tables.store.last_seen(*key)
            if self.tables.store.clock.now() - seen > room.absent_seconds() * 1000:
                self.watched.add(key)
                self.presence.start(self.wait_for(live, person))

    async def wait_for(self, live: LiveTable, person: str) -> None:
        """Give a person the usual time to come back, then mark them as gone."""
        try:
            await self.presence.expire(live, person)
        finally:
            self.watched.discard((live.id, person))

    def evict_idle(self, idle: float = IDLE) -> int:
        """Evict tables that have been idle: no sockets, no working bots, no new entries.

        Return how many. An evicted table is read from the log again when it is needed. Unless the
        game is over, the wait includes the time for absence, so that no timer still uses the table.
        """
        clock, gone = time.monotonic(), 0
        for table_id, live in list(self.tables.live.items()):
            busy = self.sockets[table_id] or table_id in self.bots.working or live.lock.locked()
            seq, since = self.idle_since.get(table_id, (-1, clock))
            if busy or seq != live.room.seq:
                self.idle_since[table_id] = (live.room.seq, clock)
            elif over(live.room) or clock - since >= idle + live.room.absent_seconds():
                del self.tables.live[table_id], self.idle_since[table_id]
                gone += 1
        self.idle_since = {
            one: last for one, last in self.idle_since.items() if one in self.tables.live
        }
        return gone

    async def expire(self) -> int:
        """Delete old reports, exercises and, after `expire_days`, tables and people; count tables.

        A wrong clock must delete nothing: the first hour is left for it to be set, and after that
        it is not believed if it jumps ahead.
        """
        now, here = self.tables.store.clock.now(), time.monotonic()
        self.started = self.started or (now, here)
        then, began = self.started
        if here - began < SETTLING:
            return 0
        store, today = self.tables.store, min(now, then + round(1000 * (here - began)))
        before = today - self.expire_days * DAY
        await Reports(store).delete_old(today - REPORT_DAYS * DAY)
        await sanctions.delete_old(store, today - REPORT_DAYS * DAY)
        found = await store.old_exercises(today - EXERCISE_DAYS * DAY)
        if self.expire_days:
            found += await store.old_tables(before)
        old = [table_id for table_id in dict.fromkeys(found) if not self.sockets[table_id]]
        for table_id in old:
            self.tables.live.pop(table_id, None)
            await store.delete_table(table_id)
        if self.expire_days:
            await store.delete_strangers(before)
        if old:
            logger.info("deleted %s old tables", len(old))
        return len(old)


@contextmanager
def going_on(table_id: str | None = None) -> Iterator[None]:
    """Log an error and go on: no duty and no table may stop the others."""
    try:
        yield
    except Exception:
        extra = {"table": short(table_id)} if table_id else None
        logger.warning("table maintenance failed", exc_info=True, extra=extra)


def over(room: Room) -> bool:
    """Return whether the game is over or the table is closed."""
    return room.closed or room.is_over()
