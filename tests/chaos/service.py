"""The server as a service manager keeps it: whenever it ends, it is started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from tests.server.databases import free_port
from tests.server.processes import children, few_variables

PAUSE = 0.2  # seconds before a restart
STOPPING = 40.0  # seconds for a graceful stop


class Service:
    """`fourcures serve` on one port, with all its processes in one group."""

    def __init__(self, folder: Path, words: list[str], variables: dict[str, str]) -> None:
        self.log = folder / "server.log"
        self.port = free_port()
        self.words = ["serve", "--port", str(self.port), *words]
        self.variables = few_variables() | variables
        self.program = "tests.chaos.launch"
        self.process: asyncio.subprocess.Process | None = None
        self.may_start = asyncio.Lock()  # held while the server must stay down
        self.keeper: asyncio.Task[None] | None = None
        self.starts = 0

    def where(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.keeper = asyncio.create_task(self.keep_running())

    async def keep_running(self) -> None:
        """Start the server whenever it is not running, until cancelled."""
        while True:
            async with self.may_start:
                with self.log.open("ab") as log:
                    self.process = await asyncio.create_subprocess_exec(
                        *(sys.executable, "-m", self.program, *self.words),
                        stdout=asyncio.subprocess.DEVNULL,
                        stderr=log,
                        env=self.variables,
                        start_new_session=True,
                    )
                self.starts += 1
            await self.process.wait()
            self.kill()  # workers that are left, as systemd does
            await asyncio.sleep(PAUSE)

    def running(self) -> int | None:
        """Return the id of the main process, or None if it is not running."""
        if self.process is None or self.process.returncode is not None:
            return None
        return self.process.pid

    def workers(self) -> list[int]:
        """Return the processes that serve: the workers, or the only process."""
        main = self.running()
        if main is None:
            return []
        if "--workers" not in self.words:
            return [main]
        return [pid for pid in children(main) if "spawn_main" in command_line(pid)]

    def thinkers(self) -> list[int]:
        """Return the processes in which bots and the coach compute."""
        found = [pid for worker in self.workers() for pid in children(worker)]
        return [pid for pid in found if "fourcures.bots.thinker" in command_line(pid)]

    def kill(self) -> None:
        """Kill the main process and all its workers."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)

    @asynccontextmanager
    async def down(self) -> AsyncIterator[None]:
        """Kill the server, and let it start again only afterwards."""
        async with self.may_start:
            self.kill()
            if self.process is not None:
                await self.process.wait()
            yield

    async def stop(self) -> int | None:
        """Stop the server gracefully, for good; return its exit status, None if it hung."""
        if self.keeper is not None:
            self.keeper.cancel()
            await asyncio.gather(self.keeper, return_exceptions=True)
        if self.process is None:
            return 0
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return await asyncio.wait_for(self.process.wait(), STOPPING)
        except TimeoutError:
            return None
        finally:
            self.kill()


def command_line(pid: int) -> str:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode("utf-8", "replace")
    return ""


@contextmanager
def frozen(pids: list[int]) -> Iterator[None]:
    """Stop processes for a while, as a machine without memory or a debugger would."""
    signal_all(pids, signal.SIGSTOP)
    try:
        yield
    finally:
        signal_all(pids, signal.SIGCONT)


def signal_all(pids: list[int], number: signal.Signals) -> None:
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, number)
