"""A server that outlives its kills: on one port, with one database, and with a clock of its own."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from fourcures.server.db.database import Database
from fourcures.server.process.settings import database_url
from fourcures.server.tables.catalog import Catalog
from fourcures.server.tables.log import TableLog
from fourcures.table.apply import apply_entry
from fourcures.table.room import Room
from tests.chaos.service import command_line
from tests.server.acknowledgements import violations
from tests.server.databases import free_port, prepare
from tests.server.processes import children, few_variables

from .days import AHEAD
from .server import LOGS

PATIENCE = 120.0  # seconds
DAY = 86_400_000  # milliseconds

T = TypeVar("T")


class Host:
    """The server of some stories: it can be killed, and days can pass."""

    def __init__(self, folder: Path, database: str, workers: int) -> None:
        self.folder, self.database, self.workers = folder, database, workers
        self.port, self.ahead, self.days = free_port(), folder / "ahead", 0
        self.ahead.write_text("0")
        self.kills = itertools.count()
        self.words = ["--port", str(self.port), "--database", database, "--bot-pause", "0"]
        self.words += ["--tables-per-hour", "0", "--names-per-hour", "0"]
        if workers > 1:
            self.words += ["--workers", str(workers)]
        LOGS[self.address] = folder / "log"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server, and wait until it says its address."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.web.days", "serve", *self.words],
                stdout=subprocess.PIPE,
                stderr=log,
                env=few_variables() | {AHEAD: str(self.ahead)},
                start_new_session=True,
            )
        assert self.process.stdout is not None
        assert self.process.stdout.readline(), (self.folder / "log").read_text("utf-8")

    def stop(self) -> None:
        """Kill the server with all its workers."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def serving(self) -> set[int]:
        """Return the processes of the workers."""
        pids = children(self.process.pid)
        return {pid for pid in pids if "spawn_main" in command_line(pid)}

    def kill(self) -> None:
        """Kill the server and start it again; of several workers, every second time only one."""
        if self.workers > 1 and next(self.kills) % 2:
            self.kill_worker()
        else:
            self.stop()
            self.start()

    def kill_worker(self) -> None:
        """Kill one of the workers, and wait until another one takes its place."""
        before = self.serving()
        os.kill(min(before), signal.SIGKILL)
        deadline = time.monotonic() + PATIENCE
        while min(before) in (now := self.serving()) or len(now) < self.workers:
            assert time.monotonic() < deadline, "no worker took its place"
            time.sleep(0.05)

    def sleep(self, days: int = 1) -> None:
        """Let days pass."""
        self.days += days
        new = self.ahead.with_suffix(".new")
        new.write_text(str(self.milliseconds_ahead()))
        new.replace(self.ahead)

    def milliseconds_ahead(self) -> int:
        """Return how far the clock of the server is ahead."""
        return self.days * DAY

    def room(self, table: str) -> Room:
        """Return a table as the database has it."""

        async def read() -> Room:
            database = Database(database_url(self.database))
            try:
                tables = TableLog(database)
                row = await Catalog(tables).find(table)
                assert row is not None
                room = Room(row.seed)
                for _, entry in await tables.read(table):
                    apply_entry(room, entry)
                return room
            finally:
                await database.close()

        return apart(lambda: asyncio.run(read()))

    def violations(self, table: str, people: Iterable[Any]) -> list[str]:
        """Return what was lost, doubled or shown wrongly at a table."""

        async def compare() -> list[str]:
            database = Database(database_url(self.database))
            try:
                return await violations(database, table, people)
            finally:
                await database.close()

        return apart(lambda: asyncio.run(compare()))


def apart(do: Callable[[], T]) -> T:
    """Return the result of something that runs an event loop: this thread runs the browser's."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(do).result()


@contextmanager
def hosted(folder: Path, database: str, workers: int = 1) -> Iterator[Host]:
    """Run a server during the block."""
    prepare(database)
    host = Host(folder, database, workers)
    host.start()
    try:
        yield host
    finally:
        host.stop()
