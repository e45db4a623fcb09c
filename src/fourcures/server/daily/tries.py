"""The tries of people at the deals of the day, in the database.

The primary key lets each person have one try a day, whichever process they ask.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    Row,
    String,
    Table,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from ..db.database import Database
from ..db.schema import metadata
from ..tables.schema import tables

tries = Table(
    "tries",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("won", Boolean),  # the result, the same for the whole team; empty until the end
    Column("turns", Integer),
    Column("strip", String(400)),  # its turns, separated by slashes
    Index("tries_by_day", "day", "won", "turns"),
    Index("tries_by_table", "table_id"),
)


@dataclass(frozen=True)
class TryChange:
    """What a commit changes in the tries of a day: who begins one, and how their team ended."""

    table_id: str
    day: str
    begin: Collection[str] = ()
    result: Mapping[str, object] | None = None  # the columns of the result

    async def write(self, connection: AsyncConnection, _at: int) -> None:
        """Write the rows."""
        for person in self.begin:
            row = {"person_id": person, "day": self.day, "table_id": self.table_id}
            await connection.execute(insert(tries).values(row))
        if self.result is not None:
            ended = update(tries).where(tries.c.table_id == self.table_id)
            await connection.execute(ended.values(**self.result))


class Tries:
    """The tries in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def tables_tried(self, day: str, people: Collection[str]) -> Mapping[str, str]:
        """Return the tables where these people have their try of a day, by person."""
        query = select(tries.c.person_id, tries.c.table_id).where(
            tries.c.day == day, tries.c.person_id.in_(people)
        )
        return {row.person_id: row.table_id for row in await self.database.fetch_all(query)}

    async def tries_of(self, person: str, since: str) -> Sequence[Row[*tuple[object, ...]]]:
        """Return a person's tries since a day, with the status of their tables, newest first."""
        columns = (tries.c.won, tries.c.turns, tries.c.strip)
        query = (
            select(tries.c.day, tries.c.table_id, tables.c.status, *columns)
            .join(tables, tables.c.id == tries.c.table_id)
            .where(tries.c.person_id == person, tries.c.day >= since)
            .order_by(tries.c.day.desc())
        )
        return await self.database.fetch_all(query)

    async def team_counts(self, day: str) -> Sequence[Row[bool, int, int]]:
        """Return how many teams won or lost a day's deal, by the number of turns."""
        query = (
            select(tries.c.won, tries.c.turns, func.count(tries.c.table_id.distinct()))
            .where(tries.c.day == day, tries.c.won.is_not(None))
            .group_by(tries.c.won, tries.c.turns)
            .order_by(tries.c.won.desc(), tries.c.turns)
        )
        return await self.database.fetch_all(query)
