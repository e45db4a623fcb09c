"""Reviews of a local host, computed turn by turn while somebody looks; the finished ones are kept.

A review stops when nobody has asked for it for a while, and goes on when somebody asks again.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass

import msgspec

from ..host.reviews import VERSION, Review, continue_review, count_moves
from ..protocol.refusals import Refused
from ..table.replay import list_moments
from .bodies import OK, Found
from .host import LocalHost, LocalTable

logger = logging.getLogger(__name__)

PATIENCE = 10.0  # seconds after the last request


class KeptReview(msgspec.Struct):
    """A finished review, with the version of the program's reviews."""

    version: int
    review: Review


@dataclass
class Reviewing:
    """A review that is computed."""

    review: Review
    turns: AsyncIterator[None]
    asked: float  # when somebody asked for it, by the timer of the host
    runs: bool = False
    failed: bool = False


class LocalReviews:
    """The reviews of a local host, and the answers to requests for them."""

    def __init__(self, host: LocalHost) -> None:
        self.host = host
        self.started: dict[str, Reviewing] = {}  # by table

    async def answer(self, method: str, parts: list[str], body: str) -> Found | None:
        """Return the answer to a request for a review, or None if it is about something else."""
        match method, parts:
            case "GET", ["tables", table_id, "review"]:
                table = await self.host.get(table_id)
                if not table.room.is_over():
                    raise Refused("not_over")
                return OK, await self.review(table)
        return None

    async def review(self, table: LocalTable) -> Review:
        """Return the review of a finished game so far; the first request starts it."""
        finished = await self.find_finished(table)
        if finished is not None:
            return finished
        moves, work = count_moves(table.log), self.started.get(table.id)
        if work is None or work.review.moves != moves:
            review, moments = Review(moves), list_moments(table.room, table.log)
            turns = continue_review(review, table.room, moments, self.host.thinking.run)
            work = self.started[table.id] = Reviewing(review, turns, 0.0)
        if work.failed:
            del self.started[table.id]  # the next request starts again
            raise Refused("internal")
        work.asked = self.host.timer()
        if not work.runs:
            work.runs = True
            self.host.thinking.start(self.work(table.id, work))
        return work.review

    async def work(self, table_id: str, work: Reviewing) -> None:
        """Review one turn after the other, as long as somebody asks; keep the review."""
        try:
            async for _ in work.turns:
                if self.host.timer() - work.asked > PATIENCE:
                    return
            await self.keep(table_id, work.review)
            self.started.pop(table_id, None)
        except Exception:
            logger.exception("the review of table %s failed", table_id)
            work.failed = True
        finally:
            work.runs = False

    async def keep(self, table_id: str, review: Review) -> None:
        """Keep a finished review, if there is room for it."""
        text = msgspec.json.encode(KeptReview(VERSION, review)).decode()
        before = await self.host.storage.find_note("review", table_id)
        try:
            await self.host.storage.replace_note("review", table_id, before, text)
        except OSError as error:
            logger.warning("the review of table %s is not kept: %s", table_id, error)

    async def find_finished(self, table: LocalTable) -> Review | None:
        """Return the review of a game if it is finished; start none."""
        text = await self.host.storage.find_note("review", table.id)
        try:
            kept = None if text is None else msgspec.json.decode(text, type=KeptReview)
        except msgspec.MsgspecError:
            return None
        if kept is None or kept.version != VERSION or kept.review.moves != count_moves(table.log):
            return None
        return kept.review
