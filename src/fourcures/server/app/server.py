"""The objects that all handlers of a process share, from its start to its stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar
from litestar.datastructures import State

from ...bots import BOTS
from ...bots.pool import BotPool
from ...bots.puzzles.collection import load_puzzles
from ...protocol.refusals import Refused
from ...table.daily import check_access, seed_of
from ..checks.readiness import Readiness
from ..daily.bot_tries import BotTries
from ..db.sqlite_lock import SqliteLock
from ..db.store import SILENT, Store
from ..http.asgi_types import AnyConnection, AnyRequest
from ..moderation.blocks import Blocks
from ..moderation.reports import Reports
from ..notices.channels import Channels
from ..notices.notifier import Notifier
from ..people.deletion import Deletions
from ..people.identity import COOKIE, Identity
from ..people.people import People
from ..people.sessions import Sessions
from ..people.user_agent import UserAgent
from ..process.limits import Limits
from ..process.metrics import MeasuredTables, Metrics
from ..process.settings import ServerSettings
from ..reviews.reviews import Reviews
from ..reviews.store import ReviewStore
from ..seats.bots import BotSeats
from ..seats.turns import TurnClock
from ..seats.windows import WindowClock
from ..sockets.presence import Presence
from ..tables.janitor import Janitor
from ..tables.listener import Listener
from ..tables.tables import LiveTable

logger = logging.getLogger(__name__)

COUNTED = 5.0  # seconds between two counts of the tables, if workers report together
CONCERNS_COUNTED = 30.0  # seconds between two counts of what an operator should look at
OPERATOR_HEARD = 5.0  # seconds between two looks at what the operator has decided
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Me(msgspec.Struct):
    """The person who sent a request."""

    id: str
    name: str


class Server:
    """One process of a server, with all its parts."""

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
        self.reviews = Reviews(self.pool, ReviewStore(self.store))
        self.bot_tries = BotTries(self.pool)
        self.puzzles = load_puzzles()
        self.clock = WindowClock(self.tables)
        self.janitor = Janitor(self.tables, self.bots, self.presence, settings.expire_days)
        self.people = People(self.store)
        self.turns = TurnClock(self.tables)
        self.channels = Channels(self.store)
        self.notifier = Notifier(self.store, self.channels, self.metrics)
        self.blocks, self.reports = Blocks(self.store), Reports(self.store)
        self.sessions = Sessions()
        self.deletions = Deletions(self.tables, self.people, self.sessions)
        self.limits = Limits(settings)
        self.readiness = Readiness(self.store, self.sqlite_lock.file)
        self.identity = Identity("")
        self.tasks: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def running(self, app: Litestar) -> AsyncIterator[None]:
        """Run the background tasks, with the lock on the database, while the application runs."""
        app.state["server"] = self
        start = time.perf_counter()
        self.sqlite_lock.claim()
        try:
            await self.store.open()
            self.identity = Identity(await self.store.secret())
            await self.open_channels()
            await self.tables.heed_operator()
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
                await self.deletions.stop()
                await self.bots.stop()
                await self.reviews.stop()
                await self.bot_tries.stop()
                await self.clock.stop()
                await self.presence.stop()
                self.readiness.stop()
                await self.store.close()
                logger.info("stopped")
        finally:
            self.sqlite_lock.release()

    async def open_channels(self) -> None:
        """Set up the ways to tell people that a table waits for them, if the host wants any."""
        settings = self.settings
        if settings.mail_server:
            from ..notices.mail import Mailer  # only here: its libraries take long to import

            self.notifier.mailer = Mailer(settings, self.identity)
        if settings.push_contact:
            from ..notices.push import Pusher, new_key  # for the same reason

            self.notifier.pusher = Pusher(settings, await self.store.setting("push", new_key))

    def look_after(self) -> None:
        """Start the background tasks."""
        self.tasks = [
            asyncio.create_task(self.janitor.run()),
            asyncio.create_task(self.count_concerns()),
            asyncio.create_task(self.heed_operator()),
            asyncio.create_task(self.deletions.run()),
            asyncio.create_task(self.turns.run()),
        ]
        if not self.store.sqlite:
            listener = Listener(self.tables, self.settings.database, self.sessions)
            self.tasks.append(asyncio.create_task(listener.run()))
            self.tasks.append(asyncio.create_task(self.tables.relay.run(self.tables.live)))
        if self.notifier.mailer or self.notifier.pusher:
            self.tasks.append(asyncio.create_task(self.notifier.run()))
        if self.metrics.shared:
            self.tasks.append(asyncio.create_task(self.count_tables()))

    async def count_tables(self) -> None:
        """Keep the number of tables up to date, because other workers may report it."""
        while True:
            self.measured()
            await asyncio.sleep(COUNTED)

    async def count_concerns(self) -> None:
        """Keep the numbers of tables in quarantine and of open reports up to date."""
        while True:
            with contextlib.suppress(*SILENT):
                self.metrics.quarantined.set(len(await self.store.quarantined()))
                self.metrics.reports.set(await self.reports.count())
            await asyncio.sleep(CONCERNS_COUNTED)

    async def heed_operator(self) -> None:
        """Carry out what the operator decides about people, within seconds."""
        while True:
            await asyncio.sleep(OPERATOR_HEARD)
            try:
                await self.tables.heed_operator()
            except SILENT as error:
                logger.warning("database not responding: %s", type(error).__name__)
            except Exception:
                logger.warning("carrying out a decision of the operator failed", exc_info=True)

    def measured(self) -> Metrics:
        """Return the metrics with the number of tables as it is now."""
        self.metrics.tables.set(len(self.tables.live))
        return self.metrics

    async def me(self, asked: AnyConnection) -> Me | None:
        """Return the person who sent a request, or None if their device is not signed in."""
        credential = self.identity.read(asked.cookies.get(COOKIE))
        if credential is None:
            return None
        agent = UserAgent.read(asked.headers.get("user-agent"))
        name = await self.people.name(credential, agent)
        return None if name is None else Me(credential.person, name)

    async def table(self, table_id: str) -> LiveTable:
        """Return the table with this id; raise Refused if it cannot be used."""
        if not TABLE_ID.fullmatch(table_id):
            raise Refused("no_table")
        return await self.tables.get(table_id)

    async def visible_table(self, table_id: str, person: str | None) -> LiveTable:
        """Return a table that a person may see; raise Refused if they may not yet."""
        live = await self.table(table_id)
        check_access(live.room, person, self.store.clock.now())
        return live

    async def check_welcome(self, live: LiveTable, person: str) -> None:
        """Raise Refused if a person may not join: suspended, or they and the host are apart."""
        room = live.room
        self.tables.sanctions.check_at(room, person)
        if person not in room.people and room.host in await self.blocks.around(person):
            raise Refused("cannot_join")

    def daily_seed(self, day: str) -> str:
        """Return the seed of a day's deal: the same in all processes of this server."""
        return seed_of(self.identity.secret, day)


def server(state: State) -> Server:
    """Return the server of an application."""
    found: Server = state["server"]
    return found


async def asking(request: AnyRequest) -> Me:
    """Return the person who sent a request; raise Refused if they have no name."""
    me = await server(request.app.state).me(request)
    if me is None:
        raise Refused("no_name")
    return me
