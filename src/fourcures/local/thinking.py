"""Where a local host does what takes long: reviews, judgements, and answers of the coach."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Thinking(Protocol):
    """Does work beside what else happens, so that moves need not wait for it."""

    async def run(self, work: Callable[P, T], /, *args: P.args, **more: P.kwargs) -> T:
        """Return the result of some work; it and its result are picklable."""

    def start(self, task: Coroutine[object, object, None]) -> None:
        """Begin with something that waits for work, and do not wait for it."""


class ThinkHere:
    """Does all work at once."""

    async def run(self, work: Callable[P, T], /, *args: P.args, **more: P.kwargs) -> T:
        return work(*args, **more)

    def start(self, task: Coroutine[object, object, None]) -> None:
        try:
            task.send(None)
        except StopIteration:
            return
        raise AssertionError("the task waits for something")
