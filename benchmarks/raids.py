"""Attacks that use up what people share: the time of bots, mails, sockets, requests.

Each starts from loopback addresses of its own and goes on until it is cancelled. `count` says what
the attackers achieved.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import time
from base64 import b64encode
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

CLOSED = (OSError, WebSocketException, asyncio.IncompleteReadError, TimeoutError)
PATIENCE = 60.0  # seconds for an answer
OPENING = 3.0  # seconds in which all tables of bots are opened
PING = b"\x89\x80\0\0\0\0"  # an empty ping with an empty mask
PINGS = 120  # of one socket: the server allows more than that in ten seconds
BOMBERS, PAUSE = 20, 0.2  # client addresses, and seconds between two mails that each asks for
SLOW = 200  # bodies that come a byte at a time
ASKED = "/", "/nowhere", "/api/me", "/api/tables", "/readyz", "/docs/index.html"
ASKERS, GAP = 20, 0.02  # connections, and seconds between two requests of each
UNREAD, LARGE = 200, "/api/schema/openapi.json"  # connections that read nothing of large answers
MUCH = 100  # such answers for each
NULS = {
    "/api/me": {"name": "\0"},
    "/api/me/mail": {"address": "a\0@example.net", "language": "en\0", "zone": "UTC\0"},
    "/api/mail/confirm": {"token": "\0"},
    "/api/mail/refuse": {"token": "\0"},
    "/api/mail/allow": {"token": "\0"},
    "/api/me/push": {"endpoint": "https://\0", "keys": {"p256dh": "\0", "auth": "\0"}},
    "/api/tables": {"setup": {"name": "\0"}, "seed": "\0"},
    "/api/link": {"link": "\0"},
}


class Raid:
    """The attackers of one server."""

    def __init__(self, base: str) -> None:
        self.base = base
        parts = urlsplit(base)
        self.host, self.port = parts.hostname or "", parts.port or 80
        self.count: Counter[str] = Counter()

    async def ask(
        self, here: str, path: str, body: object, cookie: str = ""
    ) -> tuple[int, str, dict[str, Any]]:
        """Return the status, the cookie and the body of the answer to a POST from an address."""
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(here, 0))
        try:
            data = json.dumps(body).encode()
            head = f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nConnection: close\r\n"
            head += f"Cookie: {cookie}\r\nContent-Type: application/json\r\n"
            writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
        finally:
            writer.close()
        top, _, rest = answer.partition(b"\r\n\r\n")
        lines = top.decode("latin-1").split("\r\n")
        given = [line.partition(":")[2] for line in lines if line.lower().startswith("set-cookie:")]
        status = int(lines[0].split()[1]) if lines[0] else 0
        with contextlib.suppress(ValueError):
            return status, "; ".join(one.split(";")[0].strip() for one in given), json.loads(rest)
        return status, "", {}

    async def name(self, here: str) -> str:
        """Return the cookie of a new person."""
        _, cookie, _ = await self.ask(here, "/api/me", {"name": "Eve"})
        return cookie

    async def bots(self, tables: int) -> None:
        """Open tables of four deep bots within three seconds, and watch all of them."""
        here = "127.0.6.1"
        cookie = await self.name(here)

        async def watch(number: int) -> None:
            await asyncio.sleep(OPENING * number / tables)
            setup = {"visibility": "local", "players": 4, "epidemics": 6}
            _, _, opened = await self.ask(here, "/api/tables", {"setup": setup}, cookie)
            url = self.base.replace("http", "ws", 1) + f"/api/tables/{opened['id']}/socket"
            headers = {"Cookie": cookie}
            async with connect(
                url, additional_headers=headers, local_addr=(here, 0), max_size=None
            ) as socket:
                for seat in range(4):
                    hand = {"do": "hand", "id": f"bot-{seat}", "seat": seat, "bot": "deep"}
                    await socket.send(json.dumps(hand))
                self.count["bot_tables"] += 1
                async for _ in socket:
                    self.count["bot_messages"] += 1

        await asyncio.gather(*(watch(number) for number in range(tables)), return_exceptions=True)
        await asyncio.Future()

    async def reconnecting(self, table: str) -> None:
        """Send as many control frames as one socket may, and open another one, at two addresses."""
        key = b64encode(os.urandom(16)).decode()
        hello = (
            f"GET /api/tables/{table}/socket?seen=5000 HTTP/1.1\r\n"
            f"Host: {self.host}:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        ).encode()

        async def again_and_again(here: str) -> None:
            while True:
                with contextlib.suppress(*CLOSED):
                    reader, writer = await asyncio.open_connection(
                        self.host, self.port, local_addr=(here, 0)
                    )
                    writer.write(hello)
                    await reader.readuntil(b"\r\n\r\n")
                    writer.write(PING * PINGS)
                    await writer.drain()
                    writer.close()
                    self.count["reconnections"] += 1
                await asyncio.sleep(0.001)

        lanes = [again_and_again(f"127.0.7.{1 + number % 2}") for number in range(8)]
        await asyncio.gather(*lanes)

    async def mails(self) -> None:
        """Let people at many addresses ask for mails to variants of one mailbox."""

        async def bomb(number: int) -> None:
            here = f"127.0.8.{1 + number}"
            for one in itertools.count():
                with contextlib.suppress(*CLOSED):
                    if one % 4 == 0:
                        cookie = await self.name(here)
                    address = f"victim+{number}-{one}@example.net"
                    body = {"address": address, "language": "en", "zone": "UTC"}
                    status, _, _ = await self.ask(here, "/api/me/mail", body, cookie)
                    self.note("mail", status)
                await asyncio.sleep(PAUSE)

        await asyncio.gather(*(bomb(number) for number in range(BOMBERS)))

    async def slow_bodies(self) -> None:
        """Send the bodies of many requests a byte at a time."""
        head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n"

        async def drip(number: int) -> None:
            here = (f"127.0.9.{1 + number % 2}", 0)
            while True:
                with contextlib.suppress(*CLOSED):
                    _, writer = await asyncio.open_connection(self.host, self.port, local_addr=here)
                    writer.write(head)
                    self.count["slow_bodies"] += 1
                    while not writer.is_closing():
                        writer.write(b" ")
                        await writer.drain()
                        await asyncio.sleep(0.5)
                await asyncio.sleep(0.5)

        await asyncio.gather(*(drip(number) for number in range(SLOW)))

    async def requests(self) -> None:
        """Ask for pages, files, data and what does not exist, a thousand times a second."""

        async def ask_on(number: int) -> None:
            here = (f"127.0.11.{1 + number % 2}", 0)
            for one in itertools.count():
                with contextlib.suppress(*CLOSED):
                    reader, writer = await asyncio.open_connection(
                        self.host, self.port, local_addr=here
                    )
                    try:
                        for path in ASKED[one % len(ASKED) :] + ASKED:
                            writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                            head = await reader.readuntil(b"\r\n\r\n")
                            if b"retry-after: " in head.lower():  # 429, or 503 of monitoring
                                self.count["requests_refused_for_now"] += 1
                            else:
                                self.note("request", int(head.split()[1]))
                            if b"connection: close" in head.lower():
                                break
                            length = head.lower().partition(b"content-length: ")[2].split()
                            await reader.readexactly(int(length[0]) if length else 0)
                            await asyncio.sleep(GAP)
                    finally:
                        writer.close()
                await asyncio.sleep(GAP)

        await asyncio.gather(*(ask_on(number) for number in range(ASKERS)))

    async def unread(self) -> None:
        """Ask for large answers and read nothing of them."""

        async def hold(number: int) -> None:
            here = (f"127.0.12.{1 + number % 2}", 0)
            while True:
                with contextlib.suppress(*CLOSED):
                    reader, writer = await asyncio.open_connection(
                        self.host, self.port, local_addr=here, limit=1
                    )
                    self.count["unread"] += 1
                    writer.write(f"GET {LARGE} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * MUCH)
                    await writer.drain()
                    while not reader.at_eof() and not writer.is_closing():
                        await asyncio.sleep(1)
                        writer.write(b"\r\n")  # fails when the server has closed it
                        await writer.drain()
                await asyncio.sleep(0.5)

        await asyncio.gather(*(hold(number) for number in range(UNREAD)))

    async def nuls(self) -> None:
        """Send texts with a NUL to many routes."""
        here = "127.0.10.1"
        cookie = await self.name(here)
        start = time.monotonic()
        for number in itertools.count():
            for path, body in NULS.items():
                with contextlib.suppress(*CLOSED):
                    status, _, _ = await self.ask(here, path, body, cookie)
                    self.note("nul", status)
            await asyncio.sleep(max(0.0, start + number / 5 - time.monotonic()))

    def note(self, what: str, status: int) -> None:
        """Count an answer by the kind of its status."""
        self.count[f"{what}_{status // 100}xx"] += 1
