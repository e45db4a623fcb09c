"""Names of cities, roles, events and diseases in the reader's language, and their symbols."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..engine.rules.board import CITIES, DISEASES, EVENTS, FACTS, ROLES
from .language import Language

COLOUR: dict[str, str] = {city["id"]: city["color"] for city in FACTS}
KINDS: dict[str, str] = {
    **dict.fromkeys(CITIES, "city"),
    **dict.fromkeys(ROLES, "role"),
    **dict.fromkeys(EVENTS, "event"),
    **dict.fromkeys(DISEASES, "disease"),
}
SHAPES = {"blue": "●", "yellow": "▲", "black": "■", "red": "◆"}  # never colour alone
EVENT_SIGN = "+"
STATION = "⌂"
PLACEHOLDER = re.compile(r"\b[A-Z]+\b")


class Names:
    """Names in one language and in one edition of the game."""

    def __init__(self, edition: str = "2013", language: Language | None = None) -> None:
        self.say = language or Language()
        self.edition = edition

    def __call__(self, name: str) -> str:
        """Return the name of a city, role, event or disease; any other text is unchanged."""
        if self.word(name) == "toronto":
            return self.say.name("city-toronto")  # R1.9
        return self.say.name(message_id(name)) if name in KINDS else name

    def word(self, name: str) -> str:
        """Return the word for an id in move notation, in the edition of the game."""
        return "toronto" if name == "montreal" and self.edition == "2008" else name

    def card(self, name: str | None) -> str:
        """Return a card with its colour: `Cairo (black)`, `Airlift (event)`."""
        if name is None:
            return self.say("card-hidden", number=1)
        if name in EVENTS:
            return self.say("card-event", event=self(name))
        if name in COLOUR:
            return self.say("card-city", city=self(name), disease=self(COLOUR[name]))
        return self.say("card-epidemic")

    def short(self, name: str) -> str:
        """Return the short name of a card or role."""
        if name in ROLES or name in EVENTS:
            return self.say(f"{message_id(name)}-short")
        return self(name)

    def letter(self, role: str) -> str:
        """Return the letter of a role's pawn; it is unique."""
        return self.say(f"{message_id(role)}-letter")

    def form(self, form: str) -> str:
        """Translate the placeholders of a move's form: `drive CITY` is `drive STADT` in German."""
        return PLACEHOLDER.sub(lambda match: self.say("form-word", word=match.group()), form)

    def list(self, names: Sequence[str]) -> str:
        """Return several names, separated by commas."""
        return ", ".join(self(name) for name in names)

    def enumeration(self, names: Sequence[str]) -> str:
        """Return several names as a sentence has them, with an "and" before the last."""
        *others, last = names
        if not others:
            return self(last)
        return self.say("terminal-and", names=self.list(others), last=self(last))


def message_id(name: str) -> str:
    return f"{KINDS[name]}-{name.replace('_', '-')}"


def symbol_of(name: str) -> str:
    """Return the symbol of a disease, of a city's disease, or of an event."""
    return SHAPES.get(COLOUR.get(name, name), EVENT_SIGN)


def format_percent(chance: float, say: Language) -> str:
    """Return a chance in per cent with one decimal."""
    return say("percent", chance=round(chance * 100, 1))


def format_estimate(chance: float, say: Language) -> str:
    """Return an estimate in per cent, with a decimal only below 10 % and above 90 %."""
    return format_percent(round(chance, 2) if 0.1 <= chance <= 0.9 else chance, say)


assert list(SHAPES) == list(DISEASES)
