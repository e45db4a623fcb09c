"""One process of a server: all its parts, from its start to its stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

from litestar import Litestar
from litestar.handlers import BaseRouteHandler

from ...bots import BOTS
from ...bots.pool import BotPool, Demand
from ...bots.thinker import Thinker
from ..checks.readiness import Readiness
from ..db.database import SILENT, Database
from ..db.listener import Listener
from ..db.sqlite_lock import SqliteLock
from ..http.exchange import Exchange
from ..http.limits import Limits
from ..people.accounts import Accounts
from ..process.metrics import Metrics
from ..process.settings import ServerSettings
from ..seats.bots import BotSeats
from ..seats.windows import WindowClock
from ..sockets.presence import Heartbeats, Presence
from ..sockets.routes import Doorkeeper
from ..tables.feature import Feature
from ..tables.follower import Follower
from ..tables.janitor import Janitor
from ..tables.log import TableLog
from ..tables.tables import Tables
from .features import make_features

logger = logging.getLogger(__name__)

AnyFeature = TypeVar("AnyFeature", bound=Feature)
COUNTED = 5.0  # seconds between two counts of the tables, if workers report together


class Server:
    """One process of a server, with all its parts."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.sqlite_lock = SqliteLock(settings.database)
        self.database = Database(settings.database)
        self.metrics = Metrics()
        self.limits = Limits(settings, self.metrics.count_refusal)
        self.tables = Tables(TableLog(self.database), BOTS, self.metrics.observe)
        self.metrics.tables.set_function(lambda: len(self.tables.live))
        self.heartbeats = Heartbeats(self.database)
        self.follower = Follower(self.tables)
        self.exchange = Exchange(self.database, self.limits)
        self.pool = BotPool(
            settings.thinking_processes or 1,
            self.count_thinking,
            self.new_thinker if settings.thinking_processes else None,
        )
        self.bots = BotSeats(self.tables, self.pool, settings.bot_pause, self.limits.demand)
        self.windows = WindowClock(self.tables)
        self.presence = Presence(self.tables, self.heartbeats)
        self.routes: list[BaseRouteHandler] = []
        for feature, routes in make_features(
            settings, self.metrics, self.limits, self.tables, self.pool, self.follower.hear_edit
        ):
            self.tables.features.append(feature)
            self.routes += routes
        self.accounts = self.feature(Accounts)
        self.doorkeeper = Doorkeeper(
            self.tables, self.accounts, self.presence, self.pool, self.limits, self.metrics
        )
        self.janitor = Janitor(
            self.tables,
            [self.bots.resume, self.presence.notice_absence, self.count_quarantined],
            self.delete_strangers,
            settings.expire_days,
        )
        self.readiness = Readiness(self.database, self.sqlite_lock.file)
        self.tasks: list[asyncio.Task[None]] = []
        # By the names of the parameters with which the handlers of requests ask for them.
        self.parts: dict[str, object] = {
            "settings": settings,
            "database": self.database,
            "tables": self.tables,
            "limits": self.limits,
            "metrics": self.metrics,
            "doorkeeper": self.doorkeeper,
            "check_readiness": self.readiness.check,
            **{feature.name: feature for feature in self.tables.features},
        }

    def feature(self, kind: type[AnyFeature]) -> AnyFeature:
        """Return the feature of a kind."""
        return next(feature for feature in self.tables.features if isinstance(feature, kind))

    @asynccontextmanager
    async def running(self, app: Litestar) -> AsyncIterator[None]:
        """Run the background tasks, with the lock on the database, while the application runs."""
        app.state["server"] = self
        start = time.perf_counter()
        self.sqlite_lock.claim()
        try:
            await self.open()
            logger.info("started", extra={"seconds": time.perf_counter() - start})
            try:
                yield
            finally:
                await self.close()
                logger.info("stopped")
        finally:
            self.sqlite_lock.release()

    async def open(self) -> None:
        """Open the database and start the background tasks."""
        await self.database.open()
        self.tasks = [asyncio.create_task(self.tables.log.write())]
        for feature in self.tables.features:
            await feature.open()
        self.bots.start()
        self.windows.start()
        work = [self.heartbeats.run(), self.janitor.run()]
        for feature in self.tables.features:
            work += feature.tasks()
        if not self.database.sqlite:
            listener = Listener(self.settings.database)
            self.follower.subscribe(listener)
            self.exchange.subscribe(listener)
            for feature in self.tables.features:
                feature.subscribe(listener)
            relay = self.tables.relay.run(self.tables.live)
            work += [self.database.keep_time(), self.follower.run(), listener.run(), relay]
            work.append(self.exchange.run())
        if self.metrics.shared:
            work.append(self.count_tables())
        self.tasks += [asyncio.create_task(task) for task in work]
        for task in self.tasks:
            task.add_done_callback(report_end)

    async def close(self) -> None:
        """Stop the background tasks, commit what waits, and close the database."""
        writer, *tasks = self.tasks
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for feature in self.tables.features:
            await feature.stop()
        await self.bots.stop()
        self.pool.stop()
        await self.windows.stop()
        await self.presence.stop()
        self.readiness.stop()
        await self.tables.log.close()
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        with contextlib.suppress(*SILENT):
            await self.heartbeats.flush()
        await self.database.close()

    def new_thinker(self) -> Thinker:
        """Return a process for bots and the coach, which is started when it is needed."""
        return Thinker(self.settings.thinking_megabytes, on_ending=self.metrics.count_lost_process)

    def count_thinking(self, demand: Demand, seconds: float) -> None:
        """Count the computing time of a job."""
        self.metrics.bot_seconds.inc(seconds)
        self.limits.count_thinking(demand, seconds)

    async def count_tables(self) -> None:
        """Keep the number of tables up to date, because other workers may report it."""
        while True:
            self.metrics.tables.set(len(self.tables.live))
            await asyncio.sleep(COUNTED)

    async def count_quarantined(self) -> None:
        """Count the tables in quarantine, for the metrics."""
        self.metrics.quarantined.set(len(await self.tables.catalog.quarantined()))

    async def delete_strangers(self, before: int) -> None:
        """Delete people who were created before a time and left nothing that is used."""
        active = [feature.active_people(before) for feature in self.tables.features]
        queries = [query for query in active if query is not None]
        await self.accounts.people.delete_strangers(before, queries)


def report_end(task: asyncio.Task[None]) -> None:
    """Log why a background task ended before the server did."""
    if not task.cancelled() and (error := task.exception()) is not None:
        logger.critical("a background task has ended", exc_info=error)
