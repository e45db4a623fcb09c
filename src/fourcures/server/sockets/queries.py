"""Queries about a game: legality, ways, plans, odds and the coach. They change nothing."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import TypeVar

import msgspec

from ... import analysis
from ...bots.coach.questions import advise_on_request, advise_turns, estimate_win_chance
from ...bots.pool import BotPool, Priority
from ...engine.notation import Unreadable, parse
from ...engine.rules.board import CITY
from ...engine.view import View
from ...protocol import messages
from ...protocol.commands import PlannedTurn
from ...protocol.refusals import Refused
from ...table.shared_plans import tried
from ...table.snapshot import seat_view
from ..tables.live import LiveTable

T = TypeVar("T")


class Queries:
    """Answer the questions of one person at one table, from the views of their seats."""

    def __init__(self, live: LiveTable, person: str, pool: BotPool, analysis: BotPool) -> None:
        self.live, self.person, self.pool, self.analysis = live, person, pool, analysis

    async def answer(self, question: messages.Question) -> messages.Outgoing:
        """Return the answer to a question; raise Refused if it may not be asked."""
        match question:
            case messages.WhyNot():
                return self.why_not(question)
            case messages.AskWays():
                return await self.ways(question)
            case messages.AskPlan():
                return self.plan(question)
            case messages.AskOdds():
                return await self.odds(question)
            case messages.AskChance():
                return await self.chance(question)
            case messages.AskAdvice():
                return await self.advice(question)

    def why_not(self, question: messages.WhyNot) -> messages.Reason:
        """Return why a move is illegal, as far as this seat may know.

        A request for a card of a private hand (R12.6) counts as legal, whatever that hand holds.
        """
        view = self.view(question.seat)
        game = self.live.room.playing()
        legal = messages.Reason(id=question.id, code=None, rule=None, params={}, message="")
        with contextlib.suppress(Unreadable):
            move = parse(question.text, game.state, view.viewer)
            if move.seat != view.viewer:  # the text may name another seat with a hidden hand
                raise Refused("not_your_seat", seat=move.seat)
            if move in view.legal_moves:
                return legal
        why = game.why_not(question.text, view.viewer)
        if why is None:
            return legal
        return messages.Reason(
            id=question.id, code=why.code, rule=why.rule, params=why.params, message=why.message
        )

    async def ways(self, question: messages.AskWays) -> messages.Ways:
        """Return the ways to a city, after the moves of a plan."""
        if question.city not in CITY:
            raise Refused("unknown_city", "R1.1", word=question.city)
        self.require_help("bookkeeping", "odds", "coach")
        _, _, view = self.planned(question.seat, question.after, question.before)
        open_, closed = await asyncio.to_thread(analysis.ways, view, question.city)
        return messages.Ways(id=question.id, open=open_, closed=closed)

    def plan(self, question: messages.AskPlan) -> messages.Plan:
        """Return the steps of a plan and the view after them."""
        before, steps, view = self.planned(question.seat, question.moves, question.before)
        shown = seat_view(view)
        if view.viewer != (mine := self.eye(question.seat)):  # people see their own hand
            shown["position"] = View(view.state, mine).position()
        return messages.Plan(id=question.id, before=before, steps=steps, view=shown)

    async def odds(self, question: messages.AskOdds) -> messages.Odds:
        """Return infection and outbreak odds; they may take a moment and use a thread."""
        self.require_help("odds", "coach")
        view = self.view(question.seat)
        outbreaks = await self.shared(
            "odds",
            view,
            None,
            lambda: self.analysis.run(Priority.QUESTION, analysis.outbreak_odds, view),
        )
        return messages.Odds(id=question.id, odds=analysis.odds(view), outbreaks=outbreaks)

    async def chance(self, question: messages.AskChance) -> messages.Chance:
        """Return an estimate of how often bots would win from here."""
        self.require_help("coach")
        view, futures = self.view(question.seat), question.futures
        chance = await self.shared(
            "chance",
            view,
            futures,
            lambda: self.pool.run(Priority.QUESTION, estimate_win_chance, view, futures),
        )
        return messages.Chance(id=question.id, chance=chance)

    async def advice(self, question: messages.AskAdvice) -> messages.Advice:
        """Return the turns that bots would make, or their answer to a request."""
        self.require_help("coach")
        view = self.view(question.seat)
        if question.request is not None:
            return await self.advice_on(question.id, view, question.request)
        turns = await self.shared(
            "advice", view, None, lambda: self.pool.run(Priority.QUESTION, advise_turns, view)
        )
        return messages.Advice(id=question.id, turns=turns)

    async def advice_on(self, question_id: str, view: View, number: int) -> messages.Advice:
        """Return how bots would answer a request to this seat."""
        room, seat = self.live.room, view.viewer
        request = room.request(number)
        if request is None:
            raise Refused("no_request")
        if seat is None or request not in room.unanswered(seat):
            raise Refused("not_asked")
        asker, text = request.seat, request.text
        knowing = room.view_of_request(seat, request)
        answer = await self.shared(
            "answer",
            knowing,
            number,
            lambda: self.pool.run(Priority.QUESTION, advise_on_request, knowing, asker, text),
        )
        return messages.Advice(id=question_id, turns=[], answer=answer)

    async def shared(
        self, kind: str, view: View, about: object, start: Callable[[], Coroutine[None, None, T]]
    ) -> T:
        """Return an answer about a position as a seat knows it, computed once for all who ask."""
        position = msgspec.json.encode(view.position())
        return await self.live.answers.get((kind, view.viewer), (position, about), start)

    def require_help(self, *levels: str) -> None:
        """Raise Refused if the help level of the table is not one of these."""
        if self.live.room.setup.help not in levels:
            raise Refused("no_help", help=self.live.room.setup.help)

    def view(self, seat: int | None) -> View:
        """Return the view of one of the person's seats: the given one, or the first."""
        room = self.live.room
        mine = room.seats_of(self.person)
        if room.game is None:
            raise Refused("not_begun", empty=sum(one.holder is None for one in room.seats))
        if not mine:
            raise Refused("no_own_seat")
        if seat is not None and seat not in mine:
            raise Refused("not_your_seat", seat=seat)
        return room.view(mine[0] if seat is None else seat)

    def eye(self, seat: int | None) -> int:
        """Return the seat with whose knowledge a person plans: the given one, or their first."""
        mine = self.live.room.seats_of(self.person)
        if not mine:
            raise Refused("no_own_seat")
        return seat if seat in mine else mine[0]

    def planned(
        self, seat: int | None, moves: list[str], before: list[PlannedTurn]
    ) -> tuple[list[list[analysis.Step]], list[analysis.Step], View]:
        """Return the steps of the earlier turns of a plan, of its last one, and the view after.

        A plan for a seat of somebody else is tried on what this person knows.
        """
        view = self.view(self.eye(seat))
        last = PlannedTurn((view.viewer or 0) if seat is None else seat, moves)
        *earlier, end = tried(self.live.room, view, [*before, last])
        return [one.steps for one in earlier], end.steps, end.view
