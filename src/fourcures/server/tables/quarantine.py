"""Tables in quarantine: find out what is wrong with their logs, and bring them back.

A table whose log cannot be read is set aside by the server. A newer program may read it; otherwise
an operator can keep the entries before the first unreadable one.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from ...host.hosted_table import DamagedLog
from ...host.opening import status_of
from ...table.room import Room
from .feature import Change
from .live import LiveTable
from .log import Write, decode
from .tables import Tables


@dataclass(frozen=True)
class Diagnosis:
    """How much of a table's log this program can read."""

    table_id: str
    entries: int
    readable: int  # the first ones
    problem: str | None  # what is wrong with the next one
    status: str  # of the table after the readable entries
    room: Room  # after the readable entries


class Quarantine:
    """The tables of a database that are set aside."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def diagnose(self, table_id: str) -> Diagnosis | None:
        """Return what is wrong with a table, or None if it does not exist."""
        row = await self.tables.catalog.find(table_id)
        if row is None:
            return None
        live, problem = LiveTable(table_id, row.code, row.seed), None
        stored = await self.tables.log.read_raw(table_id)
        for seq, body in stored:
            try:
                live.apply_news([(seq, decode(seq, body))])
            except DamagedLog as error:
                problem = str(error)
                break
        room = live.room
        return Diagnosis(table_id, len(stored), room.seq, problem, status_of(room), room)

    async def diagnose_all(self) -> list[Diagnosis]:
        """Return what is wrong with every table in quarantine."""
        tables = [await self.diagnose(table) for table in await self.tables.catalog.quarantined()]
        return [diagnosis for diagnosis in tables if diagnosis is not None]

    async def cut(self, diagnosis: Diagnosis) -> None:
        """Delete the entries that cannot be read, and write again what follows from the others."""
        table_id, room = diagnosis.table_id, diagnosis.room
        whole_game = Change(table_id, Room(room.seed), room)
        writes = [self.forget_derived(table_id)]
        for feature in self.tables.features:
            if feature.derived and (write := await feature.project(whole_game)) is not None:
                writes.append(write)
        await self.tables.log.cut(table_id, diagnosis.readable, writes)

    def forget_derived(self, table_id: str) -> Write:
        """Return how to delete all rows that followed from the log of a table."""

        async def write(connection: AsyncConnection, _at: int) -> None:
            for feature in self.tables.features:
                for table in feature.derived:
                    await connection.execute(delete(table).where(table.c.table_id == table_id))

        return write
