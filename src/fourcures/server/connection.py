"""One person at one table over one socket: commands in, news out.

News are never queued: whoever is slow gets the newest table and all entries since their last news
in one message, so a slow client costs nobody memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Awaitable
from typing import NamedTuple, Protocol, cast

import msgspec

from .. import analysis
from ..bots.coach import chance_of, turns_for
from ..engine.notation import Unreadable, parse
from ..engine.rules.board import CITY
from ..engine.view import View
from ..table import messages as m
from ..table.errors import Refused
from ..table.schema import Table
from ..table.snapshot import entry_for, seat_view
from .logs import short
from .store import SILENT
from .tables import Live, Tables

logger = logging.getLogger(__name__)

BURST, PER_SECOND = 60, 20  # commands
AT_A_STRETCH = 100  # entries of old news, before others get a word in


class Wire(Protocol):
    """The part of a socket that is needed here."""

    async def receive(self) -> str: ...

    async def send(self, data: bytes) -> None: ...


class Gone(Exception):
    """The client is not there any more."""


class Asked(NamedTuple):
    """A question to the coach."""

    id: str
    task: asyncio.Task[None]


class Connection:
    """A person's connection to a table; `seen` is the last entry that the client has."""

    def __init__(
        self, tables: Tables, live: Live, person: str | None, wire: Wire, seen: int
    ) -> None:
        self.tables, self.live, self.person, self.wire = tables, live, person, wire
        self.seen = seen
        self.allowance, self.since = float(BURST), time.monotonic()
        self.sending = asyncio.Lock()
        self.asking: dict[type[m.Question], Asked] = {}  # the last of each kind

    async def run(self) -> None:
        """Until the client goes, or something fails."""
        both = [asyncio.create_task(self.tell()), asyncio.create_task(self.listen())]
        try:
            ended, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for one in ended:
                one.result()
        except Gone:
            pass
        finally:
            all_of_it = [*both, *(one.task for one in self.asking.values())]
            for one in all_of_it:
                one.cancel()
            await asyncio.gather(*all_of_it, return_exceptions=True)

    async def listen(self) -> None:
        """Hears one message after the other."""
        while True:
            await self.heard(await self.wire.receive())
            await asyncio.sleep(0)  # messages may be waiting, and others wait too

    async def tell(self) -> None:
        """Sends news whenever there are any, the first at once."""
        first = True
        while True:
            changed = self.live.changed
            if not first and self.live.room.seq <= self.seen:
                await changed.wait()
                continue
            first = False
            room = self.live.room
            missed = self.live.log[self.seen : room.seq]
            entries = []
            for one in missed:
                entries.append(entry_for(room, one.seq, one.entry, one.events, self.person))
                if len(entries) % AT_A_STRETCH == 0:
                    await asyncio.sleep(0)
            table = cast(Table, self.live.table_for(room, self.person))
            news = m.News(seq=room.seq, entries=entries, table=table)
            self.seen = room.seq
            await self.send(news)

    async def send(self, message: m.Outgoing) -> None:
        async with self.sending:
            try:
                await self.wire.send(m.encode(message))
            except OSError:
                raise Gone from None

    async def heard(self, text: str) -> None:
        """One message of the client; whatever it is, there is an answer."""
        number = None
        try:
            try:
                command = m.decode(text)
                number = command.id  # also what comes too fast is refused by its number
            except (msgspec.MsgspecError, RecursionError) as error:
                number = number_in(text)
                self.slow_down()
                raise Refused("unreadable", problem=str(error)) from None
            self.slow_down()
        except Refused as no:
            await self.send(refusal(number, no))
            if no.code == "too_fast":
                await asyncio.sleep(1 / PER_SECOND)  # nothing is read meanwhile: floods ebb
            return
        if isinstance(command, m.AskChance | m.AskAdvice):
            await self.ask_coach(command)
        else:
            await self.reply(command.id, self.answer(command))

    async def reply(self, number: str, answering: Awaitable[m.Outgoing]) -> None:
        """Sends the answer when there is one, or why there is none."""
        try:
            answer = await answering
        except Refused as no:
            answer = refusal(number, no)
        except Exception as error:
            answer = refusal(number, self.failed(error))
        await self.send(answer)

    def failed(self, error: Exception) -> Refused:
        """What is said of our own faults; more is in the log."""
        known = {"table": short(self.live.id)}
        if isinstance(error, SILENT):
            logger.error("the database does not answer: %s", type(error).__name__, extra=known)
            return Refused("not_ready")
        logger.error("a message failed", exc_info=error, extra=known)
        return Refused("internal")

    async def ask_coach(self, command: m.AskChance | m.AskAdvice) -> None:
        """The coach answers when it has thought; one's own moves do not wait for that.

        Of each kind it thinks about the newest question; the one before is not waited for.
        """
        older = self.asking.get(type(command))
        if older is not None and older.task.cancel():
            await self.send(refusal(older.id, Refused("asked_anew")))

        async def answered() -> None:
            with contextlib.suppress(Gone):
                await self.reply(command.id, self.coached(command))

        self.asking[type(command)] = Asked(command.id, asyncio.create_task(answered()))

    async def answer(self, command: m.Incoming) -> m.Outgoing:
        if self.person is None:
            raise Refused("not_here")
        if isinstance(command, m.WhyNot):
            return self.why_not(command)
        if isinstance(command, m.AskWays):
            if command.city not in CITY:
                raise Refused("unknown_city", "R1.1", word=command.city)
            self.needs_help("bookkeeping", "odds", "coach")
            _, view = self.planned(command.seat, command.after)
            open_, closed = await asyncio.to_thread(analysis.ways, view, command.city)
            return m.Ways(id=command.id, open=open_, closed=closed)
        if isinstance(command, m.AskPlan):
            steps, view = self.planned(command.seat, command.moves)
            return m.Plan(id=command.id, steps=steps, view=seat_view(view))
        if isinstance(command, m.AskOdds):
            self.needs_help("odds", "coach")
            view = self.view(command.seat)
            # Off the event loop: counting every course of a turn may take a moment.
            outbreaks = await asyncio.to_thread(analysis.outbreak_odds, view)
            return m.Odds(id=command.id, odds=analysis.odds(view), outbreaks=outbreaks)
        assert not isinstance(command, m.AskChance | m.AskAdvice)
        if len(command.id) > 64:
            raise Refused("unreadable", problem="an id has at most 64 characters")
        return m.Done(id=command.id, seq=await self.tables.handle(self.live, self.person, command))

    async def coached(self, command: m.AskChance | m.AskAdvice) -> m.Outgoing:
        """What the coach says; asked for, and only at tables that have one."""
        if self.person is None:
            raise Refused("not_here")
        self.needs_help("coach")
        view, pool = self.view(command.seat), self.tables.pool
        if isinstance(command, m.AskChance):
            chance = await pool.run(chance_of, view, command.futures)
            return m.Chance(id=command.id, chance=chance)
        return m.Advice(id=command.id, turns=await pool.run(turns_for, view))

    def needs_help(self, *levels: str) -> None:
        """Refused at tables that play with another level of help."""
        if self.live.room.setup.help not in levels:
            raise Refused("no_help", help=self.live.room.setup.help)

    def why_not(self, command: m.WhyNot) -> m.Reason:
        """Says only what this seat may know: nothing is against a question that may be asked."""
        view = self.view(command.seat)
        game = self.live.room.playing()
        with contextlib.suppress(Unreadable):
            move = parse(command.text, game.state, view.viewer)
            if move.seat != view.viewer:  # the text may name another seat, whose hand is hidden
                raise Refused("not_your_seat", seat=move.seat)
            if move in view.legal_moves:
                return m.Reason(id=command.id, code=None, rule=None, params={}, message="")
        why = game.why_not(command.text, view.viewer)
        if why is None:
            return m.Reason(id=command.id, code=None, rule=None, params={}, message="")
        return m.Reason(
            id=command.id, code=why.code, rule=why.rule, params=why.params, message=why.message
        )

    def view(self, seat: int | None) -> View:
        """The view of one of one's own seats: the one named, or the first."""
        room = self.live.room
        mine = room.seats_of(self.person or "")
        if room.game is None:
            raise Refused("not_begun", empty=sum(one.holder is None for one in room.seats))
        if seat is None and mine:
            seat = mine[0]
        if seat is None or seat not in mine:
            raise Refused("not_your_seat", seat=-1 if seat is None else seat)
        return room.view(seat)

    def planned(self, seat: int | None, moves: list[str]) -> tuple[list[analysis.Step], View]:
        """The steps of a plan of one of one's own seats, and what is seen after them."""
        try:
            return analysis.plan(self.view(seat), moves)
        except ValueError as error:
            raise Refused("unreadable", problem=str(error)) from None

    def slow_down(self) -> None:
        """A client may send so much and no more."""
        now = time.monotonic()
        self.allowance = min(BURST, self.allowance + (now - self.since) * PER_SECOND)
        self.since = now
        if self.allowance < 1:
            raise Refused("too_fast", per_second=PER_SECOND)
        self.allowance -= 1


def refusal(number: str | None, no: Refused) -> m.Refused:
    """A refusal as it is sent."""
    return m.Refused(id=number, code=no.code, rule=no.rule, params=no.params, message=str(no))


def number_in(text: str) -> str | None:
    """The id of a message that is none of ours, of another version or with half a character."""
    try:
        number = json.loads(text)["id"]
    except (ValueError, LookupError, TypeError, RecursionError):
        return None
    return number if isinstance(number, str) and number.isprintable() else None
