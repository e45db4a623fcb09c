"""Everything that the database holds about one person, for themselves."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable

import msgspec
from sqlalchemy import Table, select

from ..db.database import Database
from ..tables.feature import PersonalRows
from ..tables.log_edit import nameless, read_batches
from ..tables.schema import members, tables
from .schema import people

HIDDEN = ("person_id", "hash", "deleted")  # columns that say nothing

ExportedRow = dict[str, object]


async def export_person(
    database: Database, person: str, personal: Iterable[PersonalRows]
) -> dict[str, object]:
    """Return all that is stored about a person: what deleting them would erase.

    Times are milliseconds since 1970. A table where they have been has the entries with their names
    and words.
    """

    async def own(table: Table, key: str) -> list[ExportedRow]:
        columns = [column for column in table.c if column.name not in HIDDEN]
        rows = await database.fetch_all(select(*columns).where(table.c[key] == person))
        return [dict(row._mapping) for row in rows]

    been = (
        select(tables.c.id, tables.c.status, tables.c.since, members.c.seen)
        .join(members, members.c.table_id == tables.c.id)
        .where(members.c.person_id == person)
        .order_by(tables.c.since)
    )
    [me] = await own(people, "id")
    at_tables = [
        dict(row._mapping) | {"entries": [entry async for entry in words(database, row.id, person)]}
        for row in await database.fetch_all(been)
    ]
    exported = {
        str(rows.table.name): await own(rows.table, rows.key) for rows in personal if rows.export
    }
    return {"person": me, "tables": at_tables, **exported}


async def words(database: Database, table_id: str, person: str) -> AsyncIterator[ExportedRow]:
    """Yield the entries of a log that contain a person's names or words, with their times."""
    mark = person.encode()
    async for batch in read_batches(database, table_id):
        for _seq, at, body in batch:
            if mark in body and nameless(body, person) is not None:
                yield {"at": at, **msgspec.json.decode(body, type=ExportedRow)}
