"""The time for a turn, at tables that are played turn by turn: what happens when it is up.

The waits are in the database, so it does not matter which process notices, or whether the one that
would have noticed has died.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Coroutine, Iterable, Sequence
from functools import partial

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Row,
    String,
    Table,
    and_,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.refusals import Refused
from ...table.pace import time_is_up
from ...table.room import Room
from ..db.database import SILENT
from ..db.schema import metadata
from ..process.logs import short
from ..tables.feature import Change, Feature, PersonalRows
from ..tables.log import Write
from ..tables.schema import tables
from ..tables.tables import Tables

AnyRow = Row[*tuple[object, ...]]
logger = logging.getLogger(__name__)

ROUND = 10.0  # seconds between two rounds
SOON = 0.5  # seconds from the start to the first round
AT_ONCE = 100  # waits that are dealt with in one round
SUBSTITUTE = "careful"  # the bot that plays a turn
HOUR = 3_600_000  # milliseconds
GRACE = 60_000  # milliseconds before people are told that a table waits for them

# Whom tables that are played turn by turn wait for.
waits = Table(
    "waits",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, nullable=False),  # the entry since which it waits
    Column("since", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),  # when their time is up
    Column("late", String(8), nullable=False),  # what happens then
    Column("ran_out", Boolean, nullable=False),  # whether it has happened
    Column("kind", String(8), nullable=False),  # of the next notice: see `notices`
    Column("notify_at", BigInteger),  # when to see whether a notice is needed; empty: done
    Index("waits_by_due", "ran_out", "due"),
    Index("waits_by_notice", "notify_at"),
    Index("waits_by_person", "person_id"),
)


class TurnClock(Feature):
    """Keep whom tables wait for, and deal with turns that have taken too long."""

    name = "turns"
    personal = (PersonalRows(waits),)
    derived = (waits,)

    def __init__(self, tables: Tables) -> None:
        self.tables, self.database = tables, tables.database

    def tasks(self) -> Iterable[Coroutine[None, None, None]]:
        return [self.run()]

    async def project(self, change: Change) -> Write | None:
        before, after = change.before, change.after
        hours = after.setup.turn_hours
        begun = {
            person: wait.since
            for person, wait in after.waits.items()
            if before.waits.get(person) != wait
        }
        ended = before.waits.keys() - after.waits.keys()
        asked = find_asked(before, after) - begun.keys()
        if not hours or not (begun or ended or asked):
            return None

        async def write(connection: AsyncConnection, at: int) -> None:
            # A wait that begins again replaces the old one.
            over = delete(waits).where(waits.c.table_id == change.table_id)
            await connection.execute(over.where(waits.c.person_id.in_({*begun, *ended})))
            rows = [
                {
                    **{"table_id": change.table_id, "person_id": person, "seq": seq, "since": at},
                    **{"due": at + hours * HOUR, "late": after.setup.late, "ran_out": False},
                    **{"kind": "turn", "notify_at": at + GRACE},
                }
                for person, seq in begun.items()
            ]
            if rows:
                await connection.execute(insert(waits), rows)
            if asked:  # while the table waits for them anyway
                here = and_(waits.c.table_id == change.table_id, waits.c.person_id.in_(asked))
                again = {"kind": "asked", "notify_at": at + GRACE}
                await connection.execute(update(waits).where(here).values(again))

        return write

    async def waits_at(self, table_id: str) -> Sequence[Row[str, int, int]]:
        """Return whom a table waits for, since when and until when."""
        query = select(waits.c.person_id, waits.c.since, waits.c.due)
        return await self.database.fetch_all(query.where(waits.c.table_id == table_id))

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
            .where(~waits.c.ran_out, waits.c.due <= self.database.clock.now())
            .where(tables.c.status == "playing")
            .order_by(waits.c.due)
            .limit(AT_ONCE)
        )
        return list(await self.database.fetch_all(query))

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
            changed |= {"kind": "reminder", "notify_at": self.database.clock.now()}
        await self.database.execute(update(waits).where(same).values(changed))


def find_asked(before: Room, after: Room) -> set[str]:
    """Return the people who are waited for, and to whom a new request was made."""
    known = {request.number for request in before.requests}
    new = [request for request in after.requests if request.number not in known]
    holders = {after.seats[seat].holder for request in new for seat in request.of}
    return {person for person in after.waits if person in holders}
