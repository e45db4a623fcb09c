"""Edit the log of a table: remove a person's names and words, or replace their names.

This is the only change to entries that were written. It goes in small batches, so that other writes
go through in between.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence

import msgspec
from sqlalchemy import Row, bindparam, select, update

from ...table import entries
from ..db.database import Database
from .schema import log

EDITED = "edited"  # the topic of notifications: entries of this table have changed
BATCH = 200  # entries that are read, and changed in one transaction

EDIT = (
    update(log)
    .where(log.c.table_id == bindparam("at_table"), log.c.seq == bindparam("number"))
    .values(body=bindparam("edited"))
)
# Return a stored entry without something of a person; None if it need not change.
Edit = Callable[[bytes, str], bytes | None]


async def rewrite(database: Database, person: str, table_id: str, edit: Edit) -> None:
    """Edit the entries of a log that mention a person, batch by batch."""
    mark = person.encode()
    async for batch in read_batches(database, table_id):
        changed = [
            {"at_table": table_id, "number": seq, "edited": edited}
            for seq, _at, body in batch
            if mark in body and (edited := edit(body, person)) is not None
        ]
        if changed:
            async with database.transaction() as connection:
                await connection.execute(EDIT, changed)


async def read_batches(
    database: Database, table_id: str
) -> AsyncIterator[Sequence[Row[int, int, bytes]]]:
    """Yield the number, the time and the body of all entries of a log, batch by batch."""
    query = select(log.c.seq, log.c.at, log.c.body).where(log.c.table_id == table_id)
    query, last = query.order_by(log.c.seq).limit(BATCH), 0
    while batch := await database.fetch_all(query.where(log.c.seq > last)):
        yield batch
        last = batch[-1].seq


def nameless(body: bytes, person: str) -> bytes | None:
    """Return a stored entry without a person's names and words; None if it has none.

    It works on plain JSON, because a table in quarantine has entries that cannot be read.
    """
    entry = read(body)
    match entry:
        case {"kind": "said", "by": by, "text": str(words)} if by == person and words:
            entry["text"] = ""
            entry |= dict.fromkeys(("phrase", "about", "moves", "after", "plan", "step"))
            return entries.encode(entry)
    return renamed(body, person, "")


def renamed(body: bytes, person: str, name: str) -> bytes | None:
    """Return a stored entry with another name of a person; None if it has none of their names.

    The name of a table that they opened is removed.
    """
    entry = read(body)
    match entry:
        case {"kind": "joined", "by": by, "name": str(old)} if by == person and old:
            entry["name"] = name
        case {"kind": "renamed" | "invited", "person": by, "name": str(old)} if (
            by == person and old
        ):
            entry["name"] = name
        case {"kind": "opened", "by": by, "setup": dict(setup)} if by == person and setup.get(
            "name"
        ):
            entry["setup"] = setup | {"name": ""}
        case _:
            return None
    return entries.encode(entry)


def read(body: bytes) -> dict[str, object]:
    """Return a stored entry as plain JSON; empty if it cannot be read."""
    try:
        return msgspec.json.decode(body, type=dict[str, object])
    except msgspec.MsgspecError:
        return {}
