"""How every kind of move is written: the words of its text, and where its parts are in the move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast, get_args

from .rules.board import CARDS, CITIES, COLOUR_SIZE, DISEASES, EVENTS, ROLES
from .rules.moves import OTHER, SHUTTLE, TARGET, WAYS
from .rules.names import EventMove, MoveKind, Movement, OtherAction
from .rules.state import FORECAST_SIZE

# The names of the kinds of move, by number. Every move of another player's pawn is "dispatch".
KINDS: tuple[MoveKind, ...] = (
    *get_args(Movement)[: SHUTTLE + 1],
    *cast(list[MoveKind], ["dispatch"] * len(WAYS)),
    "opsflight",
    *get_args(OtherAction),
    *get_args(EventMove),
    *("order", "discard", "next"),
)
# The ids of each kind of part, by number. A city in brackets is the one whose station is moved.
IDS: dict[str, Sequence[str]] = {
    "CITY": CITIES,
    "CITY]": CITIES,
    "CARD": CARDS,
    "DISEASE": DISEASES,
    "EVENT": EVENTS,
    "PLAYER": ROLES,
}


class Form(NamedTuple):
    """The text of a verb's moves: capitals are parts of the move, [] marks optional words."""

    text: str
    a: int | None = None  # the word after the verb that is `a` of the move, and the one that is `b`
    b: int | None = None

    @property
    def words(self) -> list[str]:
        """The words after the verb."""
        return self.text.split()[1:]

    def fits(self, words: Sequence[str]) -> bool:
        """Return whether these words after the verb have this form."""
        wanted = self.words
        if len(words) < len(wanted):  # without the optional words, if there are any
            wanted = [word for word in wanted if word.strip("[]") == word]
        if self.text.endswith("..."):
            most = COLOUR_SIZE if len(wanted) > 1 else FORECAST_SIZE  # of a cure, or of an order
            wanted += ["CARD"] * min(len(words) - len(wanted), most - 1)
        forms = [word.strip("[].") for word in wanted]
        return len(words) == len(forms) and all(
            word == form or form.isupper() for word, form in zip(words, forms, strict=True)
        )

    def find_parts(self) -> dict[str, int]:
        """Return the first bit of each part in a move with this form."""
        places = ((self.a, TARGET), (self.b, OTHER))
        return {self.words[place]: bit for place, bit in places if place is not None}


FORMS: dict[str, Form] = {
    "drive": Form("drive CITY", a=0),
    "direct": Form("direct CITY", a=0),
    "charter": Form("charter CITY", a=0),
    "shuttle": Form("shuttle CITY", a=0),
    "move": Form("move PLAYER WAY CITY", a=2, b=0),
    "opsflight": Form("opsflight CITY discarding CARD", a=0, b=2),
    "build": Form("build [moving CITY]", a=1),
    "treat": Form("treat DISEASE", a=0),
    "give": Form("give CARD to PLAYER", a=0, b=2),
    "take": Form("take CARD from PLAYER", a=0, b=2),
    "cure": Form("cure DISEASE with CARD...", a=0),
    "store": Form("store EVENT", a=0),
    "pass": Form("pass"),
    "airlift": Form("airlift PLAYER CITY", a=1, b=0),
    "forecast": Form("forecast"),
    "order": Form("order CITY..."),
    "grant": Form("grant CITY [moving CITY]", a=0, b=2),
    "quiet": Form("quiet"),
    "resilient": Form("resilient CITY", a=0),
    "discard": Form("discard CARD", a=0),
    "next": Form("next"),
}
# By kind of move: its verb, the words of its text without brackets, and the first bit of each part.
VERBS = tuple("move" if kind == "dispatch" else kind for kind in KINDS)
WORDS = tuple(FORMS[verb].text.replace("[", "").split() for verb in VERBS)
PARTS = tuple(FORMS[verb].find_parts() for verb in VERBS)
