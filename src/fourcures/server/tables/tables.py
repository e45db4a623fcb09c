"""The tables of a process. Every change goes through here: decide, commit, publish."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection, Mapping

from ...host.hosted_table import Choice, Conflict, DamagedLog, Numbered, act_unprompted, command_key
from ...host.opening import new_code, new_id, status_of
from ...protocol import commands
from ...protocol.refusals import Refused
from ...protocol.setup import TableSetup
from ...table import entries
from ...table.check_setup import check_setup
from ...table.commitment import new_seed
from ...table.decide import Decision, close_if_full
from ...table.open_table import Opening, open_table
from ...table.room import Room
from ..process.logs import short
from .catalog import BROKEN, UNLISTED, Catalog, add_member, insert_table, update_status
from .ephemeral import Relay
from .feature import Change, Feature
from .live import LiveTable
from .log import Append, TableLog, Write

logger = logging.getLogger(__name__)

PATIENCE = 10.0  # seconds to retry a command while other processes are always first
USUAL = Opening()


class Tables:
    """All tables of this process, by id."""

    def __init__(
        self,
        log: TableLog,
        bots: Collection[str] = (),
        observe: Callable[[commands.AnyCommand, float], None] | None = None,
    ) -> None:
        self.log, self.bots, self.observe = log, bots, observe
        self.database = log.database
        self.catalog = Catalog(log)
        self.relay = Relay(log.database)
        self.features: list[Feature] = []
        self.live: dict[str, LiveTable] = {}
        self.watchers: list[Callable[[LiveTable], None]] = []  # called after every change here

    async def create(
        self, person: str, name: str, setup: TableSetup, how: Opening = USUAL
    ) -> LiveTable:
        """Create a table with this person as host; at a local one they hold all seats."""
        check_setup(setup, how.seed)
        table_id, code = new_id(), new_code()
        seed = new_seed() if how.seed is None else how.seed
        live = self.live[table_id] = LiveTable(table_id, code, seed)
        first = open_table(person, name, setup, seed, how, self.bots)
        exercise = how.practice is not None and how.practice.is_exercise
        visibility = UNLISTED if exercise else setup.visibility
        create = insert_table(table_id, code, visibility, seed)
        try:
            await self.commit(live, first, joined=person, create=create)
        except Exception:  # such as a second try, begun at the same time
            self.live.pop(table_id, None)
            raise
        return live

    async def get(self, table_id: str) -> LiveTable:
        """Return a table from memory or from the log; raise Refused if that is impossible."""
        live = self.live.get(table_id)
        if live is None:
            row = await self.catalog.find(table_id)
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

    async def catch_up(self, live: LiveTable, news: Numbered | None = None) -> int:
        """Apply the entries of the log that are new here, and return their number.

        Put the table into quarantine, and raise Refused, if they cannot be read.
        """
        try:
            if news is None:
                news = await self.log.read(live.id, live.room.seq)
            live.apply_news(news)
        except DamagedLog as error:
            await self.quarantine(live, error)
            raise Refused("broken_table") from None
        return len(news)

    async def quarantine(self, live: LiveTable, error: DamagedLog) -> None:
        """Set a table aside whose log cannot be read, and tell its players and the operator."""
        logger.error("quarantined a table: %s", error, extra={"table": short(live.id)})
        self.live.pop(live.id, None)
        live.broken = True
        live.publish()
        await self.catalog.set_status(live.id, BROKEN)

    async def read_apart(self, table_id: str) -> Room | None:
        """Return the room of a table without keeping it in memory; None if it is not there."""
        row = await self.catalog.find(table_id)
        if row is None or row.status == BROKEN:
            return None
        apart = LiveTable(table_id, row.code, row.seed)
        with contextlib.suppress(Refused):
            await self.catch_up(apart)
        return None if apart.broken else apart.room

    async def refresh(self, heard: Mapping[str, int]) -> None:
        """Read the entries that other processes have committed, at least up to these numbers."""
        late = {
            table_id: live
            for table_id in heard
            if (live := self.live.get(table_id)) and live.room.seq < heard[table_id]
        }
        news: dict[str, Numbered | None] = dict.fromkeys(late)
        if late:
            with contextlib.suppress(DamagedLog):  # then each is read by itself
                after = {table_id: live.room.seq for table_id, live in late.items()}
                news = {**await self.log.read_news(after)}

        async def take(live: LiveTable, added: Numbered | None) -> None:
            with contextlib.suppress(Refused):
                async with live.lock:  # its holder may be committing just these entries
                    await self.catch_up(live, added)
                self.publish(live)

        await asyncio.gather(*(take(late[table_id], added) for table_id, added in news.items()))

    async def reload(self, table_id: str) -> None:
        """Read a table's log again, after a person's name or chat was changed in it."""
        live = self.live.get(table_id)
        if live is not None:
            async with live.lock:
                again = LiveTable(live.id, live.code, live.room.seed)
                try:
                    again.apply_news(await self.log.read(live.id))
                except DamagedLog as error:
                    await self.quarantine(live, error)
                else:
                    live.room, live.log = again.room, again.log
                    live.log_version += 1
            self.publish(live)

    async def join(self, live: LiveTable, person: str, name: str) -> None:
        """Add a person to the table, or bring them back, under their present name."""

        def joining(room: Room) -> Decision | None:
            known = room.people.get(person)
            present = known is not None and not known.gone and known.came_as == name
            if room.closed or person in room.removed or present:
                return None  # a removed person may only watch
            decision = Decision(room.fork(), person, None, self.bots)
            decision.append(entries.Joined(by=person, name=name))
            return decision

        await self.commit_with_retry(live, joining, joined=person)

    async def handle(self, live: LiveTable, by: str, command: commands.AnyCommand) -> int:
        """Carry out a command once; return the number of its last entry, or raise Refused.

        A refused command stays refused, even if it would be allowed when it is sent again.
        """
        start = time.perf_counter()
        known = live.room.people.get(by)
        if known is not None and known.gone:  # marked by mistake, perhaps of another clock
            await self.join(live, by, known.name)
        choose = live.execute(by, command, self.bots, self.database.clock.now)
        await self.commit_with_retry(live, choose)
        if self.observe is not None:
            self.observe(command, time.perf_counter() - start)
        return live.room.done[command_key(by, command)]

    async def apply_unprompted(
        self, live: LiveTable, due: Callable[[Room], list[entries.AnyEntry]]
    ) -> None:
        """Commit entries without a command, if `due` still returns any under the lock."""
        await self.commit_with_retry(live, act_unprompted(due, self.bots))

    async def commit_with_retry(
        self, live: LiveTable, choose: Choice, joined: str | None = None
    ) -> None:
        """Commit `choose(room)` under the table's lock; after a conflict, choose again."""
        give_up = time.monotonic() + PATIENCE
        async with live.lock:
            while (decision := choose(room := live.room)) is not None:
                try:
                    await self.commit(live, decision, joined)
                    return
                except Conflict as conflict:
                    if live.room is not room:  # a command whose sender is gone was first
                        continue
                    added = await self.catch_up(live)
                    if not added:  # rows of a feature, not the log: another request, or a mistake
                        logger.warning("a change does not fit the database", exc_info=conflict)
                self.publish(live)  # their entries are new here, even if this command fails
                if not added or time.monotonic() > give_up:
                    raise Refused("busy")

    async def commit(
        self,
        live: LiveTable,
        decision: Decision,
        joined: str | None = None,
        create: Write | None = None,
    ) -> None:
        """Store the entries of a decision, then publish them, even if the caller is cancelled."""
        if not decision.entries:
            return
        close_if_full(decision)
        after, room = live.room.seq, decision.room

        def adopt() -> None:
            if live.room.seq == after:  # otherwise they were read from the log already
                live.adopt(decision)
                live.ours = True
                self.publish(live)

        writes = await self.project(Change(live.id, live.room, room, decision.entries))
        new = room.invited - live.room.invited | ({joined} if joined is not None else set())
        writes += [add_member(live.id, person) for person in sorted(new)]
        await self.log.append(Append(live.id, after, decision.entries, writes, create, adopt))

    async def project(self, change: Change) -> list[Write]:
        """Return how to write the rows that follow from a change, besides the log."""
        writes: list[Write] = []
        if (status := status_of(change.after)) != status_of(change.before):
            writes.append(update_status(change.table_id, status))
        for feature in self.features:
            write = await feature.project(change)
            if write is not None:
                writes.append(write)
        return writes

    # Access: features decide. Each check raises Refused if one of them does.

    def check_view(self, room: Room, person: str | None) -> None:
        """Check that a person, or somebody without a name, may see a table."""
        for feature in self.features:
            feature.check_view(room, person)

    def check_stay(self, room: Room, person: str | None) -> None:
        """Check that a person may be connected to a table."""
        for feature in self.features:
            feature.check_stay(room, person)

    async def check_join(self, room: Room, person: str) -> None:
        """Check that a person may join a table."""
        for feature in self.features:
            await feature.check_join(room, person)

    async def kept_apart(self, person: str) -> set[str]:
        """Return the people whom a person does not meet."""
        apart = [await feature.kept_apart(person) for feature in self.features]
        return set().union(*apart)

    def check_speech(self, person: str) -> None:
        """Check that a person may say something to others."""
        for feature in self.features:
            feature.check_speech(person)

    async def has_finished(self, person: str) -> bool:
        """Return whether a person has played a game to its end."""
        return any([await feature.has_finished(person) for feature in self.features])

    def publish(self, live: LiveTable) -> None:
        """Notify connections and watchers that a table has changed."""
        live.publish()
        self.notify(live)

    def notify(self, live: LiveTable) -> None:
        """Let the parts that watch all tables look at this one."""
        for watcher in self.watchers:
            watcher(live)
