"""The HTTP routes of practice tables and of exercises, whose turn is judged."""

from __future__ import annotations

import asyncio
import secrets

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ...bots.pool import Priority
from ...host.opening import OpenedTable
from ...host.practice import (
    NewPractice,
    OwnMistake,
    mistake_at,
    plan_practice,
    require_exercise,
)
from ...host.puzzles.tasks import CheckedTurn, report
from ...protocol.refusals import Refused
from ...table.practice import take_excerpt
from ..http.errors import says
from ..http.limits import Limits
from ..http.rates import Payer
from ..http.requests import Asker, reads
from ..process.settings import ServerSettings
from ..tables.routes import TableId, visible_table
from .exercises import Exercises
from .mistakes import list_mistakes


@post(
    "/api/tables/{table_id:str}/practice",
    status_code=201,
    responses=says(401, 403, 404, 409, 413, 422),
    opt=reads("replay"),
)
async def open_practice(
    exercises: NamedDependency[Exercises],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    settings: NamedDependency[ServerSettings],
    me: Asker,
    table_id: TableId,
    data: JSONBody[NewPractice],
) -> OpenedTable:
    """Open a practice table from a moment of a game, with what you may know of it."""
    live = await visible_table(exercises.tables, table_id, me.id)
    room, log = live.room, tuple(live.log)
    if room.day and not room.is_over():
        raise Refused("daily_running")
    await exercises.puzzles.check_revealed(me.id, room)
    # In a thread: a long game takes a moment and would block the event loop.
    begun = await asyncio.to_thread(
        take_excerpt, room, log[: room.seq], data.seq, me.id, secrets.randbits(32)
    )
    mistake = None
    if data.find:
        if not room.is_over():
            raise Refused("not_over")
        demand = limits.demand(Priority.LATER, payer)
        review = await exercises.reviews.review(live.id, room, log[: room.seq], demand)
        mistake = mistake_at(review, data.seq)
    setup, how = plan_practice(live.id, room, begun, data, mistake, settings.absent)
    limits.tables.take(payer)
    opened = await exercises.tables.create(me.id, me.name, setup, how)
    return OpenedTable(opened.id, opened.code)


@post(
    "/api/tables/{table_id:str}/check",
    status_code=200,
    responses=says(401, 403, 404, 422),
    opt=reads("check"),
)
async def check_turn(
    exercises: NamedDependency[Exercises],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    me: Asker,
    table_id: TableId,
) -> CheckedTurn:
    """Judge the turn of an exercise, or of a what-if with a coach.

    Actions that are left are passed, but not in the log.
    """
    live = await visible_table(exercises.tables, table_id, me.id)
    room = live.room
    require_exercise(room, me.id)
    puzzle = exercises.puzzles.at_table(room)
    demand = limits.demand(Priority.QUESTION, payer)
    judged = await exercises.judge(live, me.id, puzzle.solution if puzzle else (), demand)
    if puzzle is not None:
        return await exercises.puzzles.report(me.id, puzzle, judged)
    return report(judged)


@get("/api/me/mistakes", responses=says(401), opt=reads("results"))
async def show_mistakes(exercises: NamedDependency[Exercises], me: Asker) -> list[OwnMistake]:
    """List the costliest mistake of each of your newest reviewed games, to practise."""
    return await list_mistakes(exercises.tables, exercises.reviews, me.id)


ROUTES = [open_practice, check_turn, show_mistakes]
