"""The state of a table: the fold of its log. Pure: no clock, no database, no sockets.

Only `apply_entry` changes a room. `decide` turns commands into entries.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ..engine.events import Event
from ..engine.game import Game
from ..engine.move_parts import MoveParts
from ..engine.record import Line
from ..engine.rules.board import CARD
from ..engine.rules.legality import seats_to_move
from ..engine.rules.state import EPIDEMIC_PHASE, INFECT, PHASES
from ..engine.view import View
from ..protocol.commands import EventOrder
from ..protocol.refusals import Refused
from ..protocol.schema import Waiting
from ..protocol.setup import Practice, TableSetup
from . import entries

USUALLY_ABSENT = 60  # seconds, if neither the table nor the server sets another time


class Seat(msgspec.Struct):
    """Who holds a seat, and who owns it if it was lent."""

    holder: str | None = None
    owner: str | None = None
    bot: str | None = None
    one_turn: bool = False  # whether the owner has it again after this turn


class Person(msgspec.Struct):
    """A person at the table, with their settings here."""

    name: str  # at this table
    came_as: str  # their name when they last joined
    order: EventOrder = "moment"
    agreeable: bool = False
    gone: bool = False


class Request(msgspec.Struct, frozen=True):
    """A request that waits for an answer."""

    number: int  # of its `Asked` entry
    seat: int
    text: str
    of: list[int]
    why: dict[str, object] | None = None  # a bot's reason


class Wait(NamedTuple):
    """Since which entry, and in which turn, the table has been waiting for a person."""

    since: int
    turn: int


class SharedPlan(msgspec.Struct, frozen=True):
    """A plan that somebody shows the team, and what others say about it."""

    number: int  # of its `Said` entry
    moves: list[MoveParts]
    after: int | None = None  # the seat whose turn the author plans before this one
    comments: tuple[tuple[int, entries.Said], ...] = ()  # with the numbers of their entries


class Logged(NamedTuple):
    """An entry with its number and the game events that it caused."""

    seq: int
    entry: entries.AnyEntry
    events: list[Event]
    actions: list[int]  # actions left after each of these events


class Room:
    """A table after some number of log entries."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.seq = 0
        self.setup = TableSetup()
        self.host = ""
        self.commitment = ""
        self.deal_known = False
        self.day: str | None = None  # whose deal it is, if it is a deal of the day
        self.practice: Practice | None = None
        self.closed = False
        self.seats: list[Seat] = []
        self.people: dict[str, Person] = {}
        self.removed: set[str] = set()  # people removed by the host; they may still watch
        self.game: Game | None = None
        self.requests: list[Request] = []
        self.granted: dict[int, set[int]] = {}  # request -> seats that said yes
        self.always: set[tuple[int, int]] = set()  # (asker, asked): agreed for this turn
        self.declined: set[tuple[int, str]] = set()  # (asker, move) declined in this position
        self.went_on: set[str] = set()  # holders who passed in this window
        self.votes: dict[int, set[str]] = {}
        self.redo: list[Line] = []  # undone moves; the last one is redone first
        self.done: dict[str, int] = {}  # "person command" -> number of its last entry
        self.plans: dict[tuple[str, int], SharedPlan] = {}  # by author and seat
        self.told = [0, 0, 0, 0]  # per seat, a mask of the cards it has told the team
        self.turn = 0  # the number of turns that are over
        self.waits: dict[str, Wait] = {}  # whom a table that is played turn by turn waits for

    def fork(self) -> Room:
        """Return an independent copy, on which a command is tried before it is committed."""
        twin = object.__new__(Room)
        twin.__dict__.update(self.__dict__)
        twin.seats = [msgspec.structs.replace(seat) for seat in self.seats]
        twin.people = {
            name: msgspec.structs.replace(person) for name, person in self.people.items()
        }
        twin.game = self.game.copy() if self.game else None
        for name in ("requests", "redo", "told"):
            setattr(twin, name, list(getattr(self, name)))
        for name in ("removed", "always", "declined", "went_on"):
            setattr(twin, name, set(getattr(self, name)))
        twin.granted = {number: set(seats) for number, seats in self.granted.items()}
        twin.votes = {seat: set(people) for seat, people in self.votes.items()}
        twin.done = dict(self.done)
        twin.plans = dict(self.plans)
        return twin

    def view(self, seat: int | None, revealed: bool = False) -> View:
        """Return the view of a seat (None: a spectator), with the cards that others have told."""
        return View(self.playing().state, seat, revealed, self.told)

    def view_of_request(self, seat: int, request: Request) -> View:
        """Return the view of a seat that has been asked: a card that is offered is known."""
        told = list(self.told)
        verb, _, rest = request.text.partition(" ")
        if verb == "give":
            told[request.seat] |= 1 << CARD[rest.split()[0]]
        return View(self.playing().state, seat, told=told)

    def untold_cards(self, seat: int) -> int:
        """Return a mask of the cards in this hand that the team does not know yet."""
        s = self.playing().state
        known: int = s["shown"][seat] | self.told[seat]
        return s["hands"][seat] & ~known if s["private"] else 0

    def playing(self) -> Game:
        """Return the game, which must have started."""
        assert self.game is not None
        return self.game

    def require_game(self) -> Game:
        """Return the game; raise Refused if it has not started."""
        if self.game is None:
            raise Refused("not_begun", empty=sum(seat.holder is None for seat in self.seats))
        return self.game

    def absent_seconds(self) -> int:
        """Return the number of seconds until an absent player stops blocking the game."""
        return self.setup.absent_seconds or USUALLY_ABSENT

    def request(self, number: int) -> Request | None:
        """Return the open request with this number, or None."""
        return next((request for request in self.requests if request.number == number), None)

    def requests_to(self, seat: int) -> list[Request]:
        """Return the requests that a seat has to answer."""
        return [
            request
            for request in self.requests
            if seat in request.of and seat not in self.granted.get(request.number, set())
        ]

    def seats_of(self, holder: str) -> list[int]:
        """Return the seats that a person or a bot holds."""
        return [number for number, seat in enumerate(self.seats) if seat.holder == holder]

    def seated_people(self) -> set[str]:
        """Return the people who hold a seat, or have lent theirs."""
        holders = [None if seat.bot else seat.holder for seat in self.seats]
        owners = [seat.owner for seat in self.seats]
        return {person for person in (*holders, *owners) if person is not None}

    def is_exercise(self) -> bool:
        """Return whether only one turn is played here, and then judged."""
        return self.practice is not None and self.practice.is_exercise

    def secret_day(self) -> str | None:
        """Return the day whose deal can be seen here: as the table's own, or for practice."""
        return self.day or (self.practice.day if self.practice else None)

    def is_by_turns(self) -> bool:
        """Return whether people play turn by turn, and are not expected to be here together."""
        return self.setup.turn_hours is not None

    def is_private(self) -> bool:
        """Return whether hands are private (R12.2)."""
        return self.game is not None and bool(self.game.state["private"])

    def is_real(self) -> bool:
        """Return whether the cards come from a real deck."""
        return self.setup.cards is not None

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.game is not None and self.game.outcome is not None

    def has_ended(self) -> bool:
        """Return whether nothing can happen any more: the game is over, or the table is closed."""
        return self.closed or self.is_over()

    def can_undo(self) -> bool:
        """Return whether the last move can be undone: not after the end, when everything is known.

        With a real deck it can: the table hides nothing there, and a card may have been mistyped.
        """
        return (
            self.game is not None
            and (self.is_real() or not self.is_over())
            and self.game.is_undoable
        )

    def in_window(self) -> bool:
        """Return whether the game is in an event window, where it waits only for events."""
        if self.game is None or self.is_over():
            return False
        return self.game.state["phase"] in (EPIDEMIC_PHASE, INFECT)

    def awaited_holders(self) -> list[str]:
        """Return who has yet to pass: holders who could play an event, or all at private hands.

        With a real deck nothing is drawn automatically, so the active player is always asked. A
        player who has just made a move that can be undone is asked too, so that a wrong click does
        not draw the next infection card. A default for event windows, or long absence, answers for
        its person; a bot answers for itself.
        """
        if not self.in_window():
            return []
        if self.is_private():
            holders = {seat.holder for seat in self.seats}
        else:
            game = self.playing()
            able = {move.seat for move in game.legal_moves if move.plays_event}
            line = game.latest_line
            if self.is_real():
                able.add(game.state["turn"])
            elif self.can_undo() and line and line.seat is not None and line.text != "next":
                able.add(line.seat)
            holders = {self.seats[seat].holder for seat in able}
        return sorted(
            holder
            for holder in holders
            if holder is not None and holder not in self.went_on and not self.is_covered(holder)
        )

    def is_covered(self, holder: str) -> bool:
        """Return whether a person passes in this window by their default or by absence."""
        person = self.people.get(holder)
        if person is None:
            return False
        if self.is_real():
            return person.gone
        at_epidemic = self.playing().state["phase"] == EPIDEMIC_PHASE
        order = person.order
        if order == "moment" and self.is_by_turns():
            # Only the active player is here: the others are asked when it matters most.
            active = self.seats[self.playing().state["turn"]].holder
            order = "moment" if holder == active else "epidemics"
        return person.gone or order == "never" or (order == "epidemics" and not at_epidemic)

    def waiting_for(self) -> list[Waiting]:
        """Return whom the table is waiting for, and for what."""
        if self.has_ended():
            return []
        if self.game is None:
            return [
                {"for": "seat", "seat": number}
                for number, seat in enumerate(self.seats)
                if seat.holder is None
            ]
        answers: list[Waiting] = [
            {"for": "answer", "seat": seat, "request": request.number}
            for request in self.requests
            for seat in request.of
            if seat not in self.granted.get(request.number, set())
        ]
        if self.in_window():
            return answers + [
                {"for": "window", "holder": holder} for holder in self.awaited_holders()
            ]
        phase = PHASES[self.game.state["phase"]]
        seats = seats_to_move(self.game.state)
        return answers + [{"for": phase, "seat": seat} for seat in seats]

    def awaited_people(self) -> set[str]:
        """Return the people whom a game waits for; bots are not among them."""
        if self.game is None:
            return set()
        seats = self.seats
        waits = self.waiting_for()
        holders = {wait.get("holder") or seats[wait["seat"]].holder for wait in waits}
        return {person for person in holders if person in self.people}
