"""Notices: people are told that a table which is played turn by turn waits for them."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable

from ...extras import need
from ..people.identity import Identity
from ..process.metrics import Metrics
from ..process.settings import ServerSettings
from ..tables.feature import Feature, PersonalRows
from ..tables.tables import Tables
from .channels import Channels
from .notifier import Notifier
from .schema import mail_addresses, notices, push_subscriptions


class Notices(Feature):
    """The notices of a server, through the channels that its host has set up."""

    name = "notices"
    # The subscriptions of browsers go with their devices.
    personal = (
        PersonalRows(mail_addresses),
        PersonalRows(push_subscriptions),
        PersonalRows(notices, export=False),
    )

    def __init__(
        self, settings: ServerSettings, tables: Tables, identity: Identity, metrics: Metrics
    ) -> None:
        self.tables, self.identity = tables, identity
        self.mailer = self.pusher = None
        if settings.mail_server or settings.push_contact:
            need("host", "sending notices")
        if settings.mail_server:
            from .mail import Mailer  # only here: its libraries take long to import

            self.mailer = Mailer(settings, identity)
        if settings.push_contact:
            from .push import Pusher  # for the same reason

            self.pusher = Pusher(settings, tables.database)
        self.channels = Channels(tables.database)
        self.notifier = Notifier(tables.catalog, self.channels, metrics, self.mailer, self.pusher)

    async def open(self) -> None:
        if self.pusher is not None:
            await self.pusher.key()

    def tasks(self) -> Iterable[Coroutine[None, None, None]]:
        return [self.notifier.run()] if self.mailer or self.pusher else []
