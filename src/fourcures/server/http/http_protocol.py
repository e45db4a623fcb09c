"""HTTP connections that must send and read in time, with limits per client address.

Without them, a thousand silent connections would use up all file descriptors, and a hundred that
read nothing the memory. What is beyond a limit is refused here, where that costs least. A request
whose end two programs could see in different places is refused, and nothing after it is read.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import cast

import h11
import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from ...protocol.problems import problem_of
from ...protocol.refusals import Refused
from .limits import Limits, address_key
from .requests import AnyConnection

REQUEST_SECONDS = 10.0  # for the headers of a request
BODY_SECONDS = 30.0  # for its body
READING_SECONDS = 60.0  # in which a client must read some of an answer
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

    deadline: asyncio.TimerHandle | None = None  # for what is being read
    awaited: object = None  # what that is: `IDLE` are headers
    reader: asyncio.TimerHandle | None = None  # the next look at whether the client reads
    left = False  # it is closed, or a socket

    @property
    def limits(self) -> Limits:
        found: Limits = self.litestar.state["server"].limits
        return found

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.litestar, self.place = cast(Litestar, self.app), ExitStack()
        self.app = self.answer
        self.conn = OneLength(h11.SERVER, LARGEST_HEAD)
        address = address_key(self.client[0] if self.client else "")
        try:
            self.place.enter_context(self.limits.open_connection(address, len(self.connections)))
        except Refused:
            transport.abort()
            return
        self.watch()

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, unless it is one too many: then also close the connection."""
        try:
            self.limits.count_request(ASGIConnection(scope))
        except Refused as no:
            status, head, body = refusal(no)
            await send({"type": "http.response.start", "status": status, "headers": head})
            await send({"type": "http.response.body", "body": body, "more_body": False})
        else:
            await self.litestar(scope, receive, send)

    # Time for what the client sends.

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:  # of the next request
            self.watch()

    def watch(self) -> None:
        """Start the deadline for the headers or the body of a request when that begins."""
        if self.left or self.conn.their_state is self.awaited:
            return
        self.stop_deadline()
        seconds = {h11.IDLE: REQUEST_SECONDS, h11.SEND_BODY: BODY_SECONDS}
        if (state := self.conn.their_state) in seconds:
            self.awaited = state
            self.deadline = self.loop.call_later(seconds[state], self.transport.abort)

    def stop_deadline(self) -> None:
        self.awaited = None
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    # Time for what the client reads.

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch_reader(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_watching_reader()

    def watch_reader(self, unread: int) -> None:
        """Look again later whether the client has read some of the bytes that wait for it."""
        self.reader = self.loop.call_later(READING_SECONDS, self.check_reader, unread)

    def check_reader(self, before: int) -> None:
        """Close the connection if its client has read nothing since the last look."""
        unread = self.transport.get_write_buffer_size()
        if unread >= before:
            self.transport.abort()
        else:
            self.watch_reader(unread)

    def stop_watching_reader(self) -> None:
        if self.reader is not None:
            self.reader.cancel()
            self.reader = None

    # The end.

    def leave(self) -> None:
        """End the count of this connection: it is closed, or a socket with a limit of its own."""
        self.left = True
        self.stop_deadline()
        self.stop_watching_reader()
        self.place.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.leave()
        connection: AnyConnection = ASGIConnection(cast(Scope, self.scope))
        try:
            self.limits.handshakes.take(self.limits.payer(connection))
        except Refused as no:
            status, head, body = refusal(no)
            lines = [b"%s: %s\r\n" % header for header in head]
            self.transport.write(b"HTTP/1.1 %d \r\n%s\r\n%s" % (status, b"".join(lines), body))
            self.transport.close()
        else:
            super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)


def refusal(no: Refused) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """Return the status, the headers and the body that refuse a request and end its connection."""
    status, problem = problem_of(no)
    body = msgspec.json.encode(problem)
    head = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "retry-after": str(no.params["wait"]),
        "connection": "close",
    }
    return status, [(name.encode(), value.encode()) for name, value in head.items()], body
