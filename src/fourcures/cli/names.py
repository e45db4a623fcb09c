"""What things are called in English, and the signs that stand for them."""

from __future__ import annotations

from ..engine.board import DISEASES, EVENTS, FACTS, ROLES
from .glance import COLOUR

ROLE_NAMES = {
    "contingency_planner": "Contingency Planner",
    "dispatcher": "Dispatcher",
    "medic": "Medic",
    "operations_expert": "Operations Expert",
    "quarantine_specialist": "Quarantine Specialist",
    "researcher": "Researcher",
    "scientist": "Scientist",
}
SHORT_ROLES = ROLE_NAMES | {
    "contingency_planner": "Planner",
    "operations_expert": "Operations",
    "quarantine_specialist": "Quarantine",
}
EVENT_NAMES = {
    "airlift": "Airlift",
    "forecast": "Forecast",
    "government_grant": "Government Grant",
    "one_quiet_night": "One Quiet Night",
    "resilient_population": "Resilient Population",
}
SHORT_EVENTS = EVENT_NAMES | {
    "government_grant": "Grant",
    "one_quiet_night": "Quiet Night",
    "resilient_population": "Resilient",
}
SHAPES = {"blue": "●", "yellow": "▲", "black": "■", "red": "◆"}  # never colour alone
EVENT_SIGN = "+"
STATION = "⌂"


class Names:
    """Names as the edition of a game prints them."""

    def __init__(self, edition: str = "2013") -> None:
        self._cities: dict[str, str] = {city["id"]: city["name_en"] for city in FACTS}
        if edition == "2008":
            self._cities["montreal"] = "Toronto"  # R1.9

    def __call__(self, name: str | None) -> str:
        """The name of a city, card, role or whatever else has an id."""
        if name is None:
            return "a hidden card"
        return self._cities.get(name) or ROLE_NAMES.get(name) or EVENT_NAMES.get(name) or name

    def card(self, name: str | None) -> str:
        """A card with its colour: `Cairo (black)`, `Airlift (event)`."""
        kind = COLOUR.get(name or "") or ("event" if name in EVENTS else "")
        return f"{self(name)} ({kind})" if kind else self(name)

    def short(self, name: str) -> str:
        """A card as a crowded hand shows it."""
        return SHORT_EVENTS.get(name) or self(name)

    def list(self, names: list[str]) -> str:
        """Several names in one line."""
        return ", ".join(self(name) for name in names)


def letter(role: str) -> str:
    """The letter of a role's pawn; no two roles share one."""
    return role[0].upper()


def shape(name: str) -> str:
    """The sign of a disease, of a city's disease, or of an event."""
    return SHAPES.get(COLOUR.get(name, name), EVENT_SIGN)


assert len({letter(role) for role in ROLES}) == len(ROLES)
assert list(SHAPES) == list(DISEASES)
