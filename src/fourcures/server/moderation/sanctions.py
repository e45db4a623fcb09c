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
from ..db.database import Database
from ..people.people import People
from ..tables.log_edit import renamed, rewrite
from .schema import sanctions

DAY = 86_400_000  # milliseconds


class News(NamedTuple):
    """The people about whom the operator has decided something since the last look."""

    suspended: set[str]
    renamed: set[str]


class Sanctions:
    """The decisions of the operator, as this process knows them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.until: dict[str, int] = {}  # suspended person -> when it ends
        self.renamed: dict[str, int] = {}  # person -> when their name was replaced

    async def refresh(self) -> News:
        """Read the decisions; return whom the new ones are about."""
        rows = await self.database.fetch_all(select(sanctions))
        now, before = self.database.clock.now(), self.until
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
        if until > self.database.clock.now():
            raise Refused("suspended", until=moment(until))


async def suspend(database: Database, person: str, days: int) -> int:
    """Suspend a person; return when it ends."""
    until = database.clock.now() + days * DAY
    await decide(database, person, {"until": until})
    return until


async def lift(database: Database, person: str) -> None:
    """End the suspension of a person."""
    await decide(database, person, {"until": None})


async def replace_name(database: Database, person: str) -> str:
    """Replace a person's name by a neutral one, also in the logs; return the new one."""
    people, name = People(database), f"Player {secrets.randbelow(9000) + 1000}"
    await people.rename(person, name)
    for table_id, _status in await people.tables_of(person):
        await rewrite(database, person, table_id, partial(renamed, name=name))
    # Last: now servers read the logs.
    await decide(database, person, {"renamed": database.clock.now()})
    return name


async def decide(database: Database, person: str, values: Mapping[str, int | None]) -> None:
    """Store a decision about a person."""
    theirs = sanctions.c.person_id == person
    async with database.transaction() as connection:
        changed = await connection.execute(update(sanctions).where(theirs).values(**values))
        if changed.rowcount == 0:
            await connection.execute(insert(sanctions).values(person_id=person, **values))


async def delete_old(database: Database, before: int) -> None:
    """Delete decisions that ended, or were made, before a time."""
    ended = [
        func.coalesce(column, 0) < before for column in (sanctions.c.until, sanctions.c.renamed)
    ]
    await database.execute(delete(sanctions).where(and_(*ended)))


def moment(milliseconds: int) -> str:
    """Return a time as text, in UTC: `2026-11-16T12:00Z`."""
    time = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return time.strftime("%Y-%m-%dT%H:%MZ")
