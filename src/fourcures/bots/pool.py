"""A thread pool for bots and the coach.

The kernels release the GIL while they run, so the caller's thread stays responsive. The threads are
daemons: a program does not wait for a bot when it exits.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class BotPool:
    """A fixed number of threads, started on demand; `spent` gets the seconds of each job."""

    def __init__(self, threads: int, spent: Callable[[float], None] = lambda _: None) -> None:
        self.threads, self.begun = threads, 0
        self.waiting: queue.SimpleQueue[tuple[Future[Any], Callable[[], Any]]] = queue.SimpleQueue()
        self.spent = spent

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` in the pool and return its result."""
        if self.begun < self.threads:
            self.begun += 1
            threading.Thread(target=self.serve, name=f"bot-{self.begun}", daemon=True).start()
        future: Future[T] = Future()
        self.waiting.put((future, partial(work, *args, **kwargs)))
        return await asyncio.wrap_future(future)

    def serve(self) -> None:
        """Run one job after another, and skip cancelled ones."""
        while True:
            future, work = self.waiting.get()
            if not future.set_running_or_notify_cancel():
                continue
            start = time.perf_counter()
            try:
                future.set_result(work())
            except BaseException as error:  # any exception belongs to the caller
                future.set_exception(error)
            self.spent(time.perf_counter() - start)
