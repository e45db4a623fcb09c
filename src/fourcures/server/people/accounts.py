"""The accounts of people: who sends a request, and where they are signed in."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable

from ...protocol.people import Me
from ..db.listener import Listener
from ..http.requests import AnyConnection
from ..process.settings import ServerSettings
from ..tables.feature import Feature, PersonalRows
from ..tables.tables import Tables
from .deletion import Deletions
from .identity import COOKIE, Credential, Identity
from .people import SIGNED_OUT, People
from .schema import devices, links
from .sessions import Sessions
from .user_agent import UserAgent


class Accounts(Feature):
    """The people of a server, their devices and their sockets."""

    name = "accounts"
    personal = (PersonalRows(devices), PersonalRows(links))

    def __init__(
        self, settings: ServerSettings, tables: Tables, edited: Callable[[str], None]
    ) -> None:
        self.settings, self.tables, self.edited = settings, tables, edited
        self.identity = Identity(tables.database)
        self.people = People(tables.database)
        self.sessions = Sessions()
        self.deletions = Deletions(tables, self.people, self.sessions)

    async def open(self) -> None:
        await self.identity.secret()

    def tasks(self) -> Iterable[Coroutine[None, None, None]]:
        return [self.deletions.run()]

    async def stop(self) -> None:
        await self.deletions.stop()

    def subscribe(self, listener: Listener) -> None:
        listener.subscribe(SIGNED_OUT, self.hear_signed_out, self.catch_up)

    def hear_signed_out(self, text: str) -> None:
        """Close the sockets of a device, or of all devices of a person."""
        person, _, device = text.partition(" ")
        self.sessions.end(person, device or None)

    async def catch_up(self) -> None:
        """Find out who was deleted or signed out while notifications were lost."""
        await self.deletions.notice_missed(self.edited)
        for credential in await self.people.signed_out(list(self.sessions.open)):
            self.sessions.end(*credential)

    async def credential(self, connection: AnyConnection) -> Credential | None:
        """Return the credential in the cookie of a connection, if it is signed."""
        return await self.identity.read(connection.cookies.get(COOKIE))

    async def who(self, connection: AnyConnection) -> Me | None:
        """Return the person who sent a request, or None if their device is not signed in."""
        credential = await self.credential(connection)
        if credential is None:
            return None
        name = await self.people.name(credential, user_agent(connection))
        return None if name is None else Me(credential.person, name)

    async def sign_out(self, credential: Credential) -> bool:
        """Sign out a device and close its sockets; return whether it was signed in."""
        known = await self.people.sign_out(credential)
        self.sessions.end(*credential)
        return known


def user_agent(connection: AnyConnection) -> UserAgent:
    """Return the browser of a request."""
    return UserAgent.read(connection.headers.get("user-agent"))
