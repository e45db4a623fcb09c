"""The tries of people at the deals of the day, in the database.

The primary key lets each person have one try a day, whichever process they ask.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ..db.database import Database
from ..db.schema import metadata
from ..tables.schema import tables

tries = sa.Table(
    "tries",
    metadata,
    sa.Column("person_id", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("won", sa.Boolean),  # the result, the same for the whole team; empty until the end
    sa.Column("turns", sa.Integer),
    sa.Column("strip", sa.String(400)),  # its turns, separated by slashes
    sa.Index("tries_by_day", "day", "won", "turns"),
    sa.Index("tries_by_table", "table_id"),
)


async def write_tries(
    connection: AsyncConnection,
    table_id: str,
    day: str,
    begin: Collection[str],
    result: Mapping[str, object] | None,
) -> None:
    """Write the tries of people who begin one at a table, and the columns of its result."""
    for person in begin:
        row = {"person_id": person, "day": day, "table_id": table_id}
        await connection.execute(sa.insert(tries).values(row))
    if result is not None:
        ended = sa.update(tries).where(tries.c.table_id == table_id)
        await connection.execute(ended.values(**result))


class Tries:
    """The tries in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def tables_tried(self, day: str, people: Collection[str]) -> Mapping[str, str]:
        """Return the tables where these people have their try of a day, by person."""
        query = sa.select(tries.c.person_id, tries.c.table_id)
        query = query.where(tries.c.day == day, tries.c.person_id.in_(people))
        return {row.person_id: row.table_id for row in await self.database.fetch_all(query)}

    async def tries_of(self, person: str, since: str) -> Sequence[sa.Row[*tuple[object, ...]]]:
        """Return a person's tries since a day, with the status of their tables, newest first."""
        columns = (tries.c.won, tries.c.turns, tries.c.strip)
        query = (
            sa.select(tries.c.day, tries.c.table_id, tables.c.status, *columns)
            .join(tables, tables.c.id == tries.c.table_id)
            .where(tries.c.person_id == person, tries.c.day >= since)
            .order_by(tries.c.day.desc())
        )
        return await self.database.fetch_all(query)

    async def team_counts(self, day: str) -> Sequence[sa.Row[bool, int, int]]:
        """Return how many teams won or lost a day's deal, by the number of turns."""
        query = (
            sa.select(tries.c.won, tries.c.turns, sa.func.count(tries.c.table_id.distinct()))
            .where(tries.c.day == day, tries.c.won.is_not(None))
            .group_by(tries.c.won, tries.c.turns)
            .order_by(tries.c.won.desc(), tries.c.turns)
        )
        return await self.database.fetch_all(query)
