"""What the operator has decided about people: suspensions, and names that were replaced.

`fourcures reports` writes the decisions into the database, and every process reads them there every
few seconds. SQLite has no notifications, and a command needs no connection to the server this way.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import partial
from typing import NamedTuple

from sqlalchemy import and_, delete, func, insert, select, update

from ...protocol.refusals import Refused
from ...table.room import Room
from ..db.schema import sanctions
from ..db.store import Store
from ..people.people import People
from ..tables.log_edit import renamed, rewrite

DAY = 86_400_000  # milliseconds


class News(NamedTuple):
    """The people about whom the operator has decided something since the last look."""

    suspended: set[str]
    renamed: set[str]


class Sanctions:
    """The decisions of the operator, as this process knows them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.until: dict[str, int] = {}  # suspended person -> when it ends
        self.renamed: dict[str, int] = {}  # person -> when their name was replaced

    async def refresh(self) -> News:
        """Read the decisions; return whom the new ones are about."""
        async with self.store.reading.connect() as connection:
            rows = (await connection.execute(select(sanctions))).all()
        now, before = self.store.clock.now(), self.until
        names = {row.person_id: row.renamed for row in rows if row.renamed is not None}
        new = {person for person, at in names.items() if self.renamed.get(person) != at}
        self.until = {
            row.person_id: row.until for row in rows if row.until is not None and row.until > now
        }
        self.renamed = names
        return News(self.until.keys() - before.keys(), new)

    def check(self, person: str | None) -> None:
        """Raise Refused while a person is suspended."""
        until = self.until.get(person or "", 0)
        if until > self.store.clock.now():
            raise Refused("suspended", until=moment(until))

    def check_at(self, room: Room, person: str | None) -> None:
        """Raise Refused at a public table while a person is suspended."""
        if self.until and room.setup.visibility == "public":
            self.check(person)


async def suspend(store: Store, person: str, days: int) -> int:
    """Suspend a person; return when it ends."""
    until = store.clock.now() + days * DAY
    await decide(store, person, {"until": until})
    return until


async def lift(store: Store, person: str) -> None:
    """End the suspension of a person."""
    await decide(store, person, {"until": None})


async def replace_name(store: Store, person: str) -> str:
    """Replace a person's name by a neutral one, also in the logs; return the new one."""
    known, name = People(store), f"Player {secrets.randbelow(9000) + 1000}"
    await known.rename(person, name)
    for table_id, _status in await known.tables_of(person):
        await rewrite(store, person, table_id, partial(renamed, name=name))
    await decide(store, person, {"renamed": store.clock.now()})  # last: now servers read the logs
    return name


async def decide(store: Store, person: str, values: Mapping[str, int | None]) -> None:
    """Store a decision about a person."""
    one = sanctions.c.person_id == person
    async with store.transaction() as connection:
        if (await connection.execute(update(sanctions).where(one).values(**values))).rowcount == 0:
            await connection.execute(insert(sanctions).values(person_id=person, **values))


async def delete_old(store: Store, before: int) -> None:
    """Delete decisions that ended, or were made, before a time."""
    ended = [
        func.coalesce(column, 0) < before for column in (sanctions.c.until, sanctions.c.renamed)
    ]
    async with store.transaction() as connection:
        await connection.execute(delete(sanctions).where(and_(*ended)))


def moment(milliseconds: int) -> str:
    """Return a time as text, in UTC: `2026-11-16T12:00Z`."""
    time = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return time.strftime("%Y-%m-%dT%H:%MZ")
