"""Distribute work over processes so that it can be stopped at any time."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def count_cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    work: Callable[[T], R], items: Iterable[T], jobs: int
) -> Generator[tuple[T, R], None, None]:
    """Yield each item with its result as it is done, on `jobs` processes."""
    if jobs == 1:
        yield from ((item, work(item)) for item in items)
        return
    waiting = iter(items)
    pool = ProcessPoolExecutor(jobs, initializer=follow_parent)
    # Submit only as many items as there are processes, so that stopping loses little work.
    running = {pool.submit(work, item): item for item in islice(waiting, jobs)}
    try:
        while running:
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()
                running |= {pool.submit(work, item): item for item in islice(waiting, 1)}
    finally:
        if running:
            for process in multiprocessing.active_children():
                process.terminate()
        pool.shutdown()


def follow_parent() -> None:
    """Exit with the parent process, and ignore Ctrl-C, which is meant for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    exit_with_parent()


def exit_with_parent() -> None:
    """Exit at once when the parent process has ended, however it did."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def end_with_parent() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=end_with_parent, daemon=True).start()
