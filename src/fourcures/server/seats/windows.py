"""The time limit of event windows, if a table has one: players who are late pass."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from ...table.pace import has_open_window, pass_for_all
from ..process.logs import short
from ..tables.live import LiveTable
from ..tables.tables import Tables

logger = logging.getLogger(__name__)


class WindowClock:
    """Run the timers of event windows for the tables of this process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.running: dict[str, asyncio.Task[None]] = {}

    def start(self) -> None:
        """Watch the tables for changes."""
        self.tables.watchers.append(self.on_change)

    async def stop(self) -> None:
        """Cancel all timers."""
        self.tables.watchers.remove(self.on_change)
        for task in list(self.running.values()):
            task.cancel()
        await asyncio.gather(*self.running.values(), return_exceptions=True)

    def on_change(self, live: LiveTable) -> None:
        """Start the timer when a window with a time limit opens."""
        seconds = live.room.setup.window_seconds
        if seconds and has_open_window(live.room) and live.id not in self.running:
            task = asyncio.create_task(self.wait(live, seconds))
            self.running[live.id] = task
            task.add_done_callback(lambda _: self.running.pop(live.id, None))

    async def wait(self, live: LiveTable, seconds: int) -> None:
        """Time one window after the other, while the table waits for somebody to pass."""
        while has_open_window(live.room):
            window = len(live.room.playing().entries)
            await asyncio.sleep(seconds)
            try:
                await self.tables.apply_unprompted(live, partial(pass_for_all, window))
            except Exception as error:  # the database does not respond: try again
                logger.error("window timer of table %s: %s", short(live.id), error)
