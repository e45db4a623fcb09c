"""The local host: its tables in memory, commits, and the sockets of one person.

Its caller waits for each call before the next one. So nothing here is locked; but another
host may use the same storage, and then the first of two writers wins, as on a server.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Collection
from functools import partial
from typing import NamedTuple

import msgspec

from ..host.bot_moves import (
    AgentCache,
    fall_back,
    fallback_command,
    next_bot_seat,
    play_on,
    tells_cards,
)
from ..host.exchange import check_id, guess_id, make_update, read_message, refusal
from ..host.hosted_table import (
    Choice,
    Conflict,
    DamagedLog,
    HostedTable,
    act_unprompted,
    command_key,
)
from ..host.opening import new_code, new_id, status_of
from ..host.queries import Work, prepare
from ..protocol import commands, messages
from ..protocol.people import Me
from ..protocol.refusals import Refused
from ..protocol.setup import TableSetup
from ..table import entries
from ..table.check_setup import check_setup
from ..table.commitment import new_seed
from ..table.decide import Decision, close_if_full
from ..table.from_record import open_record
from ..table.open_table import Opening, open_table
from ..table.pace import end_pause
from ..table.room import Room
from ..table.shared_plans import draft_plan, planned_turns
from ..table.snapshot import entry_for
from ..table.statistics import results
from .storage import EndedGame, NewEntries, Storage, TableRow
from .thinking import ThinkHere, Thinking

logger = logging.getLogger(__name__)

NOT_STORED = ("busy", "not_ready")  # why a command is refused that may be allowed
AGAIN = 2.0  # seconds until a bot tries again after an error
HERE = ThinkHere()

Kind = tuple[str, str, int | None]  # of a question: the table, what is asked, the seat


class Sent(NamedTuple):
    """A message to one of the sockets."""

    socket: int
    text: str


class CoachQuestion(NamedTuple):
    """A question to the coach."""

    socket: int
    table: str
    id: str
    work: Work


class DueBot(NamedTuple):
    """The seat whose bot acts next, and when."""

    seat: int
    at: float  # by the monotonic clock


class LocalTable(HostedTable):
    """A table of this host, and since when it exists."""

    def __init__(self, row: TableRow) -> None:
        super().__init__(row.id, row.code, row.seed)
        self.since, self.ended = row.since, row.ended
        self.bot: DueBot | None = None

    def row(self, room: Room, now: int) -> TableRow:
        """Return what is known of the table without its log."""
        ended = None
        if room.is_over():
            ended = self.ended or EndedGame(now, results(room))
        return TableRow(
            id=self.id,
            code=self.code,
            seed=room.seed,
            status=status_of(room),
            since=self.since,
            exercise=room.is_exercise(),
            ended=ended,
        )

    def follow_bots(self, now: float, pause: float) -> None:
        """Note which bot acts next, and when; it needs no pause to tell its cards."""
        seat = next_bot_seat(self.room)
        if seat is None:
            self.bot = None
        elif self.bot is None or self.bot.seat != seat:
            self.bot = DueBot(seat, now + (0.0 if tells_cards(self.room, seat) else pause))


class LocalSocket:
    """A connection of the page to a table."""

    def __init__(self, table: LocalTable, person: str | None, seen: int) -> None:
        self.table, self.person, self.seen = table, person, seen


def read_clock() -> int:
    """Return the milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class LocalHost:
    """All tables of a storage, and the kinds of bots that can play at them (see `bots.BOTS`).

    A bot waits for `bot_pause` seconds before it moves, so that people can follow. `deliver` gets
    what comes later than the answer to a message: what the coach says.
    """

    def __init__(
        self,
        storage: Storage,
        clock: Callable[[], int] = read_clock,
        timer: Callable[[], float] = time.monotonic,
        bots: Collection[str] = (),
        bot_pause: float = 0.6,
        thinking: Thinking = HERE,
        deliver: Callable[[Sent], None] = lambda _sent: None,
    ) -> None:
        self.storage, self.clock, self.timer = storage, clock, timer
        self.bots, self.bot_pause, self.agents = bots, bot_pause, AgentCache()
        self.thinking, self.deliver = thinking, deliver
        self.questions: dict[Kind, CoachQuestion] = {}  # that wait, the oldest first
        self.coaching = False
        self.tables: dict[str, LocalTable] = {}
        self.sockets: dict[int, LocalSocket] = {}

    # Tables.

    async def me(self) -> Me:
        """Return the person; raise Refused before they have chosen a name."""
        me = await self.storage.find_person()
        if me is None:
            raise Refused("no_name")
        return me

    async def create(self, me: Me, setup: TableSetup, how: Opening) -> LocalTable:
        """Open a table; at one around this screen they hold all seats."""
        check_setup(setup, how.seed)
        seed = new_seed() if how.seed is None else how.seed
        table = LocalTable(TableRow(new_id(), new_code(), seed, "open", self.clock()))
        first = open_table(me.id, me.name, setup, seed, how, self.bots)
        await self.commit(table, lambda room: None if room.seq else first)
        self.tables[table.id] = table
        return table

    async def add_record(self, me: Me, document: object) -> LocalTable:
        """Open a table with all moves of a record; raise InvalidRecord."""
        seed = new_seed()
        table = LocalTable(TableRow(new_id(), new_code(), seed, "open", self.clock()))
        first = open_record(me.id, me.name, document, seed, self.bots)
        await self.commit(table, lambda room: None if room.seq else first)
        self.tables[table.id] = table
        return table

    async def get(self, table_id: str) -> LocalTable:
        """Return a table from memory or from the storage; raise Refused if that is impossible."""
        table = self.tables.get(table_id)
        if table is None:
            row = await self.storage.find_table(table_id)
            if row is None:
                raise Refused("no_table")
            table = LocalTable(row)
            await self.catch_up(table)
            table = self.tables.setdefault(table_id, table)  # a request may have been faster
        return table

    async def catch_up(self, table: LocalTable) -> int:
        """Apply the entries of the log that are new here; return how many there are."""
        after = table.room.seq
        try:
            news = [entries.decode(text) for text in await self.storage.read(table.id, after)]
            return len(table.apply_news([*enumerate(news, after + 1)]))
        except (DamagedLog, msgspec.MsgspecError) as error:
            logger.error("table %s cannot be read: %s", table.id, error)
            raise Refused("broken_table") from None

    async def commit(self, table: LocalTable, choose: Choice) -> None:
        """Store what is chosen, then go on from it; after a conflict, choose again."""
        while (decision := choose(table.room)) is not None and decision.entries:
            close_if_full(decision)
            try:
                new = self.new_entries(table, decision)
                await self.storage.append(new)
            except Conflict:
                if not await self.catch_up(table):
                    raise Refused("busy") from None
            except OSError as error:
                logger.error("table %s cannot be stored: %s", table.id, error)
                raise Refused("not_ready") from None
            else:
                table.adopt(decision)
                table.ended = new.row.ended
                break
        self.follow(table)

    def follow(self, table: LocalTable) -> None:
        """Note what happens next at a table by itself."""
        table.follow_pause(self.timer())
        table.follow_bots(self.timer(), self.bot_pause)

    def new_entries(self, table: LocalTable, decision: Decision) -> NewEntries:
        """Return what a decision adds to the log of a table."""
        texts = [entries.encode(entry).decode() for entry in decision.entries]
        now = self.clock()
        return NewEntries(table.row(decision.room, now), table.room.seq, now, texts)

    # Sockets.

    async def connect(self, number: int, table_id: str, seen: int, watching: bool) -> list[Sent]:
        """Open a socket at a table; return its first message."""
        table = await self.get(table_id)
        self.follow(table)
        me = await self.storage.find_person()
        person = None if me is None or watching else me.id
        socket = self.sockets[number] = LocalSocket(table, person, seen)
        return [self.update(number, socket)]

    def disconnect(self, number: int) -> None:
        """Close a socket."""
        self.sockets.pop(number, None)

    async def receive(self, number: int, text: str) -> list[Sent]:
        """Carry out or answer a message of a socket; return what all sockets are sent."""
        try:
            command = read_message(text)
        except Refused as no:
            return [send(number, refusal(guess_id(text), no))]
        try:
            reply = await self.reply(number, self.sockets[number], command)
        except Refused as no:
            reply = refusal(command.id, no)
        except Exception:
            logger.exception("handling a message failed")
            reply = refusal(command.id, Refused("internal"))
        return [*self.updates(), *([] if reply is None else [send(number, reply)])]

    async def reply(
        self, number: int, socket: LocalSocket, command: messages.Incoming
    ) -> messages.Outgoing | None:
        """Return the answer to a command, a draft or a question; raise Refused.

        The coach answers later.
        """
        person, table = socket.person, socket.table
        if person is None:
            raise Refused("not_here")
        if isinstance(command, messages.Question):
            work = prepare(table.room, person, command)
            if work.effort != "much":
                return work.answer()
            self.ask_coach(CoachQuestion(number, table.id, command.id, work))
            return None
        if isinstance(command, messages.Draft):  # there is nobody else to see it
            draft_plan(table.room, person, planned_turns(command.seat, command.moves, command.then))
            return messages.Shown(id=command.id)
        check_id(command)
        await self.commit(table, table.execute(person, command, self.bots, self.clock))
        return messages.Done(id=command.id, seq=table.room.done[command_key(person, command)])

    def ask_coach(self, question: CoachQuestion) -> None:
        """Let the coach answer a question; it replaces an older one of the same kind."""
        kind = (question.table, *question.work.kind)
        older = self.questions.pop(kind, None)
        self.questions[kind] = question
        if older is not None:
            self.deliver(send(older.socket, refusal(older.id, Refused("asked_anew"))))
        if not self.coaching:
            self.coaching = True
            self.thinking.start(self.answer_questions())

    async def answer_questions(self) -> None:
        """Answer one question to the coach after the other."""
        while self.questions:
            question = self.questions.pop(next(iter(self.questions)))
            try:
                reply = await self.thinking.run(question.work.answer)
            except Exception:
                logger.exception("a question failed")
                reply = refusal(question.id, Refused("internal"))
            self.deliver(send(question.socket, reply))
        self.coaching = False

    def updates(self) -> list[Sent]:
        """Return an update for each socket whose table has changed."""
        return [
            self.update(number, socket)
            for number, socket in self.sockets.items()
            if socket.seen < socket.table.room.seq
        ]

    def update(self, number: int, socket: LocalSocket) -> Sent:
        """Return what has happened at a table since the last update of a socket."""
        table, person, room = socket.table, socket.person, socket.table.room
        shown = [entry_for(room, one, person) for one in table.last_page(room, socket.seen)]
        socket.seen = room.seq
        pause_left = table.measure_pause(self.timer())
        now = table.table_for(room, person)
        return send(number, make_update(room, now, shown, self.clock(), {}, pause_left))

    # What happens by itself.

    def next_due(self) -> int | None:
        """Return the milliseconds until something happens by itself; None: only people act."""
        now, tables = self.timer(), {one.table for one in self.sockets.values()}
        left = [table.measure_pause(now) for table in tables]
        left += [max(0, round((table.bot.at - now) * 1000)) for table in tables if table.bot]
        return min((ms for ms in left if ms is not None), default=None)

    async def act(self) -> list[Sent]:
        """End the pauses that are over, and let bots move; return what all sockets are sent."""
        for table in {one.table for one in self.sockets.values()}:
            if table.bot is not None and table.bot.at <= self.timer():
                await self.move_bot(table, table.bot.seat)
            if table.pause is not None and table.measure_pause(self.timer()) == 0:
                due = partial(end_pause, table.pause.window)
                await self.commit(table, act_unprompted(due, self.bots))
        return self.updates()

    async def move_bot(self, table: LocalTable, seat: int) -> None:
        """Let the bot of a seat act; if it cannot, it tries again later."""
        table.bot, by = None, f"bot:{seat}"
        try:
            command = self.decide(table, seat)
            try:
                await self.commit(table, table.execute(by, command, self.bots, self.clock))
            except Refused as no:
                if no.code in NOT_STORED or next_bot_seat(table.room) != seat:
                    raise
                logger.error("bot on seat %s of table %s: %s", seat, table.id, no)
                command = fallback_command(table.room, seat)
                await self.commit(table, table.execute(by, command, self.bots, self.clock))
        except Refused:
            table.bot = DueBot(seat, self.timer() + AGAIN)

    def decide(self, table: LocalTable, seat: int) -> commands.AnyCommand:
        """Return the next command of the bot on a seat."""
        known = self.agents.take(table.id, table.room, seat)
        try:
            command, agent = play_on(table.room, seat, known)
        except Exception:
            return fall_back(table.id, table.room, seat)
        self.agents.keep(table.id, table.room, seat, agent)
        return command

    async def refresh(self, table_id: str) -> list[Sent]:
        """Read what another host has added to a log; return what all sockets are sent."""
        if (table := self.tables.get(table_id)) is not None:
            await self.catch_up(table)
            self.follow(table)
        return self.updates()


def send(number: int, message: messages.Outgoing) -> Sent:
    """Return a message for a socket."""
    return Sent(number, messages.encode(message).decode())
