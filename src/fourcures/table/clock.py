"""The timer of windows, where a table chose one: whoever has not spoken in time lets it pass."""

from __future__ import annotations

import asyncio

from . import entries as e
from .deciding import Decision
from .service import Live, Tables


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

    def changed(self, live: Live) -> None:
        """Starts the clock when a window with a timer opens."""
        seconds = live.room.setup.window_seconds
        if seconds and live.room.awaited() and live.id not in self.running:
            task = asyncio.create_task(self.wait(live, seconds))
            self.running[live.id] = task
            task.add_done_callback(lambda _: self.running.pop(live.id, None))

    async def wait(self, live: Live, seconds: int) -> None:
        """One window after the other, as long as somebody is awaited."""
        while live.room.awaited():
            window = len(live.room.playing().entries)
            await asyncio.sleep(seconds)
            async with live.lock:
                room = live.room
                if room.game is None or len(room.game.entries) != window:
                    continue  # that window has passed
                decision = Decision(room.fork(), None, None, self.tables.bots)
                for holder in room.awaited():
                    decision.add(e.WentOn(holder=holder))
                decision.follow()
                await self.tables.try_commit(live, decision)
