"""The HTTP routes of practice tables and of exercises, whose turn is judged."""

from __future__ import annotations

import asyncio
import secrets

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ...bots.pool import Priority
from ...engine.move_parts import MoveParts
from ...host.opening import OpenedTable, fit_setup
from ...protocol.coach import Claim
from ...protocol.refusals import Refused
from ...protocol.review import TurnReview
from ...protocol.setup import Practice
from ...table.daily import BOT
from ...table.open_table import Opening
from ...table.practice import take_excerpt
from ..http.errors import says
from ..http.limits import Limits
from ..http.rates import Payer
from ..http.requests import Asker, reads
from ..process.settings import ServerSettings
from ..puzzles.tasks import PuzzleResult
from ..reviews.reviews import Review
from ..tables.routes import TableId, visible_table
from .exercises import Exercises
from .mistakes import OwnMistake, list_mistakes


class NewPractice(msgspec.Struct, forbid_unknown_fields=True):
    """A practice table to open, from the position after an entry of a game."""

    seq: int
    with_bots: bool = False  # in the other seats; otherwise all seats are yours
    find: bool = False  # an exercise: find a better turn than the one that begins there


class CheckedTurn(msgspec.Struct):
    """The judgement of a turn in an exercise."""

    solved: bool  # whether no better turn was found
    loss: float  # win chance that it cost, compared with the best turn found; 0 if not significant
    before: float  # win chance at its beginning
    better: list[MoveParts]  # the best turn found; of a puzzle after it is solved or given up
    why: list[Claim]  # what that turn is for
    against: list[Claim]  # what the turn that was tried loses
    rated: PuzzleResult | None = None  # of a puzzle, if this check has decided it


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
    turn, loss, day = begun.turn, None, room.secret_day()
    help = "coach" if room.is_over() else room.setup.help
    if data.find:
        if not room.is_over():
            raise Refused("not_over")
        demand = limits.demand(Priority.LATER, payer)
        review = await exercises.reviews.review(live.id, room, log[: room.seq], demand)
        mistake = mistake_at(review, data.seq)
        turn, loss, help = mistake.number, mistake.loss, "odds"  # a coach would tell the turn
    alone = data.find or not data.with_bots
    setup = fit_setup(begun.setup(alone=alone, help=help), settings.absent)
    limits.tables.take(payer)
    how = Opening(
        practice=Practice(table=live.id, seq=data.seq, turn=turn, day=day, loss=loss),
        seat=begun.seat,
        bots=[] if alone else [BOT] * (setup.players - 1),
    )
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
    what_if = room.practice is not None and room.setup.help == "coach"
    if not room.is_exercise() and not what_if:
        raise Refused("no_exercise")
    if not room.seats_of(me.id):
        raise Refused("no_own_seat")
    puzzle = exercises.puzzles.at_table(room)
    demand = limits.demand(Priority.QUESTION, payer)
    judged = await exercises.judge(live, me.id, puzzle.solution if puzzle else (), demand)
    loss = judged.loss if judged.significant else 0.0
    against = [*judged.against]
    checked = CheckedTurn(
        judged.is_solved, loss, judged.before.chance, judged.best, judged.why, against
    )
    if puzzle is not None:
        checked.rated, revealed = await exercises.puzzles.check(me.id, puzzle, judged)
        if not revealed:
            checked.better, checked.why = [], []
    return checked


@get("/api/me/mistakes", responses=says(401), opt=reads("results"))
async def show_mistakes(exercises: NamedDependency[Exercises], me: Asker) -> list[OwnMistake]:
    """List the costliest mistake of each of your newest reviewed games, to practise."""
    return await list_mistakes(exercises.tables, exercises.reviews, me.id)


def mistake_at(review: Review, seq: int) -> TurnReview:
    """Return the reviewed turn that begins after an entry and cost something; raise Refused."""
    mistake = next((turn for turn in review.turns if turn.first == seq + 1), None)
    if mistake is None and not review.done:
        raise Refused("not_reviewed")
    if mistake is None or not mistake.loss:
        raise Refused("no_mistake")
    return mistake


ROUTES = [open_practice, check_turn, show_mistakes]
