"""Where bots and advisers think: threads of their own, as many as the operator gave.

The kernels let go of the interpreter while they run, so that tables go on being served. The
threads are daemons: a server that is told to stop does not wait for a thought to end.
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


class Thinking:
    """A few threads for thought, and how long they have thought in all."""

    def __init__(self, threads: int) -> None:
        self.threads, self.begun = threads, 0
        self.waiting: queue.SimpleQueue[tuple[Future[Any], Callable[[], Any]]] = queue.SimpleQueue()
        self.seconds = 0.0  # for the metrics

    async def about(self, thought: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The outcome of a thought, when a thread has had time for it."""
        if self.begun < self.threads:
            self.begun += 1
            threading.Thread(target=self.think, name=f"thinking-{self.begun}", daemon=True).start()
        future: Future[T] = Future()
        self.waiting.put((future, partial(thought, *args, **kwargs)))
        return await asyncio.wrap_future(future)

    def think(self) -> None:
        """Thinks about one thing after the other; what nobody waits for any more is left."""
        while True:
            future, thought = self.waiting.get()
            if not future.set_running_or_notify_cancel():
                continue
            start = time.perf_counter()
            try:
                future.set_result(thought())
            except BaseException as error:  # whatever it was: it belongs to who asked
                future.set_exception(error)
            self.seconds += time.perf_counter() - start
