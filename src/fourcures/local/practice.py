"""Practice at a local host: tables from a moment of a game, exercises, and the own mistakes."""

from __future__ import annotations

import secrets

from ..bots.review.judge import Judged, judge_attempt
from ..host.opening import OpenedTable
from ..host.practice import (
    REVIEWED,
    SHOWN,
    NewPractice,
    OwnMistake,
    find_mistake,
    mistake_at,
    plan_practice,
    require_exercise,
)
from ..host.puzzles.tasks import CheckedTurn, report
from ..protocol.refusals import Refused
from ..table.practice import take_excerpt
from ..table.replay import complete_turn
from .bodies import ABSENT, CREATED, OK, Found, decode
from .host import LocalHost
from .puzzles import LocalPuzzles
from .reviews import LocalReviews


class LocalPractice:
    """The answers to requests for practice."""

    def __init__(self, host: LocalHost, puzzles: LocalPuzzles, reviews: LocalReviews) -> None:
        self.host, self.puzzles, self.reviews = host, puzzles, reviews

    async def answer(self, method: str, parts: list[str], body: str) -> Found | None:
        """Return the answer to a request for practice, or None if it is about something else."""
        match method, parts:
            case "POST", ["tables", table_id, "practice"]:
                return CREATED, await self.open(table_id, decode(body, NewPractice))
            case "POST", ["tables", table_id, "check"]:
                return OK, await self.check(table_id)
            case "GET", ["me", "mistakes"]:
                return OK, await self.list_mistakes()
        return None

    async def open(self, table_id: str, wish: NewPractice) -> OpenedTable:
        """Open a practice table from a moment of a game."""
        me, table = await self.host.me(), await self.host.get(table_id)
        await self.puzzles.check_revealed(me.id, table.room)
        chance = secrets.randbits(32)
        begun = take_excerpt(table.room, table.log, wish.seq, me.id, chance)
        mistake = None
        if wish.find:
            if not table.room.is_over():
                raise Refused("not_over")
            mistake = mistake_at(await self.reviews.review(table), wish.seq)
        setup, how = plan_practice(table_id, table.room, begun, wish, mistake, ABSENT)
        opened = await self.host.create(me, setup, how)
        return OpenedTable(opened.id, opened.code)

    async def check(self, table_id: str) -> CheckedTurn:
        """Judge the turn of an exercise, or of a what-if with a coach."""
        me, table = await self.host.me(), await self.host.get(table_id)
        require_exercise(table.room, me.id)
        puzzle = self.puzzles.at_table(table.room)
        turn = complete_turn(table.room, table.log)
        if turn.seat not in table.room.seats_of(me.id):
            raise Refused("no_own_seat")
        solution = puzzle.solution if puzzle else ()
        judged: Judged = await self.host.thinking.run(judge_attempt, turn, solution)
        if puzzle is not None:
            return await self.puzzles.report(me.id, puzzle, judged)
        return report(judged)

    async def list_mistakes(self) -> list[OwnMistake]:
        """Return the costliest mistake of each of the newest reviewed games."""
        me, reviewed = await self.host.me(), await self.host.storage.list_notes("review")
        rows = await self.host.storage.list_tables()
        over = (row for row in rows if row.id in reviewed and row.status == "over")
        found: list[OwnMistake] = []
        for row in sorted(over, key=lambda row: -row.since)[:REVIEWED]:
            table = await self.host.get(row.id)
            review = await self.reviews.find_finished(table)
            mistake = review and find_mistake(review, me.id, row.id, table.room, row.since)
            if mistake:
                found.append(mistake)
        return found[:SHOWN]
