"""The HTTP routes of puzzles: which to solve next, hints, solutions and the own rating.

The first check of a puzzle decides the rating, and so does giving up; after that it can be
practised freely. The solution is sent to nobody who has neither solved it nor given up.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.params import PathParameter
from sqlalchemy import Row

from ...bots.puzzles.collection import Puzzle, Theme
from ...bots.review.attempts import solved
from ...bots.review.judge import Judged
from ...engine.move_parts import MoveParts, describe_text
from ...engine.position.schema import Position
from ...engine.rules.names import Disease
from ...protocol.refusals import Refused
from ...protocol.setup import Practice
from ...rating import Rating, after
from ...table.daily import day_at
from ...table.practice import Excerpt
from ...table.room import Room
from ..app.server import Me, Server, asking, server
from ..http.asgi_types import AnyRequest
from ..http.errors import says
from ..tables.routes import OpenedTable, fitting
from . import attempts as puzzle_attempts

PuzzleId = Annotated[int, PathParameter(ge=1, le=1_000_000)]
HINTS = 2  # what it is about, and the first move
CURVE = 30  # ratings that are shown
HARDER = (1200, 1450, 1700, 1950)  # ratings from which a puzzle has one more vial
STRIDE = 7919  # a prime number: every puzzle is that of a day before the first one comes again


PuzzleState = Literal["new", "solved", "failed"]


class PuzzleCard(msgspec.Struct):
    """A puzzle in an overview."""

    id: int
    theme: Theme
    difficulty: int  # from 1 to 5
    state: PuzzleState


class PuzzleOverview(msgspec.Struct):
    """Your rating, your last days, the puzzle of the day and the next one for you."""

    rating: int
    ratings: list[int]  # after your last puzzles, the oldest first
    streak: int  # days in a row with a solved puzzle, today or until yesterday
    solved_today: bool
    solved: int  # how many puzzles
    total: int
    daily: PuzzleCard | None  # None without any puzzles
    next: PuzzleCard | None  # None when all are decided


class PuzzleTask(msgspec.Struct):
    """A puzzle for one person: the solution only after they solved it or gave up."""

    id: int
    theme: Theme
    difficulty: int
    state: PuzzleState
    rating: int  # yours
    streak: int  # days in a row on which you solved a puzzle
    gain: int  # change of your rating if you solve it now; 0 if it is decided
    loss: int  # and if you do not
    hint_cost: int  # of this gain, for the next hint
    hints_left: int
    disease: Disease | None  # after the first hint: what it is about
    city: str | None  # where
    first: MoveParts | None  # after the second hint
    solution: list[MoveParts]
    chance: float | None  # to win after the solution; None as long as it is not known
    second: float | None  # after the next best turn


class PuzzleResult(msgspec.Struct):
    """How a rated attempt has changed a rating."""

    rating: int
    change: int


@get("/api/puzzles", responses=says(429))
async def puzzle_overview(state: State, request: AnyRequest) -> PuzzleOverview:
    """Return your rating, the puzzle of the day and the next one near your rating."""
    here = server(state)
    here.limits.read(request, "list")
    me = await here.me(request)
    mine = await puzzle_attempts.attempts_of(here.store, me.id) if me else []
    results = results_of(mine)
    rating = mine[-1].rating if mine else Rating().rating
    now = here.store.clock.now()
    days = days_solved(mine)
    open_ones = [one for one in here.puzzles if key_of(one) not in results]
    near = min(open_ones, key=lambda one: abs(one.rating - rating), default=None)
    today = puzzle_of(here, day_at(now))
    return PuzzleOverview(
        rating=round(rating),
        ratings=[round(one.rating) for one in mine[-CURVE:]],
        streak=streak(days, day_at(now)),
        solved_today=day_at(now) in days,
        solved=sum(results.values()),
        total=len(here.puzzles),
        daily=card(today, results) if today else None,
        next=card(near, results) if near else None,
    )


@get("/api/puzzles/all", responses=says(429))
async def all_puzzles(state: State, request: AnyRequest) -> list[PuzzleCard]:
    """Return all puzzles in rising difficulty, and how you did."""
    here = server(state)
    here.limits.read(request, "list")
    me = await here.me(request)
    mine = await puzzle_attempts.attempts_of(here.store, me.id) if me else []
    results = results_of(mine)
    return [card(puzzle, results) for puzzle in here.puzzles]


@get("/api/puzzles/{puzzle_id:int}", responses=says(404, 429))
async def puzzle_task(state: State, request: AnyRequest, puzzle_id: PuzzleId) -> PuzzleTask:
    """Return a puzzle as far as you may know it."""
    here = server(state)
    here.limits.read(request, "table")
    return await task(here, await here.me(request), found(here, puzzle_id))


@post("/api/puzzles/{puzzle_id:int}", status_code=201, responses=says(401, 403, 404, 429))
async def open_puzzle(state: State, request: AnyRequest, puzzle_id: PuzzleId) -> OpenedTable:
    """Open a table where a puzzle can be solved."""
    here = server(state)
    me = await asking(request)
    puzzle = found(here, puzzle_id)
    here.limits.tables.take(here.limits.address(request))
    excerpt = Excerpt(position_of(puzzle), puzzle.seat, puzzle.turn)
    setup = fitting(excerpt.setup(alone=True, help="odds"), here.settings.absent)
    practice = Practice(table="", seq=0, turn=puzzle.turn, puzzle=puzzle.id)
    live = await here.tables.create(me.id, me.name, setup, None, practice=practice)
    return OpenedTable(live.id, live.code)


@post("/api/puzzles/{puzzle_id:int}/hint", status_code=200, responses=says(401, 403, 404, 429))
async def puzzle_hint(state: State, request: AnyRequest, puzzle_id: PuzzleId) -> PuzzleTask:
    """Take the next hint: what the puzzle is about, then the first move."""
    here = server(state)
    here.limits.read(request, "list")
    me = await asking(request)
    puzzle = found(here, puzzle_id)
    await puzzle_attempts.take_hint(here.store, me.id, key_of(puzzle), HINTS)
    return await task(here, me, puzzle)


@post("/api/puzzles/{puzzle_id:int}/solution", status_code=200, responses=says(401, 403, 404, 429))
async def give_up_puzzle(state: State, request: AnyRequest, puzzle_id: PuzzleId) -> PuzzleTask:
    """Give up and return the solution; the attempt counts as failed, if it was not decided."""
    here = server(state)
    here.limits.read(request, "list")
    me = await asking(request)
    puzzle = found(here, puzzle_id)
    await rate(here, me.id, puzzle, success=False)
    await puzzle_attempts.reveal(here.store, me.id, key_of(puzzle))
    return await task(here, me, puzzle)


async def puzzle_checked(
    here: Server, person: str, puzzle: Puzzle, judged: Judged
) -> tuple[PuzzleResult | None, bool]:
    """Rate a checked attempt; return the change and whether the solution may be shown."""
    result = await rate(here, person, puzzle, success=solved(judged))
    if solved(judged):
        await puzzle_attempts.reveal(here.store, person, key_of(puzzle))
    row = await puzzle_attempts.attempt_at(here.store, person, key_of(puzzle))
    return result, row is not None and bool(row.revealed)


async def rate(here: Server, person: str, puzzle: Puzzle, success: bool) -> PuzzleResult | None:
    """Change the rating of a person by their attempt; None if it was decided before."""
    row = await puzzle_attempts.attempt_at(here.store, person, key_of(puzzle))
    if row is not None and row.solved is not None:
        return None
    before = await puzzle_attempts.rating_of(here.store, person)
    hints = int(row.hints) if row is not None else 0
    rating = after(before, puzzle, success, hints)
    if not await puzzle_attempts.decide(here.store, person, key_of(puzzle), success, rating):
        return None
    return PuzzleResult(round(rating.rating), change(before, rating))


async def task(here: Server, me: Me | None, puzzle: Puzzle) -> PuzzleTask:
    """Return a puzzle as far as a person may know it."""
    row, rating, days = None, Rating(), set[str]()
    if me is not None:
        days = days_solved(await puzzle_attempts.attempts_of(here.store, me.id))
        row = await puzzle_attempts.attempt_at(here.store, me.id, key_of(puzzle))
        rating = await puzzle_attempts.rating_of(here.store, me.id)
    hints = int(row.hints) if row is not None else 0
    decided = row is not None and row.solved is not None
    gains = [change(rating, after(rating, puzzle, True, one)) for one in (hints, hints + 1)]
    moves = solution_of(puzzle)
    revealed = row is not None and bool(row.revealed)
    return PuzzleTask(
        id=puzzle.id,
        theme=puzzle.theme,
        difficulty=difficulty(puzzle),
        state="new" if not decided else "solved" if row is not None and row.solved else "failed",
        rating=round(rating.rating),
        streak=streak(days, day_at(here.store.clock.now())),
        gain=0 if decided else gains[0],
        loss=0 if decided else change(rating, after(rating, puzzle, False, hints)),
        hint_cost=0 if decided else gains[0] - gains[1],
        hints_left=HINTS - hints,
        disease=puzzle.disease if hints else None,
        city=hint_of(puzzle) if hints else None,
        first=moves[0] if hints == HINTS else None,
        solution=moves if revealed else [],
        chance=puzzle.chance if revealed else None,
        second=puzzle.chance - puzzle.gap if revealed else None,
    )


def change(before: Rating, now: Rating) -> int:
    """Return the change of a rating in whole points, as people see it."""
    return round(now.rating) - round(before.rating)


def found(here: Server, puzzle_id: int) -> Puzzle:
    """Return a puzzle by its number; raise Refused."""
    if not 1 <= puzzle_id <= len(here.puzzles):
        raise Refused("no_puzzle", last=len(here.puzzles))
    return here.puzzles[puzzle_id - 1]


def puzzle_at(here: Server, room: Room) -> Puzzle | None:
    """Return the puzzle of an exercise, or None; raise Refused if its number is another's now."""
    if room.practice is None or room.practice.puzzle is None:
        return None
    puzzle = found(here, room.practice.puzzle)
    if msgspec.to_builtins(position_of(puzzle)) != room.setup.position:
        raise Refused("old_puzzle")
    return puzzle


def position_of(puzzle: Puzzle) -> Position:
    """Return the position with which the table of a puzzle begins."""
    return puzzle.game().position()


def key_of(puzzle: Puzzle) -> str:
    """Return the name of a puzzle in the database, which a new list of puzzles does not change."""
    return f"{puzzle.deal} {puzzle.turn}"


def puzzle_of(here: Server, day: str) -> Puzzle | None:
    """Return the puzzle of a day: the same for everyone, and each once before any comes again."""
    number = date.fromisoformat(day).toordinal() * STRIDE
    return here.puzzles[number % len(here.puzzles)] if here.puzzles else None


def results_of(attempts: Sequence[Row[*tuple[object, ...]]]) -> dict[str, bool]:
    """Return whether a person has solved each puzzle that they attempted."""
    return {str(one.puzzle): bool(one.solved) for one in attempts}


def card(puzzle: Puzzle, results: dict[str, bool]) -> PuzzleCard:
    """Return a puzzle for an overview."""
    result = results.get(key_of(puzzle))
    state: PuzzleState = "new" if result is None else "solved" if result else "failed"
    return PuzzleCard(puzzle.id, puzzle.theme, difficulty(puzzle), state)


def difficulty(puzzle: Puzzle) -> int:
    """Return the difficulty of a puzzle, from 1 to 5."""
    return 1 + sum(puzzle.rating >= least for least in HARDER)


def days_solved(attempts: Sequence[Row[*tuple[object, ...]]]) -> set[str]:
    """Return the days on which a person has solved puzzles."""
    return {day_at(one.at) for one in attempts if one.solved}


def streak(days: set[str], today: str) -> int:
    """Return the number of days in a row; today may still be missing.

    >>> streak({"2026-11-14", "2026-11-15"}, "2026-11-16")
    2
    """
    day = date.fromisoformat(today)
    if today not in days:
        day -= timedelta(days=1)
    count = 0
    while day.isoformat() in days:
        count, day = count + 1, day - timedelta(days=1)
    return count


def solution_of(puzzle: Puzzle) -> list[MoveParts]:
    """Return the moves of the solution with their parts."""
    game = puzzle.game()
    moves = []
    for text in puzzle.solution:
        parts = describe_text(text, game.state, puzzle.seat)
        if parts is not None:
            moves.append(parts)
        game.play(text, puzzle.seat)
    return moves


def hint_of(puzzle: Puzzle) -> str:
    """Return the city that the solution is about: that of the cure, or the last one named."""
    game = puzzle.game()
    city = game.cities[puzzle.seat]
    for text in puzzle.solution:
        parts = describe_text(text, game.state, puzzle.seat)
        if text.startswith("cure "):
            return game.cities[puzzle.seat]
        city = (parts and parts.city) or city
        game.play(text, puzzle.seat)
    return city


PUZZLE_ROUTES = [
    puzzle_overview,
    all_puzzles,
    puzzle_task,
    open_puzzle,
    puzzle_hint,
    give_up_puzzle,
]
