"""The time of the database: the clocks of machines differ, and one clock must decide."""

from __future__ import annotations

import logging
import time

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

logger = logging.getLogger(__name__)

ASK = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")
MUCH = 5_000  # milliseconds of difference that an operator should know about


class Clock:
    """Tell the time of the database, from this machine's clock and the difference to it."""

    def __init__(self) -> None:
        self.ahead = 0  # milliseconds; SQLite has no other clock than this machine's

    def now(self) -> int:
        """Return the milliseconds since 1970."""
        return time.time_ns() // 1_000_000 + self.ahead

    async def compare(self, connection: AsyncConnection) -> None:
        """Measure how far the clock of a PostgreSQL database is ahead."""
        before = time.time_ns()
        told = (await connection.execute(ASK)).scalar_one()
        here = (before + time.time_ns()) // 2_000_000
        ahead, self.ahead = self.ahead, int(told) - here
        if abs(self.ahead - ahead) > MUCH:
            logger.warning(
                "this machine's clock differs from the database's by %.1f seconds",
                self.ahead / 1000,
            )
