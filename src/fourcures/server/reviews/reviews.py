"""Reviews of finished games: what decisions and cards cost, computed in the background.

The same game gives the same numbers in every process. A finished review is kept in the database, so
that it is there at once after a restart and in other processes.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial

import msgspec

from ...bots.pool import BotPool, Demand, Priority
from ...host.reviews import Review, continue_review, count_moves
from ...protocol.refusals import Refused
from ...table.replay import list_moments
from ...table.room import Logged, Room
from ..http.errors import refuse_failure
from ..process.logs import short
from ..tables.feature import Feature
from ..tables.tables import Tables
from .store import ReviewStore, reviews

logger = logging.getLogger(__name__)

KEPT = 100  # reviews in memory
LATER = Demand(Priority.LATER)


class Reviews(Feature):
    """The most recently requested reviews."""

    name = "reviews"
    derived = (reviews,)

    def __init__(self, tables: Tables, pool: BotPool, store: ReviewStore) -> None:
        self.tables, self.pool, self.store = tables, pool, store
        self.recent: OrderedDict[str, Review] = OrderedDict()
        self.failed: dict[str, Refused] = {}  # what the next request about a table gets
        self.running: dict[str, asyncio.Task[None]] = {}  # by table

    async def review(
        self, table_id: str, room: Room, log: Sequence[Logged], demand: Demand = LATER
    ) -> Review:
        """Return the review of a finished game so far; the first request starts it.

        Its time counts for who asked first. After a failure one request is refused, and the next
        one starts again.
        """
        if failure := self.failed.pop(table_id, None):
            raise failure
        moves = count_moves(log)
        review = self.known(table_id, moves)
        if review is None:
            kept = await self.load_kept(table_id, moves)
            review = self.known(table_id, moves)  # another request may have started it meanwhile
            if review is None:
                review = self.recent[table_id] = kept or Review(moves)
                self.cancel(table_id)
                if not review.done:
                    work = self.work(table_id, review, room, log, demand)
                    self.running[table_id] = asyncio.create_task(work)
                while len(self.recent) > KEPT:
                    self.cancel(self.recent.popitem(last=False)[0])
        self.recent.move_to_end(table_id)
        return review

    async def find_finished(self, table_id: str, log: Sequence[Logged]) -> Review | None:
        """Return the review of a game if it is finished; start none."""
        moves = count_moves(log)
        review = self.known(table_id, moves)
        return review if review and review.done else await self.load_kept(table_id, moves)

    def known(self, table_id: str, moves: int) -> Review | None:
        """Return the review in memory, unless it is of another game: the end may be undone."""
        review = self.recent.get(table_id)
        return review if review is not None and review.moves == moves else None

    async def load_kept(self, table_id: str, moves: int) -> Review | None:
        """Return the review in the database, or None if it is missing or cannot be read."""
        body = await self.store.get(table_id, moves)
        try:
            return None if body is None else msgspec.json.decode(body, type=Review)
        except msgspec.MsgspecError:
            logger.warning("a kept review cannot be read", extra={"table": short(table_id)})
            return None

    async def work(
        self, table_id: str, review: Review, room: Room, log: Sequence[Logged], demand: Demand
    ) -> None:
        """Review one turn after the other."""
        try:
            # In a thread: a long game takes a moment and would block the event loop.
            moments = await asyncio.to_thread(list_moments, room, log)
            run = partial(self.pool.run, demand)
            async for _ in continue_review(review, room, moments, run):
                pass
            await self.store.put(table_id, review.moves, msgspec.json.encode(review))
        except Exception as error:
            self.recent.pop(table_id, None)
            self.failed[table_id] = refuse_failure("review", error, table_id)

    def cancel(self, table_id: str) -> None:
        """Stop computing the review of a table."""
        if task := self.running.pop(table_id, None):
            task.cancel()

    async def stop(self) -> None:
        """Cancel all running reviews."""
        tasks = list(self.running.values())
        for table_id in list(self.running):
            self.cancel(table_id)
        await asyncio.gather(*tasks, return_exceptions=True)
