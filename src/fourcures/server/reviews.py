"""Reviews of finished games: the win chance at every moment, computed in the background.

The same game gives the same numbers in every process, so processes share nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from itertools import pairwise

import msgspec

from ..bots.coach import chance_of
from ..bots.pool import BotPool, Priority
from ..engine.view import View
from ..table.errors import Refused
from ..table.replay import MOMENTS
from ..table.room import Logged, Room
from .logs import short

logger = logging.getLogger(__name__)

FUTURES = 300  # for each moment
KEPT = 100  # reviews in memory
TURNING_POINTS = 3
WORTH_NAMING = 0.05  # a smaller swing is no turning point


class ReviewPoint(msgspec.Struct, frozen=True):
    """The win chance after an entry of the log."""

    seq: int
    chance: float
    low: float
    high: float


class Review(msgspec.Struct):
    """A review, as far as it is computed."""

    total: int
    points: list[ReviewPoint] = []
    turning: list[int] = []  # the entries with the greatest swings, when it is complete


class Reviews:
    """The most recently requested reviews."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.found: OrderedDict[str, Review] = OrderedDict()
        self.failed: set[str] = set()  # tables whose next request is refused
        self.tasks: dict[str, asyncio.Task[None]] = {}  # by table

    def of(self, table_id: str, room: Room, log: Sequence[Logged]) -> Review:
        """Return the review of a finished game so far; the first request starts it.

        After a failure one request is refused, and the next one starts again.
        """
        if table_id in self.failed:
            self.failed.remove(table_id)
            raise Refused("internal")
        moments = sum(isinstance(one.entry, MOMENTS) for one in log)
        review = self.found.get(table_id)
        if review is None or review.total != moments:  # the end may have been undone
            review = self.found[table_id] = Review(total=moments)
            self.cancel(table_id)
            self.tasks[table_id] = asyncio.create_task(self.work(table_id, review, room, log))
            while len(self.found) > KEPT:
                self.cancel(self.found.popitem(last=False)[0])
        self.found.move_to_end(table_id)
        return review

    async def work(self, table_id: str, review: Review, room: Room, log: Sequence[Logged]) -> None:
        """Compute the win chance of one moment after the other."""
        then = Room(room.seed)
        try:
            for one in log:
                then.apply(one.entry)
                if isinstance(one.entry, MOMENTS):
                    # Everything is open after the end: the team's chance, not one seat's.
                    view = then.playing().view(None, revealed=True)
                    found = await self.pool.run(Priority.REVIEW, point, one.seq, view)
                    review.points.append(found)
        except Exception:
            logger.exception("review failed", extra={"table": short(table_id)})
            self.found.pop(table_id, None)
            self.failed.add(table_id)
        review.turning = turning_points(review.points)

    def cancel(self, table_id: str) -> None:
        """Stop computing the review of a table."""
        if task := self.tasks.pop(table_id, None):
            task.cancel()

    async def stop(self) -> None:
        """Cancel all running reviews."""
        tasks = list(self.tasks.values())
        for table_id in list(self.tasks):
            self.cancel(table_id)
        await asyncio.gather(*tasks, return_exceptions=True)


def point(seq: int, view: View) -> ReviewPoint:
    """Return the win chance of one moment."""
    found = chance_of(view, FUTURES)
    return ReviewPoint(seq, found.chance, found.low, found.high)


def turning_points(points: Sequence[ReviewPoint]) -> list[int]:
    """Return the entries with the greatest swings of the win chance, in order."""
    swings = {after.seq: abs(after.chance - before.chance) for before, after in pairwise(points)}
    greatest = sorted(swings, key=lambda seq: -swings[seq])[:TURNING_POINTS]
    return sorted(seq for seq in greatest if swings[seq] >= WORTH_NAMING)
