"""A thread pool in which bots and the coach think.

The kernels release the interpreter's lock while they run, so the caller's thread stays free. The
threads are daemons: a program that is told to stop does not wait for a bot to finish.
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
    """A fixed number of threads, started when needed; `spent` is told the seconds of each job."""

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
        """Run one piece of work after the other, without those that were cancelled."""
        while True:
            future, work = self.waiting.get()
            if not future.set_running_or_notify_cancel():
                continue
            start = time.perf_counter()
            try:
                future.set_result(work())
            except BaseException as error:  # of any kind: it belongs to the caller
                future.set_exception(error)
            self.spent(time.perf_counter() - start)
