"""A table that a process has in memory."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

import msgspec

from ...engine.position.schema import Json
from ...protocol.refusals import Refused
from ...table.apply import apply_entry
from ...table.entries import Joined
from ...table.pace import find_pause
from ...table.room import Logged, Room
from ...table.snapshot import entry_for, snapshot
from ..http.rates import Payer
from .answers import Answers
from .log import DamagedLog, Numbered

encode = msgspec.json.Encoder().encode
REFUSED = 100  # refused commands of a table that are remembered
PAGE = 500  # entries of a log that are sent in one message
AT_A_STRETCH = 100  # of them between two yields to other tasks


ShownKey = tuple[str, str]  # the topic and the person


class Shown(NamedTuple):
    """Something that a person shows at a table for the moment."""

    value: object  # JSON
    owner: object  # the connection that shows it, or the id of another process
    heard: float  # when that process last said so


class Pause(NamedTuple):
    """The pause of an event window that this process times."""

    window: int
    ends: float  # by the monotonic clock


class LiveTable:
    """A table that this process has in memory: its room, its log and an event for changes."""

    def __init__(self, table_id: str, code: str, seed: str) -> None:
        self.id, self.code = table_id, code
        self.room = Room(seed)
        self.log: list[Logged] = []
        self.ours = True  # whether this process wrote the newest entries
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()  # set at the next change, then replaced
        # People without a socket, since when by the monotonic clock; replaced by each change.
        self.away: Mapping[str, float] = {}
        self.shown: tuple[Room, dict[str | None, msgspec.Raw]] = (self.room, {})
        self.showing: dict[ShownKey, Shown] = {}  # what people show here; see `ephemeral`
        self.pause: Pause | None = None  # set by the clock of event windows
        self.broken = False  # whether it is in quarantine
        self.addresses: Counter[str] = Counter()  # of the clients that have a socket here
        self.bots_at_work = False
        self.log_version = 1  # changes when entries of the log were edited
        self.answers = Answers()
        self.refused: OrderedDict[str, Refused] = OrderedDict()  # "person command" -> why

    def apply_remote(self, news: Numbered) -> None:
        """Apply entries that another process has written to the log; raise DamagedLog.

        It works on a fork, because other tasks and bots may still be reading the old room.
        """
        room = self.room.fork()
        logged = []
        for seq, entry in news:
            if seq <= room.seq:
                continue
            if seq > room.seq + 1:
                raise DamagedLog(room.seq + 1, "it is missing")
            try:
                logged.append(apply_entry(room, entry))
            except Exception as error:
                raise DamagedLog(seq, f"{type(error).__name__}: {error}") from error
            self.ours = False
        for one in logged:
            if isinstance(one.entry, Joined) and one.entry.by is not None:  # at another process
                self.mark_back(one.entry.by)
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
        for logged in self.log[max(after, last - PAGE) : last]:
            shown.append(entry_for(room, logged, person))
            if len(shown) % AT_A_STRETCH == 0:
                await asyncio.sleep(0)
        return shown

    def pause_left(self) -> int | None:
        """Return the milliseconds until the pause of the event window is over, or None."""
        if self.pause is None or find_pause(self.room) != self.pause.window:
            return None
        return max(0, round((self.pause.ends - time.monotonic()) * 1000))

    def list_shown(self, topic: str) -> dict[str, object]:
        """Return what people show of a topic."""
        showing = self.showing.items()
        return {person: shown.value for (about, person), shown in showing if about == topic}

    @contextmanager
    def open_socket(self, address: str) -> Iterator[None]:
        """Count a socket of a client address, for which the table stays in memory."""
        self.addresses[address] += 1
        try:
            yield
        finally:
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]

    @property
    def sockets(self) -> int:
        """The number of sockets of players and spectators."""
        return self.addresses.total()

    def payer(self) -> Payer:
        """Return who pays for the bots: the host, and who has been here for the longest time."""
        return Payer(next(iter(self.addresses), ""), self.room.host or None)

    def is_busy(self) -> bool:
        """Return whether somebody uses the table just now."""
        return bool(self.sockets) or self.bots_at_work or self.lock.locked()

    def remember(self, key: str, no: Refused) -> None:
        """Remember a refusal: a command that is sent again must not be carried out after it."""
        self.refused[key] = no.repeat()
        if len(self.refused) > REFUSED:
            self.refused.popitem(last=False)

    def publish(self) -> None:
        """Wake all connections to this table."""
        changed, self.changed = self.changed, asyncio.Event()
        changed.set()

    def mark_away(self, person: str, since: float) -> None:
        """Record that a person has been without a socket since a time, and publish it."""
        if person not in self.away:
            self.away = {**self.away, person: since}
            self.publish()

    def mark_back(self, person: str) -> None:
        """Record that a person has a socket, and publish a change."""
        if person in self.away:
            self.away = {who: since for who, since in self.away.items() if who != person}
            self.publish()
