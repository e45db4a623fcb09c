"""Read and write moves as text, in the notation of `docs/python/notation.md`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, cast, get_args

from .errors import IllegalMove
from .reasons import Param, Refusal, refuse
from .rules.board import CARD, CARDS, CITIES, CITY, DISEASE, DISEASES, ED_2008, EVENTS, ROLE, ROLES
from .rules.cures import refuse_cured, refuse_number, refuse_payment
from .rules.event_cards import EVENT_OF_MOVE, holder
from .rules.hands import seat_over_limit
from .rules.legality import names_seat, refuse_game_wide, refuse_timing
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
    encode,
    kind_of,
    ordered,
    other_of,
    seat_of,
    target_of,
)
from .rules.names import Disease, EventMove, MoveKind, Movement, OtherAction, Role
from .rules.state import FORECAST, NOBODY, State

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
# The kinds of move that are not actions of the active player. R10.4 and R9.1 treat all others
# alike.
OUT_OF_TURN = {
    "airlift": AIRLIFT_MOVE,
    "forecast": FORECAST_MOVE,
    "grant": GRANT_MOVE,
    "quiet": QUIET_MOVE,
    "resilient": RESILIENT_MOVE,
    "order": ORDER,
    "discard": DISCARD_MOVE,
}


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
            first, chosen = 12 * target_of(self), cards_mask_of(self)
            return tuple(CARDS[first + i] for i in range(12) if chosen >> i & 1)
        if kind == ORDER:
            return tuple(CARDS[ordered(self, i)] for i in range(6) if ordered(self, i) != NONE)
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


class Unreadable(Exception):
    """The text is not a move; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal


def parse(words_of: str, s: State, seat: int | None = None) -> Move:
    """Return the move that a text means in this state, legal or not; raise Unreadable otherwise.

    The move determines its player, unless the text names a seat or `seat` is given.
    """
    return Reader(words_of, s, seat).move()


class Reader:
    """Parse one text; every verb method gets the words after the verb."""

    def __init__(self, words_of: str, s: State, seat: int | None) -> None:
        self.text = words_of
        self.s = s
        self.words = words_of.lower().split()
        self.seat = seat

    def move(self) -> Move:
        named = self.words and self.words[0].startswith("seat:")
        mover = self.words.pop(0) if named else ""
        if not self.words or self.words[0] not in FORMS:
            raise self.no("R3.1", "not_a_move", text=self.text, verbs=", ".join(FORMS))
        verb, *rest = self.words
        form, read = FORMS[verb]
        wanted = form.split()
        if not fits(rest, wanted[1:]):
            raise self.no("R3.1", "wrong_form", text=self.text, form=form)
        try:
            self.take_seat(mover)
            return Move(read(self, verb, rest))
        except Unreadable as error:
            if error.refusal.code == "wrong_form":
                raise
            refused = refuse_game_wide(self.s, OUT_OF_TURN.get(verb, PASS))
            raise Unreadable(refused or error.refusal) from None

    # The parts of a move.

    def take_seat(self, mover: str) -> None:
        """Set the seat that makes the move, from the text or from the caller."""
        if self.seat is not None and not 0 <= self.seat < self.s["players"]:
            raise self.no("R1.6", "not_in_game", player=f"seat:{self.seat}")
        if mover:
            self.seat = self.player(mover)

    def no(self, rule: str, code: str, **params: Param) -> Unreadable:
        return Unreadable(refuse(rule, code, **params))

    def city(self, word: str) -> int:
        if word == "toronto" and self.s["edition"] == ED_2008:  # R1.9
            word = "montreal"
        if word not in CITY:
            raise self.no("R1.1", "unknown_city", word=word)
        return CITY[word]

    def card(self, word: str) -> int:
        if word == "toronto" and self.s["edition"] == ED_2008:
            word = "montreal"
        if word == "epidemic":
            raise self.no("R6.2", "epidemic_not_held")
        if word not in CARD:
            raise self.no("R1.4", "unknown_card", word=word)
        return CARD[word]

    def disease(self, word: str) -> int:
        if word not in DISEASE:
            raise self.no("R1.1", "unknown_disease", word=word)
        return DISEASE[word]

    def event(self, word: str) -> int:
        if word not in EVENTS:
            raise self.no("R1.8", "unknown_event", word=word)
        return EVENTS.index(word)

    def player(self, word: str) -> int:
        """Return the seat of a player given by role or seat."""
        if word in ROLE:
            seat: int = self.s["seat_of"][ROLE[word]]
            if seat == NOBODY:
                raise self.no("R1.6", "not_in_game", player=word)
            return seat
        number = word.removeprefix("seat:")
        if number == word or not number.isascii() or not number.isdigit():
            raise self.no("R1.7", "unknown_player", word=word)
        if len(number) > 3 or int(number) >= self.s["players"]:
            raise self.no("R1.6", "not_in_game", player=word[:20])
        return int(number)

    def role(self, word: str) -> int:
        role: int = self.s["roles"][self.player(word)]
        return role

    def active(self) -> int:
        """Return the acting seat: the named one, or the one whose turn it is."""
        turn: int = self.s["turn"]
        return turn if self.seat is None else self.seat

    # The verbs.

    def way(self, verb: str, rest: Sequence[str]) -> int:
        return encode(WAYS.index(verb), self.active(), self.city(rest[0]))

    def dispatch(self, _verb: str, rest: Sequence[str]) -> int:
        if rest[1] not in WAYS:
            raise self.no("R3.1", "wrong_form", text=self.text, form=FORMS["move"][0])
        kind = MOVE_DRIVE + WAYS.index(rest[1])
        return encode(kind, self.active(), self.city(rest[2]), self.role(rest[0]))

    def opsflight(self, _verb: str, rest: Sequence[str]) -> int:
        return encode(OPSFLIGHT, self.active(), self.city(rest[0]), self.card(rest[2]))

    def build(self, _verb: str, rest: Sequence[str]) -> int:
        return encode(BUILD, self.active(), self.city(rest[1]) if rest else NONE)

    def treat(self, _verb: str, rest: Sequence[str]) -> int:
        return encode(TREAT, self.active(), self.disease(rest[0]))

    def share(self, verb: str, rest: Sequence[str]) -> int:
        kind = GIVE if verb == "give" else TAKE
        return encode(kind, self.active(), self.card(rest[0]), self.role(rest[2]))

    def cure(self, _verb: str, rest: Sequence[str]) -> int:
        seat, disease = self.active(), self.disease(rest[0])
        cards = [self.card(word) for word in rest[2:]]
        problem = refuse_payment(disease, cards)
        if problem is not None:  # such a set cannot be encoded, so it is refused here
            raise Unreadable(
                refuse_timing(self.s, CURE, seat)
                or refuse_cured(self.s, disease)
                or refuse_number(self.s, seat, disease, len(cards))
                or problem
            )
        return encode(CURE, seat, disease, sum(1 << card % 12 for card in cards))

    def store(self, _verb: str, rest: Sequence[str]) -> int:
        return encode(STORE, self.active(), self.event(rest[0]))

    def plain(self, verb: str, _rest: Sequence[str]) -> int:
        return encode(PASS if verb == "pass" else NEXT, self.active())

    def by_holder(self, kind: int, a: int = 0, b: int = 0) -> int:
        """Encode an event move for the player who holds the card, or for the active seat."""
        seat = self.seat
        if seat is None:
            seat = holder(self.s, EVENT_OF_MOVE[kind - AIRLIFT_MOVE])
        return encode(kind, self.s["turn"] if seat == NOBODY else seat, a, b)

    def airlift(self, _verb: str, rest: Sequence[str]) -> int:
        return self.by_holder(AIRLIFT_MOVE, self.city(rest[1]), self.role(rest[0]))

    def grant(self, _verb: str, rest: Sequence[str]) -> int:
        moved = self.city(rest[2]) if len(rest) > 1 else NONE
        return self.by_holder(GRANT_MOVE, self.city(rest[0]), moved)

    def quiet(self, _verb: str, _rest: Sequence[str]) -> int:
        return self.by_holder(QUIET_MOVE)

    def resilient(self, _verb: str, rest: Sequence[str]) -> int:
        return self.by_holder(RESILIENT_MOVE, self.city(rest[0]))

    def forecast(self, _verb: str, _rest: Sequence[str]) -> int:
        return self.by_holder(FORECAST_MOVE)

    def order(self, _verb: str, rest: Sequence[str]) -> int:
        seat = self.seat
        if seat is None:
            seat = self.s["forecast_seat"] if self.s["phase"] == FORECAST else self.s["turn"]
        move = encode(ORDER, seat)
        cities = [self.city(word) for word in rest]
        for place in range(6):
            move |= (cities[place] if place < len(cities) else NONE) << 7 + 6 * place
        return move

    def discard(self, _verb: str, rest: Sequence[str]) -> int:
        seat = self.seat
        if seat is None:
            seat = seat_over_limit(self.s)
            seat = self.s["turn"] if seat == NOBODY else seat
        return encode(DISCARD_MOVE, seat, self.card(rest[0]), names_seat(self.s, seat))


Read = Callable[[Reader, str, Sequence[str]], int]

# The form of each verb's move: capitals are placeholders, [] marks optional words.
FORMS: dict[str, tuple[str, Read]] = {
    "drive": ("drive CITY", Reader.way),
    "direct": ("direct CITY", Reader.way),
    "charter": ("charter CITY", Reader.way),
    "shuttle": ("shuttle CITY", Reader.way),
    "move": ("move PLAYER WAY CITY", Reader.dispatch),
    "opsflight": ("opsflight CITY discarding CARD", Reader.opsflight),
    "build": ("build [moving CITY]", Reader.build),
    "treat": ("treat DISEASE", Reader.treat),
    "give": ("give CARD to PLAYER", Reader.share),
    "take": ("take CARD from PLAYER", Reader.share),
    "cure": ("cure DISEASE with CARD...", Reader.cure),
    "store": ("store EVENT", Reader.store),
    "pass": ("pass", Reader.plain),
    "airlift": ("airlift PLAYER CITY", Reader.airlift),
    "forecast": ("forecast", Reader.forecast),
    "order": ("order CITY...", Reader.order),
    "grant": ("grant CITY [moving CITY]", Reader.grant),
    "quiet": ("quiet", Reader.quiet),
    "resilient": ("resilient CITY", Reader.resilient),
    "discard": ("discard CARD", Reader.discard),
    "next": ("next", Reader.plain),
}


def fits(rest: Sequence[str], wanted: Sequence[str]) -> bool:
    """Return whether the words after a verb match its form."""
    optional = wanted and wanted[-1].endswith("]")
    if optional:
        short = [word for word in wanted if not word.startswith("[") and not word.endswith("]")]
        full = [word.strip("[]") for word in wanted]
        return fits(rest, short) or fits(rest, full)
    if wanted and wanted[-1].endswith("..."):
        head = wanted[:-1]
        most = 6 if not head else 12  # an order has at most six cards, a cure far fewer than twelve
        return len(head) < len(rest) <= len(head) + most and fits(rest[: len(head)], head)
    return len(rest) == len(wanted) and all(
        word == form or form.isupper() for word, form in zip(rest, wanted, strict=True)
    )
