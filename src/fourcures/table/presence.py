"""Who is here: a person without a socket for long holds nothing up, until they come back.

Signs of life are kept in the database, because a person's sockets may be at other processes.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine

from . import entries as e
from .deciding import Decision
from .service import Live, Tables
from .store import now

HEARTBEAT = 15.0  # seconds between two signs of life


class Presence:
    """The sockets of this process, by table and person."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.sockets: Counter[tuple[str, str]] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()

    async def came(self, live: Live, person: str, name: str) -> None:
        """A socket opened; the person is here from now on."""
        self.sockets[live.id, person] += 1
        await self.tables.join(live, person, name)
        await self.tables.store.seen(live.id, person)
        if self.sockets[live.id, person] == 1:
            self.start(self.beat(live, person))

    async def went(self, live: Live, person: str) -> None:
        """A socket closed; if it was the last, the clock starts."""
        self.sockets[live.id, person] -= 1
        if self.sockets[live.id, person] <= 0:
            del self.sockets[live.id, person]
            await self.tables.store.seen(live.id, person)
            self.start(self.watch(live, person))

    def start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def beat(self, live: Live, person: str) -> None:
        """Signs of life while a socket is open."""
        while self.sockets[live.id, person] > 0:
            await asyncio.sleep(HEARTBEAT)
            if self.sockets[live.id, person] > 0:
                await self.tables.store.seen(live.id, person)

    async def watch(self, live: Live, person: str) -> None:
        """Waits as long as the table agreed; then, without a sign of life, the person is gone."""
        absent = live.room.setup.absent_seconds
        await asyncio.sleep(absent)
        if self.sockets[live.id, person] > 0:
            return
        if now() - await self.tables.store.last_seen(live.id, person) < absent * 1000 - 500:
            return
        async with live.lock:
            known = live.room.people.get(person)
            if known is None or known.gone or live.room.closed:
                return
            decision = Decision(live.room.fork(), None, None, self.tables.bots)
            decision.add(e.Gone(person=person))
            decision.follow()
            await self.tables.try_commit(live, decision)

    async def stop(self) -> None:
        """Ends all waiting."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
