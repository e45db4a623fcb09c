"""A fake clock for tests: modules that sleep wake up when the test advances it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from fourcures.server.db.clock import Clock
from fourcures.server.seats import bots as bot_seats
from fourcures.server.sockets import presence
from fourcures.server.tables import janitor

from .site import eventually

START = 1_700_000_000.0  # seconds since 1970
MODULES = (bot_seats, janitor, presence)


class Hourglass:
    """A replacement for the modules `asyncio` and `time`; time passes only in `turn`."""

    def __init__(self) -> None:
        self.seconds = START
        self.asleep: dict[asyncio.Task[Any], tuple[float, asyncio.Event]] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    def monotonic(self) -> float:
        return self.seconds

    def now(self) -> int:
        """Return the milliseconds since 1970, as `Clock.now` does."""
        return round(self.seconds * 1000)

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        task, woken = asyncio.current_task(), asyncio.Event()
        assert task is not None
        self.asleep[task] = (self.seconds + seconds, woken)
        try:
            await woken.wait()
        finally:
            self.asleep.pop(task, None)

    def sleeping(self, name: str) -> int:
        """Return the number of sleeping tasks whose coroutine has this name."""
        return sum(task.get_coro().__qualname__ == name for task in self.asleep)  # type: ignore[union-attr]

    async def turn(self, seconds: float) -> None:
        """Advance the clock and wake the tasks that sleep until then, in order.

        New tasks first run until they sleep. Each task sleeps again or ends before the next one
        wakes.
        """
        await asyncio.sleep(0)
        end = self.seconds + seconds
        while self.asleep:
            task, (at, woken) = min(self.asleep.items(), key=lambda item: item[1][0])
            if at > end:
                break
            self.seconds = at
            del self.asleep[task]
            woken.set()
            await eventually(lambda task=task: task.done() or task in self.asleep)  # type: ignore[misc]
        self.seconds = end


@pytest.fixture
def hourglass(monkeypatch: pytest.MonkeyPatch) -> Hourglass:
    """Run absence, heartbeats, bots and the janitor by a clock that the test advances."""
    glass = Hourglass()
    for module in MODULES:
        monkeypatch.setattr(module, "asyncio", glass)
    monkeypatch.setattr(Clock, "now", lambda _: glass.now())
    monkeypatch.setattr(janitor, "time", glass)
    return glass
