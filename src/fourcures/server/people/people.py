"""People in the database: their names, the devices where they are signed in, and device links.

A cookie is valid as long as its device is in the database. A person who has deleted themselves
stays as a tombstone, without a name and without devices.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from collections.abc import Collection

from sqlalchemy import ColumnElement, Row, and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..db.schema import (
    blocks,
    devices,
    links,
    mail_addresses,
    members,
    notices,
    people,
    puzzle_attempts,
    reports,
    results,
    sanctions,
    tables,
    tries,
    waits,
)
from ..db.store import AGAIN, SIGNED_OUT, SILENT, Store
from .identity import Credential, new_device, new_person
from .user_agent import UserAgent

DAY = 86_400_000  # milliseconds
LINK_LASTS = 15 * 60_000  # milliseconds


class People:
    """The people of a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def create(self, name: str, agent: UserAgent) -> Credential:
        """Insert a person with their first device."""
        person, now = new_person(), self.store.clock.now()
        async with self.store.transaction() as connection:
            row = {"id": person, "name": name, "since": now}
            await connection.execute(insert(people).values(row))
            return await self.add_device(connection, Credential(person, new_device()), agent)

    async def rename(self, person: str, name: str) -> None:
        """Change a person's name."""
        named = update(people).where(people.c.id == person, people.c.deleted.is_(None))
        async with self.store.transaction() as connection:
            await connection.execute(named.values(name=name))

    async def name(self, credential: Credential, agent: UserAgent) -> str | None:
        """Return the name of a person, or None if this device is not signed in.

        Record the first use of a device on each day.
        """
        query = (
            select(people.c.name, devices.c.seen)
            .join(devices, devices.c.person_id == people.c.id)
            .where(this(credential), people.c.deleted.is_(None))
        )
        async with self.store.reading.connect() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            return None
        today = day(self.store.clock.now())
        if found.seen < today:
            used = update(devices).where(this(credential)).values(seen=today, **agent._asdict())
            with contextlib.suppress(*SILENT):
                async with self.store.transaction() as connection:
                    await connection.execute(used)
        name: str = found.name
        return name

    # Devices.

    async def add_device(
        self, connection: AsyncConnection, added: Credential, agent: UserAgent
    ) -> Credential:
        """Insert a device of a person."""
        now = self.store.clock.now()
        row = {"person_id": added.person, "id": added.device, "since": now, "seen": day(now)}
        await connection.execute(insert(devices).values(row | agent._asdict()))
        return added

    async def devices(self, person: str) -> list[Row[str, str, str, int, int]]:
        """Return the devices where a person is signed in, the first one first."""
        query = (
            select(
                devices.c.id, devices.c.browser, devices.c.system, devices.c.since, devices.c.seen
            )
            .where(devices.c.person_id == person)
            .order_by(devices.c.since, devices.c.id)
        )
        async with self.store.reading.connect() as connection:
            return list((await connection.execute(query)).all())

    async def sign_out(self, credential: Credential) -> bool:
        """Delete a device, and the link that it may have created; return whether it existed."""
        person, device = credential
        async with self.store.transaction() as connection:
            gone = await connection.execute(delete(devices).where(this(credential)))
            await connection.execute(delete(links).where(links.c.person_id == person))
            await self.store.notify(connection, [f"{person} {SIGNED_OUT} {device}"])
        return gone.rowcount > 0

    async def signed_out(self, credentials: Collection[Credential]) -> set[Credential]:
        """Return those of these devices that are not signed in."""
        them = {one.person for one in credentials}
        query = select(devices.c.person_id, devices.c.id).where(devices.c.person_id.in_(them))
        async with self.store.reading.connect() as connection:
            found = (await connection.execute(query)).all()
        return set(credentials) - {Credential(*row) for row in found}

    # Links for further devices.

    async def new_link(self, person: str) -> tuple[str, int]:
        """Return the secret of a new link and when it expires; an older link ends."""
        secret, now = secrets.token_urlsafe(24), self.store.clock.now()
        row = {"hash": hashed(secret), "person_id": person, "expires": now + LINK_LASTS}
        async with self.store.transaction() as connection:
            over = or_(links.c.person_id == person, links.c.expires <= now)
            await connection.execute(delete(links).where(over))
            await connection.execute(insert(links).values(row))
        return secret, now + LINK_LASTS

    async def link_expires(self, person: str) -> int | None:
        """Return when a person's unused link expires, or None without such a link."""
        query = select(links.c.expires).where(
            links.c.person_id == person, links.c.expires > self.store.clock.now()
        )
        async with self.store.reading.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def withdraw_link(self, person: str) -> None:
        """Delete a person's open link."""
        async with self.store.transaction() as connection:
            await connection.execute(delete(links).where(links.c.person_id == person))

    async def link_owner(self, secret: str) -> Row[str, str] | None:
        """Return the id and the name of the person who created a link, or None if it has ended."""
        query = (
            select(people.c.id, people.c.name)
            .join(links, links.c.person_id == people.c.id)
            .where(self.is_open(secret), people.c.deleted.is_(None))
        )
        async with self.store.reading.connect() as connection:
            return (await connection.execute(query)).first()

    async def use_link(self, secret: str, agent: UserAgent) -> Credential | None:
        """Use up a link: return its person on a new device, or None if it has ended."""
        used = delete(links).where(self.is_open(secret)).returning(links.c.person_id)
        async with self.store.transaction() as connection:
            person = (await connection.execute(used)).scalar()
            if person is None:
                return None
            return await self.add_device(connection, Credential(person, new_device()), agent)

    def is_open(self, secret: str) -> ColumnElement[bool]:
        """Return the condition for the link with this secret, if it has not expired."""
        return and_(links.c.hash == hashed(secret), links.c.expires > self.store.clock.now())

    # Deletion.

    async def bury(self, person: str) -> None:
        """Turn a person into a tombstone: no name, no devices, no results, no way back."""
        async with self.store.transaction() as connection:
            gone = update(people).where(people.c.id == person)
            await connection.execute(gone.values(name="", deleted=self.store.clock.now()))
            # The subscriptions for notices go with the devices.
            for table in (
                *(devices, links, tries, results, puzzle_attempts, blocks, sanctions),
                *(mail_addresses, waits, notices),
            ):
                await connection.execute(delete(table).where(table.c.person_id == person))
            await connection.execute(delete(blocks).where(blocks.c.blocked_id == person))
            await connection.execute(delete(reports).where(reports.c.reported_id == person))
            made = update(reports).where(reports.c.reporter_id == person)
            await connection.execute(made.values(reporter_id=None, text=""))
            await self.store.notify(connection, [f"{person} {SIGNED_OUT}"])

    async def half_deleted(self, before: int) -> list[str]:
        """Return people who deleted themselves before a time, and are still in some log."""
        somewhere = select(members.c.person_id).where(members.c.person_id == people.c.id).exists()
        query = select(people.c.id).where(people.c.deleted <= before, somewhere)
        async with self.store.reading.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def tables_of(self, person: str) -> list[Row[str, str]]:
        """Return the id and the status of every table of a person."""
        query = (
            select(tables.c.id, tables.c.status)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.person_id == person)
        )
        async with self.store.reading.connect() as connection:
            return list((await connection.execute(query)).all())

    async def leave(self, person: str, table_id: str) -> None:
        """Delete a person from the list of a table whose log has changed."""
        async with self.store.transaction() as connection:
            for table in (members, results):  # the game may have ended during the deletion
                left = and_(table.c.person_id == person, table.c.table_id == table_id)
                await connection.execute(delete(table).where(left))
            await self.store.notify(connection, [f"{table_id} {AGAIN}"])


def this(credential: Credential) -> ColumnElement[bool]:
    """Return the condition for the row of a device."""
    return and_(devices.c.person_id == credential.person, devices.c.id == credential.device)


def day(milliseconds: int) -> int:
    """Return the start of a day in UTC."""
    return milliseconds - milliseconds % DAY


def hashed(secret: str) -> str:
    """Return the hash of a link's secret, which is all that the database holds of it."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()
