"""The pause of event windows: when it is over, the game goes on by itself.

Every process with the table in memory runs the timer, and the first one ends the pause: so it does
not matter which process dies. A process that has just read the table begins the pause again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial

from ...table.pace import end_pause, find_pause
from ..process.logs import short
from ..tables.live import LiveTable
from ..tables.tables import Tables

logger = logging.getLogger(__name__)

AGAIN = 2.0  # seconds until a retry after an error


class WindowClock:
    """Run the pauses of event windows for the tables of this process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.ending: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Watch the tables for changes."""
        self.tables.watchers.append(self.on_change)

    async def stop(self) -> None:
        """Cancel all timers."""
        self.tables.watchers.remove(self.on_change)
        for timer in self.timers.values():
            timer.cancel()
        for task in self.ending:
            task.cancel()
        await asyncio.gather(*self.ending, return_exceptions=True)

    def on_change(self, live: LiveTable) -> None:
        """Start the timer of a pause that begins, and cancel that of one that is over."""
        now = time.monotonic()
        if not live.follow_pause(now):
            return
        if (timer := self.timers.pop(live.id, None)) is not None:
            timer.cancel()
        if live.pause is not None:
            window, ends = live.pause
            loop = asyncio.get_running_loop()
            self.timers[live.id] = loop.call_later(ends - now, self.on_time, live, window)

    def on_time(self, live: LiveTable, window: int) -> None:
        self.timers.pop(live.id, None)
        task = asyncio.create_task(self.end(live, window))
        self.ending.add(task)
        task.add_done_callback(self.ending.discard)

    async def end(self, live: LiveTable, window: int) -> None:
        """End a pause; while the database does not respond, try again."""
        while find_pause(live.room) == window:
            try:
                await self.tables.apply_unprompted(live, partial(end_pause, window))
            except Exception as error:
                logger.error("pause of table %s: %s", short(live.id), error)
                await asyncio.sleep(AGAIN)
