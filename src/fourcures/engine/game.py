"""The game as users see it: set-up, moves, reasons, undo, views and records."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, SupportsIndex, Unpack, cast

import msgspec

from . import record
from .base_game import BaseGame
from .drawn_cards import feed_cards, require_consumed
from .errors import (
    IllegalMove,
    InvalidPosition,
    InvalidRecord,
    InvalidSetup,
    NothingToDraw,
    NothingToUndo,
)
from .events import Event, Looked, Turned, members
from .events import read as read_events
from .new_game import deal_from_cards, deal_from_seed
from .notation import Move
from .picture.text import headline
from .position import reader, writer
from .position.schema import Json, Position
from .reasons import Refusal
from .record import Line, Record
from .rules import deal
from .rules.board import CARD, CARDS
from .rules.chance import Chance, copy_chance, make_chance
from .rules.legality import find_refusal, list_legal
from .rules.log import LOG_SIZE
from .rules.moves import MOST_MOVES
from .rules.state import State, copy
from .rules.step import step
from .setup import Setup, SetupOptions, ids_to_mask, seed_text
from .view import View

UNDO = "undo to "


class HistoryEntry(NamedTuple):
    """One line of the game and its events.

    `line` has the move: `entry.line.text` is its text, `entry.line.seat` who made it.
    """

    line: Line
    events: list[Event]


class Game(BaseGame):
    """A game in play. Make one with `new`, `from_position` or `from_record`.

    >>> game = Game.new(roles=["medic", "scientist"], first=0, seed="hello")
    >>> game
    <Game: medic (seat 0) has 4 actions, 0 outbreaks, 0 of 4 cures>
    >>> game.legal_moves[:2]
    [Move('drive chicago'), Move('drive miami')]
    >>> game.play("drive chicago")
    [Moved(player='medic', origin='atlanta', city='chicago', how='drive', by='medic')]
    >>> game.why_not("shuttle cairo").rule
    'R4.4'
    >>> game.undo()
    >>> game.turn, game.phase, game.hands[0]
    (0, 'actions', ['johannesburg', 'kinshasa', 'delhi', 'seoul'])

    `BaseGame` lists the properties of games and views. `state` is the internal record of the rules,
    for kernels; its fields may change. `print(game)` prints the board as text, and a notebook
    displays a game as a picture. Games are equal if their records are; they change, so they have no
    hash.
    """

    def __init__(self, state: State, chance: Chance, setup: Json, seed: str | None) -> None:
        self.state = state
        self.seed = seed
        self.entries: list[HistoryEntry] = []
        self._setup = setup  # the set-up as the record stores it
        self._chance = chance
        self._start = writer.write(state, chance)
        # One entry for each undoable move: the last live line, the state and the chance before it.
        self._undo_stack: list[tuple[int, State, Chance]] = []
        self._last_live_line = 0  # the last line that has not been undone, counted from 1

    def __repr__(self) -> str:
        return f"<Game: {headline(self.position())}>"

    def __eq__(self, other: object) -> bool:
        return self.record() == other.record() if isinstance(other, Game) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    # Constructors.

    @classmethod
    def new(
        cls,
        setup: Setup | None = None,
        *,
        seed: str | int | None = None,
        cards: Sequence[str] | None = None,
        **options: Unpack[SetupOptions],
    ) -> Game:
        """Deal a new game (R2) from `seed`, or from a random seed if none is given.

        The set-up is a `Setup`, or its fields as keywords: `edition` ("2013" or "2008"), `players`
        (2 to 4), `roles` (one for each seat; otherwise dealt from `role_pool`), `epidemics` (4 to
        6), `hands` ("open" or "private"; private by default from 5 epidemics on), `events` and
        `first` (the seat that begins).

        Use `cards` instead of a seed if a real deck has been dealt: nine infected cities (3, 2,
        then 1 cubes), then the hands, one card for each seat in turn. This needs `roles` and
        `first`.

        >>> Game.new(players=3, epidemics=5, seed="tuesday").roles
        ['medic', 'scientist', 'dispatcher']
        """
        if setup is not None and options:
            raise TypeError("give a Setup or its fields, not both")
        if not isinstance(setup, Setup | None):
            raise TypeError(
                f"setup must be a Setup, not {type(setup).__name__}; or pass its fields as keywords"
            )
        if unknown := options.keys() - set(Setup.__struct_fields__):
            known = ", ".join((*Setup.__struct_fields__, "seed", "cards"))
            raise TypeError(f"unknown keyword {min(unknown)!r}; the keywords are {known}")
        setup = Setup(**options) if setup is None else setup
        if cards is None:
            text = seed_text(seed)
            return cls(*deal_from_seed(setup, text), setup.to_json(), text)
        if seed is not None:
            raise InvalidSetup("a game with cards needs roles and first, and no seed", "cards")
        return cls(*deal_from_cards(setup, cards), setup.to_json(), None)

    @classmethod
    def from_position(
        cls, arranged: object, seed: str | int | None = None, real_deck: bool = False
    ) -> Game:
        """Return a game that continues from a position.

        Cards that the position does not script are drawn from the seed. With `real_deck` the caller
        provides them: pass the drawn cards as `cards` to `play`.
        """
        chance = make_chance()
        s = reader.read(arranged, chance)
        if real_deck:
            if chance["scripted"] or chance["next_count"]:
                raise InvalidPosition("with a real deck, leave out next, bottom and shuffles")
            return cls(s, chance, {"position": True}, None)
        text = seed_text(seed)
        deal.bind(chance, text)
        deal.place_epidemics(chance, text, s)
        return cls(s, chance, {"position": True}, text)

    @classmethod
    def from_record(cls, document: object) -> Game:
        """Replay a record and return the game; raise InvalidRecord if it cannot be replayed.

        >>> import json
        >>> text = json.dumps(Game.new(seed=1).record())
        >>> Game.from_record(json.loads(text)).record()["seed"]
        '1'
        """
        stored = record.read(document)
        chance = make_chance()
        try:
            s = reader.read(stored.start, chance)
        except InvalidPosition as error:
            raise InvalidRecord(f"start: {error}") from None
        if stored.seed is not None:  # for moves after the record; its lines have their own outcomes
            deal.bind(chance, stored.seed)
            deal.place_epidemics(chance, stored.seed, s)
        game = cls(s, chance, stored.setup, stored.seed)
        for number, line in enumerate(stored.lines, 1):
            try:
                game._replay(line)
            except (IllegalMove, NothingToUndo, NothingToDraw, InvalidRecord) as error:
                raise InvalidRecord(f"line {number}: {error}") from None
        if stored.outcome != writer.write_outcome(game.state):
            raise InvalidRecord("the moves do not lead to the outcome in the record")
        return game

    # Moves.

    @property
    def legal_moves(self) -> list[Move]:
        """Every legal move of every player who may move now, in a stable order.

        These are Move objects, not strings: use `is_legal` to check a string.
        """
        moves = [0] * MOST_MOVES
        n = list_legal(self.state, moves)
        return [Move(move) for move in moves[:n]]

    def parse(self, text: str, seat: int | None = None) -> Move:
        """Return the move that a text means here, legal or not; raise IllegalMove if unreadable."""
        return Move.parse(text, self, seat)

    def why_not(self, move: str | Move, seat: int | None = None) -> Refusal | None:
        """Return the reason why a move is illegal now, or None if it is legal.

        `seat` is the player who makes the move, if not the usual one.
        """
        try:
            return find_refusal(self.state, self._read(move, seat))
        except IllegalMove as error:
            return error.refusal

    def is_legal(self, move: str | Move, seat: int | None = None) -> bool:
        """Return whether a move or a text can be played now; `why_not` returns the reason.

        >>> game = Game.new(roles=["medic", "scientist"], first=0, seed="hello")
        >>> game.is_legal("drive chicago"), game.is_legal("shuttle cairo")
        (True, False)
        """
        return self.why_not(move, seat) is None

    def play(
        self, move: str | Move, seat: int | None = None, cards: Sequence[str] | None = None
    ) -> list[Event]:
        """Play a move and return its events; an illegal one raises IllegalMove and changes nothing.

        A move is one of `legal_moves` or a text: `drive CITY`, `direct CITY`, `charter CITY`,
        `shuttle CITY`, `build`, `treat DISEASE`, `give CARD to ROLE`, `take CARD from ROLE`, `cure
        DISEASE with CARD...`, `pass`, `next`, an event (`airlift ROLE CITY`, `forecast`, `grant
        CITY`, `quiet`, `resilient CITY`), `discard CARD`, `order CITY...`, and the roles' own moves
        (`move ROLE WAY CITY`, `opsflight CITY discarding CARD`, `store EVENT`). Names are ids:
        `mexico_city`, `contingency_planner`.

        `cards` are the drawn cards in order, if no deal provides them. While there are too few,
        NothingToDraw lists the possible next cards.
        """
        read = self._read(move, seat)
        refused = find_refusal(self.state, read)
        if refused is not None:
            raise IllegalMove(str(move), refused)
        return self._commit(read, cards)

    @property
    def is_undoable(self) -> bool:
        """Whether the last move can be undone.

        A move cannot be undone after a card has been revealed, except with a real deck.
        """
        return bool(self._undo_stack)

    def undo(self) -> None:
        """Undo the last move; raise NothingToUndo if a card has been revealed since.

        The move and the undo both stay in `entries` and in the record.
        """
        if not self._undo_stack:
            raise NothingToUndo(
                "there is no move to undo: no move has been made since a card was revealed"
            )
        self._last_live_line, self.state, self._chance = self._undo_stack.pop()
        self.entries.append(HistoryEntry(Line(None, f"{UNDO}{self._last_live_line}"), []))

    @property
    def latest_line(self) -> Line | None:
        """The last line that has not been undone, or None before the first."""
        return self.entries[self._last_live_line - 1].line if self._last_live_line else None

    @property
    def undo_line(self) -> int:
        """The number of the line that an undo would return to; 0 is the start."""
        return self._undo_stack[-1][0] if self._undo_stack else self._last_live_line

    def copy(self) -> Game:
        """Return an independent copy of the game, with the same cards to come."""
        twin = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.entries = self.entries[:]
        twin._undo_stack = self._undo_stack[:]
        return twin  # states and chances are never modified in place, so both games can share them

    def start(self) -> Game:
        """Return the game as it was before its first move."""
        first = self.record() | {"lines": [], "outcome": None}
        return Game.from_record(first)

    def replay(self, line: Line) -> list[Event]:
        """Play a line of a record with its recorded outcomes, and return the events."""
        before = len(self.entries)
        self._replay(line)
        return [event for entry in self.entries[before:] for event in entry.events]

    # Reading the game.

    @property
    def history(self) -> list[HistoryEntry]:
        """The moves so far with their events, excluding undone moves."""
        live: list[HistoryEntry] = []
        for entry in self.entries:
            if entry.line.text.startswith(UNDO):
                live.pop()
            else:
                live.append(entry)
        return live

    @property
    def setup(self) -> Setup | None:
        """The set-up, or None if the game began from a position."""
        return None if "position" in self._setup else Setup(**self._setup)

    @property
    def hands(self) -> list[list[str]]:
        """All hands, including private ones; `view` hides the cards that a player may not know."""
        return [members(hand) for hand in self.state["hands"][: self.state["players"]]]

    def position(self) -> Position:
        """Return the whole position as the JSON document described in `docs/python/notation.md`."""
        return writer.write(self.state, self._chance)

    def view(
        self,
        seat: int | None = None,
        revealed: bool = False,
        known_cards: Sequence[Iterable[str]] | None = None,
    ) -> View:
        """Return the game as a seat sees it, or as a spectator sees it (None).

        `revealed` shows all hands, for use after the end. `known_cards` has one list for each seat:
        the cards that this player has announced to the team (R12.5).
        """
        if seat is not None:
            self._require_seat(seat)
        told = [0] * 4
        for number, cards in enumerate(known_cards or ()):
            self._require_seat(number)
            told[number] = ids_to_mask(cards, CARD, "card", -1) or 0
        return View(self.state, seat, revealed, told)

    def record(self) -> Json:
        """Return the game as JSON, including the seed: keep it secret until the game ends."""
        made = Record(
            setup=self._setup,
            seed=self.seed,
            start=cast(Json, self._start),
            lines=[entry.line for entry in self.entries],
            outcome=cast(Json | None, writer.write_outcome(self.state)),
        )
        document: Json = msgspec.to_builtins(made)
        return document

    # Internals.

    def _read(self, move: str | Move, seat: int | None) -> Move:
        """Return the move, legal or not; raise IllegalMove if its text is unreadable."""
        if not isinstance(move, str | Move):
            raise TypeError(f"a move must be a str or a Move, not {type(move).__name__}")
        if not isinstance(seat, SupportsIndex | None):
            raise TypeError(f"seat must be a number, not {seat!r}")
        return self.parse(move, seat) if isinstance(move, str) else move

    def _commit(self, move: Move, cards: Sequence[str] | None) -> list[Event]:
        """Play a legal move on a copy of the state, commit the copy, and return the events."""
        after, chance = copy(self.state), copy_chance(self._chance)
        feed_cards(chance, cards or ())
        log = [0] * LOG_SIZE
        step(after, move, chance, log)
        require_consumed(chance, cards)
        events = read_events(log, after)
        told = chance["told"][: chance["told_count"]]
        # In a private game, turning over a card that only one player knew reveals it to the others.
        reveals = (Looked, Turned) if after["private"] else Looked
        revealed = told or any(isinstance(event, reveals) for event in events)
        if revealed and self.seed is not None:  # cards of a real deck may be mistyped
            self._undo_stack.clear()
        else:
            self._undo_stack.append((self._last_live_line, self.state, self._chance))
        self.state, self._chance = after, chance
        line = Line(move.seat, str(move), [CARDS[card] for card in told])
        self.entries.append(HistoryEntry(line, events))
        self._last_live_line = len(self.entries)
        return events

    def _replay(self, line: Line) -> None:
        """Replay one line of a record: an undo, or a move with its outcomes."""
        if line.text.startswith(UNDO):
            self.undo()
            if self.entries[-1].line.text != line.text:
                raise InvalidRecord(f"{line.text!r} should be {self.entries[-1].line.text!r}")
            if line.seat is not None or line.outcomes:
                raise InvalidRecord("an undo must have no seat and no outcomes")
            return
        if line.seat is not None and line.seat not in range(self.state["players"]):
            raise InvalidRecord(
                f"there is no seat {line.seat}; this game has {self.state['players']} players"
            )
        self.play(line.text, line.seat, line.outcomes)
        made = self.entries[-1].line
        if made.seat != line.seat:
            raise InvalidRecord(f"the move belongs to seat {made.seat}")
