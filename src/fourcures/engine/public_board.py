"""The board and the decks of a game, as far as everyone may see them."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from .events import members
from .rules.board import CARD, CITIES, CITY, DEGREE, DISEASES, NEIGHBORS, own_disease
from .rules.decks import infection_deck_size, player_deck_size
from .rules.infection import rate
from .rules.state import CURE_STATES, UNCURED, State, cubes_at


class PublicBoard:
    """The part of `BaseGame` about the board and the decks."""

    #: The internal record of numbers and bit masks that the rules and the compiled kernels use. Its
    #: fields may change in any version: read the properties of this class instead, and never modify
    #: it.
    state: State

    # The board.

    def cubes(self, city: str) -> dict[str, int]:
        """Return the cubes in a city, by disease.

        >>> from fourcures import Game
        >>> players = [{"role": "medic"}, {"role": "scientist"}]
        >>> game = Game.from_position({"players": players, "cubes": {"paris": {"red": 2}}})
        >>> game.cubes("paris")
        {'blue': 0, 'yellow': 0, 'black': 0, 'red': 2}
        """
        number = number_of(city)
        return {
            name: cubes_at(self.state, number, disease) for disease, name in enumerate(DISEASES)
        }

    @property
    def cubes_left(self) -> dict[str, int]:
        """The cubes in the supply, by disease."""
        return dict(zip(DISEASES, self.state["supply"], strict=True))

    @property
    def stations(self) -> list[str]:
        """The cities with a research station, in board order."""
        return members(self.state["stations"])

    @property
    def diseases(self) -> dict[str, str]:
        """The state of each disease: "uncured", "cured" or "eradicated"."""
        states = (CURE_STATES[state] for state in self.state["diseases"])
        return dict(zip(DISEASES, states, strict=True))

    @property
    def cures(self) -> list[str]:
        """The cured diseases, including eradicated ones."""
        states = zip(DISEASES, self.state["diseases"], strict=True)
        return [disease for disease, state in states if state != UNCURED]

    @property
    def outbreaks(self) -> int:
        """The number of outbreaks so far; the eighth loses the game."""
        return self.state["outbreaks"]

    @property
    def infection_rate(self) -> int:
        """The number of infection cards turned over at the end of a turn."""
        return rate(self.state)

    # The cards.

    @property
    def epidemics(self) -> int:
        """The number of epidemic cards in this game: 4, 5 or 6."""
        return self.state["epidemics"]

    @property
    def epidemics_drawn(self) -> int:
        """The number of epidemics so far."""
        return self.state["drawn"]

    @property
    def player_cards_left(self) -> int:
        """The number of cards in the player deck, including epidemics."""
        return player_deck_size(self.state)

    @property
    def infection_cards_left(self) -> int:
        """The number of cards in the infection deck."""
        return infection_deck_size(self.state)

    @property
    def player_discards(self) -> list[str]:
        """The player discard pile, in board order."""
        return members(self.state["player_discards"])

    @property
    def infection_discards(self) -> list[str]:
        """The infection discard pile, in board order."""
        return members(self.state["infection_discards"])

    # Facts about cities.

    @staticmethod
    def neighbors(city: str) -> list[str]:
        """Return the cities connected to this one.

        >>> from fourcures import Game
        >>> Game.neighbors("lima")
        ['bogota', 'mexico_city', 'santiago']
        """
        number = number_of(city)
        return [CITIES[other] for other in NEIGHBORS[number][: DEGREE[number]]]

    @staticmethod
    def disease_of(card: str) -> str | None:
        """Return the disease of a city or of its card, or None for an event.

        >>> from fourcures import Game
        >>> Game.disease_of("lima"), Game.disease_of("airlift")
        ('yellow', None)
        """
        if card not in CARD:
            raise ValueError(unknown("card", card, CARD))
        return DISEASES[own_disease(CITY[card])] if card in CITY else None


def number_of(city: str) -> int:
    """Return the number of a city; raise ValueError if there is no such city."""
    if city not in CITY:
        raise ValueError(unknown("city", city, CITY))
    return CITY[city]


def unknown(what: str, given: object, ids: Iterable[str]) -> str:
    """Return the message about an unknown id, with the one that is probably meant."""
    word = str(given).lower().replace(" ", "_")
    meant = "".join(f"; did you mean {near!r}?" for near in get_close_matches(word, ids, 1))
    return f"unknown {what} {given!r}{meant}"
