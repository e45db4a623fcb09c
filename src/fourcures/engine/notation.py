"""Read and write moves as text, in the notation of `docs/python/notation.md`."""

from __future__ import annotations

from typing import Protocol, cast

from .errors import IllegalMove
from .move_forms import FORMS, IDS, KINDS, PARTS, WORDS
from .move_reader import Reader, Unreadable
from .rules.bits import ITEM_MASK
from .rules.board import CARDS, COLOUR_SIZE, first_of_colour
from .rules.moves import (
    AIRLIFT_MOVE,
    CURE,
    DISCARD_MOVE,
    JOIN,
    MOVE_DRIVE,
    NONE,
    ORDER,
    RESILIENT_MOVE,
    WAYS,
    cards_mask_of,
    kind_of,
    order_at,
    other_of,
    seat_of,
    target_of,
)
from .rules.names import Disease, MoveKind, Role
from .rules.state import FORECAST_SIZE, State

__all__ = ["FORMS", "KINDS", "Move", "Unreadable", "parse", "text"]


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
        return find_part(self, "CITY")

    @property
    def role(self) -> Role | None:
        """The role in the move: whose pawn is moved, or who gives or receives the card.

        >>> from fourcures import Game
        >>> game = Game.new(roles=["medic", "dispatcher"], seed=1)
        >>> game.parse("move medic drive chicago").role, game.parse("drive chicago").role
        ('medic', None)
        """
        return cast("Role | None", find_part(self, "PLAYER"))

    @property
    def disease(self) -> Disease | None:
        """The disease that is treated or cured.

        >>> from fourcures import Game
        >>> Game.new(seed=1).parse("treat blue").disease
        'blue'
        """
        return cast("Disease | None", find_part(self, "DISEASE"))

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
        return find_part(self, "CARD") or find_part(self, "EVENT")

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
        return find_part(self, "CITY]")

    @property
    def plays_event(self) -> bool:
        """Whether the move plays an event card."""
        return AIRLIFT_MOVE <= kind_of(self) <= RESILIENT_MOVE


def find_part(move: int, part: str) -> str | None:
    """Return the id of a part of a move, or None if the move does not have it."""
    bit = PARTS[kind_of(move)].get(part)
    number = NONE if bit is None else move >> bit & ITEM_MASK
    return None if number == NONE else IDS[part][number]


def text(move: int) -> str:
    """Return the text of a move."""
    kind = kind_of(move)
    words = [find_part(move, word) or "" if word in IDS else word for word in WORDS[kind]]
    if MOVE_DRIVE <= kind <= JOIN:
        words[2] = WAYS[kind - MOVE_DRIVE]
    if words[-1] == "":  # no station is moved
        words[-2:] = []
    elif words[-1].endswith("..."):
        words[-1:] = Move(move).cards
    elif kind == DISCARD_MOVE and other_of(move):
        words.insert(0, f"seat:{seat_of(move)}")
    return " ".join(words)


def parse(words: str, s: State, seat: int | None = None) -> Move:
    """Return the move that a text means in this state, legal or not; raise Unreadable otherwise.

    The move determines its player, unless the text names a seat or `seat` is given.
    """
    return Move(Reader(words, s, seat).read())
