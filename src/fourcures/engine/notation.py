"""Read and write moves as text, in the notation of `docs/python/notation.md`."""

from __future__ import annotations

from typing import Protocol, cast, get_args

from .errors import IllegalMove
from .move_reader import FORMS, Reader, Unreadable
from .rules.board import (
    CARDS,
    CITIES,
    COLOUR_SIZE,
    DISEASES,
    EVENTS,
    ROLES,
    first_of_colour,
)
from .rules.moves import (
    AIRLIFT_MOVE,
    BUILD,
    CURE,
    DISCARD_MOVE,
    FORECAST_MOVE,
    GIVE,
    GRANT_MOVE,
    JOIN,
    MOVE_DRIVE,
    NEXT,
    NONE,
    OPSFLIGHT,
    ORDER,
    PASS,
    QUIET_MOVE,
    RESILIENT_MOVE,
    SHUTTLE,
    STORE,
    TAKE,
    TREAT,
    WAYS,
    cards_mask_of,
    kind_of,
    order_at,
    other_of,
    seat_of,
    target_of,
)
from .rules.names import Disease, EventMove, MoveKind, Movement, OtherAction, Role
from .rules.state import FORECAST_SIZE, State

__all__ = ["FORMS", "KINDS", "Move", "Unreadable", "parse", "text"]

# The names of the kinds of move, by number. Every move of another player's pawn is "dispatch".
KINDS: tuple[MoveKind, ...] = (
    *get_args(Movement)[: SHUTTLE + 1],
    *cast(list[MoveKind], ["dispatch"] * len(WAYS)),
    "opsflight",
    *get_args(OtherAction),
    *get_args(EventMove),
    *("order", "discard", "next"),
)
# The kinds of move whose `a` is a city, and those whose `b` is a role.
WITH_CITY = frozenset({*range(OPSFLIGHT + 1), AIRLIFT_MOVE, GRANT_MOVE, RESILIENT_MOVE})
WITH_ROLE = frozenset({*range(MOVE_DRIVE, JOIN + 1), GIVE, TAKE, AIRLIFT_MOVE})


class HasState(Protocol):
    """A game or a view."""

    @property
    def state(self) -> State: ...


class Move(int):
    """A move: an int (see `rules.moves`) that prints as its text.

    Its parts are string ids, or None if this kind of move does not have the part.

    >>> from fourcures import Game
    >>> game = Game.new(roles=["medic", "scientist"], first=0, seed="hello")
    >>> move = game.parse("give seoul to scientist")
    >>> move.seat, move.kind, move.card, move.role
    (0, 'give', 'seoul', 'scientist')
    >>> [move.city for move in game.legal_moves if move.kind == "drive"]
    ['chicago', 'miami', 'washington']

    A move is not equal to its text, so `"drive chicago" in game.legal_moves` is False. Use
    `game.is_legal("drive chicago")`, or compare `str(move)`.
    """

    __slots__ = ()

    def __str__(self) -> str:
        return text(self)

    def __repr__(self) -> str:
        return f"Move({text(self)!r})"

    def __format__(self, spec: str) -> str:
        return format(text(self), spec)

    @classmethod
    def parse(cls, words: str, game: HasState, seat: int | None = None) -> Move:
        """Return the move that a text means in a game or view; raise IllegalMove if unreadable.

        >>> from fourcures import Game, Move
        >>> Move.parse("drive chicago", Game.new(seed=1))
        Move('drive chicago')
        """
        try:
            return parse(words, game.state, seat)
        except Unreadable as error:
            raise IllegalMove(words, error.refusal) from None

    @property
    def seat(self) -> int:
        """The seat that makes the move."""
        return seat_of(self)

    @property
    def kind(self) -> MoveKind:
        """The kind of move, such as "drive", "treat" or "airlift".

        >>> from fourcures import Game
        >>> Game.new(seed=1).parse("drive chicago").kind
        'drive'
        """
        return KINDS[kind_of(self)]

    @property
    def city(self) -> str | None:
        """The city where a pawn goes, a station is granted, or whose infection card is removed.

        >>> from fourcures import Game
        >>> game = Game.new(players=2, seed=1)
        >>> game.parse("shuttle cairo").city, game.parse("treat blue").city
        ('cairo', None)
        """
        return CITIES[target_of(self)] if kind_of(self) in WITH_CITY else None

    @property
    def role(self) -> Role | None:
        """The role in the move: whose pawn is moved, or who gives or receives the card.

        >>> from fourcures import Game
        >>> game = Game.new(roles=["medic", "dispatcher"], seed=1)
        >>> game.parse("move medic drive chicago").role, game.parse("drive chicago").role
        ('medic', None)
        """
        return ROLES[other_of(self)] if kind_of(self) in WITH_ROLE else None

    @property
    def disease(self) -> Disease | None:
        """The disease that is treated or cured.

        >>> from fourcures import Game
        >>> Game.new(seed=1).parse("treat blue").disease
        'blue'
        """
        return DISEASES[target_of(self)] if kind_of(self) in (TREAT, CURE) else None

    @property
    def card(self) -> str | None:
        """The one card that is given, taken, discarded or stored.

        >>> from fourcures import Game
        >>> game = Game.new(seed=1)
        >>> game.parse("discard lima").card
        'lima'
        >>> game.parse("opsflight cairo discarding paris").card
        'paris'
        """
        kind = kind_of(self)
        if kind in (GIVE, TAKE, DISCARD_MOVE):
            return CARDS[target_of(self)]
        if kind == STORE:
            return EVENTS[target_of(self)]
        return CARDS[other_of(self)] if kind == OPSFLIGHT else None

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that appear as cards in the text of the move.

        These are the set of a cure, the order of a Forecast (top first), or the single `card`. A
        card that is used up without being mentioned, such as the one for a charter flight, is not
        included.

        >>> from fourcures import Game
        >>> game = Game.new(seed=1)
        >>> game.parse("cure red with osaka tokyo").cards
        ('osaka', 'tokyo')
        >>> game.parse("charter lima").cards
        ()
        """
        kind = kind_of(self)
        if kind == CURE:
            first, chosen = first_of_colour(target_of(self)), cards_mask_of(self)
            return tuple(CARDS[first + i] for i in range(COLOUR_SIZE) if chosen >> i & 1)
        if kind == ORDER:
            cards = (order_at(self, place) for place in range(FORECAST_SIZE))
            return tuple(CARDS[card] for card in cards if card != NONE)
        return () if self.card is None else (self.card,)

    @property
    def moving(self) -> str | None:
        """The city whose station is moved, if all six stations are on the board.

        >>> from fourcures import Game
        >>> Game.new(seed=1).parse("build moving lagos").moving
        'lagos'
        """
        kind = kind_of(self)
        moved = target_of(self) if kind == BUILD else other_of(self) if kind == GRANT_MOVE else NONE
        return None if moved == NONE else CITIES[moved]

    @property
    def plays_event(self) -> bool:
        """Whether the move plays an event card."""
        return AIRLIFT_MOVE <= kind_of(self) <= RESILIENT_MOVE


def text(move: int) -> str:
    """Return the text of a move."""
    kind, a, b = kind_of(move), target_of(move), other_of(move)
    if kind <= SHUTTLE:
        return f"{WAYS[kind]} {CITIES[a]}"
    if kind <= JOIN:
        return f"move {ROLES[b]} {WAYS[kind - MOVE_DRIVE]} {CITIES[a]}"
    if kind == OPSFLIGHT:
        return f"opsflight {CITIES[a]} discarding {CARDS[b]}"
    if kind == BUILD:
        return "build" if a == NONE else f"build moving {CITIES[a]}"
    if kind == TREAT:
        return f"treat {DISEASES[a]}"
    if kind == GIVE:
        return f"give {CARDS[a]} to {ROLES[b]}"
    if kind == TAKE:
        return f"take {CARDS[a]} from {ROLES[b]}"
    if kind == CURE:
        return f"cure {DISEASES[a]} with {' '.join(Move(move).cards)}"
    if kind == STORE:
        return f"store {EVENTS[a]}"
    if kind == AIRLIFT_MOVE:
        return f"airlift {ROLES[b]} {CITIES[a]}"
    if kind == GRANT_MOVE:
        return f"grant {CITIES[a]}" if b == NONE else f"grant {CITIES[a]} moving {CITIES[b]}"
    if kind == RESILIENT_MOVE:
        return f"resilient {CITIES[a]}"
    if kind == ORDER:
        return f"order {' '.join(Move(move).cards)}"
    if kind == DISCARD_MOVE:
        return f"seat:{seat_of(move)} discard {CARDS[a]}" if b else f"discard {CARDS[a]}"
    return {PASS: "pass", FORECAST_MOVE: "forecast", QUIET_MOVE: "quiet", NEXT: "next"}[kind]


def parse(words: str, s: State, seat: int | None = None) -> Move:
    """Return the move that a text means in this state, legal or not; raise Unreadable otherwise.

    The move determines its player, unless the text names a seat or `seat` is given.
    """
    return Move(Reader(words, s, seat).read())
