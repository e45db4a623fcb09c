"""Hostile clients, from another address than the players."""

from __future__ import annotations

import contextlib
import random
import socket
import struct
from collections.abc import Callable

from tests.server.bad_clients import Bad, frame
from tests.server.nonsense import Nonsense

ADDRESS = "127.0.0.2"
NO_LINGER = struct.pack("ii", 1, 0)  # close with a reset


class Hostile(Bad):
    """Clients that break the protocol; all their sockets can be closed at once."""

    def __init__(self, address: str, cookie: str, decoy: str, rng: random.Random) -> None:
        super().__init__(address, cookie)
        self.address = address
        self.decoy, self.rng = decoy, rng  # a table of their own, where they may do anything

    def another(self, seed: float) -> Hostile:
        """Return a new group of clients, so that several can attack at the same time."""
        return Hostile(self.address, self.cookie, self.decoy, random.Random(seed))

    def connection(self) -> socket.socket:
        made = socket.create_connection(self.where, 2, (ADDRESS, 0))
        made.settimeout(0.2)  # the server may be frozen
        self.open.append(made)
        return made

    def upgraded(self, path: str) -> socket.socket:
        """Open a socket at a table; it may be refused, or not answered in time."""
        made = self.deaf(path)
        with contextlib.suppress(TimeoutError):
            made.recv(512)
        return made

    def half_open(self, _path: str) -> None:
        """Open connections that send nothing, or half a request."""
        for _ in range(10):
            self.silent()
            self.half()

    def never_reading(self, path: str) -> None:
        """Open sockets that read nothing, at a table with players."""
        for _ in range(4):
            self.deaf(path)

    def cut_frames(self, path: str) -> None:
        """Break connections in the middle of a frame."""
        for _ in range(4):
            made = self.upgraded(path)
            whole = frame('{"do": "say", "id": "cut", "text": "' + "la" * 20 + '"}')
            made.sendall(whole[: self.rng.randrange(1, len(whole))])
            made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
            made.close()

    def random_bytes(self, path: str) -> None:
        """Send bytes that are neither HTTP nor frames."""
        for _ in range(3):
            self.connection().sendall(self.rng.randbytes(400))
            self.upgraded(path).sendall(self.rng.randbytes(400))

    def many_frames(self, path: str) -> None:
        """Send floods of pings and of messages that cannot be read."""
        for flood in (b"\x89\x80" + bytes(4), frame("{[" * 30)):
            self.upgraded(path).sendall(flood * 500)

    def nonsense(self, _path: str) -> None:
        """Send commands with odd fields, at the table of their own."""
        source = Nonsense(str(self.rng.random()))
        made = self.upgraded(self.decoy)
        for _ in range(60):
            text = source.message()
            if isinstance(text, str) and len(text) < 126 and text.isascii():
                made.sendall(frame(text))

    def attack(self, path: str) -> str:
        """Do one of these; return its name."""
        ways: list[Callable[[str], None]] = [
            *(self.half_open, self.never_reading, self.cut_frames),
            *(self.random_bytes, self.many_frames, self.nonsense),
        ]
        way = self.rng.choice(ways)
        with contextlib.suppress(OSError):  # the server may be down, or close first
            way(path)
        return way.__name__

    def close(self) -> None:
        for one in self.open:
            one.close()
        self.open.clear()
