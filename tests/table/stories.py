"""A table without sockets and database: commands in, the room and its log out."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import pytest

from fourcures.bots import BOTS
from fourcures.server.bot_seats import decide as decide_for_bot
from fourcures.server.bot_seats import next_bot_seat
from fourcures.server.store import Store
from fourcures.table import commands, entries
from fourcures.table.decide import Decision, decide
from fourcures.table.entries import AnyEntry
from fourcures.table.errors import Refused
from fourcures.table.replay import replay
from fourcures.table.room import Logged, Room
from fourcures.table.snapshot import entry_for, snapshot
from tests.engine.arranging import at, document

Json = dict[str, Any]

# Infection cards that hurt nobody, so that a story is not over before it is told.
CALM = ["lima", "santiago", "sydney", "jakarta", "osaka", "taipei"]


class Story:
    """One table from its opening on; people are called by their names."""

    def __init__(
        self, *seats: str | None, seed: str = "story", watching: Sequence[str] = (), **setup: Any
    ) -> None:
        self.room = Room(seed)
        self.log: list[entries.AnyEntry] = []
        self.numbers = itertools.count(1)
        people = [*dict.fromkeys(name for name in seats if name), *watching]
        first = Decision(self.room, people[0], None, BOTS)
        opened = entries.TableSetup(**{"players": len(seats)} | setup)
        first.append(
            entries.Opened(
                by=people[0], setup=opened, host=people[0], commitment="c", deal_known=True
            )
        )
        for name in people:
            first.append(entries.Joined(by=name, name=name.title()))
        for number, holder in enumerate(seats):
            if holder is not None:
                first.append(entries.Seated(by=holder, seat=number, holder=holder))
        first.settle()
        self.room, self.log = first.room, first.entries

    def do(self, by: str, command: type[commands.Command], **args: Any) -> list[entries.AnyEntry]:
        """Does a command; the entries that it made."""
        made = command(**{"id": f"{by}-{next(self.numbers)}"} | args)
        decision = decide(self.room, by, made, BOTS)  # type: ignore[arg-type]
        self.room = decision.room
        self.log += decision.entries
        return decision.entries

    def move(self, by: str, text: str, seat: int | None = None) -> list[entries.AnyEntry]:
        return self.do(by, commands.Move, text=text, seat=seat)

    def go_on(self, *people: str) -> list[entries.AnyEntry]:
        """These people let the window pass; the entries of the last."""
        made: list[entries.AnyEntry] = []
        for by in people:
            made = self.do(by, commands.GoOn)
        return made

    def answer(self, by: str, yes: bool, always: bool = False) -> list[entries.AnyEntry]:
        """Answers the only request that waits."""
        (request,) = self.room.requests
        return self.do(by, commands.Answer, request=request.number, yes=yes, always=always)

    def refused(self, by: str, command: type[commands.Command], **args: Any) -> str:
        """The code with which a command is refused; the room is as before."""
        before = self.seen_by_all()
        with pytest.raises(Refused) as no:
            self.do(by, command, **args)
        assert self.seen_by_all() == before
        return no.value.code

    def gone(self, person: str) -> None:
        """The person has had no socket for long."""
        self.by_table(entries.Gone(person=person))

    def by_table(self, *made: entries.AnyEntry) -> None:
        """Entries that no command makes."""
        decision = Decision(self.room.fork(), None, None, BOTS)
        for entry in made:
            decision.append(entry)
        decision.settle()
        self.room = decision.room
        self.log += decision.entries

    def bots(self) -> list[entries.AnyEntry]:
        """The bots do all that they can do before people must; what they did."""
        before = len(self.log)
        while (seat := next_bot_seat(self.room)) is not None:
            decision = decide(self.room, f"bot:{seat}", decide_for_bot(self.room, seat), BOTS)
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
        """The game so far as one person may see it once more."""
        return dict(replay(self.room, self.folded(), person))

    def told(self, person: str | None, after: int = 0) -> list[Json]:
        """The log after an entry as one person is told it."""
        return [entry_for(self.room, one, person) for one in self.folded()[after:]]

    def folded(self) -> list[Logged]:
        """The log with its numbers and the events of the fold."""
        room, told = Room(self.room.seed), []
        for entry in self.log:
            room.apply(entry)
            told.append(room.logged(entry))
        return told


class Memory(Store):
    """A log in memory, for tests of what is above it."""

    def __init__(self) -> None:
        self.logs: dict[str, list[entries.AnyEntry]] = {}

    async def new_table(self, table_id: str, code: str, visibility: str, seed: str) -> None:
        self.logs[table_id] = []

    async def append(
        self,
        table_id: str,
        after: int,
        entries: Sequence[AnyEntry],
        status: str | None = None,
        joined: str | None = None,
    ) -> None:
        assert len(self.logs[table_id]) == after
        self.logs[table_id] += entries


def kinds(made: Sequence[entries.AnyEntry]) -> list[str]:
    """The kinds of entries, in order."""
    return [type(entry).__name__ for entry in made]


def played(made: Sequence[entries.AnyEntry]) -> list[str]:
    """The texts of the moves among entries."""
    return [entry.text for entry in made if isinstance(entry, entries.Played)]


def arranged(*players: Json, **position: Any) -> Json:
    """A position for a set-up: calm decks unless it says otherwise."""
    decks: Json = {
        "infection_deck": {"next": CALM},
        "player_deck": {"next": ["lagos", "kinshasa", "khartoum", "santiago"]},
    }
    return {"players": list(players), **decks, **position}


def trio(hands: str = "open", **position: Any) -> Json:
    """Dispatcher, Medic and Researcher together in Atlanta, with cards to share and to play."""
    return arranged(
        at("dispatcher", "atlanta", "atlanta", "airlift"),
        at("medic", "atlanta", "cairo", "one_quiet_night"),
        at("researcher", "atlanta", "delhi", "essen", "forecast"),
        **{"hands": hands, "epidemics": 5} | position,
    )


def table_of_three(hands: str = "open", **position: Any) -> Story:
    """Dana the Dispatcher, Mia the Medic, Rob the Researcher, and Wim who watches."""
    return Story("dana", "mia", "rob", watching=["wim"], position=trio(hands, **position))
