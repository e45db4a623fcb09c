"""What the handlers of one process share, and its life from start to stop."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar
from litestar.datastructures import State

from ..bots import BOTS
from ..bots.pool import BotPool
from ..table.errors import Refused
from .asgi_types import AnyRequest
from .bot_seats import BotSeats
from .identity import COOKIE, Identity
from .janitor import Janitor
from .limits import Limits
from .listener import Listener
from .metrics import MeasuredTables, Metrics
from .presence import Presence
from .reviews import Reviews
from .settings import ServerSettings
from .sqlite_lock import SqliteLock
from .store import Store
from .tables import LiveTable
from .window_timer import WindowClock

logger = logging.getLogger(__name__)

COUNTED = 5.0  # seconds between two counts of the tables, where workers report together
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Me(msgspec.Struct):
    """Who is asking; `link` carries one's seats to another device."""

    id: str
    name: str
    link: str


class Server:
    """One process of a server."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.sqlite_lock = SqliteLock(settings.database)
        self.store = Store(settings.database)
        self.metrics = Metrics()
        self.tables = MeasuredTables(self.store, BOTS)
        self.tables.metrics = self.metrics
        self.presence = Presence(self.tables)
        self.tables.pool = self.pool = BotPool(settings.bot_threads, self.metrics.bot_seconds.inc)
        self.bots = BotSeats(self.tables, settings.bot_pause)
        self.reviews = Reviews(self.pool)
        self.clock = WindowClock(self.tables)
        self.janitor = Janitor(self.tables, self.bots, self.presence, settings.expire_days)
        self.limits = Limits(settings)
        self.identity = Identity("")
        self.tasks: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def running(self, app: Litestar) -> AsyncIterator[None]:
        """From the claim on the database to its release; what is committed is kept either way."""
        app.state["server"] = self
        start = time.perf_counter()
        self.sqlite_lock.claim()
        try:
            await self.store.open()
            self.identity = Identity(await self.store.secret())
            self.bots.start()
            self.clock.start()
            self.look_after()
            logger.info("started", extra={"seconds": time.perf_counter() - start})
            try:
                yield
            finally:
                for task in self.tasks:
                    task.cancel()
                await asyncio.gather(*self.tasks, return_exceptions=True)
                await self.bots.stop()
                await self.reviews.stop()
                await self.clock.stop()
                await self.presence.stop()
                await self.store.close()
                logger.info("stopped")
        finally:
            self.sqlite_lock.release()

    def look_after(self) -> None:
        """Starts what runs beside requests."""
        self.tasks = [asyncio.create_task(self.janitor.run())]
        if not self.store.sqlite:
            listener = Listener(self.tables, self.settings.database)
            self.tasks.append(asyncio.create_task(listener.run()))
        if self.metrics.shared:
            self.tasks.append(asyncio.create_task(self.count_tables()))

    async def count_tables(self) -> None:
        """Keep the number of tables up to date while other processes answer for this one."""
        while True:
            self.measured()
            await asyncio.sleep(COUNTED)

    def measured(self) -> Metrics:
        """Return the metrics with the number of tables as it is now."""
        self.metrics.tables.set(len(self.tables.live))
        return self.metrics

    async def me(self, cookie: str | None) -> Me | None:
        """Who this cookie says it is, if they are known."""
        person = self.identity.read(cookie)
        name = await self.store.person(person) if person else None
        if person is None or name is None:
            return None
        return Me(person, name, self.identity.signed(person))

    async def forget(self, person: str) -> None:
        """Deletes a person's data, also where this process has them in memory."""
        for table_id in await self.store.forget(person):
            await self.tables.reload(table_id)

    async def table(self, table_id: str) -> LiveTable:
        """The table with this id; Refused if there is none."""
        if not TABLE_ID.fullmatch(table_id):
            raise Refused("no_table")
        try:
            return await self.tables.get(table_id)
        except KeyError:
            raise Refused("no_table") from None


def server(state: State) -> Server:
    """The server that an application belongs to."""
    found: Server = state["server"]
    return found


async def asking(request: AnyRequest) -> Me:
    """Who is asking; Refused without a name."""
    me = await server(request.app.state).me(request.cookies.get(COOKIE))
    if me is None:
        raise Refused("no_name")
    return me
