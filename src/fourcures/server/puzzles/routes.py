"""The HTTP routes of puzzles."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from ...host.opening import OpenedTable
from ...host.puzzles.puzzles import plan_puzzle
from ...host.puzzles.tasks import CheckedTurn, NewChoice, PuzzleCard, PuzzleOverview, PuzzleTask
from ..http.errors import says
from ..http.limits import Limits
from ..http.rates import Payer
from ..http.requests import Asker, Viewer, reads
from ..process.settings import ServerSettings
from .puzzles import Puzzles

PuzzleId = Annotated[int, PathParameter(ge=1, le=1_000_000)]


@get("/api/puzzles", responses=says(), opt=reads("list"))
async def show_overview(puzzles: NamedDependency[Puzzles], viewer: Viewer) -> PuzzleOverview:
    """Return your rating, the puzzle of the day and the next one near your rating."""
    return await puzzles.overview(viewer)


@get("/api/puzzles/all", responses=says(), opt=reads("list"))
async def list_puzzles(puzzles: NamedDependency[Puzzles], viewer: Viewer) -> list[PuzzleCard]:
    """Return all puzzles in rising difficulty, and how you did."""
    return await puzzles.cards(viewer)


@get("/api/puzzles/{puzzle_id:int}", responses=says(404), opt=reads("table"))
async def show_puzzle(
    puzzles: NamedDependency[Puzzles], viewer: Viewer, puzzle_id: PuzzleId
) -> PuzzleTask:
    """Return a puzzle as far as you may know it."""
    return await puzzles.task(viewer, puzzles.find(puzzle_id))


@post("/api/puzzles/{puzzle_id:int}", status_code=201, responses=says(401, 403, 404))
async def open_puzzle(
    puzzles: NamedDependency[Puzzles],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    settings: NamedDependency[ServerSettings],
    me: Asker,
    puzzle_id: PuzzleId,
) -> OpenedTable:
    """Open a table where a puzzle can be solved."""
    puzzle = puzzles.find(puzzle_id)
    limits.tables.take(payer)
    setup, how = plan_puzzle(puzzle, settings.absent)
    live = await puzzles.tables.create(me.id, me.name, setup, how)
    return OpenedTable(live.id, live.code)


@post(
    "/api/puzzles/{puzzle_id:int}/hint",
    status_code=200,
    responses=says(401, 403, 404),
    opt=reads("list"),
)
async def take_hint(
    puzzles: NamedDependency[Puzzles], me: Asker, puzzle_id: PuzzleId
) -> PuzzleTask:
    """Take the next hint: what the puzzle is about, then the first move."""
    puzzle = puzzles.find(puzzle_id)
    await puzzles.take_hint(me.id, puzzle)
    return await puzzles.task(me, puzzle)


@post(
    "/api/puzzles/{puzzle_id:int}/choice",
    status_code=200,
    responses=says(401, 403, 404),
    opt=reads("list"),
)
async def choose_option(
    puzzles: NamedDependency[Puzzles], me: Asker, puzzle_id: PuzzleId, data: JSONBody[NewChoice]
) -> CheckedTurn:
    """Choose an option of a puzzle that has some; the first choice counts."""
    return await puzzles.choose(me.id, puzzles.find(puzzle_id), data.option)


@post(
    "/api/puzzles/{puzzle_id:int}/solution",
    status_code=200,
    responses=says(401, 403, 404),
    opt=reads("list"),
)
async def give_up(puzzles: NamedDependency[Puzzles], me: Asker, puzzle_id: PuzzleId) -> PuzzleTask:
    """Give up and return the solution; the attempt counts as failed, if it was not decided."""
    puzzle = puzzles.find(puzzle_id)
    await puzzles.give_up(me.id, puzzle)
    return await puzzles.task(me, puzzle)


ROUTES = [
    show_overview,
    list_puzzles,
    show_puzzle,
    open_puzzle,
    take_hint,
    choose_option,
    give_up,
]
