"""Distribute work over processes or machines so that it can be stopped at any time."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from typing import TypeVar

from ..engine.errors import FourCuresError

T = TypeVar("T")
R = TypeVar("R")


def spread(work: Callable[[T], R], items: Iterable[T], jobs: int) -> Iterator[tuple[T, R]]:
    """Yield each item with its result as it is done, on `jobs` processes."""
    if jobs == 1:
        yield from ((item, work(item)) for item in items)
        return
    waiting = iter(items)
    pool = ProcessPoolExecutor(jobs, initializer=serve)
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


def spread_by_ray(
    work: Callable[[T], R], items: Iterable[T], address: str
) -> Iterator[tuple[T, R]]:
    """Yield each item with its result, on a Ray cluster; the address `local` starts one here."""
    import ray

    try:
        ray.init(address=address, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise FourCuresError(f"no Ray cluster at {address}: {error}") from None
    try:
        waiting, task = iter(items), ray.remote(work)
        # Two per processor, so that the next one is ready when one is done.
        most = 2 * int(ray.cluster_resources().get("CPU", 1))
        running = {task.remote(item): item for item in islice(waiting, most)}
        while running:
            for done in ray.wait(list(running))[0]:
                try:
                    result = ray.get(done)
                except ray.exceptions.RayTaskError as error:  # its text is a whole traceback
                    raise error.cause from error
                yield running.pop(done), result
                running |= {task.remote(item): item for item in islice(waiting, 1)}
    finally:
        ray.shutdown()


def serve() -> None:
    """Exit with the parent process, and ignore Ctrl-C, which is meant for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def end_with_parent() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=end_with_parent, daemon=True).start()
