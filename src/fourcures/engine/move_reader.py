"""Read moves that are written as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .reasons import Param, Refusal, refuse
from .rules.board import (
    CARD,
    CITY,
    COLOUR_SIZE,
    DISEASE,
    ED_2008,
    EVENTS,
    ROLE,
)
from .rules.cures import refuse_cured, refuse_number, refuse_payment
from .rules.event_cards import EVENT_OF_MOVE, holder
from .rules.hands import seat_over_limit
from .rules.legality import must_name_seat, refuse_game_wide, refuse_timing
from .rules.moves import (
    AIRLIFT_MOVE,
    BUILD,
    CURE,
    DISCARD_MOVE,
    FORECAST_MOVE,
    GIVE,
    GRANT_MOVE,
    MOVE_DRIVE,
    NEXT,
    NONE,
    OPSFLIGHT,
    ORDER,
    PASS,
    QUIET_MOVE,
    RESILIENT_MOVE,
    STORE,
    TAKE,
    TREAT,
    WAYS,
    encode,
    put_order,
)
from .rules.state import FORECAST, FORECAST_SIZE, NOBODY, State

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


class Unreadable(Exception):
    """The text is not a move; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal


def unreadable(rule: str, code: str, **params: Param) -> Unreadable:
    """Return the error with this reason."""
    return Unreadable(refuse(rule, code, **params))


class Words:
    """The words of a text, and what they mean in this state."""

    def __init__(self, text: str, s: State, seat: int | None) -> None:
        self.text = text
        self.s = s
        self.words = text.lower().split()
        self.seat = seat

    def take_seat(self, mover: str) -> None:
        """Set the seat that makes the move, from the text or from the caller."""
        if self.seat is not None and not 0 <= self.seat < self.s["players"]:
            raise unreadable("R1.6", "not_in_game", player=f"seat:{self.seat}")
        if mover:
            self.seat = self.find_seat(mover)

    def read_city(self, word: str) -> int:
        if word == "toronto" and self.s["edition"] == ED_2008:  # R1.9
            word = "montreal"
        if word not in CITY:
            raise unreadable("R1.1", "unknown_city", word=word)
        return CITY[word]

    def read_card(self, word: str) -> int:
        if word == "toronto" and self.s["edition"] == ED_2008:
            word = "montreal"
        if word == "epidemic":
            raise unreadable("R6.2", "epidemic_not_held")
        if word not in CARD:
            raise unreadable("R1.4", "unknown_card", word=word)
        return CARD[word]

    def read_disease(self, word: str) -> int:
        if word not in DISEASE:
            raise unreadable("R1.1", "unknown_disease", word=word)
        return DISEASE[word]

    def read_event(self, word: str) -> int:
        if word not in EVENTS:
            raise unreadable("R1.8", "unknown_event", word=word)
        return EVENTS.index(word)

    def find_seat(self, word: str) -> int:
        """Return the seat of a player given by role or seat."""
        if word in ROLE:
            seat: int = self.s["seat_of"][ROLE[word]]
            if seat == NOBODY:
                raise unreadable("R1.6", "not_in_game", player=word)
            return seat
        number = word.removeprefix("seat:")
        if number == word or not number.isascii() or not number.isdigit():
            raise unreadable("R1.7", "unknown_player", word=word)
        if len(number) > 3 or int(number) >= self.s["players"]:
            raise unreadable("R1.6", "not_in_game", player=word[:20])
        return int(number)

    def read_role(self, word: str) -> int:
        role: int = self.s["roles"][self.find_seat(word)]
        return role

    def acting_seat(self) -> int:
        """Return the acting seat: the named one, or the one whose turn it is."""
        turn: int = self.s["turn"]
        return turn if self.seat is None else self.seat


class Reader(Words):
    """Parse one text; every verb method gets the words after the verb."""

    def read(self) -> int:
        """Return the move; raise Unreadable if the text is not a move."""
        named = self.words and self.words[0].startswith("seat:")
        mover = self.words.pop(0) if named else ""
        if not self.words or self.words[0] not in FORMS:
            raise unreadable("R3.1", "not_a_move", text=self.text, verbs=", ".join(FORMS))
        verb, *rest = self.words
        form, read = FORMS[verb]
        wanted = form.split()
        if not fits(rest, wanted[1:]):
            raise unreadable("R3.1", "wrong_form", text=self.text, form=form)
        try:
            self.take_seat(mover)
            return read(self, verb, rest)
        except Unreadable as error:
            if error.refusal.code == "wrong_form":
                raise
            refused = refuse_game_wide(self.s, OUT_OF_TURN.get(verb, PASS))
            raise Unreadable(refused or error.refusal) from None

    def travel(self, verb: str, rest: Sequence[str]) -> int:
        return encode(WAYS.index(verb), self.acting_seat(), self.read_city(rest[0]))

    def dispatch(self, _verb: str, rest: Sequence[str]) -> int:
        if rest[1] not in WAYS:
            raise unreadable("R3.1", "wrong_form", text=self.text, form=FORMS["move"][0])
        kind = MOVE_DRIVE + WAYS.index(rest[1])
        return encode(kind, self.acting_seat(), self.read_city(rest[2]), self.read_role(rest[0]))

    def opsflight(self, _verb: str, rest: Sequence[str]) -> int:
        return encode(
            OPSFLIGHT, self.acting_seat(), self.read_city(rest[0]), self.read_card(rest[2])
        )

    def build(self, _verb: str, rest: Sequence[str]) -> int:
        return encode(BUILD, self.acting_seat(), self.read_city(rest[1]) if rest else NONE)

    def treat(self, _verb: str, rest: Sequence[str]) -> int:
        return encode(TREAT, self.acting_seat(), self.read_disease(rest[0]))

    def share(self, verb: str, rest: Sequence[str]) -> int:
        kind = GIVE if verb == "give" else TAKE
        return encode(kind, self.acting_seat(), self.read_card(rest[0]), self.read_role(rest[2]))

    def cure(self, _verb: str, rest: Sequence[str]) -> int:
        seat, disease = self.acting_seat(), self.read_disease(rest[0])
        cards = [self.read_card(word) for word in rest[2:]]
        problem = refuse_payment(disease, cards)
        if problem is not None:  # such a set cannot be encoded, so it is refused here
            raise Unreadable(
                refuse_timing(self.s, CURE, seat)
                or refuse_cured(self.s, disease)
                or refuse_number(self.s, seat, disease, len(cards))
                or problem
            )
        return encode(CURE, seat, disease, sum(1 << card % COLOUR_SIZE for card in cards))

    def store(self, _verb: str, rest: Sequence[str]) -> int:
        return encode(STORE, self.acting_seat(), self.read_event(rest[0]))

    def pass_or_next(self, verb: str, _rest: Sequence[str]) -> int:
        return encode(PASS if verb == "pass" else NEXT, self.acting_seat())

    def encode_event(self, kind: int, a: int = 0, b: int = 0) -> int:
        """Encode an event move for the player who holds the card, or for the active seat."""
        seat = self.seat
        if seat is None:
            seat = holder(self.s, EVENT_OF_MOVE[kind - AIRLIFT_MOVE])
        return encode(kind, self.s["turn"] if seat == NOBODY else seat, a, b)

    def airlift(self, _verb: str, rest: Sequence[str]) -> int:
        return self.encode_event(AIRLIFT_MOVE, self.read_city(rest[1]), self.read_role(rest[0]))

    def grant(self, _verb: str, rest: Sequence[str]) -> int:
        moved = self.read_city(rest[2]) if len(rest) > 1 else NONE
        return self.encode_event(GRANT_MOVE, self.read_city(rest[0]), moved)

    def quiet(self, _verb: str, _rest: Sequence[str]) -> int:
        return self.encode_event(QUIET_MOVE)

    def resilient(self, _verb: str, rest: Sequence[str]) -> int:
        return self.encode_event(RESILIENT_MOVE, self.read_city(rest[0]))

    def forecast(self, _verb: str, _rest: Sequence[str]) -> int:
        return self.encode_event(FORECAST_MOVE)

    def order(self, _verb: str, rest: Sequence[str]) -> int:
        seat = self.seat
        if seat is None:
            seat = self.s["forecast_seat"] if self.s["phase"] == FORECAST else self.s["turn"]
        move = encode(ORDER, seat)
        cities = [self.read_city(word) for word in rest]
        for place in range(FORECAST_SIZE):
            move = put_order(move, place, cities[place] if place < len(cities) else NONE)
        return move

    def discard(self, _verb: str, rest: Sequence[str]) -> int:
        seat = self.seat
        if seat is None:
            seat = seat_over_limit(self.s)
            seat = self.s["turn"] if seat == NOBODY else seat
        return encode(DISCARD_MOVE, seat, self.read_card(rest[0]), must_name_seat(self.s, seat))


Read = Callable[[Reader, str, Sequence[str]], int]

# The form of each verb's move: capitals are placeholders, [] marks optional words.
FORMS: dict[str, tuple[str, Read]] = {
    "drive": ("drive CITY", Reader.travel),
    "direct": ("direct CITY", Reader.travel),
    "charter": ("charter CITY", Reader.travel),
    "shuttle": ("shuttle CITY", Reader.travel),
    "move": ("move PLAYER WAY CITY", Reader.dispatch),
    "opsflight": ("opsflight CITY discarding CARD", Reader.opsflight),
    "build": ("build [moving CITY]", Reader.build),
    "treat": ("treat DISEASE", Reader.treat),
    "give": ("give CARD to PLAYER", Reader.share),
    "take": ("take CARD from PLAYER", Reader.share),
    "cure": ("cure DISEASE with CARD...", Reader.cure),
    "store": ("store EVENT", Reader.store),
    "pass": ("pass", Reader.pass_or_next),
    "airlift": ("airlift PLAYER CITY", Reader.airlift),
    "forecast": ("forecast", Reader.forecast),
    "order": ("order CITY...", Reader.order),
    "grant": ("grant CITY [moving CITY]", Reader.grant),
    "quiet": ("quiet", Reader.quiet),
    "resilient": ("resilient CITY", Reader.resilient),
    "discard": ("discard CARD", Reader.discard),
    "next": ("next", Reader.pass_or_next),
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
        most = COLOUR_SIZE if head else FORECAST_SIZE  # the cards of a cure, or of an order
        return len(head) < len(rest) <= len(head) + most and fits(rest[: len(head)], head)
    return len(rest) == len(wanted) and all(
        word == form or form.isupper() for word, form in zip(rest, wanted, strict=True)
    )
