"""The state of a table: the fold of its log. Pure: no clock, no database, no sockets.

Only `apply_entry` changes a room. `decide` turns commands into entries.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from ..engine.events import Event
from ..engine.game import Game
from ..engine.move_parts import MoveParts
from ..engine.record import Line
from ..engine.rules.board import CARD
from ..engine.rules.state import DRAW, EPIDEMIC_PHASE, INFECT
from ..engine.view import View
from ..protocol.commands import Moment, Stop
from ..protocol.refusals import Refused
from ..protocol.setup import Practice, TableSetup
from . import entries

USUAL_STOPS: dict[Moment, Stop] = {"draw": "never", "infect": "pause", "epidemic": "ask"}
USUALLY_ABSENT = 60  # seconds, if neither the table nor the server sets another time


class Seat(msgspec.Struct):
    """Who holds a seat, and who owns it if it was lent."""

    holder: str | None = None
    owner: str | None = None
    bot: str | None = None
    one_turn: bool = False  # whether the owner has it again after this turn
    tells: bool = False  # whether its bot may tell a private hand: its own, or with consent


class Person(msgspec.Struct):
    """A person at the table, with their settings here."""

    name: str  # at this table
    came_as: str  # their name when they last joined
    stops: Mapping[Moment, Stop] = msgspec.field(default_factory=USUAL_STOPS.copy)
    agreeable: bool = False  # to all requests
    agrees_to: frozenset[str] = frozenset()  # the holders of seats whose requests are granted
    gone: bool = False


class Request(msgspec.Struct, frozen=True):
    """A request that waits for an answer."""

    number: int  # of its `Asked` entry
    seat: int
    steps: list[entries.AskedStep]
    why: dict[str, object] | None = None  # a bot's reason

    @property
    def of(self) -> list[int]:
        """The seats that must agree."""
        return sorted({seat for step in self.steps for seat in step.of})

    @property
    def text(self) -> str:
        """The move that is played when all have agreed, or "undo"."""
        return self.steps[0].text


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


class Beginner(NamedTuple):
    """Who held a seat when the game started."""

    holder: str
    bot: str | None


class MoveAuthor(NamedTuple):
    """Who made a move (None: the table), and the number of its entry."""

    by: str | None
    seq: int


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
        # Of this turn: the moves of each seat that were agreed to and are not played yet.
        self.agreed: dict[int, tuple[entries.AskedStep, ...]] = {}
        self.on_course: set[int] = set()  # seats that have played nothing else since
        self.declined: set[tuple[int, int]] = set()  # (asker, asked) in this turn
        self.declined_moves: set[tuple[int, str]] = set()  # of the asker, in this turn
        self.accepted: set[tuple[int, int]] = set()  # (asker, asked), and nothing unforeseen since
        self.drawing = False  # whether the active player draws as soon as nobody is stopped
        self.went_on: set[str] = set()  # holders who passed in this window
        self.went_on_since_epidemic: set[str] = set()
        self.had_epidemic = False  # in this turn
        self.holds: dict[str, int] = {}  # holders who keep this window open, and since when
        self.pause_ended = False  # of this window
        self.invited: set[str] = set()  # people for whom a seat is kept, and who have not come yet
        self.ready: set[str] = set()  # for the game to start
        self.beginners: tuple[Beginner, ...] = ()  # of each seat
        self.authors: list[MoveAuthor] = []  # of each move of the game that was not undone
        self.waits_until: dict[int, int] = {}  # seats of absent players -> when to ask again
        self.rematch: str | None = None  # the code of the table where the next game is
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
        for name in ("requests", "redo", "told", "authors"):
            setattr(twin, name, list(getattr(self, name)))
        names = ("removed", "invited", "ready", "on_course", "declined", "declined_moves")
        for name in (*names, "accepted", "went_on"):
            setattr(twin, name, set(getattr(self, name)))
        twin.went_on_since_epidemic = set(self.went_on_since_epidemic)
        for name in ("agreed", "holds", "done", "plans", "waits_until"):
            setattr(twin, name, dict(getattr(self, name)))
        twin.granted = {number: set(seats) for number, seats in self.granted.items()}
        return twin

    def view(self, seat: int | None, revealed: bool = False) -> View:
        """Return the view of a seat (None: a spectator), with the cards that others have told."""
        return View(self.playing().state, seat, revealed, self.told)

    def view_of_request(self, seat: int, request: Request) -> View:
        """Return the view of a seat that has been asked: cards that are offered are known."""
        told = list(self.told)
        for step in request.steps:
            verb, _, rest = step.text.partition(" ")
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

    def lent_seats(self, person: str) -> list[int]:
        """Return the seats that a bot plays for a person, who can take them back."""
        return [
            number for number, seat in enumerate(self.seats) if seat.bot and seat.owner == person
        ]

    def seat_holders(self) -> set[str]:
        """Return the people who hold a seat."""
        return {seat.holder for seat in self.seats if seat.holder is not None and not seat.bot}

    def seated_people(self) -> set[str]:
        """Return the people who hold a seat, or have lent theirs."""
        owners = {seat.owner for seat in self.seats if seat.owner is not None}
        return self.seat_holders() | owners

    def can_begin(self) -> bool:
        """Return whether the game can start: all seats are taken, and the people are ready.

        A person who plays with bots alone, or around one screen, starts by taking the seat.
        """
        if not self.seats or not all(seat.holder for seat in self.seats):
            return False
        people = self.seat_holders()
        return people <= self.ready or (len(people) == 1 and not people & self.invited)

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

    def moves_to_undo(self) -> list[Line]:
        """Return the moves that an undo takes back, the last one first; empty if it is impossible.

        It is the last move of a player, with the steps that the table has taken by itself since:
        it would take them again. After the end nothing is undone, because everything is known.
        With a real deck each move can be undone: the table hides nothing there, and a card may
        have been mistyped.
        """
        if self.game is None or (self.is_over() and not self.is_real()):
            return []
        game, lines = self.game, list[Line]()
        while game.is_undoable and (line := game.latest_line) is not None:
            lines.append(line)
            if self.is_real() or line.text != "next":
                return lines
            game = game.copy()
            game.undo()
        return []

    def can_undo(self) -> bool:
        """Return whether the last move can be undone."""
        return bool(self.moves_to_undo())

    def in_window(self) -> bool:
        """Return whether the game is in an event window, where it waits only for events.

        The window before a draw opens when the active player draws.
        """
        if self.game is None or self.is_over():
            return False
        phase = self.game.state["phase"]
        return phase in (EPIDEMIC_PHASE, INFECT) or (phase == DRAW and self.drawing)
