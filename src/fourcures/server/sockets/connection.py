"""The socket connection of one person at one table: commands in, updates out.

Updates are never queued: a slow client gets the newest table and the entries since its last update,
at most one page of them, in one message. So it uses no extra memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterable, Mapping
from typing import NamedTuple, cast

import msgspec

from ...bots.pool import BotPool, Priority
from ...host.exchange import check_id, guess_id, make_update, read_message, refusal
from ...host.queries import prepare
from ...protocol import commands, messages
from ...protocol.refusals import Refused
from ...protocol.schema import ShownDraft
from ...table.shared_plans import draft_plan, planned_turns
from ..http.errors import refuse_failure
from ..http.limits import Budget, TooFast
from ..http.requests import AnySocket
from ..tables.live import LiveTable
from ..tables.tables import Tables

DRAFTS = "drafts"  # the topic of the plans that people are making
WORDS = (commands.Say, commands.Signal, commands.Suggest, commands.Rename)


class Disconnected(Exception):
    """The client has disconnected."""


class Channel:
    """A socket that receives messages one by one, and sends others meanwhile."""

    def __init__(self, socket: AnySocket, budget: Budget) -> None:
        self.socket, self.budget = socket, budget
        self.sending = asyncio.Lock()

    async def run(self) -> None:
        """Serve the client until it disconnects or something fails."""
        both = [asyncio.create_task(self.push_updates()), asyncio.create_task(self.listen())]
        try:
            ended, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for one in ended:
                one.result()
        except Disconnected:
            pass
        finally:
            all_of_it = [*both, *self.background()]
            for one in all_of_it:
                one.cancel()
            await asyncio.gather(*all_of_it, return_exceptions=True)
            await self.on_close()

    async def listen(self) -> None:
        """Receive and handle messages one by one."""
        while True:
            await self.on_message(await self.socket.receive_text())
            await asyncio.sleep(0)  # let other connections run between queued messages

    async def send(self, message: msgspec.Struct) -> None:
        """Send a message; raise Disconnected if the socket is closed."""
        async with self.sending:
            try:
                await self.socket.send_text(messages.encode(message).decode())
            except (OSError, RuntimeError):  # from uvicorn, after it dropped a client
                raise Disconnected from None

    async def refuse(self, number: str | None, no: Refused) -> None:
        """Send a refusal; after one as too fast, read nothing for a moment."""
        await self.send(refusal(number, no))
        if isinstance(no, TooFast):
            await asyncio.sleep(no.pause)  # back-pressure

    async def push_updates(self) -> None:
        """Send what the client must know, now and after every change."""
        raise NotImplementedError

    async def on_message(self, text: str) -> None:
        """Handle one message of the client."""
        raise NotImplementedError

    def background(self) -> Iterable[asyncio.Task[None]]:
        """Return the tasks that end with the socket."""
        return ()

    async def on_close(self) -> None:
        """Clean up after the socket is closed."""


class PendingQuestion(NamedTuple):
    """A question to the coach that has no answer yet."""

    id: str
    task: asyncio.Task[None]


class Connection(Channel):
    """A person's connection to a table; `seen` is the last entry the client has received."""

    def __init__(
        self,
        tables: Tables,
        pool: BotPool,
        live: LiveTable,
        person: str | None,
        socket: AnySocket,
        seen: int,
        budget: Budget,
    ) -> None:
        super().__init__(socket, budget)
        self.tables, self.pool, self.live = tables, pool, live
        self.person, self.seen = person, seen
        self.away: Mapping[str, float] = {}  # as the client knows it
        self.log_version = live.log_version  # the same
        self.drafts: list[ShownDraft] = []  # the same
        self.asking: dict[type[messages.Question], PendingQuestion] = {}  # the latest of each kind

    def background(self) -> Iterable[asyncio.Task[None]]:
        return [one.task for one in self.asking.values()]

    async def on_close(self) -> None:
        await self.tables.relay.withdraw(self.live, self)

    async def push_updates(self) -> None:
        """Send an update after every change, the first at once."""
        first = True
        while True:
            changed, away = self.live.changed, self.live.away
            if self.live.broken:
                raise Refused("broken_table")
            self.tables.check_stay(self.live.room, self.person)
            same = away == self.away and self.live.log_version == self.log_version
            if first or self.live.room.seq > self.seen or not same:
                first = False
                await self.send(await self.update(away))
            elif (drafts := self.drafts_of_others()) != self.drafts:
                self.drafts = drafts
                await self.send(messages.Drafts(plans=drafts))
            else:
                await changed.wait()

    async def update(self, away: Mapping[str, float]) -> messages.Update:
        """Return the table as it is now, with the entries since the last update."""
        room, self.log_version = self.live.room, self.live.log_version
        self.tables.check_view(room, self.person)
        entries = await self.live.entries_for(room, self.person, after=self.seen)
        table = self.live.table_for(room, self.person)
        self.seen, self.away = room.seq, away
        now = self.tables.database.clock.now()
        pause_left = self.live.pause_left()
        return make_update(room, table, entries, now, measure_absences(away), pause_left)

    def drafts_of_others(self) -> list[ShownDraft]:
        """Return the plans that the others at the table are making and show."""
        room = self.live.room
        here = {one for one, they in room.people.items() if not they.gone} - {self.person}
        return [
            plan
            for by, plans in self.live.list_shown(DRAFTS).items()
            if by in here and not room.is_over()
            for plan in cast(list[ShownDraft], plans)
        ]

    async def on_message(self, text: str) -> None:
        """Handle one message of the client; every message gets an answer."""
        number = None
        try:
            try:
                command = read_message(text)
                number = command.id  # a refusal as too fast also has the id
            except Refused:
                number = guess_id(text)
                self.budget.charge(None)
                raise
            self.budget.charge(command, len(text))
        except Refused as no:
            await self.refuse(number, no)
            return
        if isinstance(command, messages.AskChance | messages.AskAdvice):
            await self.ask_coach(command)
        else:
            await self.reply(command)

    async def reply(self, command: messages.Incoming) -> None:
        """Send the answer to a message, or the refusal if there is no answer."""
        try:
            answer = await self.answer(command)
        except Refused as no:
            answer = refusal(command.id, no)
        except Exception as error:
            failure = refuse_failure("handling a message", error, self.live.id)
            answer = refusal(command.id, failure)
        await self.send(answer)

    async def answer(self, command: messages.Incoming) -> messages.Outgoing:
        """Return the answer to a command, a draft or a question; raise Refused."""
        if self.person is None:
            raise Refused("not_here")
        if isinstance(command, messages.Question):
            return await self.answer_question(self.person, command)
        if isinstance(command, messages.Draft):
            return await self.show_draft(self.person, command)
        return await self.handle(self.person, command)

    async def ask_coach(self, command: messages.AskChance | messages.AskAdvice) -> None:
        """Ask the coach in the background, so that commands do not wait for the answer.

        A newer question of the same kind replaces an unanswered one.
        """
        older = self.asking.get(type(command))
        if older is not None and older.task.cancel():
            await self.send(refusal(older.id, Refused("asked_anew")))

        async def send_answer() -> None:
            with contextlib.suppress(Disconnected):
                await self.reply(command)

        self.asking[type(command)] = PendingQuestion(command.id, asyncio.create_task(send_answer()))

    async def handle(self, person: str, command: commands.AnyCommand) -> messages.Outgoing:
        """Carry out a command; return the confirmation that it is durable."""
        check_id(command)
        if isinstance(command, WORDS):
            self.tables.check_speech(person)
        seq = await self.tables.handle(self.live, person, command)
        return messages.Done(id=command.id, seq=seq)

    async def show_draft(self, person: str, command: messages.Draft) -> messages.Outgoing:
        """Show the others a plan that this person is making."""
        self.tables.check_speech(person)
        turns = planned_turns(command.seat, command.moves, command.then)
        plans = msgspec.to_builtins(draft_plan(self.live.room, person, turns))
        await self.tables.relay.show(self.live, (DRAFTS, person), plans or None, self)
        return messages.Shown(id=command.id)

    async def answer_question(self, person: str, question: messages.Question) -> messages.Outgoing:
        """Return the answer to a question, computed once for everyone who asks the same."""
        work = prepare(self.live.room, person, question)
        if work.effort == "none":
            return work.answer()
        if work.effort == "little":
            return await asyncio.to_thread(work.answer)
        demand = self.budget.demand(Priority.QUESTION)
        shared = await self.live.answers.get(
            work.kind, work.about, lambda: self.pool.run(demand, work.answer)
        )
        return msgspec.structs.replace(shared, id=question.id)


def measure_absences(away: Mapping[str, float]) -> dict[str, int]:
    """Return for how many milliseconds people have been away, from when they left."""
    now = time.monotonic()
    return {person: max(0, round((now - since) * 1000)) for person, since in sorted(away.items())}
