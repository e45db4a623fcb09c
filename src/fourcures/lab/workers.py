"""Distribute work over processes or a Ray cluster; it can be stopped at any time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple, TypeVar

from ..bots.warm_up import ensure_compiled
from ..engine.errors import FourCuresError
from ..processes import spread

T = TypeVar("T")
R = TypeVar("R")


class Workers(NamedTuple):
    """Processes on this machine, or a Ray cluster."""

    jobs: int = 1
    ray: str | None = None  # the address of the cluster; `local` starts one here

    def spread(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[tuple[T, R]]:
        """Yield each item with its result as it is done."""
        if self.ray is not None:
            return spread_by_ray(work, items, self.ray)
        if self.jobs > 1 and items:
            ensure_compiled()  # otherwise every process would compile the same machine code
        return spread(work, items, self.jobs)


def work_on_cluster(work: Callable[[T], R], item: T) -> R:
    """Work on a machine that may have to compile first."""
    ensure_compiled()
    return work(item)


def spread_by_ray(
    work: Callable[[T], R], items: Sequence[T], address: str
) -> Iterator[tuple[T, R]]:
    """Yield each item with its result, on a Ray cluster."""
    import ray

    try:
        ray.init(address=address, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise FourCuresError(f"no Ray cluster at {address}: {error}") from None
    try:
        waiting, task = iter(items), ray.remote(work_on_cluster)
        # Two per processor, so that the next one is ready when one is done.
        most = 2 * int(ray.cluster_resources().get("CPU", 1))
        running = {task.remote(work, item): item for item in islice(waiting, most)}
        while running:
            for done in ray.wait(list(running))[0]:
                try:
                    result = ray.get(done)
                except ray.exceptions.RayTaskError as error:  # its text is a whole traceback
                    raise error.cause from error
                yield running.pop(done), result
                running |= {task.remote(work, item): item for item in islice(waiting, 1)}
    finally:
        ray.shutdown()
