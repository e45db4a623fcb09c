"""The game as one viewer sees it, with the derived facts that all displays need.

All data come from a `View`, so hidden information cannot leak.
"""

from __future__ import annotations

from typing import NamedTuple

from ..engine.rules.board import DISEASES, HAND_LIMIT
from ..engine.view import View
from ..text.names import COLOUR


class PlayerSummary(NamedTuple):
    """One seat as the viewer knows it."""

    seat: int
    role: str
    city: str
    hand: list[str | None]  # None: a card that the viewer does not know
    stored: str | None  # the event on the Planner's card


class Overview:
    """A game as one viewer sees it."""

    def __init__(self, view: View, turn_number: int) -> None:
        self.view, self.turn_number = view, turn_number
        position = view.position()
        self.players = [
            PlayerSummary(seat, there["role"], there["city"], there["hand"], there.get("stored"))
            for seat, there in enumerate(position["players"])
        ]
        self.forecast = position["turn"]["forecast"]
        self.piles = position["player_deck"]["piles"]
        self.layers: list[list[str]] = position["infection_deck"]["layers"]
        self.mixed = position["infection_deck"]["mixed"]
        self.removed: list[str] = position["removed"]

    @property
    def decider(self) -> int:
        """Return the seat to move: over the hand limit, ordering a Forecast, or active."""
        if self.view.phase == "forecast" and self.forecast is not None:
            seat: int = self.forecast["seat"]
            return seat
        if self.view.phase == "discard":
            return next(p.seat for p in self.players if len(p.hand) > HAND_LIMIT)
        return self.view.turn

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
        cubes = any(self.view.cubes(city).values())
        return not cubes and city not in self.view.stations and not self.pawns(city)

    def in_order(self, city: str) -> list[tuple[str, int]]:
        """Return the cubes of a city: its own disease first, then the others in board order."""
        cubes, own = self.view.cubes(city), COLOUR[city]
        order = [own, *(disease for disease in DISEASES if disease != own)]
        return [(disease, cubes[disease]) for disease in order if cubes[disease]]

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
