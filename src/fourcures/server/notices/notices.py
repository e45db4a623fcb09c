"""Notices: people are told that a turn-based table waits for them, or the next game of a table."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Sequence

from ...extras import need
from ..http.limits import Limits
from ..people.identity import Identity
from ..process.findings import Finding, fault, ok
from ..process.metrics import Metrics
from ..process.settings import ServerSettings, variable
from ..tables.feature import Change, Feature, PersonalRows
from ..tables.log import Write
from ..tables.tables import Tables
from .channels import Channels
from .links import Links
from .notifier import Notifier
from .schema import mail_addresses, mail_stops, notices, push_subscriptions

DAY = 86_400_000  # milliseconds
UNCONFIRMED_DAYS = 7  # for which an address is kept that nobody confirms


class Notices(Feature):
    """The notices of a server, through the channels that its host has set up."""

    name = "notices"
    # The subscriptions of browsers go with their devices.
    personal = (
        PersonalRows(mail_addresses),
        PersonalRows(push_subscriptions),
        PersonalRows(mail_stops, instead={"person_id": None}),
        PersonalRows(notices, export=False),
    )

    def __init__(
        self,
        settings: ServerSettings,
        tables: Tables,
        identity: Identity,
        metrics: Metrics,
        limits: Limits,
    ) -> None:
        self.tables, self.links = tables, Links(identity)
        self.mailer = self.pusher = None
        if settings.mail_server or settings.push_contact:
            need("host", "sending notices")
        if settings.mail_server:
            from .mail import Mailer  # only here: its libraries take long to import

            self.mailer = Mailer(settings, self.links)
        if settings.push_contact:
            from .push import Pusher  # for the same reason

            self.pusher = Pusher(settings, tables.database)
        self.channels = Channels(tables.database)
        self.notifier = Notifier(tables, self.channels, metrics, limits, self.mailer, self.pusher)

    async def open(self) -> None:
        if self.pusher is not None:
            await self.pusher.key()

    async def project(self, change: Change) -> Write | None:
        return await self.notifier.invite(change)

    def tasks(self) -> Iterable[Coroutine[None, None, None]]:
        return [self.notifier.run()] if self.mailer or self.pusher else []

    async def check_deployment(self) -> Sequence[Finding]:
        """Check that the mail server lets this server in."""
        if self.mailer is None:
            return [ok("mail", "not set up")]
        try:
            return [ok("mail", await self.mailer.try_out())]
        except OSError as error:
            return [
                fault("mail", str(error), f"check the mail server and {variable('mail_server')}")
            ]

    async def stop_mails(self, person: str, mailbox: str) -> None:
        """Delete the addresses of a person that belong to a mailbox."""
        known = (await self.channels.address(person), await self.channels.unconfirmed(person))
        for one in known:
            if one is not None and await self.links.hash(one.address) == mailbox:
                await self.channels.drop_address(person, one.address)

    async def expire(self, today: int) -> None:
        await self.channels.expire(today - UNCONFIRMED_DAYS * DAY)
