"""People in the database: their names, the devices where they are signed in, and device links.

A cookie is valid as long as its device is in the database. A person who has deleted themselves
stays as a tombstone, without a name and without devices.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from collections.abc import Collection, Iterable

from sqlalchemy import ColumnElement, Row, Select, and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.refusals import Refused
from ..db.database import SILENT, Database
from ..tables.feature import PersonalRows
from ..tables.log_edit import EDITED
from ..tables.schema import members, tables
from .identity import Credential, new_person
from .schema import devices, links, people
from .user_agent import UserAgent

SIGNED_OUT = "out"  # the topic of notifications: a person, and the device unless it is all of them
DAY = 86_400_000  # milliseconds
LINK_LASTS = 15 * 60_000  # milliseconds


class People:
    """The people of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, name: str, agent: UserAgent) -> Credential:
        """Insert a person with their first device."""
        person, now = new_person(), self.database.clock.now()
        async with self.database.transaction() as connection:
            row = {"id": person, "name": name, "since": now}
            await connection.execute(insert(people).values(row))
            return await self.add_device(connection, person, agent)

    async def rename(self, person: str, name: str) -> None:
        named = update(people).where(people.c.id == person, people.c.deleted.is_(None))
        await self.database.execute(named.values(name=name))

    async def name(self, credential: Credential, agent: UserAgent) -> str | None:
        """Return the name of a person, or None if this device is not signed in.

        Record the first use of a device on each day.
        """
        query = (
            select(people.c.name, devices.c.seen)
            .join(devices, devices.c.person_id == people.c.id)
            .where(this(credential), people.c.deleted.is_(None))
        )
        row = await self.database.fetch_one(query)
        if row is None:
            return None
        today = start_of_day(self.database.clock.now())
        if row.seen < today:
            used = update(devices).where(this(credential)).values(seen=today, **agent._asdict())
            with contextlib.suppress(*SILENT):
                await self.database.execute(used)
        name: str = row.name
        return name

    # Devices.

    async def add_device(
        self, connection: AsyncConnection, person: str, agent: UserAgent
    ) -> Credential:
        """Insert a new device of a person."""
        device, now = secrets.token_urlsafe(9), self.database.clock.now()
        row = {"person_id": person, "id": device, "since": now, "seen": start_of_day(now)}
        await connection.execute(insert(devices).values(row | agent._asdict()))
        return Credential(person, device)

    async def devices(self, person: str) -> list[Row[str, str, str, int, int]]:
        """Return the devices where a person is signed in, the first one first."""
        query = (
            select(
                devices.c.id, devices.c.browser, devices.c.system, devices.c.since, devices.c.seen
            )
            .where(devices.c.person_id == person)
            .order_by(devices.c.since, devices.c.id)
        )
        return list(await self.database.fetch_all(query))

    async def sign_out(self, credential: Credential) -> bool:
        """Delete a device, and the link that it may have created; return whether it existed."""
        person, device = credential
        async with self.database.transaction() as connection:
            gone = await connection.execute(delete(devices).where(this(credential)))
            await connection.execute(delete(links).where(links.c.person_id == person))
            await self.database.notify(connection, [f"{SIGNED_OUT} {person} {device}"])
        return gone.rowcount > 0

    async def signed_out(self, credentials: Collection[Credential]) -> set[Credential]:
        """Return those of these devices that are not signed in."""
        owners = {credential.person for credential in credentials}
        query = select(devices.c.person_id, devices.c.id).where(devices.c.person_id.in_(owners))
        rows = await self.database.fetch_all(query)
        return set(credentials) - {Credential(*row) for row in rows}

    # Links for further devices.

    async def new_link(self, person: str) -> tuple[str, int]:
        """Return the secret of a new link and when it expires; an older link ends."""
        secret, now = secrets.token_urlsafe(24), self.database.clock.now()
        row = {"hash": hash_secret(secret), "person_id": person, "expires": now + LINK_LASTS}
        async with self.database.transaction() as connection:
            over = or_(links.c.person_id == person, links.c.expires <= now)
            await connection.execute(delete(links).where(over))
            await connection.execute(insert(links).values(row))
        return secret, now + LINK_LASTS

    async def link_expires(self, person: str) -> int | None:
        """Return when a person's unused link expires, or None without such a link."""
        query = select(links.c.expires).where(
            links.c.person_id == person, links.c.expires > self.database.clock.now()
        )
        expires: int | None = await self.database.fetch_value(query)
        return expires

    async def withdraw_link(self, person: str) -> None:
        """Delete a person's open link."""
        await self.database.execute(delete(links).where(links.c.person_id == person))

    async def link_owner(self, secret: str) -> Row[str, str]:
        """Return the id and the name of the person of a link; raise Refused after its end."""
        query = (
            select(people.c.id, people.c.name)
            .join(links, links.c.person_id == people.c.id)
            .where(self.is_open(secret), people.c.deleted.is_(None))
        )
        owner = await self.database.fetch_one(query)
        if owner is None:
            raise Refused("bad_link")
        return owner

    async def use_link(self, secret: str, agent: UserAgent) -> Credential:
        """Use up a link: return its person on a new device; raise Refused after its end."""
        used = delete(links).where(self.is_open(secret)).returning(links.c.person_id)
        async with self.database.transaction() as connection:
            person = (await connection.execute(used)).scalar()
            if person is None:
                raise Refused("bad_link")
            return await self.add_device(connection, person, agent)

    def is_open(self, secret: str) -> ColumnElement[bool]:
        """Return the condition for the link with this secret, if it has not expired."""
        return and_(
            links.c.hash == hash_secret(secret), links.c.expires > self.database.clock.now()
        )

    # Deletion.

    async def bury(self, person: str, personal: Iterable[PersonalRows]) -> None:
        """Turn a person into a tombstone: no name, no rows about them, no way back."""
        async with self.database.transaction() as connection:
            gone = update(people).where(people.c.id == person)
            await connection.execute(gone.values(name="", deleted=self.database.clock.now()))
            for rows in personal:
                theirs = rows.table.c[rows.key] == person
                if rows.instead is None:
                    await connection.execute(delete(rows.table).where(theirs))
                else:
                    await connection.execute(
                        update(rows.table).where(theirs).values(**rows.instead)
                    )
            await self.database.notify(connection, [f"{SIGNED_OUT} {person}"])

    async def unknown(self, them: Collection[str]) -> set[str]:
        """Return those of these people who are not in the database, or deleted themselves."""
        query = select(people.c.id).where(people.c.id.in_(them), people.c.deleted.is_(None))
        return set(them) - set(await self.database.fetch_values(query))

    async def delete_strangers(self, before: int, active: Iterable[Select[str]]) -> None:
        """Delete people who were created before a time, have no table and are not active."""
        at_table = select(members.c.person_id).where(members.c.person_id == people.c.id).exists()
        strangers = delete(people).where(people.c.since < before, ~at_table)
        for query in active:
            strangers = strangers.where(people.c.id.not_in(query))
        await self.database.execute(strangers)

    async def half_deleted(self, before: int) -> list[str]:
        """Return people who deleted themselves before a time, and are still in some log."""
        somewhere = select(members.c.person_id).where(members.c.person_id == people.c.id).exists()
        query = select(people.c.id).where(people.c.deleted <= before, somewhere)
        return await self.database.fetch_values(query)

    async def tables_of(self, person: str) -> list[Row[str, str]]:
        """Return the id and the status of every table of a person."""
        query = (
            select(tables.c.id, tables.c.status)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.person_id == person)
        )
        return list(await self.database.fetch_all(query))

    async def leave(self, person: str, table_id: str, personal: Iterable[PersonalRows]) -> None:
        """Delete a person from the list of a table whose log has changed."""
        async with self.database.transaction() as connection:
            for rows in (PersonalRows(members), *personal):  # the game may have just ended
                if rows.instead is None and "table_id" in rows.table.c:
                    of_person = rows.table.c[rows.key] == person
                    at_table = rows.table.c.table_id == table_id
                    await connection.execute(delete(rows.table).where(of_person, at_table))
            await self.database.notify(connection, [f"{EDITED} {table_id}"])


def this(credential: Credential) -> ColumnElement[bool]:
    """Return the condition for the row of a device."""
    return and_(devices.c.person_id == credential.person, devices.c.id == credential.device)


def start_of_day(milliseconds: int) -> int:
    """Return the start of a day in UTC."""
    return milliseconds - milliseconds % DAY


def hash_secret(secret: str) -> str:
    """Return the hash of a link's secret, which is all that the database holds of it."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()
