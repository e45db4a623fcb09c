"""The tables of a process. Every change goes through here: decide, commit, publish."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping

import msgspec

from ...bots.pool import BotPool
from ...engine.position.schema import Json
from ...protocol import commands
from ...protocol.refusals import Refused
from ...protocol.schema import TableStatus
from ...protocol.setup import Practice, TableSetup
from ...table import entries
from ...table.apply import apply_entry
from ...table.check_setup import check_setup
from ...table.commitment import new_seed
from ...table.daily import day_at, is_secret, strip
from ...table.decide import MOST_ENTRIES, Decision, decide
from ...table.open_table import open_table, take_seats
from ...table.results import results
from ...table.room import Logged, Room
from ...table.snapshot import entry_for, snapshot
from ..daily.tries import tables_tried
from ..db.store import (
    BROKEN,
    UNLISTED,
    Conflict,
    DamagedLog,
    Rated,
    RowChanges,
    Store,
    TableRow,
    WaitChange,
)
from ..moderation.sanctions import Sanctions
from ..process.logs import short
from ..sockets.answers import Answers
from ..sockets.ephemeral import Relay, Showing

logger = logging.getLogger(__name__)

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no letters that look alike
encode = msgspec.json.Encoder().encode
PATIENCE = 10.0  # seconds to retry a command while other processes are always first
REFUSED = 100  # refused commands of a table that are remembered
PAGE = 500  # entries of a log that are sent in one message
HOUR = 3_600_000  # milliseconds
AT_A_STRETCH = 100  # of them between two yields to other tasks


Found = list[tuple[int, entries.AnyEntry]]  # entries of a log, with their numbers


class LiveTable:
    """A table that this process has in memory: its room, its log and an event for changes."""

    def __init__(self, table_id: str, code: str, seed: str) -> None:
        self.id, self.code = table_id, code
        self.room = Room(seed)
        self.log: list[Logged] = []
        self.ours = True  # whether this process wrote the newest entries
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()  # set at the next change, then replaced
        self.away: frozenset[str] = frozenset()  # people who have just lost their last socket
        self.shown: tuple[Room, dict[str | None, msgspec.Raw]] = (self.room, {})
        self.showing: Showing = {}
        self.broken = False  # whether it is in quarantine
        self.log_version = 1  # changes when entries of the log were edited
        self.answers = Answers()
        self.refused: OrderedDict[str, Refused] = OrderedDict()  # "person command" -> why

    def apply_remote(self, found: Found) -> None:
        """Apply entries that another process has written to the log; raise DamagedLog.

        It works on a fork, because other tasks and bots may still be reading the old room.
        """
        room = self.room.fork()
        logged = []
        for seq, entry in found:
            if seq <= room.seq:
                continue
            if seq > room.seq + 1:
                raise DamagedLog(room.seq + 1, "it is missing")
            try:
                logged.append(apply_entry(room, entry))
            except Exception as error:
                raise DamagedLog(seq, f"{type(error).__name__}: {error}") from error
            self.ours = False
        self.room = room
        self.log += logged

    def table_for(self, room: Room, person: str | None) -> msgspec.Raw:
        """Return the table as a person may see it, serialised once for all of their sockets."""
        if self.shown[0] is not room:
            self.shown = (room, {})
        if person not in self.shown[1]:
            self.shown[1][person] = msgspec.Raw(encode(snapshot(room, person, self.code)))
        return self.shown[1][person]

    async def entries_for(
        self, room: Room, person: str | None, after: int = 0, to: int | None = None
    ) -> list[Json]:
        """Return entries as a person may see them: the last page of those after `after`."""
        last = room.seq if to is None else min(to, room.seq)
        shown = []
        for one in self.log[max(after, last - PAGE) : last]:
            shown.append(entry_for(room, one, person))
            if len(shown) % AT_A_STRETCH == 0:
                await asyncio.sleep(0)
        return shown

    def remember(self, key: str, no: Refused) -> None:
        """Remember a refusal: a command that is sent again must not be carried out after it."""
        self.refused[key] = no
        if len(self.refused) > REFUSED:
            self.refused.popitem(last=False)

    def publish(self) -> None:
        """Wake all connections to this table."""
        changed, self.changed = self.changed, asyncio.Event()
        changed.set()

    def mark_away(self, person: str, away: bool) -> None:
        """Record whether a person is without a socket, and publish a change."""
        if away != (person in self.away):
            self.away ^= {person}
            self.publish()


class Tables:
    """All tables of this process, by id."""

    def __init__(self, store: Store, bots: Collection[str] = ()) -> None:
        self.store, self.bots = store, bots
        self.sanctions = Sanctions(store)
        self.relay = Relay(store)
        self.live: dict[str, LiveTable] = {}
        self.pool = BotPool(1)
        self.analysis = BotPool(1)  # one question at a time: it keeps the interpreter busy
        self.watchers: list[
            Callable[[LiveTable], None]
        ] = []  # called after every change in this process

    async def create(
        self,
        person: str,
        name: str,
        setup: TableSetup,
        seed: str | None,
        day: str | None = None,
        practice: Practice | None = None,
        seat: int | None = None,
        bot: str | None = None,
    ) -> LiveTable:
        """Create a table with this person as host; at a local one they hold all seats.

        With a `seat` they hold that one, and the `bot`, if any, the others.
        """
        check_setup(setup, seed)
        table_id = new_id()
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(8))
        dealt = new_seed() if seed is None else seed
        live = self.live[table_id] = LiveTable(table_id, code, dealt)
        known = seed is not None and day is None
        first = open_table(person, name, setup, dealt, known, day, practice, self.bots)
        take_seats(first, seat, bot)
        first.settle()
        try:
            listed = UNLISTED if practice and practice.is_exercise else setup.visibility
            new = TableRow(code, listed, dealt)
            await self.commit(live, first, joined=person, new=new)
        except Exception:  # such as a second try, begun at the same time
            self.live.pop(table_id, None)
            raise
        return live

    async def get(self, table_id: str) -> LiveTable:
        """Return a table from memory or from the log; raise Refused if that is impossible."""
        live = self.live.get(table_id)
        if live is None:
            row = await self.store.table(table_id)
            if row is None:
                raise Refused("no_table")
            if row.status == BROKEN:
                raise Refused("broken_table")
            live = self.live.setdefault(table_id, LiveTable(table_id, row.code, row.seed))
        if live.room.seq == 0:  # do not return a table before its log is read
            async with live.lock:
                await self.catch_up(live)
            self.publish(live)  # resumes the bots of a process that died
        return live

    async def catch_up(self, live: LiveTable, found: Found | None = None) -> int:
        """Apply the entries of the log that are new here (`found`), and return their number.

        Put the table into quarantine, and raise Refused, if they cannot be read.
        """
        try:
            if found is None:
                found = await self.store.read(live.id, live.room.seq)
            live.apply_remote(found)
        except DamagedLog as error:
            await self.quarantine(live, error)
            raise Refused("broken_table") from None
        return len(found)

    async def quarantine(self, live: LiveTable, error: DamagedLog) -> None:
        """Set a table aside whose log cannot be read, and tell its players and the operator."""
        logger.error("quarantined a table: %s", error, extra={"table": short(live.id)})
        self.live.pop(live.id, None)
        live.broken = True
        live.publish()
        await self.store.set_status(live.id, BROKEN)

    async def read_apart(self, table_id: str) -> Room | None:
        """Return the room of a table without keeping it in memory; None if it is not there."""
        row = await self.store.table(table_id)
        if row is None or row.status == BROKEN:
            return None
        apart = LiveTable(table_id, row.code, row.seed)
        with contextlib.suppress(Refused):
            await self.catch_up(apart)
        return None if apart.broken else apart.room

    async def refresh(self, heard: Mapping[str, int]) -> None:
        """Read the entries that other processes have committed, at least up to these numbers."""
        here = {table_id: self.live[table_id] for table_id in heard if table_id in self.live}
        late = {one: live.room.seq for one, live in here.items() if live.room.seq < heard[one]}
        found: dict[str, Found | None]
        try:
            found = {**(await self.store.read_news(late) if late else {})}
        except DamagedLog:  # one of them cannot be read: each is read by itself
            found = dict.fromkeys(late)

        async def taken(live: LiveTable, added: Found | None) -> None:
            with contextlib.suppress(Refused):
                async with live.lock:  # its holder may be committing just these entries
                    await self.catch_up(live, added)
                self.publish(live)

        await asyncio.gather(*(taken(here[one], added) for one, added in found.items()))

    async def reload(self, table_id: str) -> None:
        """Read a table's log again, after a person's name or chat was changed in it."""
        live = self.live.get(table_id)
        if live is not None:
            async with live.lock:
                again = LiveTable(live.id, live.code, live.room.seed)
                try:
                    again.apply_remote(await self.store.read(live.id))
                except DamagedLog as error:
                    await self.quarantine(live, error)
                else:
                    live.room, live.log = again.room, again.log
                    live.log_version += 1
            self.publish(live)

    async def heed_operator(self) -> None:
        """Carry out what the operator has decided about people since the last call."""
        news = await self.sanctions.refresh()
        for live in list(self.live.values()):
            here = live.room.people.keys() | live.room.removed
            if news.renamed & here:
                await self.reload(live.id)
            elif news.suspended & here:
                live.publish()  # their connections notice it

    async def join(self, live: LiveTable, person: str, name: str) -> None:
        """Add a person to the table, or bring them back, under their present name."""

        def joining(room: Room) -> Decision | None:
            known = room.people.get(person)
            here = known is not None and not known.gone and known.came_as == name
            if room.closed or person in room.removed or here:
                return None  # a removed person may only watch
            decision = Decision(room.fork(), person, None, self.bots)
            decision.append(entries.Joined(by=person, name=name))
            return decision

        await self.commit_with_retry(live, joining, joined=person)

    async def handle(self, live: LiveTable, by: str, command: commands.AnyCommand) -> int:
        """Carry out a command once; return the number of its last entry, or raise Refused.

        A refused command stays refused, even if it would be allowed when it is sent again.
        """
        key = f"{by} {command.id}"
        known = live.room.people.get(by)
        if known is not None and known.gone:  # marked by mistake, perhaps of another clock
            await self.join(live, by, known.name)

        def doing(room: Room) -> Decision | None:
            if key in room.done:
                return None
            if key in live.refused:
                raise live.refused[key]
            try:
                return decide(room, by, command, self.bots)
            except Refused as no:
                live.remember(key, no)
                raise

        await self.commit_with_retry(live, doing)
        return live.room.done[key]

    async def apply_unprompted(
        self, live: LiveTable, due: Callable[[Room], list[entries.AnyEntry]]
    ) -> None:
        """Commit entries without a command, if `due` still returns any under the lock."""

        def unprompted(room: Room) -> Decision | None:
            made = due(room)
            if not made:
                return None
            decision = Decision(room.fork(), None, None, self.bots)
            for entry in made:
                decision.append(entry)
            decision.settle()
            return decision

        await self.commit_with_retry(live, unprompted)

    async def commit_with_retry(
        self, live: LiveTable, choose: Callable[[Room], Decision | None], joined: str | None = None
    ) -> None:
        """Commit `choose(room)` under the table's lock; after a conflict, choose again."""
        give_up = time.monotonic() + PATIENCE
        async with live.lock:
            while (decision := choose(room := live.room)) is not None:
                try:
                    await self.commit(live, decision, joined)
                    return
                except Conflict:
                    if live.room is not room:  # a command whose sender is gone was first
                        continue
                    found = await self.catch_up(live)
                self.publish(live)  # their entries are new here, even if this command fails
                if not found or time.monotonic() > give_up:
                    raise Refused("busy")

    async def commit(
        self,
        live: LiveTable,
        decision: Decision,
        joined: str | None = None,
        new: TableRow | None = None,
    ) -> None:
        """Store the entries of a decision, then publish them, even if the caller is cancelled."""
        if not decision.entries:
            return
        if decision.room.seq >= MOST_ENTRIES and not decision.room.closed:
            decision.append(entries.Closed())
        after = live.room.seq
        room = decision.room
        rated = await self.rated(live, room)
        status = status_of(room)
        changed = status if status != status_of(live.room) else None
        over = changed is not None and room.is_over() != live.room.is_over()
        ended = results(room) if over else None  # none after an undo of the end

        def adopt() -> None:
            if live.room.seq == after:  # otherwise they were read from the store already
                live.room, live.ours = room, True
                live.log += decision.logged
                self.publish(live)

        rows = RowChanges(
            new=new,
            status=changed,
            joined=joined,
            rated=rated,
            results=ended,
            waits=wait_change(live.room, room),
        )
        await self.store.append(live.id, after, decision.entries, rows, adopt)

    async def rated(self, live: LiveTable, after: Room) -> Rated | None:
        """Return what a commit changes in the tries of the day; raise Refused if it must not.

        Everyone who has a seat when the cards are dealt, or gets one later, has their try here.
        """
        before, day = live.room, after.day
        if day is None:
            return None
        now = self.store.clock.now()
        begins = before.game is None and after.game is not None
        if begins and day != day_at(now):
            raise Refused("day_over")
        new = after.seated_people() if begins else after.seated_people() - before.seated_people()
        tried = await tables_tried(self.store, day, new) if new else {}
        for person, table_id in tried.items():
            if table_id != live.id:
                raise Refused("tried", name=after.people[person].name)
        begun = new - tried.keys() if after.game is not None else ()
        result = None
        ended = None if after.game is None or before.is_over() else after.game.outcome
        if ended is not None and is_secret(day, now):
            turns = strip(after.playing())
            result = {"won": ended.result == "won", "turns": len(turns), "strip": "/".join(turns)}
        return Rated(day, begun, result) if begun or result else None

    def publish(self, live: LiveTable) -> None:
        """Notify connections and watchers that a table has changed."""
        live.publish()
        for watcher in self.watchers:
            watcher(live)


def status_of(room: Room) -> TableStatus:
    """Return the status of a table."""
    if room.closed:
        return "closed"
    return "open" if room.game is None else "over" if room.is_over() else "playing"


def wait_change(before: Room, after: Room) -> WaitChange | None:
    """Return how it changes whom the table waits for, or None if it does not."""
    hours = after.setup.turn_hours
    begun = {who: one.since for who, one in after.waits.items() if before.waits.get(who) != one}
    ended = before.waits.keys() - after.waits.keys()
    if not hours or not (begun or ended):
        return None
    return WaitChange(begun, ended, hours * HOUR, after.setup.late)


def new_id() -> str:
    """Return a random id that nobody can guess; with a dash at its front it would be an option."""
    while (found := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return found
