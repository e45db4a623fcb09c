"""Faults of an SQLite file and of the disk below it."""

from __future__ import annotations

import asyncio
import fcntl
import random
import sqlite3
from pathlib import Path

from .dials import BROKEN, FULL, SLOW, Dials
from .disk import survive
from .faults import Fault, Faults, NotNow
from .service import Service

WRITE_LOCK = 120  # the byte of the `-shm` file that a writer locks


class SqliteFaults(Faults):
    """Faults of a server with an SQLite file."""

    def __init__(self, service: Service, dials: Dials, rng: random.Random, file: Path) -> None:
        super().__init__(service, dials, rng)
        self.file, self.platter = file, file.parent / "platter"
        self.locked = asyncio.Lock()

    def kinds(self) -> list[Fault]:
        return [
            *super().kinds(),
            Fault("power cut", 2, self.cut_power),
            Fault("full disk", 2, self.fill_disk),
            Fault("slow disk", 2, self.slow_disk),
            Fault("broken disk", 2, self.break_disk),
            Fault("locked file", 2, self.lock_file),
        ]

    async def cut_power(self) -> None:
        """Kill the server, and keep only bytes that were synced and some of the others."""
        if self.service.may_start.locked():
            raise NotNow
        async with self.service.down():
            survive(self.file, self.platter, self.rng)
            survive(beside(self.file, "-wal"), self.platter, self.rng)
            beside(self.file, "-shm").unlink(missing_ok=True)

    async def turn(self, dial: int, value: float) -> None:
        if self.dials[dial]:
            raise NotNow
        with self.dials.turned(dial, value):
            await self.last(0.2, 3.0)

    async def fill_disk(self) -> None:
        await self.turn(FULL, 1)

    async def break_disk(self) -> None:
        await self.turn(BROKEN, 1)

    async def slow_disk(self) -> None:
        await self.turn(SLOW, self.rng.choice((0.02, 0.2, 2.0)))

    async def lock_file(self) -> None:
        """Hold the lock of writers, as another program in a write transaction would."""
        shared = beside(self.file, "-shm")
        if self.locked.locked() or not shared.exists():
            raise NotNow
        async with self.locked:
            with shared.open("r+b") as file:
                try:
                    fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, WRITE_LOCK)
                except OSError:  # the server is writing
                    raise NotNow from None
                await self.last(0.2, 7.0)

    def damage(self) -> list[str]:
        """Return what is wrong with the file, according to SQLite itself."""
        with sqlite3.connect(self.file) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchall()
        connection.close()
        return [] if found == [("ok",)] else [f"SQLite: {line}" for (line,) in found]


def beside(file: Path, ending: str) -> Path:
    return file.with_name(file.name + ending)
