"""Misbehaving clients in a separate process: `python -m ... ADDRESS COOKIE PATH...`.

Some connect and send nothing, some send half a request, some open a socket and never read, and some
send as fast as they can. They print "ready" when every flood has used up its burst, and run until
killed.
"""

from __future__ import annotations

import itertools
import json
import re
import socket
import sys
import threading
import time
from collections.abc import Iterator

OF_EACH = 8
BURST = 60  # messages that a server accepts in one burst
ANSWER = re.compile(rb'{"type":"(?:done|ways|refused)"')
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    "Cookie: fourcures={cookie}\r\n\r\n"
)


def frame(text: str) -> bytes:
    """Return a text frame as a client sends it, with a mask of zeros."""
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text.encode()


def says() -> Iterator[str]:
    """Yield valid commands without end."""
    for number in itertools.count():
        yield json.dumps({"do": "say", "id": f"{number}", "text": "la"})


def asks() -> Iterator[str]:
    """Yield questions that take a moment to answer."""
    for number in itertools.count():
        yield json.dumps({"do": "ways", "id": f"{number}", "city": "tokyo"})


def garbage() -> Iterator[str]:
    """Yield messages that cannot be read."""
    while True:
        yield "{[" * 30


class Bad:
    """All bad clients, against one server."""

    def __init__(self, address: str, cookie: str) -> None:
        host, _, port = address.rpartition("//")[2].partition(":")
        self.where, self.cookie = (host, int(port)), cookie
        self.open: list[socket.socket] = []
        self.bursts: list[threading.Event] = []  # set when a flood has used up its burst

    def connection(self) -> socket.socket:
        made = socket.create_connection(self.where, 30)
        self.open.append(made)
        return made

    def silent(self) -> None:
        self.connection()

    def half(self) -> None:
        self.connection().sendall(b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Le")

    def deaf(self, path: str) -> socket.socket:
        """Open a socket and read nothing: neither updates nor pings."""
        made = self.connection()
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host = f"{self.where[0]}:{self.where[1]}"
        made.sendall(UPGRADE.format(path=path, host=host, cookie=self.cookie).encode())
        return made

    def flood(self, path: str, what: Iterator[str]) -> None:
        """Send messages as fast as possible, and read the answers."""
        made = self.deaf(path)
        made.settimeout(None)
        came = b""
        while b"\r\n\r\n" not in came:
            came += made.recv(4096)
        assert came.startswith(b"HTTP/1.1 101"), came
        burst_over = threading.Event()
        self.bursts.append(burst_over)
        threading.Thread(target=self.drain, args=(made, burst_over), daemon=True).start()
        threading.Thread(target=self.pour, args=(made, what), daemon=True).start()

    def drain(self, made: socket.socket, burst_over: threading.Event) -> None:
        answers = 0
        while came := made.recv(65536):
            answers += len(ANSWER.findall(came))
            if answers > BURST:
                burst_over.set()

    def pour(self, made: socket.socket, what: Iterator[str]) -> None:
        while True:
            made.sendall(b"".join(frame(text) for text in itertools.islice(what, 100)))


def main(address: str, cookie: str, *paths: str) -> None:
    bad = Bad(address, cookie)
    for number in range(OF_EACH):
        bad.silent()
        bad.half()
        bad.deaf(paths[number % len(paths)])
    for path in paths:
        for what in (says(), asks(), garbage()):
            bad.flood(path, what)
    for burst_over in bad.bursts:
        burst_over.wait()
    print("ready", flush=True)
    time.sleep(600)


if __name__ == "__main__":
    main(*sys.argv[1:])
