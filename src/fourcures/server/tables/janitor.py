"""Periodic maintenance: evict tables from memory, delete old ones, and what other parts need.

When a process dies, nobody moves its bots or notices that its players do not come back. The
duties of another process, or of the next one, take over.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager

from ..process.logs import short
from .tables import Tables

logger = logging.getLogger(__name__)

ROUND = 30.0  # seconds between two rounds
DAY = 86_400_000  # milliseconds
SETTLING = 3600.0  # seconds after the start in which nothing is deleted
EXERCISE_DAYS = 7  # after which an unused exercise is deleted
IDLE = 600.0  # seconds after which a table without sockets is evicted from memory

Duty = Callable[[], Awaitable[object]]
DeleteStrangers = Callable[[int], Awaitable[None]]  # people created before a time, without a table


class Janitor:
    """Maintain the tables of a database, periodically."""

    def __init__(
        self,
        tables: Tables,
        duties: Sequence[Duty],
        delete_strangers: DeleteStrangers,
        expire_days: int,
    ) -> None:
        self.tables, self.duties = tables, duties
        self.delete_strangers, self.expire_days = delete_strangers, expire_days
        self.idle_since: dict[str, tuple[int, float]] = {}  # table -> its last entry, and since
        self.started: tuple[int, float] | None = None  # the time, and the monotonic time

    async def run(self) -> None:
        """Do a round at once, and then periodically until cancelled."""
        while True:
            for duty in self.duties:
                with log_errors():
                    await duty()
            with log_errors():
                self.evict_idle()
            with log_errors():
                await self.expire()
            # Jitter: one process moves a bot, and the others see the move before their round.
            await asyncio.sleep(ROUND * random.uniform(0.8, 1.2))

    def evict_idle(self, idle: float = IDLE) -> int:
        """Evict tables that have been idle: no sockets, no working bots, no new entries.

        Return how many. An evicted table is read from the log again when it is needed. Unless the
        game is over, the wait includes the time for absence, so that no timer still uses the table.
        """
        clock, gone = time.monotonic(), 0
        for table_id, live in list(self.tables.live.items()):
            seq, since = self.idle_since.get(table_id, (-1, clock))
            if live.is_busy() or seq != live.room.seq:
                self.idle_since[table_id] = (live.room.seq, clock)
            elif live.room.has_ended() or clock - since >= idle + live.room.absent_seconds():
                del self.tables.live[table_id], self.idle_since[table_id]
                gone += 1
        self.idle_since = {
            table_id: last
            for table_id, last in self.idle_since.items()
            if table_id in self.tables.live
        }
        return gone

    async def expire(self) -> int:
        """Delete old exercises and, after `expire_days`, tables and people; count the tables.

        A wrong clock must delete nothing: the first hour is left for it to be set, and after that
        it is not believed if it jumps ahead.
        """
        now, monotonic = self.tables.database.clock.now(), time.monotonic()
        self.started = self.started or (now, monotonic)
        then, began = self.started
        if monotonic - began < SETTLING:
            return 0
        catalog, today = self.tables.catalog, min(now, then + round(1000 * (monotonic - began)))
        before = today - self.expire_days * DAY
        for feature in self.tables.features:
            await feature.expire(today)
        expired = await catalog.old_exercises(today - EXERCISE_DAYS * DAY)
        if self.expire_days:
            expired += await catalog.old_tables(before)
        old = [table_id for table_id in dict.fromkeys(expired) if not self.is_watched(table_id)]
        for table_id in old:
            self.tables.live.pop(table_id, None)
            await catalog.delete(table_id)
        if self.expire_days:
            await self.delete_strangers(before)
        if old:
            logger.info("deleted %s old tables", len(old))
        return len(old)

    def is_watched(self, table_id: str) -> bool:
        """Return whether a socket is open at a table."""
        live = self.tables.live.get(table_id)
        return live is not None and live.sockets > 0


@contextmanager
def log_errors(table_id: str | None = None) -> Iterator[None]:
    """Log an error and go on: no duty and no table may stop the others."""
    try:
        yield
    except Exception:
        extra = {"table": short(table_id)} if table_id else None
        logger.warning("table maintenance failed", exc_info=True, extra=extra)
