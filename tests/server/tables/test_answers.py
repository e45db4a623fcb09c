"""Answers are computed once, replaced by newer ones, and dropped when nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from fourcures.protocol.refusals import Refused
from fourcures.server.tables.answers import Answers


class Work:
    """A computation that ends when the test lets it."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.dropped: list[str] = []
        self.may_end = asyncio.Event()

    def on(self, words: str) -> Callable[[], Coroutine[None, None, str]]:
        async def compute() -> str:
            self.begun.append(words)
            try:
                await self.may_end.wait()
            except asyncio.CancelledError:
                self.dropped.append(words)
                raise
            return words.upper()

        return compute


async def ask(answers: Answers, work: Work, words: str) -> asyncio.Task[str]:
    """Ask a question, and wait until it is being worked on."""
    asked = asyncio.create_task(answers.get("odds", words, work.on(words)))
    for _ in range(5):
        await asyncio.sleep(0)
    return asked


def test_the_same_question_is_computed_once_and_its_answer_is_cached() -> None:
    async def story() -> None:
        answers, work = Answers(), Work()
        asked = [await ask(answers, work, "one") for _ in range(3)]
        work.may_end.set()
        assert await asyncio.gather(*asked) == ["ONE"] * 3
        assert await (await ask(answers, work, "one")) == "ONE"
        assert work.begun == ["one"]

    asyncio.run(story())


def test_a_newer_question_replaces_an_older_one_for_all_who_wait() -> None:
    async def story() -> None:
        answers, work = Answers(), Work()
        older = [await ask(answers, work, "one") for _ in range(2)]
        newer = await ask(answers, work, "two")
        work.may_end.set()
        for question in older:
            with pytest.raises(Refused, match="newer question"):
                await question
        assert await newer == "TWO"
        assert work.dropped == ["one"]

    asyncio.run(story())


def test_a_computation_is_cancelled_when_nobody_waits_for_it() -> None:
    async def story() -> None:
        answers, work = Answers(), Work()
        first, second = [await ask(answers, work, "one") for _ in range(2)]
        first.cancel()
        await asyncio.wait([first])
        assert first.cancelled() and not work.dropped
        second.cancel()
        await asyncio.wait([second])
        third = await ask(answers, work, "one")
        work.may_end.set()
        assert await third == "ONE"
        assert work.dropped == ["one"] and work.begun == ["one", "one"]

    asyncio.run(story())


def test_a_question_whose_computation_failed_may_be_asked_again() -> None:
    async def fails() -> str:
        raise ValueError("no idea")

    async def story() -> None:
        answers, work = Answers(), Work()
        with pytest.raises(ValueError, match="no idea"):
            await answers.get("odds", "one", fails)
        work.may_end.set()
        assert await answers.get("odds", "one", work.on("one")) == "ONE"

    asyncio.run(story())
