"""The faults that a server can have on every database; each ends by itself after a while."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from .dials import CLOCKS, Dials
from .hostile import Hostile
from .service import Service, frozen, signal_all

SKEWS = (2, 30, 3600, 40 * 86400)  # seconds, ahead or behind


class NotNow(Exception):
    """This fault cannot happen at the moment, such as the death of a process that is dead."""


class Fault(NamedTuple):
    """A kind of fault; the weight says how often it is drawn."""

    name: str
    weight: int
    happen: Callable[[], Awaitable[None]]


class Faults:
    """Faults of processes, clocks and clients."""

    def __init__(self, service: Service, dials: Dials, rng: random.Random) -> None:
        self.service, self.dials, self.rng = service, dials, rng
        self.hostile: Hostile | None = None
        self.paths: Callable[[], list[str]] = list  # the sockets of tables with players

    def kinds(self) -> list[Fault]:
        return [
            Fault("SIGKILL of a worker", 2, self.kill_worker),
            Fault("SIGKILL of the whole server", 1, self.kill_server),
            Fault("frozen worker", 2, self.freeze_worker),
            Fault("SIGKILL of a thinking process", 2, self.kill_thinker),
            Fault("frozen thinking process", 1, self.freeze_thinker),
            Fault("clock skew", 2, self.skew_clock),
            Fault("hostile clients", 3, self.hostile_clients),
            Fault("flood of requests", 1, self.flood),
        ]

    async def last(self, shortest: float, longest: float) -> None:
        """Let a fault last for a random time, more often a short one."""
        await asyncio.sleep(shortest + (longest - shortest) * self.rng.random() ** 2)

    def worker(self) -> int:
        """Return a process that serves."""
        workers = self.service.workers()
        if not workers:
            raise NotNow
        return self.rng.choice(workers)

    async def kill_worker(self) -> None:
        signal_all([self.worker()], signal.SIGKILL)

    async def kill_server(self) -> None:
        """Kill the supervisor, then its workers, as systemd does when the main process dies."""
        main = self.service.running()
        if main is None:
            raise NotNow
        signal_all([main], signal.SIGKILL)

    async def freeze_worker(self) -> None:
        with frozen([self.worker()]):
            await self.last(0.2, 6.0)

    def thinker(self) -> int:
        """Return a process in which bots and the coach compute."""
        thinkers = self.service.thinkers()
        if not thinkers:
            raise NotNow
        return self.rng.choice(thinkers)

    async def kill_thinker(self) -> None:
        signal_all([self.thinker()], signal.SIGKILL)

    async def freeze_thinker(self) -> None:
        with frozen([self.thinker()]):
            await self.last(0.2, 6.0)

    async def skew_clock(self) -> None:
        """Set the wall clock of a process wrong, also for those that are started meanwhile."""
        seconds = self.rng.choice(SKEWS) * self.rng.choice((-1, 1))
        dial = self.worker() % CLOCKS
        if self.dials[dial]:
            raise NotNow
        with self.dials.turned(dial, seconds):
            await self.last(0.5, 4.0)

    async def hostile_clients(self) -> None:
        if self.hostile is None:
            raise NotNow
        one = self.hostile.another(self.rng.random())
        try:
            await asyncio.to_thread(one.attack, self.rng.choice(self.paths()))
            await self.last(0.1, 2.0)
        finally:
            one.close()

    async def flood(self) -> None:
        """Flood the hostile clients' own table with commands and questions, from one process."""
        if self.hostile is None or self.service.running() is None:
            raise NotNow
        flooding = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.bad_clients"),
            *(self.service.where(), self.hostile.cookie, self.hostile.decoy),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            await self.last(0.5, 1.5)
        finally:
            if flooding.returncode is None:
                flooding.kill()
            await flooding.wait()
