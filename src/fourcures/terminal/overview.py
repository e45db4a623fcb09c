"""The position as one viewer sees it, with the derived numbers that all displays need.

All data come from `View.position()`, so hidden information cannot leak.
"""

from __future__ import annotations

from typing import NamedTuple

from ..engine.rules.board import CUBES, DISEASES, FACTS, HAND_LIMIT, RATES
from ..engine.view import View
from ..text.names import COLOUR

NEIGHBOURS: dict[str, list[str]] = {city["id"]: city["neighbors"] for city in FACTS}


class PlayerSummary(NamedTuple):
    """One seat as the viewer knows it."""

    seat: int
    role: str
    city: str
    hand: list[str | None]  # None: a card that the viewer does not know
    stored: str | None  # the event on the Planner's card


class Overview:
    """A position as one viewer sees it."""

    def __init__(self, view: View, turn_number: int) -> None:
        seen = view.position()
        turn = seen["turn"]
        self.viewer: int | None = view.viewer
        self.turn_number = turn_number
        self.edition: str = seen["edition"]
        self.private: bool = seen["hands"] == "private"
        self.players = [
            PlayerSummary(seat, there["role"], there["city"], there["hand"], there.get("stored"))
            for seat, there in enumerate(seen["players"])
        ]
        self.active: int = turn["seat"]
        self.phase: str = turn["phase"]
        self.actions_left: int = turn["actions_left"]
        self.infections_left: int = turn["infections_left"]
        self.quiet_nights: int = turn["quiet_nights"]
        self.epidemic_step: str | None = turn["epidemic_step"]
        self.forecast = turn["forecast"]
        self.diseases = seen["diseases"]
        self.cubes: dict[str, dict[str, int]] = seen["cubes"]
        self.stations: list[str] = seen["stations"]
        self.outbreaks: int = seen["outbreaks"]
        self.epidemics: int = seen["epidemics"]
        self.drawn: int = seen["epidemics_drawn"]
        self.piles = seen["player_deck"]["piles"]
        self.layers: list[list[str]] = seen["infection_deck"]["layers"]
        self.mixed = seen["infection_deck"]["mixed"]
        self.player_discards: list[str] = seen["player_discards"]
        self.infection_discards: list[str] = seen["infection_discards"]
        self.removed: list[str] = seen["removed"]
        self.outcome = seen["outcome"]

    @property
    def decider(self) -> int:
        """Return the seat to move: over the hand limit, ordering a Forecast, or active."""
        if self.phase == "forecast" and self.forecast is not None:
            seat: int = self.forecast["seat"]
            return seat
        if self.phase == "discard":
            return next(p.seat for p in self.players if len(p.hand) > HAND_LIMIT)
        return self.active

    @property
    def rate(self) -> int:
        """Return the infection rate: cards drawn in each infection step (R1.5)."""
        return RATES[self.drawn]

    @property
    def cards_left(self) -> int:
        """Return the number of cards in the player deck, epidemics included."""
        return sum(pile["cards"] for pile in self.piles)

    @property
    def cured(self) -> int:
        """Return the number of cured diseases."""
        return sum(state != "uncured" for state in self.diseases.values())

    def supply(self, disease: str) -> int:
        """Return the number of cubes of a disease that are not on the board."""
        return CUBES - sum(there.get(disease, 0) for there in self.cubes.values())

    def pawns(self, city: str) -> list[PlayerSummary]:
        """Return the players whose pawns are in a city."""
        return [player for player in self.players if player.city == city]

    def next_epidemic(self) -> tuple[int, int] | None:
        """Return the earliest and latest draw of the next epidemic.

        The result `(before, within)` means: not among the next `before` cards, but among the next
        `within` cards. It is None if there is no epidemic left.
        """
        before = 0
        for pile in self.piles:
            if pile["epidemics"]:
                return before, before + pile["cards"]
            before += pile["cards"]
        return None

    def is_quiet(self, city: str) -> bool:
        """Return whether a city has no cubes, no research station and no pawns."""
        return city not in self.cubes and city not in self.stations and not self.pawns(city)

    def in_order(self, city: str) -> list[tuple[str, int]]:
        """Return the cubes of a city: its own disease first, then the others in board order."""
        there = self.cubes.get(city, {})
        own = COLOUR[city]
        order = [own, *(disease for disease in DISEASES if disease != own)]
        return [(disease, there[disease]) for disease in order if disease in there]

    def known_layers(self) -> list[tuple[list[str], bool]]:
        """Return the layers of the infection deck from the top, and whether their order is known.

        Adjacent layers of a single card are merged into one layer in known order.
        """
        merged: list[tuple[list[str], bool]] = []
        # After a Forecast that the viewer did not see, no single card is sure to be in its place.
        sure_everywhere = not self.mixed
        for layer in self.layers:
            sure = len(layer) == 1 and sure_everywhere
            if sure and merged and merged[-1][1]:
                merged[-1][0].extend(layer)
            else:
                merged.append((list(layer), sure))
        return merged
