"""A game as people and programs use it: set-up, moves, reasons, undo, views, records."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from . import record
from .drawn_cards import check, expect
from .errors import (
    IllegalMove,
    InvalidPosition,
    InvalidRecord,
    InvalidSetup,
    NothingToDraw,
    NothingToUndo,
)
from .events import Happening, Looked, Turned
from .events import read as read_events
from .notation import Move, Unreadable, parse
from .position import reader, writer
from .position.fields import shown
from .position.writer import Json
from .reasons import Refusal
from .record import Line, Record
from .rules import deal
from .rules.board import CARD, CARDS, ED_2013, EDITIONS, EVENTS, ROLE, ROLES, ROLES_OF_EDITION
from .rules.chance import Chance, copy_chance, silent
from .rules.legality import legal, refusal
from .rules.log import LOG_SIZE
from .rules.moves import MOST_MOVES
from .rules.setup import clear_table, deal_cards, give_role
from .rules.state import NOBODY, OUTCOMES, State, blank, copy, unpack
from .rules.step import step
from .view import NOTHING_TOLD, View

UNDO = "undo to "


class Outcome(NamedTuple):
    """How a game ended."""

    result: str  # "won" or "lost"
    cause: str  # "cures", "outbreaks", "cubes" or "cards"


class Entry(NamedTuple):
    """One line of the game with what happened."""

    line: Line
    events: list[Happening]


class Game:
    """A game in play. Make one with `new`, `from_position` or `from_record`."""

    def __init__(self, state: State, chance: Chance, setup: Json, seed: str | None) -> None:
        self.state = state
        self.setup = setup
        self.seed = seed
        self.entries: list[Entry] = []
        self._chance = chance
        self._start = writer.write(state, chance)
        # Moves that can still be undone: before each the last live line, the state, the chance.
        self._undoable: list[tuple[int, State, Chance]] = []
        self._live = 0  # the last line that has not been undone, counted from 1

    # Beginnings.

    @classmethod
    def new(
        cls,
        *,
        edition: str = "2013",
        players: int | None = None,
        roles: Sequence[str] | None = None,
        role_pool: Iterable[str] | None = None,
        events: Iterable[str] | None = None,
        epidemics: int = 4,
        hands: str | None = None,
        first: int | None = None,
        seed: str | int | None = None,
        cards: Sequence[str] | None = None,
    ) -> Game:
        """A game set up by R2 from a seed (a random one, if none is given).

        Roles are dealt from `role_pool` unless `roles` names one for each seat; `hands` follows
        the difficulty (R12.2) unless it is given; `first` overrides R2.6. With `cards` there is no
        seed: a real deck has dealt these, nine infected cities (3, 2, then 1 cubes) and then the
        hands, one card for each seat in turn; `roles` and `first` are as the real table has them.
        """
        if edition not in EDITIONS:
            raise InvalidSetup(
                f"edition must be one of {', '.join(EDITIONS)}, not {shown(edition)}"
            )
        number = EDITIONS.index(edition)
        of_edition = ROLES_OF_EDITION[number]
        if players is None:
            players = len(roles) if isinstance(roles, list | tuple) else 2
        if not whole(players, 2, 4):
            raise InvalidSetup(f"players must be 2, 3 or 4, not {shown(players)}")
        if not whole(epidemics, 4, 6):
            raise InvalidSetup(f"epidemics must be 4, 5 or 6, not {shown(epidemics)}")
        if hands is None:
            hands = "open" if epidemics == 4 else "private"
        if hands not in ("open", "private"):
            raise InvalidSetup(f"hands must be open or private, not {shown(hands)}")
        if first is not None and not whole(first, 0, players - 1):
            raise InvalidSetup(f"first must be a seat from 0 to {players - 1}, not {shown(first)}")
        pool = named(role_pool, ROLE, "role", of_edition)
        chosen_events = named(events, {name: CARD[name] for name in EVENTS}, "event", -1)
        every = sum(1 << CARD[name] for name in EVENTS)
        in_game = every if chosen_events is None else chosen_events
        if cards is not None and (seed is not None or roles is None or first is None):
            raise InvalidSetup("a game with cards of its own needs roles and first, and no seed")
        seed_text = "" if cards is not None else seed_or_new(seed)

        chance = silent()
        if cards is None:
            deal.bind(chance, seed_text)
        else:
            expect(chance, cards)
        s = unpack(blank())
        if pool is None:
            pool = of_edition
        clear_table(s, number, players, epidemics, int(hands == "private"), in_game, pool)
        if roles is not None:
            chosen = named(roles, ROLE, "role", of_edition) or 0
            if len(roles) != players or chosen.bit_count() != players:
                raise InvalidSetup(f"roles must name {players} different roles")
            if chosen & ~pool:
                raise InvalidSetup("roles must be among those of role_pool")
            seats = [ROLE[name] for name in roles]
        else:
            seats = deal.role_order(seed_text, [role for role in range(7) if pool >> role & 1])
            if len(seats) < players:
                raise InvalidSetup(f"role_pool has {len(seats)} roles for {players} players")
        for seat in range(players):
            give_role(s, seat, seats[seat])
        starts = NOBODY if first is None else first
        if starts == NOBODY and number != ED_2013:
            starts = deal.first_seat(seed_text, players)
        deal_cards(s, starts, chance, [0])
        if cards is None:
            deal.place_epidemics(chance, seed_text, s)
        else:
            try:
                check(chance, cards)
            except InvalidRecord:
                raise InvalidSetup(
                    "cards must be nine cities and then the hands, every card once"
                ) from None
        setup = {
            "edition": edition,
            "players": players,
            "roles": None if roles is None else list(roles),
            "role_pool": [name for name in ROLES if s["role_pool"] >> ROLE[name] & 1],
            "epidemics": epidemics,
            "hands": hands,
            "events": [name for name in EVENTS if in_game >> CARD[name] & 1],
            "first": first,
        }
        return cls(s, chance, setup, None if cards is not None else seed_text)

    @classmethod
    def from_position(
        cls, arranged: Any, seed: str | int | None = None, real_deck: bool = False
    ) -> Game:
        """A game that goes on from a position; what its script leaves open comes from the seed.

        From a `real_deck` comes what whoever plays says that it gave (`cards` of `play`).
        """
        chance = silent()
        s = reader.read(arranged, chance)
        if real_deck:
            if chance["scripted"] or chance["next_count"]:
                raise InvalidPosition("a real deck leaves out next, bottom and shuffles")
            return cls(s, chance, {"position": True}, None)
        seed_text = seed_or_new(seed)
        deal.bind(chance, seed_text)
        deal.place_epidemics(chance, seed_text, s)
        return cls(s, chance, {"position": True}, seed_text)

    @classmethod
    def from_record(cls, document: Any) -> Game:
        """The game of a record, replayed from its own outcomes; InvalidRecord if it cannot be."""
        kept = record.read(document)
        chance = silent()
        try:
            s = reader.read(kept.start, chance)
        except InvalidPosition as error:
            raise InvalidRecord(f"start: {error}") from None
        if kept.seed is not None:  # for play after the record; the lines bring their own outcomes
            deal.bind(chance, kept.seed)
            deal.place_epidemics(chance, kept.seed, s)
        game = cls(s, chance, kept.setup, kept.seed)
        for number, line in enumerate(kept.lines, 1):
            try:
                game._replay(line)
            except (IllegalMove, NothingToUndo, NothingToDraw, InvalidRecord) as error:
                raise InvalidRecord(f"line {number}: {error}") from None
        if kept.outcome != writer.outcome(game.state):
            raise InvalidRecord("the moves do not lead to the outcome that the record tells")
        return game

    # Moves.

    def legal(self) -> list[Move]:
        """Every legal move of everyone who may move now, in a stable order."""
        moves = [0] * MOST_MOVES
        n = legal(self.state, moves)
        return [Move(move) for move in moves[:n]]

    def why_not(self, move: str | Move, seat: int | None = None) -> Refusal | None:
        """Why a move is not legal now, or None if it is; `seat` asks for a certain player."""
        return self._read(move, seat)[1]

    def play(
        self, move: str | Move, seat: int | None = None, cards: Sequence[str] | None = None
    ) -> list[Happening]:
        """Plays a move and tells what followed; IllegalMove leaves the game untouched.

        `cards` are those that were drawn, in their order, where no deal says them; NothingToDraw
        tells which could be the next, as long as they are too few.
        """
        read, refused = self._read(move, seat)
        if refused is not None or read is None:
            assert refused is not None
            raise IllegalMove(str(move), refused)
        return self._commit(read, cards)

    def can_undo(self) -> bool:
        """Whether a move can be taken back: none revealed anything since, or a real deck did."""
        return bool(self._undoable)

    def undo(self) -> None:
        """Takes the last move back; both stay in the entries and in the record."""
        if not self._undoable:
            raise NothingToUndo("there is no move to undo: none was made since a card was revealed")
        self._live, self.state, self._chance = self._undoable.pop()
        self.entries.append(Entry(Line(None, f"{UNDO}{self._live}"), []))

    def last_line(self) -> Line | None:
        """The last line that has not been undone, or None before the first."""
        return self.entries[self._live - 1].line if self._live else None

    def undo_target(self) -> int:
        """The line after which the game would stand again after an undo."""
        return self._undoable[-1][0] if self._undoable else self._live

    def fork(self) -> Game:
        """An independent game in the same place, with the same chance to come."""
        twin = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.entries = self.entries[:]
        twin._undoable = self._undoable[:]
        return twin  # states and chances are never changed in place, so they can be shared

    def replay(self, line: Line) -> list[Happening]:
        """Plays a line of a record with its own outcomes, or raises if it cannot be."""
        before = len(self.entries)
        self._replay(line)
        return [event for entry in self.entries[before:] for event in entry.events]

    # What can be seen.

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        ended = OUTCOMES[self.state["outcome"]]
        return None if ended is None else Outcome(*ended)

    def position(self) -> Json:
        """The whole position in the form of `docs/notation.md`."""
        return writer.write(self.state, self._chance)

    def view(
        self,
        seat: int | None = None,
        revealed: bool = False,
        told: Sequence[int] = NOTHING_TOLD,
    ) -> View:
        """The game as a seat sees it, or a spectator (None); `revealed` is for after the end.

        `told` has for each seat the cards of which it has told the team, a mask.
        """
        if seat is not None and seat not in range(self.state["players"]):
            raise ValueError(f"seat must be 0 to {self.state['players'] - 1}, not {seat!r}")
        return View(self.state, seat, revealed, told)

    def record(self) -> Json:
        """The game as one JSON document; it holds the seed, so it is for after the end."""
        made = Record(
            setup=self.setup,
            seed=self.seed,
            start=self._start,
            lines=[entry.line for entry in self.entries],
            outcome=writer.outcome(self.state),
        )
        document: Json = msgspec.to_builtins(made)
        return document

    # Inside.

    def _read(self, move: str | Move, seat: int | None) -> tuple[Move | None, Refusal | None]:
        """The move and why it is not legal; a text that cannot be read is no move."""
        if not isinstance(move, str | Move):
            raise TypeError(f"a move is a text or a Move, not {type(move).__name__}")
        try:
            read = parse(move, self.state, seat) if isinstance(move, str) else move
        except Unreadable as error:
            return None, error.refusal
        return read, refusal(self.state, read)

    def _commit(self, move: Move, cards: Sequence[str] | None) -> list[Happening]:
        """Plays a legal move on a copy, which becomes the state when nothing went wrong."""
        after, chance = copy(self.state), copy_chance(self._chance)
        expect(chance, cards or ())
        log = [0] * LOG_SIZE
        step(after, move, chance, log)
        check(chance, cards)
        events = read_events(log, after)
        told = chance["told"][: chance["told_count"]]
        # A card that only its looker knew tells the others something too.
        reveals = (Looked, Turned) if after["private"] else Looked
        revealed = told or any(isinstance(event, reveals) for event in events)
        if revealed and self.seed is not None:  # what a real deck gave may have been told wrong
            self._undoable.clear()
        else:
            self._undoable.append((self._live, self.state, self._chance))
        self.state, self._chance = after, chance
        line = Line(move.seat, str(move), [CARDS[card] for card in told])
        self.entries.append(Entry(line, events))
        self._live = len(self.entries)
        return events

    def _replay(self, line: Line) -> None:
        """One line of a record: an undo, or a move with the outcomes that followed it."""
        if line.text.startswith(UNDO):
            self.undo()
            if self.entries[-1].line.text != line.text:
                raise InvalidRecord(f"{line.text!r} should be {self.entries[-1].line.text!r}")
            if line.seat is not None or line.outcomes:
                raise InvalidRecord("an undo has no seat and no outcomes")
            return
        if line.seat is not None and line.seat not in range(self.state["players"]):
            raise InvalidRecord(f"there is no seat {line.seat}")
        self.play(line.text, line.seat, line.outcomes)
        made = self.entries[-1].line
        if made.seat != line.seat:
            raise InvalidRecord(f"the move belongs to seat {made.seat}")


def whole(value: object, low: int, high: int) -> bool:
    """Whether a value is a whole number in this range; true and 4.0 are not."""
    return type(value) is int and low <= value <= high


def seed_or_new(seed: str | int | None) -> str:
    """A seed as text: the one given, or a new one of 128 random bits."""
    if seed is None:
        return secrets.token_hex(16)
    try:
        text = str(seed)
        text.encode()
    except ValueError:  # thousands of digits, or letters that UTF-8 does not have
        raise InvalidSetup("a seed must be text that can be written as UTF-8") from None
    return text


def named(
    names: Iterable[str] | None, numbers: dict[str, int], what: str, allowed: int
) -> int | None:
    """A set of ids as a mask, or None if none were given; InvalidSetup names what is unknown."""
    if names is None:
        return None
    if isinstance(names, str | bytes) or not isinstance(names, Iterable):
        raise InvalidSetup(f"{what}s must be a list of names, not {shown(names)}")
    mask = 0
    for name in names:
        if not isinstance(name, str) or name not in numbers:
            raise InvalidSetup(f"{shown(name)} is not a {what}; known are {', '.join(numbers)}")
        if not allowed >> numbers[name] & 1:
            raise InvalidSetup(f"the 2008 edition has no {name}")
        mask |= 1 << numbers[name]
    return mask
