"""A table that a process has in memory, with its sockets."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from ...engine.position.schema import Json
from ...host.hosted_table import HostedTable, Numbered
from ...table.entries import Joined
from ...table.room import Logged, Room
from ...table.snapshot import entry_for
from ..http.rates import Payer
from .answers import Answers

AT_A_STRETCH = 100  # entries of a log that are sent, between two yields to other tasks


ShownKey = tuple[str, str]  # the topic and the person


class Shown(NamedTuple):
    """Something that a person shows at a table for the moment."""

    value: object  # JSON
    owner: object  # the connection that shows it, or the id of another process
    heard: float  # when that process last said so


class LiveTable(HostedTable):
    """A table that this process has in memory: with a lock, and an event for changes."""

    def __init__(self, table_id: str, code: str, seed: str) -> None:
        super().__init__(table_id, code, seed)
        self.ours = True  # whether this process wrote the newest entries
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()  # set at the next change, then replaced
        # People without a socket, since when by the monotonic clock; replaced by each change.
        self.away: Mapping[str, float] = {}
        self.showing: dict[ShownKey, Shown] = {}  # what people show here; see `ephemeral`
        self.broken = False  # whether it is in quarantine
        self.addresses: Counter[str] = Counter()  # of the clients that have a socket here
        self.bots_at_work = False
        self.log_version = 1  # changes when entries of the log were edited
        self.answers = Answers()

    def apply_news(self, news: Numbered) -> list[Logged]:
        logged = super().apply_news(news)
        for one in logged:
            self.ours = False
            if isinstance(one.entry, Joined) and one.entry.by is not None:  # at another process
                self.mark_back(one.entry.by)
        return logged

    async def entries_for(
        self, room: Room, person: str | None, after: int = 0, to: int | None = None
    ) -> list[Json]:
        """Return entries as a person may see them: the last page of those after `after`."""
        shown = []
        for logged in self.last_page(room, after, to):
            shown.append(entry_for(room, logged, person))
            if len(shown) % AT_A_STRETCH == 0:
                await asyncio.sleep(0)
        return shown

    def pause_left(self) -> int | None:
        """Return the milliseconds until the pause of the event window is over, or None."""
        return self.measure_pause(time.monotonic())

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
