"""The queue of bots and the coach: equal shares for addresses, and inside one for people."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from fourcures.bots.fair_queue import FairQueue


def served(queue: FairQueue[str], number: int, seconds: float = 1.0) -> list[str]:
    """Take jobs that need some seconds each; return their names."""
    jobs = []
    for _ in range(number):
        ticket = queue.take()
        jobs.append(ticket.job)
        queue.charge(ticket, seconds)
    return jobs


def test_an_address_with_many_jobs_delays_another_by_one_job() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(40):
        queue.put(("hog", f"person {number}"), 0, "hog")
    served(queue, 10)
    for _ in range(3):
        queue.put(("home", "ann"), 0, "ann")
    assert served(queue, 6).count("ann") == 3


def test_the_people_of_one_address_get_equal_shares_of_it() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(20):
        queue.put(("school", "eve"), 0, "eve")
    for _ in range(5):
        queue.put(("school", "ann"), 0, "ann")
        queue.put(("home", "ben"), 0, "ben")
    assert Counter(served(queue, 10)) == {"ben": 5, "eve": 3, "ann": 2}


def test_a_job_that_takes_long_is_paid_for_by_its_own_address() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(3):
        queue.put(("slow", ""), 0, "slow")
    served(queue, 1, seconds=5.0)
    for _ in range(6):
        queue.put(("quick", ""), 0, "quick")
    assert served(queue, 5) == ["quick"] * 5


def test_time_that_nobody_else_wanted_is_free() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(100):
        queue.put(("early", ""), 0, "early")
    served(queue, 99)
    for _ in range(4):
        queue.put(("late", ""), 0, "late")
        queue.put(("early", ""), 0, "early")
    assert Counter(served(queue, 4)) == {"early": 2, "late": 2}


def test_among_the_jobs_of_one_person_the_priority_comes_first_and_then_the_age() -> None:
    queue: FairQueue[str] = FairQueue()
    for priority, job in [(2, "review"), (1, "question"), (0, "first move"), (0, "second move")]:
        queue.put(("home", "ann"), priority, job)
    assert served(queue, 4) == ["first move", "second move", "question", "review"]


def test_addresses_without_jobs_are_forgotten() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.put(("busy", ""), 0, "job")
        queue.put((f"address {number}", ""), 0, "job")
        served(queue, 1)
    served(queue, 99)
    assert len(queue.root.parts) <= 3
    served(queue, 1)
    assert not queue.root.parts and not len(queue)


@settings(deadline=None)
@given(st.lists(st.tuples(st.sampled_from("abc"), st.integers(1, 9)), min_size=1, max_size=60))
def test_whoever_waits_has_had_at_most_one_job_less_than_another(
    jobs: list[tuple[str, int]],
) -> None:
    """While all of them wait, no two addresses differ by more than the longest job."""
    queue: FairQueue[tuple[str, int]] = FairQueue()
    for address, seconds in jobs:
        queue.put((address, ""), 0, (address, seconds))
    left, had = Counter(address for address, _ in jobs), Counter[str]()
    while len(queue) and all(left[address] for address in had.keys() | left.keys()):
        ticket = queue.take()
        address, seconds = ticket.job
        queue.charge(ticket, seconds)
        left[address] -= 1
        had[address] += seconds
        times = [had[one] for one in left]
        assert max(times) - min(times) <= 9
