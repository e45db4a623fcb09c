"""What things are called in the reader's language, and the signs that stand for them."""

from __future__ import annotations

import re

from ..engine.rules.board import CITIES, DISEASES, EVENTS, ROLES
from ..language import Language
from .overview import COLOUR

KINDS = {
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
    """Names as a language has them and as the edition of a game prints them."""

    def __init__(self, edition: str = "2013", language: Language | None = None) -> None:
        self.say = language or Language()
        self.edition = edition

    def __call__(self, name: str) -> str:
        """The name of a city, role, event or disease; anything else is said as it is."""
        if self.word(name) == "toronto":
            return self.say.name("city-toronto")  # R1.9
        return self.say.name(message(name)) if name in KINDS else name

    def word(self, name: str) -> str:
        """The word for an id in a move, as the edition of the game would write it."""
        return "toronto" if name == "montreal" and self.edition == "2008" else name

    def card(self, name: str | None) -> str:
        """A card with its colour: `Cairo (black)`, `Airlift (event)`."""
        if name is None:
            return self.say("card-hidden", number=1)
        if name in EVENTS:
            return self.say("card-event", event=self(name))
        if name in COLOUR:
            return self.say("card-city", city=self(name), disease=self(COLOUR[name]))
        return self.say("card-epidemic")

    def short(self, name: str) -> str:
        """A card or a role where room is short."""
        if name in ROLES or name in EVENTS:
            return self.say(f"{message(name)}-short")
        return self(name)

    def letter(self, role: str) -> str:
        """The letter of a role's pawn; no two roles share one."""
        return self.say(f"{message(role)}-letter")

    def form(self, form: str) -> str:
        """Translate the placeholders of a move's form: `drive CITY` is `drive STADT` in German."""
        return PLACEHOLDER.sub(lambda found: self.say("form-word", word=found.group()), form)

    def list(self, names: list[str]) -> str:
        """Several names in one line."""
        return ", ".join(self(name) for name in names)


def message(name: str) -> str:
    """The message that names a thing."""
    return f"{KINDS[name]}-{name.replace('_', '-')}"


def shape(name: str) -> str:
    """The sign of a disease, of a city's disease, or of an event."""
    return SHAPES.get(COLOUR.get(name, name), EVENT_SIGN)


def percent(chance: float, say: Language) -> str:
    """Return a chance in per cent with one decimal."""
    return say("percent", chance=round(chance * 100, 1))


def roughly(chance: float, say: Language) -> str:
    """Return an estimate in per cent without decimals, unless nearly nothing or nearly certain."""
    return percent(round(chance, 2) if 0.1 <= chance <= 0.9 else chance, say)


assert list(SHAPES) == list(DISEASES)
