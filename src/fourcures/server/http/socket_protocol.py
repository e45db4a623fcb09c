"""WebSocket connections that are closed if they send floods of frames that are no messages.

Control frames and the parts of a message are handled before any rate limit of messages applies, and
a megabyte of empty ones would stop all tables for a second. Control frames are also counted by
client address, because somebody could reconnect before the limit of a socket.
"""

from __future__ import annotations

import time
from typing import cast

from litestar.connection import ASGIConnection
from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from ...protocol.refusals import Refused
from .limits import Limits
from .rates import Payer

PIECE = 4096  # bytes to parse between two checks
CONTROL_FRAMES = 50  # per second
MOST_PARTS = 64  # of one message


class GuardedSocket(WebSocketsSansIOProtocol):
    """One WebSocket connection; Uvicorn creates it."""

    second = 0  # of the monotonic clock, in which control frames are counted
    control_frames = 0
    flooded = False
    payer: Payer | None = None  # whose limits the frames count for

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self.flooded:
                self.transport.abort()
                return

    def count_control_frame(self) -> None:
        second = int(time.monotonic())
        if second != self.second:
            self.second, self.control_frames = second, 0
        self.control_frames += 1
        self.flooded |= self.control_frames > CONTROL_FRAMES
        limits: Limits = self.app.state["server"].limits
        if self.payer is None:
            self.payer = limits.payer(ASGIConnection(cast(Scope, self.scope)))
        try:
            limits.control_frames.take(self.payer)
        except Refused:
            self.flooded = True

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self.conn.fail(CloseCode.INVALID_DATA, "not UTF-8")
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        self.count_control_frame()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self.count_control_frame()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self.flooded |= len(self.frames) >= MOST_PARTS
        super().handle_cont(event)

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # before the handshake was answered
            self.transport.abort()
        else:
            super().handle_parser_exception()


def is_utf8(data: bytes) -> bool:
    """Return whether a message is valid text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
