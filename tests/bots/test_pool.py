"""The pool of bots and the coach: who waits for whom."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter

from fourcures.bots.fair_queue import FairQueue
from fourcures.bots.pool import LESS, BotPool, Demand, Priority


def test_bots_come_before_questions_of_the_same_person() -> None:
    async def asked() -> list[str]:
        pool, order, busy = BotPool(1), list[str](), threading.Event()
        first = asyncio.create_task(pool.run(Demand(Priority.QUESTION), busy.wait))
        waiting = [
            asyncio.create_task(
                pool.run(Demand(priority), order.append, f"{priority.name} {number}")
            )
            for number in (1, 2)
            for priority in (Priority.QUESTION, Priority.MOVE)
        ]
        await asyncio.sleep(0)  # all of them wait now
        busy.set()
        await asyncio.gather(first, *waiting)
        return order

    assert asyncio.run(asked()) == ["MOVE 1", "MOVE 2", "QUESTION 1", "QUESTION 2"]


def test_what_can_wait_gets_a_small_share_and_delays_nothing_of_the_same_person() -> None:
    queue: FairQueue[Demand] = FairQueue()
    now, later = Demand(Priority.MOVE, "home", "ann"), Demand(Priority.LATER, "home", "ann")
    for demand in (now, later):
        for _ in range(100):
            queue.put(demand.path, demand.priority, demand)
    served = Counter[Priority]()
    for _ in range(2 * (LESS + 1)):
        ticket = queue.take()
        queue.charge(ticket, ticket.job.weight)
        served[ticket.job.priority] += 1
    assert served == {Priority.MOVE: 2 * LESS, Priority.LATER: 2}


def test_the_time_of_a_job_is_told_with_its_claim_and_a_cancelled_one_takes_none() -> None:
    told: list[tuple[Demand, float]] = []
    ann, ben = Demand(Priority.MOVE, "home", "ann"), Demand(Priority.MOVE, "cafe", "ben")

    async def story() -> None:
        pool, busy = (
            BotPool(1, lambda demand, seconds: told.append((demand, seconds))),
            threading.Event(),
        )
        first = asyncio.create_task(pool.run(ann, busy.wait))
        second = asyncio.create_task(pool.run(ben, fail))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        busy.set()
        await first
        await pool.run(ann, int)

    asyncio.run(story())
    assert {demand for demand, seconds in told if seconds} == {ann}
    assert (ben, 0.0) in told


def fail() -> None:
    """Do what a cancelled job must not do."""
    raise AssertionError
