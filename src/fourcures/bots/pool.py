"""A thread pool for bots and the coach: bots first, because players wait for their moves.

The kernels release the GIL while they run, so the caller's thread stays responsive. The threads are
daemons: a program does not wait for a bot when it exits.
"""

from __future__ import annotations

import asyncio
import itertools
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from enum import IntEnum
from functools import partial
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Priority(IntEnum):
    """The order of waiting jobs."""

    MOVE = 0  # of a bot
    QUESTION = 1  # to the coach
    REVIEW = 2


class BotPool:
    """A fixed number of threads, started on demand; `spent` gets the seconds of each job."""

    def __init__(self, threads: int, spent: Callable[[float], None] = lambda _: None) -> None:
        self.threads, self.begun = threads, 0
        # By priority, then in the order of arrival; the number is always different.
        self.waiting: queue.PriorityQueue[tuple[Priority, int, Future[Any], Callable[[], Any]]] = (
            queue.PriorityQueue()
        )
        self.numbers = itertools.count()
        self.spent = spent

    async def run(
        self, priority: Priority, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run `work` in the pool and return its result."""
        if self.begun < self.threads:
            self.begun += 1
            threading.Thread(target=self.run_jobs, name=f"bot-{self.begun}", daemon=True).start()
        future: Future[T] = Future()
        job = partial(work, *args, **kwargs)
        self.waiting.put((priority, next(self.numbers), future, job))
        return await asyncio.wrap_future(future)

    def run_jobs(self) -> None:
        """Run one job after another, and skip cancelled ones."""
        while True:
            _, _, future, job = self.waiting.get()
            if not future.set_running_or_notify_cancel():
                continue
            start = time.perf_counter()
            try:
                future.set_result(job())
            except BaseException as error:  # any exception belongs to the caller
                future.set_exception(error)
            self.spent(time.perf_counter() - start)
