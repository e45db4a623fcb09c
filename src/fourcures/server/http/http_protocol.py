"""HTTP connections that must send each request in time, with a limit per client address.

Without both, a thousand silent connections would use up all file descriptors. A request whose end
two programs could see in different places is refused, and nothing after it is read.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ...protocol.refusals import Refused
from .limits import Limits, address_key

REQUEST_SECONDS = 10.0  # for the headers of a request
LARGEST_HEAD = 65_536  # bytes of the headers


class OneLength(h11.Connection):
    """A parser that refuses requests with two lengths, which are smuggled ones (RFC 9112, 6.1)."""

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        event = super().next_event()
        if isinstance(event, h11.Request):
            names = {name for name, _ in event.headers}
            if {b"content-length", b"transfer-encoding"} <= names:
                raise h11.RemoteProtocolError("Content-Length together with Transfer-Encoding")
        return event


class GuardedProtocol(H11Protocol):
    """One HTTP connection; Uvicorn creates it."""

    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.conn = OneLength(h11.SERVER, LARGEST_HEAD)
        self.place = ExitStack()
        limits: Limits = self.app.state["server"].limits
        address = address_key(self.client[0] if self.client else "")
        try:
            self.place.enter_context(limits.connections.take(address))
        except Refused:
            transport.abort()
            return
        self.watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def watch(self) -> None:
        """Start the deadline while the headers of a request are incomplete; stop it after them."""
        if self.conn.their_state is not h11.IDLE:
            self.stop_deadline()
        elif self.deadline is None:
            self.deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def stop_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def leave(self) -> None:
        """End the count of this connection: it is closed, or a socket with a limit of its own."""
        self.stop_deadline()
        self.place.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)
