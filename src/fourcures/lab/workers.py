"""Distribute work over the machines of a Ray cluster so that it can be stopped at any time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TypeVar

from ..engine.errors import FourCuresError

T = TypeVar("T")
R = TypeVar("R")


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
