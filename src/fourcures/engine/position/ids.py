"""Ids in a position: each card in one place, each role at most once."""

from __future__ import annotations

from ..errors import InvalidPosition
from ..rules.board import CARD, CITY, ED_2008, EVENTS, ROLE, ROLES_OF_EDITION
from ..rules.state import FORECAST_SIZE, State
from .fields import Fields, quote


class Ids:
    """Convert ids to numbers and track the place of each card, so that no card is used twice."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.places: dict[int, str] = {}  # the player cards placed so far
        self.infection_places: dict[int, str] = {}

    def read_city(self, word: object, where: str) -> int:
        if word == "toronto" and self.s["edition"] == ED_2008:  # R1.9
            word = "montreal"
        if not isinstance(word, str) or word not in CITY:
            raise InvalidPosition(f"{where}: {quote(word)} is not a city")
        return CITY[word]

    def read_looked_at(self, fields: Fields) -> list[int]:
        """Return the `cards` of a Forecast, top first."""
        where = fields.path("cards")
        cards = [self.read_city(word, where) for word in fields.read_array("cards")]
        if not 1 <= len(cards) <= FORECAST_SIZE or len(set(cards)) != len(cards):
            raise InvalidPosition(f"{where} must be 1 to {FORECAST_SIZE} different cities")
        return cards

    def read_player_card(self, word: object, where: str) -> int:
        """Return the number of a city or event card, placed or not."""
        if isinstance(word, str) and word in EVENTS:
            return CARD[word]
        return self.read_city(word, where)

    def place_card(self, word: object, where: str) -> int:
        """Place a player card that has no place yet, and return its number."""
        card = self.read_player_card(word, where)
        if word in EVENTS and not self.s["events"] >> card & 1:
            raise InvalidPosition(f"{where}: {word} is not one of the events of this game")
        if card in self.places:
            raise InvalidPosition(f"{where}: {word} is already in {self.places[card]}")
        self.places[card] = where
        return card

    def place_cards(self, fields: Fields, key: str) -> int:
        """Place the player cards of a list, and return them as a mask."""
        where = fields.path(key)
        return sum(1 << self.place_card(word, where) for word in fields.read_array(key))

    def place_infection_card(self, word: object, where: str) -> int:
        """Place an infection card that has no place yet, and return its number."""
        card = self.read_city(word, where)
        if card in self.infection_places:
            raise InvalidPosition(f"{where}: {word} is already in {self.infection_places[card]}")
        self.infection_places[card] = where
        return card

    def read_role(self, word: object, where: str) -> int:
        if not isinstance(word, str) or word not in ROLE:
            raise InvalidPosition(f"{where}: {quote(word)} is not a role")
        if not ROLES_OF_EDITION[self.s["edition"]] >> ROLE[word] & 1:
            raise InvalidPosition(f"{where}: the 2008 edition has no {word}")
        return ROLE[word]
