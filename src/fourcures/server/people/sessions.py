"""The open sockets of this process by device, so that signing out a device closes its sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .identity import Credential


class SignedOut(Exception):
    """The device of this socket was signed out."""


class Sessions:
    """The open sockets of this process; each is a timeout that expires when it has to close."""

    def __init__(self) -> None:
        self.open: dict[Credential, set[asyncio.Timeout]] = {}

    @asynccontextmanager
    async def using(self, credential: Credential | None) -> AsyncIterator[None]:
        """Serve a socket of a device; cancel it and raise SignedOut when the device is signed out.

        Enter it before the device is looked up, so that no sign-out in between is missed.
        """
        if credential is None:
            yield
            return
        until = asyncio.timeout(None)
        try:
            async with until:
                self.open.setdefault(credential, set()).add(until)
                yield
        except TimeoutError:
            if until.expired():
                raise SignedOut from None
            raise
        finally:
            others = self.open.get(credential, set())
            others.discard(until)
            if not others:
                self.open.pop(credential, None)

    def end(self, person: str, device: str | None = None) -> None:
        """Close the sockets of one device of a person, or of all their devices."""
        now = asyncio.get_running_loop().time()
        for credential in list(self.open):
            if credential.person == person and device in (None, credential.device):
                for until in self.open.pop(credential):
                    until.reschedule(now)
