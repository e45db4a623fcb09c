"""Everything that the database holds about one person, for themselves."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from sqlalchemy import Table, select

from ..db.schema import (
    blocks,
    devices,
    links,
    log,
    mail_addresses,
    members,
    people,
    push_subscriptions,
    puzzle_attempts,
    reports,
    results,
    sanctions,
    tables,
    tries,
    waits,
)
from ..db.store import Store
from ..tables.log_edit import nameless

BATCH = 500  # entries that are read at once
HIDDEN = ("person_id", "hash", "deleted")  # columns that say nothing

Row = dict[str, object]


class ExportedTable(msgspec.Struct):
    """A table where a person has been, and the entries with their names and words."""

    id: str
    status: str
    since: int
    seen: int  # when the person was there for the last time
    entries: list[Row]


class Export(msgspec.Struct):
    """All that is stored about a person; times are milliseconds since 1970."""

    person: Row
    devices: list[Row]
    links: list[Row]
    tables: list[ExportedTable]
    results: list[Row]
    tries: list[Row]
    puzzle_attempts: list[Row]
    waits: list[Row]
    mail_addresses: list[Row]
    push_subscriptions: list[Row]
    blocks: list[Row]
    reports: list[Row]  # that the person made
    sanctions: list[Row]


async def export(store: Store, person: str) -> Export:
    """Return all that is stored about a person: what deleting them would erase."""

    async def own(table: Table, key: str = "person_id") -> list[Row]:
        columns = [column for column in table.c if column.name not in HIDDEN]
        query = select(*columns).where(table.c[key] == person)
        async with store.reading.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    been = (
        select(tables.c.id, tables.c.status, tables.c.since, members.c.seen)
        .join(members, members.c.table_id == tables.c.id)
        .where(members.c.person_id == person)
        .order_by(tables.c.since)
    )
    async with store.reading.connect() as connection:
        found = (await connection.execute(been)).all()
    [me] = await own(people, "id")
    return Export(
        person=me,
        devices=await own(devices),
        links=await own(links),
        tables=[
            ExportedTable(*row, [one async for one in words(store, row.id, person)])
            for row in found
        ],
        results=await own(results),
        tries=await own(tries),
        puzzle_attempts=await own(puzzle_attempts),
        waits=await own(waits),
        mail_addresses=await own(mail_addresses),
        push_subscriptions=await own(push_subscriptions),
        blocks=await own(blocks),
        reports=await own(reports, "reporter_id"),
        sanctions=await own(sanctions),
    )


async def words(store: Store, table_id: str, person: str) -> AsyncIterator[Row]:
    """Yield the entries of a log that contain a person's names or words, with their times."""
    query = select(log.c.seq, log.c.at, log.c.body).where(log.c.table_id == table_id)
    mark, last = person.encode(), 0
    while True:
        page = query.where(log.c.seq > last).order_by(log.c.seq).limit(BATCH)
        async with store.reading.connect() as connection:
            found = (await connection.execute(page)).all()
        for seq, at, body in found:
            last = seq
            if mark in body and nameless(body, person) is not None:
                yield {"at": at, **msgspec.json.decode(body, type=Row)}
        if len(found) < BATCH:
            return
