"""Answers that take long, about one table: computed once for all who ask the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass
from typing import TypeVar, cast

from ...protocol.refusals import Refused

T = TypeVar("T")


@dataclass
class Answer:
    """An answer that is being computed or known."""

    about: object  # what it is the answer to
    task: asyncio.Task[object]
    waiting: int = 0


class Answers:
    """The latest answer of each kind; a question about something newer replaces an older one.

    So a table never has more than one computation of a kind, however many sockets ask for it.
    """

    def __init__(self) -> None:
        self.latest: dict[Hashable, Answer] = {}

    async def get(
        self, kind: Hashable, about: object, compute: Callable[[], Coroutine[None, None, T]]
    ) -> T:
        """Return the answer of a kind about something; raise Refused if it is replaced."""
        answer = self.latest.get(kind)
        if answer is None or answer.about != about or has_failed(answer.task):
            if answer is not None:
                answer.task.cancel()
            answer = self.latest[kind] = Answer(about, asyncio.create_task(compute()))
        answer.waiting += 1
        try:
            found = cast(T, await asyncio.shield(answer.task))
        except asyncio.CancelledError:
            asking = asyncio.current_task()
            if asking is not None and asking.cancelling():
                raise
            raise Refused("asked_anew") from None
        finally:
            answer.waiting -= 1
            if not answer.waiting and not answer.task.done():  # nobody waits for it any more
                answer.task.cancel()
                if self.latest.get(kind) is answer:
                    del self.latest[kind]
        return found


def has_failed(task: asyncio.Task[object]) -> bool:
    """Return whether a computation has ended without an answer."""
    return task.done() and (task.cancelled() or task.exception() is not None)
