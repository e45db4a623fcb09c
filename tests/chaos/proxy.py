"""The network between the server and PostgreSQL: it can be slow, lose answers or break."""

from __future__ import annotations

import asyncio
import contextlib
import random

CHUNK = 65536


class Proxy:
    """Forward connections to a port of this machine."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.lag = 0.0  # seconds before each chunk
        self.deaf = False  # whether the answers of the database are swallowed
        self.open: set[asyncio.StreamWriter] = set()
        self.server: asyncio.Server | None = None

    async def start(self) -> int:
        """Listen, and return the port."""
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        port: int = self.server.sockets[0].getsockname()[1]
        return port

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward one connection in both directions, until one side closes it."""
        self.open.add(writer)
        there: asyncio.StreamWriter | None = None
        try:
            answers, there = await asyncio.open_connection("127.0.0.1", self.to)
            asking = asyncio.create_task(self.forward(reader, there, False))
            answering = asyncio.create_task(self.forward(answers, writer, True))
            both = {asking, answering}
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for one in both:
                one.cancel()
            await asyncio.gather(*both, return_exceptions=True)
        except (OSError, asyncio.CancelledError):  # no database, or the end of the run
            pass
        finally:
            self.open.discard(writer)
            for side in (writer, there):
                if side is not None:
                    side.transport.abort()

    async def forward(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, answers: bool
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(CHUNK):
                if self.lag:
                    await asyncio.sleep(self.lag)
                if not (answers and self.deaf):
                    sink.write(data)
                    await sink.drain()

    def cut(self, rng: random.Random, share: float) -> int:
        """Break some of the connections; return how many."""
        chosen = [one for one in self.open if rng.random() < share]
        for one in chosen:
            one.transport.abort()
        return len(chosen)

    async def stop(self) -> None:
        if self.server is not None:
            self.server.close()
            self.cut(random.Random(), 1.0)
            await self.server.wait_closed()
