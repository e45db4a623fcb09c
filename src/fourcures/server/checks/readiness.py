"""Whether this process can serve: its database responds in time and has room for more."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

from ..db.database import Database

ANSWERS_WITHIN = 2.0  # seconds; a load balancer should not wait longer
LEAST_SPACE = 32 * 1024 * 1024  # bytes: SQLite needs some for its journal


class DiskFull(OSError):
    """The disk of the SQLite file is full."""


class Readiness:
    """Check the database; an SQLite file also needs space on its disk."""

    def __init__(self, database: Database, file: Path | None) -> None:
        self.database, self.file = database, file
        self.checking: asyncio.Task[Exception | None] | None = None

    async def check(self) -> None:
        """Raise an error if the database is full or does not respond in time.

        A check that hangs is not cancelled, which could hang too: the next call waits for it again.
        """
        if self.checking is None or self.checking.done():
            self.checking = asyncio.create_task(self.problem())
        done, _ = await asyncio.wait([self.checking], timeout=ANSWERS_WITHIN)
        if not done:
            raise TimeoutError
        problem = self.checking.result()
        if problem is not None:
            raise problem

    async def problem(self) -> Exception | None:
        """Return what is wrong, or None."""
        try:
            await self.database.check()
            if self.file is not None and await asyncio.to_thread(space, self.file) < LEAST_SPACE:
                return DiskFull()
        except Exception as error:
            return error
        return None

    def stop(self) -> None:
        """Cancel a check that hangs."""
        if self.checking is not None:
            self.checking.cancel()


def space(file: Path) -> int:
    """Return the free bytes on the disk of a file."""
    return shutil.disk_usage(file.parent).free
