"""Hostile clients, in their own process: `python -m benchmarks.attackers BASE LONG NAME`.

They make one of the attacks in `ATTACKS` until they are killed. "crowds" is several at once: from
loopback addresses of their own they hold thousands of silent connections, ask the coach over 250
sockets of one person, send a megabyte of control frames a second, and open sockets at LONG, a table
with the longest log.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable

from websockets.asyncio.client import connect

from benchmarks.raids import CLOSED, PING, Raid

IDLE, PER_ADDRESS = 5000, 250
ASKING = 250
CONTROL_BYTES = 1_000_000  # per second
READERS = 40
PIECE = PING * 1000


class Crowds(Raid):
    """Attackers who do much at once."""

    def __init__(self, base: str, long_table: str) -> None:
        super().__init__(base)
        self.long_table = long_table

    def socket(self, table: str) -> str:
        return self.base.replace("http", "ws", 1) + f"/api/tables/{table}/socket"

    async def idle(self, number: int) -> None:
        """Hold a connection that says nothing; a closed one is opened again."""
        here = (f"127.0.2.{1 + number // PER_ADDRESS}", 0)
        while True:
            with contextlib.suppress(*CLOSED):
                reader, writer = await asyncio.open_connection(
                    self.host, self.port, local_addr=here
                )
                self.count["idle"] += 1
                try:
                    await reader.read(1)
                finally:
                    self.count["idle"] -= 1
                    writer.close()
            await asyncio.sleep(1)

    async def ask_coach(self, cookie: str, table: str, number: int) -> None:
        """Ask for advice, again as soon as there is an answer."""
        while True:
            with contextlib.suppress(*CLOSED):
                async with connect(
                    self.socket(table),
                    additional_headers={"Cookie": cookie},
                    local_addr=("127.0.3.1", 0),
                    compression=None,
                    max_size=None,
                    open_timeout=60,
                ) as socket:
                    for asked in itertools.count():
                        wish = {"do": "advice", "id": f"{number}-{asked}"}
                        await socket.send(json.dumps(wish))
                        while "id" not in json.loads(await socket.recv()):
                            pass
                        self.count["answers"] += 1
                        await asyncio.sleep(0.2)
            await asyncio.sleep(1)

    async def flood(self) -> None:
        """Send control frames; open a new socket when the server closes one."""
        path = f"/api/tables/{self.long_table}/socket?seen=5000"
        key = base64.b64encode(os.urandom(16)).decode()
        hello = (
            f"GET {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        start, sent = time.monotonic(), 0
        while True:
            with contextlib.suppress(*CLOSED):
                reader, writer = await asyncio.open_connection(
                    self.host, self.port, local_addr=("127.0.4.1", 0)
                )
                try:
                    writer.write(hello.encode())
                    await reader.readuntil(b"\r\n\r\n")
                    while not reader.at_eof():
                        writer.write(PIECE)
                        await writer.drain()
                        sent += len(PIECE)
                        self.count["floods"] = sent
                        ahead = sent / CONTROL_BYTES - (time.monotonic() - start)
                        await asyncio.sleep(max(0.0, ahead))
                finally:
                    writer.close()

    async def reopen(self, number: int) -> None:
        """Open sockets at the table with the longest log, and read nothing for a while."""
        while True:
            with contextlib.suppress(*CLOSED):
                async with connect(
                    self.socket(self.long_table),
                    local_addr=("127.0.5.1", 0),
                    compression=None,
                    max_size=None,
                    max_queue=1,
                    open_timeout=60,
                ):
                    self.count["readers"] += 1
                    await asyncio.sleep(2 + number % 3)
            await asyncio.sleep(0.2)

    async def tell(self) -> None:
        """Print how much is going on, once a second."""
        while True:
            print(json.dumps(self.count), flush=True)
            await asyncio.sleep(1)

    async def crowds(self) -> None:
        """Do all of it."""
        cookie = await self.name("127.0.3.1")
        setup = {"visibility": "local", "help": "coach", "epidemics": 6, "players": 4}
        _, _, opened = await self.ask("127.0.3.1", "/api/tables", {"setup": setup}, cookie)
        tasks = [asyncio.create_task(self.flood())]
        for number in range(ASKING):
            tasks.append(asyncio.create_task(self.ask_coach(cookie, opened["id"], number)))
        for number in range(READERS):
            tasks.append(asyncio.create_task(self.reopen(number)))
        for number in range(IDLE):
            tasks.append(asyncio.create_task(self.idle(number)))
            if number % 50 == 49:
                await asyncio.sleep(0.05)
        await asyncio.gather(*tasks)


ATTACKS: dict[str, Callable[[Crowds], Awaitable[None]]] = {
    "crowds": Crowds.crowds,
    "bots_25": lambda crowds: crowds.bots(25),
    "bots_40": lambda crowds: crowds.bots(40),
    "reconnecting": lambda crowds: crowds.reconnecting(crowds.long_table),
    "mails": Crowds.mails,
    "slow_bodies": Crowds.slow_bodies,
    "nuls": Crowds.nuls,
    "requests": Crowds.requests,
    "unread": Crowds.unread,
}


async def main(base: str, long_table: str, name: str) -> None:
    crowds = Crowds(base, long_table)
    await asyncio.gather(crowds.tell(), ATTACKS[name](crowds))


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(main(*sys.argv[1:4]))
