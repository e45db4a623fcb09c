"""How people want to be told that a table waits for them: a mail address, and browsers."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, insert, select, update

from ..db.database import Database
from ..people.identity import Credential
from .schema import mail_addresses, push_subscriptions


class Address(NamedTuple):
    """A person's mail address; nothing but the question is sent to one that is not confirmed."""

    address: str
    language: str
    confirmed: bool


class Subscription(NamedTuple):
    """A browser that shows notices: where to send them, and the keys that encrypt them."""

    device_id: str
    endpoint: str
    p256dh: str
    auth: str
    language: str


class Channels:
    """The mail addresses and the browsers of the people of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def address(self, person: str) -> Address | None:
        """Return the mail address of a person, or None."""
        query = select(mail_addresses).where(mail_addresses.c.person_id == person)
        row = await self.database.fetch_one(query)
        if row is None:
            return None
        return Address(row.address, row.language, row.confirmed is not None)

    async def set_address(self, person: str, address: str, language: str) -> None:
        """Store a mail address that is not confirmed yet, instead of an earlier one."""
        now = self.database.clock.now()
        row = {"person_id": person, "address": address, "language": language, "since": now}
        async with self.database.transaction() as connection:
            await connection.execute(
                delete(mail_addresses).where(mail_addresses.c.person_id == person)
            )
            await connection.execute(insert(mail_addresses).values(row))

    async def confirm(self, person: str, address: str) -> None:
        """Confirm the mail address of a person, if it is still this one."""
        this = (mail_addresses.c.person_id == person, mail_addresses.c.address == address)
        confirmed = update(mail_addresses).where(*this, mail_addresses.c.confirmed.is_(None))
        await self.database.execute(confirmed.values(confirmed=self.database.clock.now()))

    async def drop_address(self, person: str, address: str | None = None) -> None:
        """Delete the mail address of a person; with an `address`, only if it is this one."""
        gone = delete(mail_addresses).where(mail_addresses.c.person_id == person)
        if address is not None:
            gone = gone.where(mail_addresses.c.address == address)
        await self.database.execute(gone)

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


def device_is(person: str, device: str) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for the subscription of a device."""
    return push_subscriptions.c.person_id == person, push_subscriptions.c.device_id == device
