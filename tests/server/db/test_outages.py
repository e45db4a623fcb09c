"""A database that stops responding: waiting clients are refused, and then the server recovers."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import make_url

from fourcures.server.db import database as database_module
from fourcures.server.db.database import Database
from fourcures.server.tables.catalog import insert_table, update_status
from fourcures.server.tables.log import Append, TableLog
from fourcures.table import entries
from tests.sizes import sweep


class Relay:
    """A TCP relay to a database, whose existing connections can be made silent."""

    def __init__(self, url: str) -> None:
        self.behind = make_url(url)
        self.silent: set[asyncio.StreamWriter] = set()
        self.ends: set[asyncio.StreamWriter] = set()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(self.behind.host, self.behind.port)
        self.ends |= {writer, back}
        await asyncio.gather(self.passing(reader, back), self.passing(there, writer))

    async def passing(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if writer not in self.silent:
                    writer.write(data)
        writer.close()

    def fall_silent(self) -> None:
        """Drop all data of existing connections, as a firewall may; new connections work."""
        self.silent = set(self.ends)


@asynccontextmanager
async def relayed(url: str) -> AsyncIterator[tuple[Relay, str]]:
    """Run a relay to a database; yield it and the URL through it."""
    relay = Relay(url)
    server = await asyncio.start_server(relay.accept, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield relay, relay.behind.set(port=port).render_as_string(hide_password=False)
    finally:
        server.close()


@pytest.mark.breadth
@pytest.mark.parametrize("status", sweep([None, "playing"]))
def test_a_connection_that_dies_silently_does_not_hold_the_writer(
    status: str | None, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answers_within(log: TableLog, seconds: float) -> None:
        monkeypatch.setattr(database_module, "ANSWERS_WITHIN", seconds)
        log.append_connection.answers_within = seconds

    async def story() -> None:
        async with relayed(postgres_database) as (relay, url):
            database = Database(url)
            await database.open()
            log = TableLog(database)
            writer = asyncio.create_task(log.write())
            create = insert_table("table", "CODE", "invite", "seed")
            writes = [update_status("table", status)] if status else []
            first, second = entries.Said(by="ann", text="one"), entries.Said(by="ann", text="two")
            await log.append(Append("table", 0, [first], writes, create))
            relay.fall_silent()
            answers_within(log, 0.2)
            with pytest.raises(TimeoutError):
                await log.append(Append("table", 1, [second], writes))
            answers_within(log, 60)
            await log.append(Append("table", 1, [second], writes))
            assert len(await log.read("table")) == 2
            writer.cancel()
            await log.close()
            await database.close()

    asyncio.run(asyncio.wait_for(story(), 120))
