"""The time for a turn, at tables that are played turn by turn: what happens when it is up.

The waits are in the database, so it does not matter which process notices, or whether the one that
would have noticed has died.
"""

from __future__ import annotations

import asyncio
import logging
import random
from functools import partial

from sqlalchemy import Row, and_, select, update

from ...protocol.refusals import Refused
from ...table.pace import time_is_up
from ..db.schema import tables, waits
from ..db.store import SILENT
from ..process.logs import short
from ..tables.tables import Tables

AnyRow = Row[*tuple[object, ...]]
logger = logging.getLogger(__name__)

ROUND = 10.0  # seconds between two rounds
SOON = 0.5  # seconds from the start to the first round
AT_ONCE = 100  # waits that are dealt with in one round
SUBSTITUTE = "careful"  # the bot that plays a turn


class TurnClock:
    """Deal with turns that have taken too long."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.store = tables, tables.store

    async def run(self) -> None:
        """Do a round soon after the start, and then periodically until cancelled."""
        await asyncio.sleep(SOON)
        while True:
            try:
                await self.round()
            except SILENT as error:
                logger.error("turn clock: %s", type(error).__name__)
            await asyncio.sleep(ROUND * random.uniform(0.8, 1.2))

    async def round(self) -> int:
        """Deal with all turns whose time is up; return how many there were."""
        late = await self.overdue()
        for wait in late:
            if wait.late != "bot" or await self.play_on(wait):
                await self.mark(wait)
        return len(late)

    async def overdue(self) -> list[AnyRow]:
        """Return the waits that have taken too long, the longest first."""
        query = (
            select(waits)
            .join(tables, tables.c.id == waits.c.table_id)
            .where(~waits.c.ran_out, waits.c.due <= self.store.clock.now())
            .where(tables.c.status == "playing")
            .order_by(waits.c.due)
            .limit(AT_ONCE)
        )
        async with self.store.reading.connect() as connection:
            return list((await connection.execute(query)).all())

    async def play_on(self, wait: AnyRow) -> bool:
        """Go on without a person, if the table still waits for them; return whether it could."""
        try:
            live = await self.tables.get(wait.table_id)
            due = partial(time_is_up, wait.person_id, wait.seq, SUBSTITUTE)
            await self.tables.apply_unprompted(live, due)
        except Refused as no:
            logger.warning("turn clock: %s", no, extra={"table": short(wait.table_id)})
            return False
        return True

    async def mark(self, wait: AnyRow) -> None:
        """Mark a wait as dealt with, unless it has ended meanwhile; a reminder is due at once."""
        same = and_(
            waits.c.table_id == wait.table_id,
            waits.c.person_id == wait.person_id,
            waits.c.seq == wait.seq,
            ~waits.c.ran_out,
        )
        changed: dict[str, object] = {"ran_out": True}
        if wait.late == "remind":
            changed |= {"kind": "reminder", "notify_at": self.store.clock.now()}
        async with self.store.transaction() as connection:
            await connection.execute(update(waits).where(same).values(changed))
