"""How people want to be told that a table waits for them: a mail address, and browsers."""

from __future__ import annotations

import contextlib
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..db.database import Database
from ..people.identity import Credential
from .schema import mail_addresses, mail_stops, push_subscriptions


class Address(NamedTuple):
    """A mail address, and the language and the time zone of the mails to it."""

    address: str
    language: str
    zone: str


class Subscription(NamedTuple):
    """A browser that shows notices: where to send them, and the keys that encrypt them."""

    device_id: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    zone: str


class Channels:
    """The mail addresses and the browsers of the people of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Mail addresses.

    async def address(self, person: str) -> Address | None:
        """Return the confirmed mail address of a person, or None."""
        return await self.find_address(person, mail_addresses.c.confirmed.is_not(None))

    async def unconfirmed(self, person: str) -> Address | None:
        """Return the mail address of a person that is not confirmed yet, or None."""
        return await self.find_address(person, mail_addresses.c.confirmed.is_(None))

    async def find_address(self, person: str, which: ColumnElement[bool]) -> Address | None:
        columns = [mail_addresses.c[name] for name in Address._fields]
        query = select(*columns).where(mail_addresses.c.person_id == person, which)
        row = await self.database.fetch_one(query)
        return None if row is None else Address(*row)

    async def ask(self, person: str, to: Address) -> None:
        """Store a mail address that is not confirmed yet; a confirmed one stays until it is."""
        row = {"person_id": person, "since": self.database.clock.now(), **to._asdict()}
        with contextlib.suppress(IntegrityError):  # the same request is answered at the same time
            async with self.database.transaction() as connection:
                await connection.execute(delete(mail_addresses).where(*is_unconfirmed(person)))
                await connection.execute(insert(mail_addresses).values(row))

    async def update_address(self, person: str, to: Address) -> None:
        """Set the language and the time zone of the mails to an address; forget a newer one."""
        this = (mail_addresses.c.person_id == person, mail_addresses.c.address == to.address)
        changed = update(mail_addresses).where(*this).values(language=to.language, zone=to.zone)
        async with self.database.transaction() as connection:
            await connection.execute(delete(mail_addresses).where(*is_unconfirmed(person)))
            await connection.execute(changed)

    async def confirm(self, person: str, address: str, mailbox: str) -> None:
        """Confirm an address of a person: it replaces the one before, and may get mails again."""
        this = (*is_unconfirmed(person), mail_addresses.c.address == address)
        old = (mail_addresses.c.person_id == person, mail_addresses.c.address != address)
        confirmed = update(mail_addresses).where(*this).values(confirmed=self.database.clock.now())
        async with self.database.transaction() as connection:
            if (await connection.execute(confirmed)).rowcount:
                await connection.execute(delete(mail_addresses).where(*old))
                await connection.execute(delete(mail_stops).where(mail_stops.c.hash == mailbox))

    async def drop_address(self, person: str, address: str | None = None) -> None:
        """Delete the mail addresses of a person; with an `address`, only this one."""
        gone = delete(mail_addresses).where(mail_addresses.c.person_id == person)
        if address is not None:
            gone = gone.where(mail_addresses.c.address == address)
        await self.database.execute(gone)

    async def expire(self, before: int) -> None:
        """Delete the mail addresses that nobody has confirmed since a time."""
        old = delete(mail_addresses).where(mail_addresses.c.confirmed.is_(None))
        await self.database.execute(old.where(mail_addresses.c.since < before))

    # Mailboxes that want no mails.

    async def stop(self, mailbox: str, person: str | None) -> None:
        """Send no more mails to a mailbox; this person may ask for them again."""
        row = {"hash": mailbox, "person_id": person, "since": self.database.clock.now()}
        async with self.database.transaction() as connection:
            await connection.execute(delete(mail_stops).where(mail_stops.c.hash == mailbox))
            await connection.execute(insert(mail_stops).values(row))

    async def allow(self, mailbox: str) -> None:
        """Let people ask for mails to a mailbox again."""
        await self.database.execute(delete(mail_stops).where(mail_stops.c.hash == mailbox))

    async def is_stopped(self, mailbox: str, person: str) -> bool:
        """Return whether a mailbox wants no mails, not even if this person asks for them."""
        query = select(mail_stops.c.person_id).where(mail_stops.c.hash == mailbox)
        row = await self.database.fetch_one(query)
        return row is not None and row.person_id != person

    # Browsers.

    async def subscriptions(self, person: str) -> list[Subscription]:
        """Return the browsers of a person that show notices."""
        columns = [push_subscriptions.c[name] for name in Subscription._fields]
        query = select(*columns).where(push_subscriptions.c.person_id == person)
        return [Subscription(*row) for row in await self.database.fetch_all(query)]

    async def subscribe(self, person: str, new: Subscription) -> None:
        """Store the subscription of a device, instead of its earlier one."""
        row = {"person_id": person, "since": self.database.clock.now(), **new._asdict()}
        async with self.database.transaction() as connection:
            await connection.execute(
                delete(push_subscriptions).where(*device_is(person, new.device_id))
            )
            await connection.execute(insert(push_subscriptions).values(row))

    async def unsubscribe(self, credential: Credential, endpoint: str | None = None) -> None:
        """Delete the subscription of a device; with an `endpoint`, only if it is this one."""
        gone = delete(push_subscriptions).where(*device_is(*credential))
        if endpoint is not None:
            gone = gone.where(push_subscriptions.c.endpoint == endpoint)
        await self.database.execute(gone)


def is_unconfirmed(person: str) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for the address of a person that is not confirmed."""
    return mail_addresses.c.person_id == person, mail_addresses.c.confirmed.is_(None)


def device_is(person: str, device: str) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for the subscription of a device."""
    return push_subscriptions.c.person_id == person, push_subscriptions.c.device_id == device
