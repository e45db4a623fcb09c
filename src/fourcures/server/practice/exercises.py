"""Exercises: tables where one turn is played and then judged."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from ...analysis.played_turns import Moment, PlayedTurn, split_turns
from ...bots.pool import BotPool, Priority
from ...bots.review.judge import Judged, judge_attempt
from ...engine.rules.state import ACTIONS
from ...protocol.refusals import Refused
from ...table.moments import list_moments
from ...table.room import Logged, Room
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


async def judge_exercise(pool: BotPool, live: LiveTable, solution: Sequence[str] = ()) -> Judged:
    """Return the judgement of an exercise as it is now, computed once for the same turn."""
    turn = await asyncio.to_thread(attempted, live.room, tuple(live.log)[: live.room.seq])
    moves = [moment.text for moment in turn.moments]
    return await live.answers.get(
        "check", moves, lambda: pool.run(Priority.QUESTION, judge_attempt, turn, solution)
    )


def attempted(room: Room, log: Sequence[Logged]) -> PlayedTurn:
    """Return the turn of an exercise, with a pass for what is left of it; raise Refused."""
    moments = list_moments(room, log)
    last = moments[-1]
    if last.state["phase"] == ACTIONS:
        ended = room.playing().copy()
        ended.play("pass")
        moments.append(Moment(last.number + 1, "pass", ended.state, last.told))
    turns = split_turns(moments)
    if not turns:
        raise Refused("open_step")
    return turns[0]
