"""Where bots and advisers think: threads of their own, as many as the operator gave.

The kernels let go of the interpreter while they run, so that tables go on being served.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Thinking:
    """A few threads for thought, and how long they have thought in all."""

    def __init__(self, threads: int) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="thinking")
        self.seconds = 0.0  # for the metrics

    async def about(self, thought: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The outcome of a thought, when a thread has had time for it."""

        def timed() -> T:
            start = time.perf_counter()
            try:
                return thought(*args, **kwargs)
            finally:
                self.seconds += time.perf_counter() - start

        return await asyncio.get_running_loop().run_in_executor(self.pool, timed)

    def stop(self) -> None:
        """Drops what nobody has begun to think about."""
        self.pool.shutdown(wait=False, cancel_futures=True)
