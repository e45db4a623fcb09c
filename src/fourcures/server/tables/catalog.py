"""The catalogue of tables: their rows in the database, and lists of them."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Row, ScalarSelect, Select, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.schema import TableStatus
from .log import TableLog, Write
from .schema import log, members, tables

BROKEN = "broken"  # the status of a table in quarantine: its log cannot be read
UNLISTED = "exercise"  # the visibility of a table that nobody comes back to

ListedTable = Row[str, TableStatus, int]  # its id, its status, and since when it exists
LISTED = (tables.c.id, tables.c.status, tables.c.since)


class Catalog:
    """The tables of a database."""

    def __init__(self, log: TableLog) -> None:
        self.database, self.log = log.database, log

    async def find(self, table_id: str) -> Row[*tuple[object, ...]] | None:
        """Return the row of a table, or None."""
        return await self.database.fetch_one(select(tables).where(tables.c.id == table_id))

    async def find_by_code(self, code: str) -> str | None:
        """Return the id of the table with this code, or None."""
        query = select(tables.c.id).where(tables.c.code == code)
        table_id: str | None = await self.database.fetch_value(query)
        return table_id

    async def name(self, table_id: str) -> str:
        """Return the name of a table; empty if it has none."""
        first = await self.log.read_first([table_id])
        return first[table_id].setup.name if table_id in first else ""

    async def hosts(self, table_ids: Collection[str]) -> dict[str, str]:
        """Return who opened each of these tables."""
        first = await self.log.read_first(table_ids)
        return {table_id: entry.host for table_id, entry in first.items()}

    # Lists.

    async def public_tables(self, limit: int = 50) -> list[ListedTable]:
        """Return the public tables that are not over, newest first."""
        query = select(*LISTED).where(
            tables.c.visibility == "public", tables.c.status.in_(["open", "playing"])
        )
        newest = query.order_by(tables.c.since.desc()).limit(limit)
        return list(await self.database.fetch_all(newest))

    async def tables_of(self, person: str, limit: int = 100) -> list[ListedTable]:
        """Return the tables where a person has been, newest first; without exercises."""
        query = (
            select(*LISTED)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.person_id == person, tables.c.visibility != UNLISTED)
            .order_by(tables.c.since.desc())
            .limit(limit)
        )
        return list(await self.database.fetch_all(query))

    async def games_in_play(self, since: int, until: int) -> list[tuple[str, int]]:
        """Return games in play and the time of their last entry, in this interval, newest first."""
        touched = last_entry()
        query = (
            select(tables.c.id, touched)
            .where(tables.c.status == "playing", touched.between(since, until))
            .order_by(touched.desc())
        )
        return [(table_id, at) for table_id, at in await self.database.fetch_all(query)]

    async def quarantined(self) -> list[str]:
        """Return the tables whose log could not be read."""
        query = select(tables.c.id).where(tables.c.status == BROKEN).order_by(tables.c.since)
        return await self.database.fetch_values(query)

    async def old_tables(self, before: int, limit: int = 100) -> list[str]:
        """Return tables without an entry since a time."""
        # An operator decides about broken ones.
        old = unused_since(before).where(tables.c.status != BROKEN)
        return await self.database.fetch_values(old.limit(limit))

    async def old_exercises(self, before: int, limit: int = 100) -> list[str]:
        """Return exercises without an entry since a time."""
        old = unused_since(before).where(
            tables.c.status.in_(["playing", "over", "closed"]), tables.c.visibility == UNLISTED
        )
        return await self.database.fetch_values(old.limit(limit))

    # Changes.

    async def set_status(self, table_id: str, status: str) -> None:
        """Set the status of a table without adding to its log."""
        changed = update(tables).where(tables.c.id == table_id).values(status=status)
        await self.database.execute(changed)

    async def delete(self, table_id: str) -> None:
        """Delete a table with its log."""
        await self.database.execute(delete(tables).where(tables.c.id == table_id))


def insert_table(table_id: str, code: str, visibility: str, seed: str) -> Write:
    """Return how to insert the row of a new table."""
    row = {"id": table_id, "code": code, "visibility": visibility, "seed": seed, "status": "open"}

    async def write(connection: AsyncConnection, at: int) -> None:
        await connection.execute(insert(tables).values(row | {"since": at}))

    return write


def update_status(table_id: str, status: str) -> Write:
    """Return how to change the status of a table."""

    async def write(connection: AsyncConnection, _at: int) -> None:
        changed = update(tables).where(tables.c.id == table_id)
        await connection.execute(changed.values(status=status))

    return write


def add_member(table_id: str, person: str) -> Write:
    """Return how to make a person a member of a table."""

    async def write(connection: AsyncConnection, at: int) -> None:
        known = select(members).where(members.c.table_id == table_id, members.c.person_id == person)
        if (await connection.execute(known)).first() is None:
            row = {"table_id": table_id, "person_id": person, "seen": at}
            await connection.execute(insert(members).values(row))

    return write


def last_entry() -> ScalarSelect[int]:
    """Return a subquery for the time of a table's last entry (one step in the log's index)."""
    newest = select(log.c.at).where(log.c.table_id == tables.c.id)
    return newest.order_by(log.c.seq.desc()).limit(1).scalar_subquery()


def unused_since(before: int) -> Select[str]:
    """Return a query for the tables without an entry since a time."""
    return select(tables.c.id).where(
        tables.c.since < before, func.coalesce(last_entry(), 0) < before
    )
