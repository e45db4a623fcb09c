"""Moderation: blocks between people, reports to the operator, and what the operator decides."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Iterable

from ...protocol.refusals import Refused
from ...table.room import Room
from ..db.database import SILENT
from ..people.people import People
from ..process.metrics import Metrics
from ..tables.feature import Feature, PersonalRows
from ..tables.tables import Tables
from .blocks import Blocks
from .reports import Reports
from .sanctions import DAY, Sanctions, delete_old
from .schema import blocks, reports, sanctions

logger = logging.getLogger(__name__)

COUNTED = 30.0  # seconds between two counts of the open reports
OPERATOR_HEARD = 5.0  # seconds between two looks at what the operator has decided
REPORT_DAYS = 90  # after which a report, and what the operator did about people, is deleted


class Moderation(Feature):
    """Who may not meet whom, and who is suspended."""

    name = "moderation"
    personal = (
        PersonalRows(blocks),
        PersonalRows(blocks, "blocked_id", export=False),
        PersonalRows(reports, "reported_id", export=False),
        PersonalRows(reports, "reporter_id", instead={"reporter_id": None, "text": ""}),
        PersonalRows(sanctions),
    )

    def __init__(self, tables: Tables, people: People, metrics: Metrics) -> None:
        self.tables, self.metrics = tables, metrics
        self.blocks = Blocks(people)
        self.reports = Reports(people, tables.log)
        self.sanctions = Sanctions(tables.database)

    # Access.

    def check_stay(self, room: Room, person: str | None) -> None:
        if self.sanctions.until and room.setup.visibility == "public":
            self.sanctions.check(person)

    async def check_join(self, room: Room, person: str) -> None:
        self.check_stay(room, person)
        if person not in room.people and room.host in await self.blocks.around(person):
            raise Refused("cannot_join")

    def check_speech(self, person: str) -> None:
        self.sanctions.check(person)

    async def hidden_hosts(self, person: str, hosts: set[str]) -> set[str]:
        return hosts if person in self.sanctions.until else await self.blocks.around(person)

    async def kept_apart(self, person: str) -> set[str]:
        return await self.blocks.around(person)

    # Life.

    async def open(self) -> None:
        await self.heed_operator()

    def tasks(self) -> Iterable[Coroutine[None, None, None]]:
        return [self.keep_heeding(), self.count_reports()]

    async def keep_heeding(self) -> None:
        """Carry out what the operator decides about people, within seconds."""
        while True:
            await asyncio.sleep(OPERATOR_HEARD)
            try:
                await self.heed_operator()
            except SILENT as error:
                logger.warning("database not responding: %s", type(error).__name__)
            except Exception:
                logger.warning("carrying out a decision of the operator failed", exc_info=True)

    async def heed_operator(self) -> None:
        """Carry out what the operator has decided about people since the last call."""
        news = await self.sanctions.refresh()
        for live in list(self.tables.live.values()):
            present = live.room.people.keys() | live.room.removed
            if news.renamed & present:
                await self.tables.reload(live.id)
            elif news.suspended & present:
                live.publish()  # their connections notice it

    async def count_reports(self) -> None:
        """Keep the number of open reports up to date, in the metrics."""
        while True:
            with contextlib.suppress(*SILENT):
                self.metrics.reports.set(await self.reports.count())
            await asyncio.sleep(COUNTED)

    async def expire(self, today: int) -> None:
        before = today - REPORT_DAYS * DAY
        await self.reports.delete_old(before)
        await delete_old(self.tables.database, before)
