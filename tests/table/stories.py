"""Tables without sockets and database: commands in, the room and its log out."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from fourcures.bots import BOTS
from fourcures.engine.record import RULES
from fourcures.host.bot_moves import choose_command, next_bot_seat
from fourcures.host.hosted_table import Numbered
from fourcures.protocol import commands
from fourcures.protocol.refusals import Refused
from fourcures.protocol.setup import TableSetup
from fourcures.server.db.clock import Clock
from fourcures.server.db.database import Database
from fourcures.server.tables.log import Append, TableLog
from fourcures.table import entries
from fourcures.table.apply import apply_entry
from fourcures.table.decide import Decision, decide
from fourcures.table.pace import end_pause, find_pause
from fourcures.table.replay import replay
from fourcures.table.room import Logged, Room
from fourcures.table.snapshot import entry_for, snapshot
from fourcures.table.windows import awaited_holders, pausing_holders
from tests.engine.arranging import at, document

Json = dict[str, Any]

# Harmless infection cards, so that the game does not end during a test.
CALM = ["lima", "santiago", "sydney", "jakarta", "osaka", "taipei"]


class Story:
    """A table from the start; the ids of people are their names."""

    def __init__(
        self,
        *seats: str | None,
        seed: str = "story",
        watching: Sequence[str] = (),
        ready: bool = True,
        **setup: Any,
    ) -> None:
        self.room = Room(seed)
        self.log: list[entries.AnyEntry] = []
        self.numbers = itertools.count(1)
        self.now = 0  # milliseconds
        people = [*dict.fromkeys(name for name in seats if name), *watching]
        first = Decision(self.room, people[0], None, BOTS)
        opened = TableSetup(**{"players": len(seats)} | setup)
        first.append(
            entries.Opened(
                by=people[0],
                setup=opened,
                host=people[0],
                commitment="c",
                deal_known=True,
                rules=RULES,
            )
        )
        for name in people:
            first.append(entries.Joined(by=name, name=name.title()))
        for number, holder in enumerate(seats):
            if holder is not None:
                first.append(entries.Seated(by=holder, seat=number, holder=holder))
        for name in dict.fromkeys(holder for holder in seats if holder and ready):
            first.append(entries.Ready(by=name, yes=True))
        first.settle()
        self.room, self.log = first.room, first.entries

    def do(self, by: str, command: type[commands.Command], **args: Any) -> list[entries.AnyEntry]:
        """Carry out a command; return its entries."""
        made = command(**{"id": f"{by}-{next(self.numbers)}"} | args)
        decision = decide(self.room, by, made, BOTS, self.now)  # type: ignore[arg-type]
        self.room = decision.room
        self.log += decision.entries
        return decision.entries

    def move(self, by: str, text: str, seat: int | None = None) -> list[entries.AnyEntry]:
        return self.do(by, commands.Move, text=text, seat=seat)

    def go_on(self, *people: str) -> list[entries.AnyEntry]:
        """Let these people pass in a window; return the entries of the last command."""
        made: list[entries.AnyEntry] = []
        for by in people:
            made = self.do(by, commands.GoOn)
        return made

    def stopped(self) -> list[str]:
        """Return for whom the game stops in this window: who is asked, holds it, or has a pause."""
        return sorted({*awaited_holders(self.room), *pausing_holders(self.room)})

    def end_pause(self) -> list[entries.AnyEntry]:
        """Let the time of the pause pass; return the entries."""
        before = len(self.log)
        window = find_pause(self.room)
        assert window is not None
        self.by_table(*end_pause(window, self.room))
        return self.log[before:]

    def answer(self, by: str, yes: bool, always: bool = False) -> list[entries.AnyEntry]:
        """Answer the only open request."""
        (request,) = self.room.requests
        return self.do(by, commands.Answer, request=request.number, yes=yes, always=always)

    def passes(self, until: Callable[[Room], bool]) -> None:
        """Let everyone pass and draw until a condition holds."""
        while not until(self.room):
            if stopped := self.stopped():
                self.do(stopped[0], commands.GoOn)
                continue
            moves = {str(move): move.seat for move in self.room.playing().legal_moves}
            text = next(text for text in moves if text.split()[0] in ("pass", "next", "discard"))
            self.do(self.room.seats[moves[text]].holder or "", commands.Move, text=text)

    def play_on(self) -> None:
        """Let bots play, and everyone else pass, until the game is over."""
        for name in self.room.people:
            self.do(name, commands.Agree, yes=True)
        while not self.room.is_over():
            self.bots()
            self.passes(lambda room: room.is_over() or next_bot_seat(room) is not None)

    def refused(self, by: str, command: type[commands.Command], **args: Any) -> str:
        """Return the code of a refused command; check that the room has not changed."""
        before = self.seen_by_all()
        with pytest.raises(Refused) as no:
            self.do(by, command, **args)
        assert self.seen_by_all() == before
        return no.value.code

    def gone(self, person: str) -> None:
        """Mark a person as absent."""
        self.by_table(entries.Gone(person=person))

    def by_table(self, *made: entries.AnyEntry) -> None:
        """Apply entries that do not come from a command."""
        decision = Decision(self.room.fork(), None, None, BOTS)
        for entry in made:
            decision.append(entry)
        decision.settle()
        self.room = decision.room
        self.log += decision.entries

    def bots(self) -> list[entries.AnyEntry]:
        """Let the bots act until only people can; return their entries."""
        before = len(self.log)
        while (seat := next_bot_seat(self.room)) is not None:
            decision = decide(self.room, f"bot:{seat}", choose_command(self.room, seat), BOTS)
            self.room = decision.room
            self.log += decision.entries
        return self.log[before:]

    # What can be seen.

    def position(self) -> Json:
        return document(self.room.playing())

    def phase(self) -> str:
        phase: str = self.position()["turn"]["phase"]
        return phase

    def city(self, seat: int) -> str:
        city: str = self.position()["players"][seat]["city"]
        return city

    def hand(self, seat: int) -> list[str]:
        hand: list[str] = self.position()["players"][seat]["hand"]
        return hand

    def seen(self, person: str | None) -> Json:
        return dict(snapshot(self.room, person))

    def seen_by_all(self) -> list[Json]:
        return [self.seen(person) for person in [None, *self.room.people]]

    def replay(self, person: str | None) -> Json:
        """Return the replay of the game so far for one person."""
        return dict(replay(self.room, self.folded(), person))

    def told(self, person: str | None, after: int = 0) -> list[Json]:
        """Return the log after an entry as one person may see it."""
        return [entry_for(self.room, one, person) for one in self.folded()[after:]]

    def folded(self) -> list[Logged]:
        """Return the log with its numbers and the game events of each entry."""
        room, told = Room(self.room.seed), []
        for entry in self.log:
            told.append(apply_entry(room, entry))
        return told


class NoDatabase(Database):
    """A clock without a database."""

    def __init__(self) -> None:
        self.sqlite, self.clock = True, Clock()


class Memory(TableLog):
    """Logs in memory, for tests of the code that uses logs."""

    def __init__(self) -> None:
        self.database = NoDatabase()
        self.logs: dict[str, list[entries.AnyEntry]] = {}

    async def append(self, append: Append) -> None:
        log = self.logs.setdefault(append.table_id, [])
        assert len(log) == append.after
        log += append.entries
        append.then()

    async def read(self, table_id: str, after: int = 0) -> Numbered:
        return list(enumerate(self.logs[table_id], 1))[after:]


def kinds(made: Sequence[entries.AnyEntry]) -> list[str]:
    """Return the class names of entries, in order."""
    return [type(entry).__name__ for entry in made]


def played(made: Sequence[entries.AnyEntry]) -> list[str]:
    """Return the texts of the moves in entries."""
    return [entry.text for entry in made if isinstance(entry, entries.Played)]


def arranged(*players: Json, **position: Any) -> Json:
    """Return a position for a set-up; by default its decks are harmless."""
    decks: Json = {
        "infection_deck": {"next": CALM},
        "player_deck": {"next": ["lagos", "kinshasa", "khartoum", "santiago"]},
    }
    return {"players": list(players), **decks, **position}


def trio(hands: str = "open", **position: Any) -> Json:
    """Return a position with Dispatcher, Medic and Researcher in Atlanta, and cards to share."""
    return arranged(
        at("dispatcher", "atlanta", "atlanta", "airlift"),
        at("medic", "atlanta", "cairo", "one_quiet_night"),
        at("researcher", "atlanta", "delhi", "essen", "forecast"),
        **{"hands": hands, "epidemics": 5} | position,
    )


def near_the_end(**more: Any) -> Json:
    """Return a position in which the next infection card loses the game."""
    return arranged(
        at("medic", "atlanta", "cairo"),
        at("scientist", "atlanta", "lima"),
        **{
            "outbreaks": 7,
            "cubes": {"lagos": {"yellow": 3}},
            "infection_deck": {"next": ["lagos"]},
        }
        | more,
    )


def table_of_three(hands: str = "open", **position: Any) -> Story:
    """Return a table of Dana the Dispatcher, Mia the Medic and Rob the Researcher; Wim watches."""
    return Story("dana", "mia", "rob", watching=["wim"], position=trio(hands, **position))
