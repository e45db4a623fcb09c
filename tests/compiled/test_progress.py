"""How far a build is: known while Numba translates, and by the clock while LLVM is silent."""

from __future__ import annotations

import threading

import pytest

from fourcures.compiled.ahead import progress
from fourcures.compiled.ahead.progress import BuildProgress


class Clock:
    """A clock that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class Listener:
    """Keeps what was told, and lets a test wait for the next share."""

    def __init__(self) -> None:
        self.told: list[tuple[str, float]] = []
        self.news = threading.Condition()

    def __call__(self, words: str, share: float) -> None:
        with self.news:
            self.told.append((words, share))
            self.news.notify_all()

    def wait_for(self, share: float) -> None:
        """Wait until this share is told."""
        with self.news:
            assert self.news.wait_for(lambda: self.told[-1][1] == pytest.approx(share), 60)


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "OFTEN", 0.001)


def test_a_silent_part_grows_at_the_speed_of_what_was_done_before() -> None:
    clock, tell = Clock(), Listener()
    made = BuildProgress(tell, total=6, clock=clock)
    clock.now = 20.0
    made.reach("translating", 4)  # 5 seconds for each unit
    with made.working("compiling"):
        tell.wait_for(4 / 6)
        clock.now = 22.5
        tell.wait_for(4.5 / 6)
    with made.working("compiling"):
        tell.wait_for(5 / 6)
    assert made.done == 6


def test_a_part_that_takes_longer_than_expected_stops_short_of_its_end() -> None:
    clock, tell = Clock(), Listener()
    made = BuildProgress(tell, total=3, clock=clock)
    clock.now = 10.0
    made.reach("translating", 2)
    with made.working("compiling"):
        clock.now = 1000.0
        tell.wait_for((2 + progress.NEARLY) / 3)
    assert max(share for _, share in tell.told) < 1


def test_the_share_never_falls_and_a_failure_ends_the_clock() -> None:
    clock, tell = Clock(), Listener()
    made = BuildProgress(tell, total=4, clock=clock)
    made.reach("translating", 2)
    made.reach("translating", 1)
    before = threading.active_count()
    with pytest.raises(MemoryError), made.working("compiling"):
        raise MemoryError
    assert (made.done, threading.active_count()) == (2, before)
    shares = [share for _, share in tell.told]
    assert shares == sorted(shares)
