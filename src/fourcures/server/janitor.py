"""What a server does unasked: looks after bots, the absent, idle tables and old ones.

A process that died leaves bots that nobody thinks for, and people of whom nobody notices that they
do not come back; another process, or the next one, does.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from ..table.room import Room
from .bot_seats import BotSeats, next_bot_seat
from .logs import short
from .presence import Presence
from .store import now
from .tables import LiveTable, Tables

logger = logging.getLogger(__name__)

ROUND = 30.0  # seconds between two looks
STALE = 10_000  # milliseconds without an entry: whoever thought for its bots may be dead
DAY = 86_400_000
AT_ONCE = 200  # games that one look opens at most
IDLE = 600.0  # seconds after which a table without sockets is kept in the database alone


class Janitor:
    """Looks after the tables of a database, now and then."""

    def __init__(
        self, tables: Tables, bots: BotSeats, presence: Presence, expire_days: int
    ) -> None:
        self.tables, self.bots, self.presence = tables, bots, presence
        self.expire_days = expire_days
        self.checked: dict[str, int] = {}  # games where no bot had anything to do, and when
        self.sockets: Counter[str] = Counter()  # by table, spectators included
        self.idle_since: dict[
            str, tuple[int, float]
        ] = {}  # table -> its last entry, and since when
        self.watched: set[tuple[str, str]] = set()  # people whose return is being waited for

    @contextmanager
    def used(self, table_id: str) -> Iterator[None]:
        """A socket is at a table, which stays in memory for so long."""
        self.sockets[table_id] += 1
        try:
            yield
        finally:
            self.sockets[table_id] -= 1
            if self.sockets[table_id] <= 0:
                del self.sockets[table_id]
            self.idle_since.pop(table_id, None)

    async def run(self) -> None:
        """Looks until it is cancelled; the first time at once."""
        # Of one process with its own database nobody else can be alive.
        stale = 0 if self.tables.store.sqlite else STALE
        while True:
            try:
                await self.resume_bots(stale)
                await self.notice_absence()
                self.evict_idle()
                await self.expire()
            except Exception:
                logger.warning("looking after tables failed", exc_info=True)
            stale = STALE
            # Not in step with other processes: who comes first makes a move, and the rest see it.
            await asyncio.sleep(ROUND * random.uniform(0.8, 1.2))

    async def resume_bots(self, stale: int) -> int:
        """Thinks for bots of games that stand still; how many games were opened for it."""
        for live in list(self.tables.live.values()):
            self.bots.changed(live)
            await asyncio.sleep(0)
        going_on = await self.tables.store.playing(now() - DAY, now() - stale)
        still = {table_id: at for table_id, at in going_on if table_id not in self.tables.live}
        self.checked = {one: at for one, at in self.checked.items() if still.get(one) == at}
        opened = 0
        for table_id in [one for one in still if one not in self.checked][:AT_ONCE]:
            if await self.waits_for_bot(table_id):
                await self.tables.get(table_id)  # opening it wakes its bots
                opened += 1
                logger.info("took up the bots of a game", extra={"table": short(table_id)})
            else:
                self.checked[table_id] = still[table_id]
        return opened

    async def waits_for_bot(self, table_id: str) -> bool:
        """Whether a bot should move in a game that this process has not in memory."""
        row = await self.tables.store.table(table_id)
        if row is None:
            return False
        room = Room(row.seed)
        for _, entry in await self.tables.store.read(table_id):
            room.apply(entry)
        return next_bot_seat(room) is not None

    async def notice_absence(self) -> None:
        """Waits for people who should be here and are not: whoever did so may have died."""
        for live in list(self.tables.live.values()):
            room = live.room
            if room.game is None or over(room) or not self.sockets[live.id]:
                continue
            holders = {seat.holder for seat in room.seats if seat.holder and not seat.bot}
            for person in holders & room.people.keys():
                key = (live.id, person)
                if room.people[person].gone or self.presence.sockets[key] or key in self.watched:
                    continue
                seen = await self.tables.store.last_seen(*key)
                if now() - seen > room.absent_seconds() * 1000:
                    self.watched.add(key)
                    self.presence.start(self.wait_for(live, person))

    async def wait_for(self, live: LiveTable, person: str) -> None:
        """One more chance to come back."""
        try:
            await self.presence.expire(live, person)
        finally:
            self.watched.discard((live.id, person))

    def evict_idle(self, idle: float = IDLE) -> int:
        """Forgets tables without sockets, bots at work or news for long; how many.

        Whoever comes back finds them in the log. So long that nobody can still be waiting for
        somebody's return, and so with a table in hand; nobody waits where all is over.
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
        """Deletes tables that nobody has touched for long, if the settings say so; how many."""
        if not self.expire_days:
            return 0
        before = now() - self.expire_days * DAY
        found = await self.tables.store.old_tables(before)
        old = [table_id for table_id in found if not self.sockets[table_id]]
        for table_id in old:
            self.tables.live.pop(table_id, None)
            await self.tables.store.delete_table(table_id)
        await self.tables.store.delete_strangers(before)
        if old:
            logger.info("deleted %s old tables", len(old))
        return len(old)


def over(room: Room) -> bool:
    """Whether nothing more will happen at a table."""
    return room.closed or room.is_over()
