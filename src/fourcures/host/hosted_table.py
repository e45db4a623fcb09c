"""A table that a host has in memory: its room, its log, and which commands it has refused."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import NamedTuple

import msgspec

from ..protocol import commands
from ..protocol.refusals import Refused
from ..table import entries
from ..table.apply import apply_entry
from ..table.decide import Decision, decide
from ..table.pace import find_pause
from ..table.room import Logged, Room
from ..table.snapshot import snapshot
from ..table.windows import pause_length

encode = msgspec.json.Encoder().encode
REFUSED = 100  # refused commands of a table that are remembered
PAGE = 500  # entries of a log that are sent in one message

Numbered = list[tuple[int, entries.AnyEntry]]  # entries of a log, with their numbers
Choice = Callable[[Room], Decision | None]  # what to commit in a room; None: nothing


class Conflict(Exception):
    """Another writer was first; read the log and try again."""


class DamagedLog(Exception):
    """An entry of a log cannot be read or applied, or is missing."""

    def __init__(self, seq: int, why: object) -> None:
        super().__init__(f"entry {seq}: {why}")


class Pause(NamedTuple):
    """The pause of an event window that this process times."""

    window: int
    ends: float  # by the monotonic clock


class HostedTable:
    """A table: its room follows from its log."""

    def __init__(self, table_id: str, code: str, seed: str) -> None:
        self.id, self.code = table_id, code
        self.room = Room(seed)
        self.log: list[Logged] = []
        self.refused: OrderedDict[str, Refused] = OrderedDict()  # "person command" -> why
        self.shown: tuple[Room, dict[str | None, msgspec.Raw]] = (self.room, {})
        self.pause: Pause | None = None

    def apply_news(self, news: Numbered) -> list[Logged]:
        """Apply entries of the log that are new here, and return them; raise DamagedLog.

        It works on a fork, because others may still be reading the old room.
        """
        room = self.room.fork()
        logged: list[Logged] = []
        for seq, entry in news:
            if seq <= room.seq:
                continue
            if seq > room.seq + 1:
                raise DamagedLog(room.seq + 1, "it is missing")
            try:
                logged.append(apply_entry(room, entry))
            except Exception as error:
                raise DamagedLog(seq, f"{type(error).__name__}: {error}") from error
        self.room = room
        self.log += logged
        return logged

    def adopt(self, decision: Decision) -> None:
        """Go on from a decision, as soon as its entries are durable."""
        self.room = decision.room
        self.log += decision.logged

    def execute(
        self,
        by: str,
        command: commands.AnyCommand,
        bots: Collection[str],
        clock: Callable[[], int],
    ) -> Choice:
        """Return the choice that carries out a command, once.

        A refused command stays refused, even if it would be allowed when it is sent again.
        """
        key = command_key(by, command)

        def choose(room: Room) -> Decision | None:
            if key in room.done:
                return None
            if key in self.refused:
                raise self.refused[key].repeat()
            try:
                return decide(room, by, command, bots, clock())
            except Refused as no:
                self.remember(key, no)
                raise

        return choose

    def remember(self, key: str, no: Refused) -> None:
        """Remember a refusal: a command that is sent again must not be carried out after it."""
        self.refused[key] = no.repeat()
        if len(self.refused) > REFUSED:
            self.refused.popitem(last=False)

    def table_for(self, room: Room, person: str | None) -> msgspec.Raw:
        """Return the table as a person may see it, serialised once for all of their sockets."""
        if self.shown[0] is not room:
            self.shown = (room, {})
        if person not in self.shown[1]:
            self.shown[1][person] = msgspec.Raw(encode(snapshot(room, person, self.code)))
        return self.shown[1][person]

    def last_page(self, room: Room, after: int = 0, to: int | None = None) -> list[Logged]:
        """Return the last page of the entries of a room after the number `after`."""
        last = room.seq if to is None else min(to, room.seq)
        return self.log[max(after, last - PAGE) : last]

    def follow_pause(self, now: float) -> bool:
        """Note whether the game pauses now, and until when; return whether that has changed."""
        window = find_pause(self.room)
        if window == (self.pause and self.pause.window):
            return False
        self.pause = None
        if window is not None:
            self.pause = Pause(window, now + pause_length(self.room) / 1000)
        return True

    def measure_pause(self, now: float) -> int | None:
        """Return the milliseconds until the pause of the event window is over, or None."""
        if self.pause is None or find_pause(self.room) != self.pause.window:
            return None
        return max(0, round((self.pause.ends - now) * 1000))


def command_key(by: str, command: commands.AnyCommand) -> str:
    """Return under which key a room has noted that a command is done."""
    return f"{by} {command.id}"


def act_unprompted(due: Callable[[Room], list[entries.AnyEntry]], bots: Collection[str]) -> Choice:
    """Return the choice of entries without a command, if any are still due."""

    def choose(room: Room) -> Decision | None:
        made = due(room)
        if not made:
            return None
        decision = Decision(room.fork(), None, None, bots)
        for entry in made:
            decision.append(entry)
        decision.settle()
        return decision

    return choose
