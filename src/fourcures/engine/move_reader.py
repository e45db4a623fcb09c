"""Read moves that are written as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .move_forms import FORMS, VERBS, Form
from .reasons import Param, Refusal, find_near, refuse
from .rules.board import CARD, CITY, COLOUR_SIZE, DISEASE, ED_2008, EVENTS, ROLE
from .rules.cures import refuse_cured, refuse_number, refuse_payment
from .rules.event_cards import EVENT_OF_MOVE, holder
from .rules.hands import seat_over_limit
from .rules.legality import must_name_seat, refuse_game_wide, refuse_timing
from .rules.moves import (
    AIRLIFT_MOVE,
    CURE,
    DISCARD_MOVE,
    MOVE_DRIVE,
    NONE,
    ORDER,
    RESILIENT_MOVE,
    WAYS,
    encode,
    put_order,
)
from .rules.state import FORECAST_SIZE, NOBODY, State

SPACED = {name.replace("_", " "): name for name in (*CARD, *ROLE) if "_" in name}


class Unreadable(Exception):
    """The text is not a move; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal


def unreadable(rule: str, code: str, **params: Param) -> Unreadable:
    """Return the error with this reason."""
    return Unreadable(refuse(rule, code, **params))


def is_readable(kind: int, words: Sequence[str]) -> bool:
    """Return whether these words after the verb have the form of a kind of move."""
    return FORMS[VERBS[kind]].fits(words) and (kind != MOVE_DRIVE or words[1] in WAYS)


def right_form(kind: int, words: Sequence[str]) -> str:
    """Return how the text of a move should be: with names of several words as one, if that fits."""
    text = f" {' '.join(words)} "
    for spaced, name in SPACED.items():
        text = text.replace(f" {spaced} ", f" {name} ")
    verb = VERBS[kind]
    return f"{verb}{text}".strip() if is_readable(kind, text.split()) else FORMS[verb].text


class Reader:
    """Reads one text in one state."""

    def __init__(self, text: str, s: State, seat: int | None) -> None:
        self.text = text
        self.s = s
        self.words = text.lower().split()
        self.seat = seat

    def read(self) -> int:
        """Return the move; raise Unreadable if the text is not a move."""
        named = self.words and self.words[0].startswith("seat:")
        mover = self.words.pop(0) if named else ""
        if not self.words or self.words[0] not in FORMS:
            raise unreadable("R3.1", "not_a_move", text=self.text, verbs=", ".join(FORMS))
        verb, *words = self.words
        kind, form = VERBS.index(verb), FORMS[verb]
        is_dispatch = kind == MOVE_DRIVE
        if not is_readable(kind, words):
            right = right_form(kind, words)
            raise unreadable("R3.1", "wrong_form", text=self.text, form=right)
        if is_dispatch:
            kind += WAYS.index(words[1])
        try:
            self.take_seat(mover)
            return self.read_move(kind, form, words)
        except Unreadable as error:
            refused = refuse_game_wide(self.s, kind)
            raise Unreadable(refused or error.refusal) from None

    def take_seat(self, mover: str) -> None:
        """Set the seat that makes the move, from the text or from the caller."""
        if self.seat is not None and not 0 <= self.seat < self.s["players"]:
            raise unreadable("R1.6", "not_in_game", player=f"seat:{self.seat}")
        if mover:
            self.seat = self.find_seat(mover)

    def read_move(self, kind: int, form: Form, words: Sequence[str]) -> int:
        """Return the move of this kind with these words after the verb."""
        seat = self.acting_seat(kind)
        if kind == ORDER:
            return self.read_order(seat, words)
        a, b = self.read_part(form, form.a, words), self.read_part(form, form.b, words)
        if kind == CURE:
            b = self.read_payment(seat, a, words[2:])
        elif kind == DISCARD_MOVE:
            b = must_name_seat(self.s, seat)
        return encode(kind, seat, a, b)

    def acting_seat(self, kind: int) -> int:
        """Return the seat that makes a move of this kind: the named one, or the one that can."""
        if self.seat is not None:
            return self.seat
        s, seat = self.s, NOBODY
        if AIRLIFT_MOVE <= kind <= RESILIENT_MOVE:
            seat = holder(s, EVENT_OF_MOVE[kind - AIRLIFT_MOVE])
        elif kind == ORDER:
            seat = s["forecast_seat"]
        elif kind == DISCARD_MOVE:
            seat = seat_over_limit(s)
        return s["turn"] if seat == NOBODY else seat

    def read_part(self, form: Form, place: int | None, words: Sequence[str]) -> int:
        """Return the part of the move at this place; NONE if its optional words are left out."""
        if place is None:
            return 0
        if place >= len(words):
            return NONE
        return READERS[form.words[place].strip("]")](self, words[place])

    def read_payment(self, seat: int, disease: int, words: Sequence[str]) -> int:
        """Return the cards of a cure, as a mask within their colour."""
        cards = [self.read_card(word) for word in words]
        problem = refuse_payment(disease, cards)
        if problem is not None:  # such a set cannot be encoded, so it is refused here
            raise Unreadable(
                refuse_timing(self.s, CURE, seat)
                or refuse_cured(self.s, disease)
                or refuse_number(self.s, seat, disease, len(cards))
                or problem
            )
        return sum(1 << card % COLOUR_SIZE for card in cards)

    def read_order(self, seat: int, words: Sequence[str]) -> int:
        """Return the order of the cards of a Forecast."""
        move = encode(ORDER, seat)
        cities = [self.read_city(word) for word in words]
        for place in range(FORECAST_SIZE):
            move = put_order(move, place, cities[place] if place < len(cities) else NONE)
        return move

    def read_city(self, word: str) -> int:
        if word == "toronto" and self.s["edition"] == ED_2008:  # R1.9
            word = "montreal"
        if word not in CITY:
            raise unreadable("R1.1", "unknown_city", word=word, **find_near(word, CITY))
        return CITY[word]

    def read_card(self, word: str) -> int:
        if word == "toronto" and self.s["edition"] == ED_2008:
            word = "montreal"
        if word == "epidemic":
            raise unreadable("R6.2", "epidemic_not_held")
        if word not in CARD:
            raise unreadable("R1.4", "unknown_card", word=word, **find_near(word, CARD))
        return CARD[word]

    def read_disease(self, word: str) -> int:
        if word not in DISEASE:
            raise unreadable("R1.1", "unknown_disease", word=word)
        return DISEASE[word]

    def read_event(self, word: str) -> int:
        if word not in EVENTS:
            raise unreadable("R1.8", "unknown_event", word=word, **find_near(word, EVENTS))
        return EVENTS.index(word)

    def read_role(self, word: str) -> int:
        role: int = self.s["roles"][self.find_seat(word)]
        return role

    def find_seat(self, word: str) -> int:
        """Return the seat of a player given by role or seat."""
        if word in ROLE:
            seat: int = self.s["seat_of"][ROLE[word]]
            if seat == NOBODY:
                raise unreadable("R1.6", "not_in_game", player=word)
            return seat
        number = word.removeprefix("seat:")
        if number == word or not number.isascii() or not number.isdigit():
            raise unreadable("R1.7", "unknown_player", word=word, **find_near(word, ROLE))
        if len(number) > 3 or int(number) >= self.s["players"]:
            raise unreadable("R1.6", "not_in_game", player=word[:20])
        return int(number)


READERS: dict[str, Callable[[Reader, str], int]] = {
    "CITY": Reader.read_city,
    "CARD": Reader.read_card,
    "DISEASE": Reader.read_disease,
    "EVENT": Reader.read_event,
    "PLAYER": Reader.read_role,
}
