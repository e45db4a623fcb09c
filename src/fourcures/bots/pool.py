"""A pool for bots and the coach, with equal shares for those who wait.

Each of its threads has a process that computes, or computes itself: the kernels release the GIL
while they run, so the caller's thread stays responsive. The threads are daemons: a program does not
wait for a bot when it exits.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from enum import IntEnum
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, ParamSpec, TypeVar

from .fair_queue import FairQueue, Ticket

if TYPE_CHECKING:
    from .thinker import Thinker

P = ParamSpec("P")
T = TypeVar("T")

IDLE = 120.0  # seconds without a job, after which a process ends and gives back its memory
LESS = 8  # the weight of a second of what can wait, or of somebody who has had much already


class Priority(IntEnum):
    """The order of the waiting jobs of one person."""

    MOVE = 0  # of a bot
    QUESTION = 1  # to the coach
    LATER = 2  # reviews, and bots at tables that nobody watches


class Demand(NamedTuple):
    """What a job is, and for whom: equal shares go to addresses, and inside one to people.

    What can wait has a share of its own, so that a review delays no move of the same person.
    """

    priority: Priority
    address: str = ""
    person: str = ""
    had_much: bool = False

    @property
    def path(self) -> tuple[str, str]:
        """The names whose shares the job uses."""
        later = self.priority is Priority.LATER
        return (f"later {self.address}" if later else self.address, self.person)

    @property
    def weight(self) -> int:
        """How often a second of the job is counted."""
        return (LESS if self.priority is Priority.LATER else 1) * (LESS if self.had_much else 1)


Run = Callable[[Callable[[], T]], T]  # does some work, somewhere


class Job(NamedTuple):
    """Work for a thread."""

    demand: Demand
    complete: Callable[[Run[object]], float]  # returns the seconds that it took
    loop: asyncio.AbstractEventLoop  # of the caller


class BotPool:
    """A fixed number of threads, started on demand, each with a process if there is `new_thinker`.

    `spent` gets the seconds of each job, in the thread of its caller.
    """

    def __init__(
        self,
        threads: int,
        spent: Callable[[Demand, float], None] = lambda _claim, _seconds: None,
        new_thinker: Callable[[], Thinker] | None = None,
    ) -> None:
        self.threads, self.begun = threads, 0
        self.waiting: FairQueue[Job] = FairQueue()
        self.changed = threading.Condition()  # held by who uses the queue
        self.spent, self.new_thinker = spent, new_thinker
        self.thinkers: list[Thinker] = []
        self.stopped = False

    async def run(
        self, demand: Demand, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run `work` in the pool and return its result; for a process it must be picklable."""
        if self.begun < self.threads:
            self.begun += 1
            threading.Thread(target=self.run_jobs, name=f"bot-{self.begun}", daemon=True).start()
        future: Future[T] = Future()
        with self.changed:
            loop = asyncio.get_running_loop()
            job = Job(demand, partial(complete, future, partial(work, *args, **kwargs)), loop)
            self.waiting.put(demand.path, demand.priority, job)
            self.changed.notify()
        return await asyncio.wrap_future(future)

    def run_jobs(self) -> None:
        """Run one job after another until the pool is stopped."""
        thinker = None if self.new_thinker is None else self.new_thinker()
        if thinker is not None:
            self.thinkers.append(thinker)
        while (ticket := self.take(thinker)) is not None:
            job = ticket.job
            seconds = job.complete(think_here if thinker is None else partial(think, thinker))
            with self.changed:
                self.waiting.charge(ticket, seconds * job.demand.weight)
            with contextlib.suppress(RuntimeError):  # the loop is closed: the program ends
                job.loop.call_soon_threadsafe(self.spent, job.demand, seconds)
        if thinker is not None:
            thinker.end()

    def take(self, thinker: Thinker | None) -> Ticket[Job] | None:
        """Wait for the next job, and return it; None if the pool is stopped."""
        while True:
            with self.changed:
                if self.changed.wait_for(lambda: self.stopped or len(self.waiting), IDLE):
                    return None if self.stopped else self.waiting.take()
            if thinker is not None:  # without the lock, for which the caller's thread may wait
                thinker.end()

    def stop(self) -> None:
        """End the threads and processes; nobody gets the results of what they are doing."""
        with self.changed:
            self.stopped = True
            self.changed.notify_all()
        for thinker in self.thinkers:
            thinker.stop()


def think_here(work: Callable[[], T]) -> T:
    """Do some work in this thread."""
    return work()


def think(thinker: Thinker, work: Callable[[], T]) -> T:
    """Do some work in a process, but here while the bots are being compiled, which it cannot."""
    from .warm_up import is_ready  # slow to import

    return thinker.run(work) if is_ready() else work()


def complete(future: Future[T], work: Callable[[], T], run: Run[T]) -> float:
    """Do the work of a future, unless it was cancelled; return how many seconds it took."""
    if not future.set_running_or_notify_cancel():
        return 0.0
    start = time.perf_counter()
    try:
        future.set_result(run(work))
    except BaseException as error:  # any exception belongs to the caller
        future.set_exception(error)
    return time.perf_counter() - start
