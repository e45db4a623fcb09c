"""A queue that gives equal shares of computing time: start-time fair queueing, in levels.

Each job has a path, such as a client address and a person. Of those who wait, the one that has had
the least time is next: equal shares go to the first names of the paths, and inside one to the
second. Time that nobody else wanted is free: who comes back continues at the present level.
"""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")


class Share(Generic[Item]):
    """What one name has had, and what waits below it."""

    def __init__(self) -> None:
        self.had = 0.0  # seconds, comparable with those of the shares beside it
        self.level = 0.0  # of the parts: what the one that was served last had had
        self.waiting = self.running = 0  # jobs
        self.parts: dict[str, Share[Item]] = {}
        self.jobs: list[tuple[int, int, Item]] = []  # a heap: the priority, a number, the job

    def next_part(self) -> Share[Item]:
        """Return the part that is served next, and drop those that would start at zero anyway."""
        for name in [name for name, part in self.parts.items() if part.is_idle(self.level)]:
            del self.parts[name]
        waiting = [part for part in self.parts.values() if part.waiting]
        part = min(waiting, key=lambda part: (part.had, part.running))
        self.level = max(self.level, part.had)
        return part

    def is_idle(self, level: float) -> bool:
        """Return whether it has no jobs, and has had no more than a newcomer at this level."""
        return not self.waiting and not self.running and self.had <= level


class Ticket(NamedTuple, Generic[Item]):
    """A job that was taken, and the shares that pay for it."""

    job: Item
    paid_by: list[Share[Item]]


class FairQueue(Generic[Item]):
    """Jobs that wait for their share of the time. All paths have the same length."""

    def __init__(self) -> None:
        self.root: Share[Item] = Share()
        self.numbers = itertools.count()

    def __len__(self) -> int:
        return self.root.waiting

    def put(self, path: Sequence[str], priority: int, job: Item) -> None:
        """Add a job; among those of one path, a lower priority is first, then the older one."""
        at = self.root
        at.waiting += 1
        for name in path:
            part = at.parts.setdefault(name, Share())
            if not part.waiting and not part.running:
                part.had = max(part.had, at.level)
            at = part
            at.waiting += 1
        heapq.heappush(at.jobs, (priority, next(self.numbers), job))

    def take(self) -> Ticket[Item]:
        """Take the job whose path has had the least time; the queue must not be empty."""
        paid_by = [self.root]
        while not paid_by[-1].jobs:
            paid_by.append(paid_by[-1].next_part())
        for share in paid_by:
            share.waiting -= 1
            share.running += 1
        return Ticket(heapq.heappop(paid_by[-1].jobs)[2], paid_by)

    def charge(self, ticket: Ticket[Item], seconds: float) -> None:
        """Count the time of a job that was taken and has ended."""
        for share in ticket.paid_by:
            share.running -= 1
            share.had += seconds
        if not self.root.waiting and not self.root.running:
            self.root = Share()  # what anybody had while others wanted nothing is forgotten
