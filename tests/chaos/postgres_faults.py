"""Faults of a PostgreSQL server and of the network to it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import resource
import signal
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.databases import Postgres
from tests.server.processes import children

from .dials import Dials
from .faults import Fault, Faults, NotNow
from .proxy import Proxy
from .service import Service, command_line, frozen, signal_all

SMALL = 8192  # bytes of a file that a connection may still write when the disk is full


class PostgresFaults(Faults):
    """Faults of a server with several workers on PostgreSQL."""

    def __init__(
        self,
        service: Service,
        dials: Dials,
        rng: random.Random,
        postgres: Postgres,
        proxy: Proxy,
    ) -> None:
        super().__init__(service, dials, rng)
        self.postgres, self.proxy = postgres, proxy
        self.busy = asyncio.Lock()  # one fault of the database's processes at a time

    def kinds(self) -> list[Fault]:
        return [
            *super().kinds(),
            Fault("database outage", 1, self.stop_database),
            Fault("database killed", 1, self.kill_database),
            Fault("power cut", 1, self.cut_power),
            Fault("frozen database", 2, self.freeze_database),
            Fault("full disk", 1, self.fill_disk),
            Fault("database connection killed", 1, self.kill_backend),
            Fault("database connections closed", 2, self.close_connections),
            Fault("slow network to the database", 2, self.slow_network),
            Fault("network to the database cut", 2, self.cut_network),
            Fault("answers of the database lost", 3, self.lose_answers),
        ]

    def main(self) -> int:
        assert self.postgres.process is not None
        return self.postgres.process.pid

    def backends(self) -> list[int]:
        """Return the processes of the database that serve our connections.

        A process that has just been forked still has the command line of the main one.
        """
        title = "postgres: fourcures "  # our user
        found = [pid for pid in children(self.main()) if command_line(pid).startswith(title)]
        if not found:
            raise NotNow
        return found

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        if self.busy.locked():
            raise NotNow
        async with self.busy:
            yield

    async def start(self) -> None:
        """Start the database as its service manager would, when its old processes are gone."""
        await asyncio.to_thread(self.postgres.start)

    async def stop_database(self) -> None:
        """Stop the database at once, and start it after a while."""
        async with self.alone():
            await asyncio.to_thread(self.postgres.stop, signal.SIGQUIT)
            try:
                await self.last(0.1, 4.0)
            finally:
                await self.start()

    async def kill_all(self) -> None:
        """Kill all processes of the database."""
        all_of_it = [self.main(), *children(self.main())]
        signal_all(all_of_it, signal.SIGKILL)
        assert self.postgres.process is not None
        await asyncio.to_thread(self.postgres.process.wait)
        while any(command_line(pid) for pid in all_of_it):
            await asyncio.sleep(0.02)

    async def kill_database(self) -> None:
        async with self.alone():
            try:
                await self.kill_all()
                await self.last(0.0, 2.0)
            finally:
                await self.start()

    async def cut_power(self) -> None:
        """Kill the database and the server together; what was written is kept (see `__init__`)."""
        if self.service.may_start.locked():
            raise NotNow
        async with self.alone(), self.service.down():
            try:
                await self.kill_all()
            finally:
                await self.start()

    async def freeze_database(self) -> None:
        async with self.alone():
            with frozen([self.main(), *children(self.main())]):
                await self.last(0.2, 6.0)

    async def fill_disk(self) -> None:
        """Let the writes of all present connections fail; PostgreSQL stops and recovers."""
        async with self.alone():
            full = self.backends()
            limits = resource.getrlimit(resource.RLIMIT_FSIZE)
            self.limit(full, (SMALL, limits[1]))
            try:
                await self.last(0.2, 2.0)
            finally:
                self.limit(full, limits)

    def limit(self, pids: list[int], sizes: tuple[int, int]) -> None:
        """Limit the size of the files that processes of the database's user may write."""

        def limited() -> None:
            for pid in pids:
                with contextlib.suppress(ProcessLookupError):
                    resource.prlimit(pid, resource.RLIMIT_FSIZE, sizes)

        # Only the user of a process may limit it, and under root that is another one.
        subprocess.run(["true"], preexec_fn=limited, check=True, **self.postgres.rights)

    async def kill_backend(self) -> None:
        """Kill the process of one connection; PostgreSQL then closes all and recovers."""
        async with self.alone():
            signal_all([self.rng.choice(self.backends())], signal.SIGKILL)

    async def close_connections(self) -> None:
        signal_all(
            [pid for pid in self.backends() if self.rng.random() < 0.7] or self.backends()[:1],
            signal.SIGTERM,
        )

    async def slow_network(self) -> None:
        if self.proxy.lag:
            raise NotNow
        self.proxy.lag = self.rng.choice((0.02, 0.1, 0.5))
        try:
            await self.last(0.5, 3.0)
        finally:
            self.proxy.lag = 0.0

    async def cut_network(self) -> None:
        if not self.proxy.cut(self.rng, 0.7):
            raise NotNow

    async def lose_answers(self) -> None:
        """Lose the answers to commits that the database has carried out, then the connections."""
        if self.proxy.deaf or not self.proxy.open:
            raise NotNow
        self.proxy.deaf = True
        try:
            await self.last(0.05, 1.0)
        finally:
            self.proxy.cut(self.rng, 1.0)
            self.proxy.deaf = False
