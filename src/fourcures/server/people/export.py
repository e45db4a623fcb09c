"""Everything that the database holds about one person, for themselves.

It can be a hundred megabytes, so it is written and sent piece by piece.
"""

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
) -> AsyncIterator[bytes]:
    """Yield the pieces of a JSON object with all that deleting a person would erase.

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
    encode = msgspec.json.encode
    [me] = await own(people, "id")
    yield b'{"person":' + encode(me) + b',"tables":['
    for number, row in enumerate(await database.fetch_all(been)):
        about = encode(dict(row._mapping)).removesuffix(b"}")
        yield (b"," if number else b"") + about + b',"entries":['
        comma = b""
        async for entries in words(database, row.id, person):
            yield comma + encode(entries)[1:-1]
            comma = b","
        yield b"]}"
    yield b"]"
    for rows in personal:
        if rows.export:
            yield (
                b"," + encode(str(rows.table.name)) + b":" + encode(await own(rows.table, rows.key))
            )
    yield b"}"


async def words(database: Database, table_id: str, person: str) -> AsyncIterator[list[ExportedRow]]:
    """Yield the entries of a log that contain a person's names or words, with their times."""
    mark = person.encode()
    async for batch in read_batches(database, table_id):
        found = [
            {"at": at, **msgspec.json.decode(body, type=ExportedRow)}
            for _seq, at, body in batch
            if mark in body and nameless(body, person) is not None
        ]
        if found:
            yield found
