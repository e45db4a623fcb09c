"""Exercises: tables where one turn is played and then judged."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from ...bots.pool import BotPool, Priority
from ...bots.review.attempts import judge_attempt
from ...bots.review.judge import Judged
from ...host.moments import complete_turn
from ..tables.tables import LiveTable


async def judgement(pool: BotPool, live: LiveTable, solution: Sequence[str] = ()) -> Judged:
    """Return the judgement of an exercise as it is now, computed once for the same turn."""
    turn = await asyncio.to_thread(complete_turn, live.room, tuple(live.log)[: live.room.seq])
    moves = [moment.text for moment in turn.moments]
    return await live.answers.get(
        "check", moves, lambda: pool.run(Priority.QUESTION, judge_attempt, turn, solution)
    )
