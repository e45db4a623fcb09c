"""Exercises: tables where one turn is played and then judged."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from ...bots.pool import BotPool, Demand
from ...bots.review.judge import Judged, judge_attempt
from ...protocol.refusals import Refused
from ...table.replay import complete_turn
from ..puzzles.puzzles import Puzzles
from ..reviews.reviews import Reviews
from ..tables.feature import Feature
from ..tables.live import LiveTable
from ..tables.tables import Tables


class Exercises(Feature):
    """Practice tables and exercises of a server."""

    name = "exercises"

    def __init__(self, tables: Tables, reviews: Reviews, puzzles: Puzzles, pool: BotPool) -> None:
        self.tables, self.reviews, self.puzzles, self.pool = tables, reviews, puzzles, pool

    async def judge(
        self, live: LiveTable, person: str, solution: Sequence[str], demand: Demand
    ) -> Judged:
        """Return the judgement of a person's turn, computed once for the same turn."""
        turn = await asyncio.to_thread(complete_turn, live.room, tuple(live.log)[: live.room.seq])
        if turn.seat not in live.room.seats_of(person):
            raise Refused("no_own_seat")
        moves = [str(turn.number), *(moment.text for moment in turn.moments)]
        return await live.answers.get(
            "check", moves, lambda: self.pool.run(demand, judge_attempt, turn, solution)
        )
