"""The one door to tables: authorise, apply, commit, publish (decision 7)."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection
from typing import NamedTuple

from ..engine.errors import FourCuresError
from ..engine.happenings import Happening
from . import commands as c
from . import entries as e
from .deciding import Decision, decide
from .fairness import commitment, new_seed
from .refusing import Refused
from .room import Room
from .store import Conflict, Store

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike
TRIES = 8


class Logged(NamedTuple):
    """An entry with its number and what it made happen."""

    seq: int
    entry: e.AnyEntry
    events: list[Happening]


class Live:
    """A table that this process has in memory: its room, its log, and who listens."""

    def __init__(self, table_id: str, code: str, seed: str) -> None:
        self.id, self.code = table_id, code
        self.room = Room(seed)
        self.log: list[Logged] = []
        self.lock = asyncio.Lock()
        self.changed = asyncio.Condition()

    def take(self, found: list[tuple[int, e.AnyEntry]]) -> None:
        """Applies entries of the log that this process has not seen.

        On a fork: a room that others may be reading, or thinking about, never changes under them.
        """
        room = self.room.fork()
        for seq, entry in found:
            if seq == room.seq + 1:
                room.apply(entry)
                self.log.append(Logged(seq, entry, room.events))
        self.room = room

    async def publish(self) -> None:
        """Wakes everyone who listens to this table."""
        async with self.changed:
            self.changed.notify_all()


class Tables:
    """All tables of this process, by id."""

    def __init__(self, store: Store, bots: Collection[str] = ()) -> None:
        self.store, self.bots = store, bots
        self.live: dict[str, Live] = {}
        self.watchers: list[Callable[[Live], None]] = []  # told of every change in this process

    async def create(self, person: str, name: str, setup: e.Setup, seed: str | None) -> Live:
        """A new table whose host is this person; a local one has all seats filled at once."""
        check_setup(setup)
        table_id = secrets.token_urlsafe(12)
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(8))
        dealt = new_seed() if seed is None else seed
        await self.store.new_table(table_id, code, setup.visibility, dealt)
        live = self.live[table_id] = Live(table_id, code, dealt)
        first = Decision(Room(dealt), person, None, self.bots)
        first.add(
            e.Opened(
                by=person,
                setup=setup,
                host=person,
                commitment=commitment(dealt),
                deal_known=seed is not None,
            )
        )
        first.add(e.Joined(by=person, name=name))
        if setup.visibility == "local":
            for seat in range(setup.players):
                first.add(e.Seated(by=person, seat=seat, holder=person))
        first.follow()
        await self.commit(live, first, joined=person)
        return live

    async def get(self, table_id: str) -> Live:
        """A table, from memory or from the log."""
        live = self.live.get(table_id)
        if live is None:
            row = await self.store.table(table_id)
            if row is None:
                raise KeyError(table_id)
            live = self.live.setdefault(table_id, Live(table_id, row.code, row.seed))
        if live.room.seq == 0:  # nobody sees a table before its log has been read
            async with live.lock:
                live.take(await self.store.read(table_id, live.room.seq))
            await self.publish(live)  # bots of a process that died are taken up again
        return live

    async def refresh(self, table_id: str) -> None:
        """Takes in what others have committed, if this process has the table at all."""
        live = self.live.get(table_id)
        if live is not None:
            async with live.lock:
                live.take(await self.store.read(table_id, live.room.seq))
            await self.publish(live)

    async def join(self, live: Live, person: str, name: str) -> None:
        """The person is at the table from now on."""
        async with live.lock:
            for _ in range(TRIES):
                known = live.room.people.get(person)
                if live.room.closed or (known is not None and not known.gone):
                    return
                decision = Decision(live.room.fork(), person, None, self.bots)
                decision.add(e.Joined(by=person, name=name))
                if await self.try_commit(live, decision, joined=person):
                    return
        raise Refused("busy")

    async def handle(self, live: Live, by: str, command: c.AnyCommand) -> int:
        """Does a command once; the number of its last entry. Refused changes nothing."""
        async with live.lock:
            for _ in range(TRIES):
                done = live.room.done.get(f"{by} {command.id}")
                if done is not None:
                    return done
                decision = decide(live.room, by, command, self.bots)
                if await self.try_commit(live, decision):
                    return live.room.done[f"{by} {command.id}"]
        raise Refused("busy")

    async def try_commit(self, live: Live, decision: Decision, joined: str | None = None) -> bool:
        """Commits and publishes; False if another process was first: its entries are here now."""
        try:
            await self.commit(live, decision, joined)
        except Conflict:
            live.take(await self.store.read(live.id, live.room.seq))
            await self.publish(live)  # whatever becomes of this command, theirs is news here
            return False
        return True

    async def commit(self, live: Live, decision: Decision, joined: str | None = None) -> None:
        """Durable first, then seen."""
        if not decision.entries:
            return
        after = live.room.seq
        room = decision.room
        status = "closed" if room.closed else "over" if room.is_over() else None
        if status is None and any(isinstance(entry, e.Began) for entry in decision.entries):
            status = "playing"
        await self.store.append(live.id, after, decision.entries, status, joined)
        live.room = room
        live.log += [
            Logged(after + i, entry, events)
            for i, (entry, events) in enumerate(
                zip(decision.entries, decision.events, strict=True), 1
            )
        ]
        await self.publish(live)

    async def publish(self, live: Live) -> None:
        """Tells sockets and watchers that a table has changed."""
        await live.publish()
        for watcher in self.watchers:
            watcher(live)


def check_setup(setup: e.Setup) -> None:
    """Raises Refused if no game can be set up so; nothing is dealt."""
    if setup.visibility not in ("public", "invite", "local"):
        raise Refused("bad_setup", problem="visibility must be public, invite or local")
    if setup.help not in ("off", "bookkeeping", "odds", "coach"):
        raise Refused("bad_setup", problem="help must be off, bookkeeping, odds or coach")
    if not 2 <= setup.players <= 4:
        raise Refused("bad_setup", problem="players must be 2, 3 or 4")
    trial = Room("trial")
    try:
        trial.open(e.Opened(setup=setup, host="", commitment="", deal_known=True))
        trial.begin()
    except FourCuresError as error:
        raise Refused("bad_setup", problem=str(error)) from None
    if trial.playing().state["players"] != setup.players:
        raise Refused("bad_setup", problem="players must be as many as the position has")
