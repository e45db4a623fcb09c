"""The timer of windows, where a table chose one: whoever has not spoken in time lets it pass."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from ..table import entries
from ..table.room import Room
from .logs import short
from .tables import LiveTable, Tables

logger = logging.getLogger(__name__)


class WindowClock:
    """Watches the tables of this process whose windows have a timer."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.running: dict[str, asyncio.Task[None]] = {}

    def start(self) -> None:
        """From now on tables tell when they change."""
        self.tables.watchers.append(self.changed)

    async def stop(self) -> None:
        """Ends all waiting."""
        self.tables.watchers.remove(self.changed)
        for task in list(self.running.values()):
            task.cancel()
        await asyncio.gather(*self.running.values(), return_exceptions=True)

    def changed(self, live: LiveTable) -> None:
        """Starts the clock when a window with a timer opens."""
        seconds = live.room.setup.window_seconds
        if seconds and open_window(live.room) and live.id not in self.running:
            task = asyncio.create_task(self.wait(live, seconds))
            self.running[live.id] = task
            task.add_done_callback(lambda _: self.running.pop(live.id, None))

    async def wait(self, live: LiveTable, seconds: int) -> None:
        """One window after the other, as long as somebody is awaited."""
        while open_window(live.room):
            window = len(live.room.playing().entries)
            await asyncio.sleep(seconds)
            try:
                await self.tables.apply_unprompted(live, partial(passing, window))
            except Exception as error:  # a database that does not answer: at the next look
                logger.error("the clock of %s: %s", short(live.id), error)


def open_window(room: Room) -> bool:
    """Whether the table waits for somebody to let a window pass."""
    return not room.closed and bool(room.awaited())


def passing(window: int, room: Room) -> list[entries.AnyEntry]:
    """Those who are awaited let the window pass, if it is still the same one."""
    if not open_window(room) or len(room.playing().entries) != window:
        return []
    return [entries.WentOn(holder=holder) for holder in room.awaited()]
