"""The read-only API that a game and a view share; cards, cities and roles are string ids.

Both read the same state record. A view's record is already redacted (see `view`), so this module
does not decide who may know which card.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from .events import members
from .picture.svg import board as svg_board
from .picture.text import board as text_board
from .position.schema import AnyPosition
from .rules.board import CARD, CITIES, CITY, DEGREE, DISEASES, EDITIONS, EVENTS, NEIGHBORS, ROLES
from .rules.decks import infection_deck_size, player_deck_size
from .rules.infection import rate
from .rules.names import Cause, Result, Role
from .rules.roles import cards_for_cure
from .rules.state import CURE_STATES, NO_CARD, OUTCOMES, OVER, PHASES, STEPS, UNCURED, State


class Outcome(NamedTuple):
    """The result of a game and its cause."""

    result: Result
    cause: Cause


class BaseGame(ABC):
    """A game or a view, read-only.

    >>> from fourcures import Game
    >>> game = Game.new(roles=["medic", "scientist"], first=0, hands="private", seed="hello")
    >>> game.turn, game.phase, game.actions_left
    (0, 'actions', 4)
    >>> game.roles, game.cities, game.stations
    (['medic', 'scientist'], ['atlanta', 'atlanta'], ['atlanta'])
    >>> game.cubes("cairo")
    {'blue': 0, 'yellow': 0, 'black': 0, 'red': 0}
    >>> game.outbreaks, game.infection_rate, game.cures
    (0, 2, [])
    >>> game.player_cards_left, game.infection_cards_left
    (49, 39)

    A view has the same properties and hides the cards that its viewer may not know:

    >>> game.hands[0]
    ['johannesburg', 'kinshasa', 'delhi', 'seoul']
    >>> game.view(seat=1).hands[0]
    [None, None, None, None]
    """

    #: The internal record of numbers and bit masks that the rules and the compiled kernels use. Its
    #: fields may change in any version: read the properties of this class instead, and never modify
    #: it.
    state: State

    @abstractmethod
    def position(self) -> AnyPosition:
        """Return the position as the JSON document described in `docs/python/notation.md`."""

    def __str__(self) -> str:
        return text_board(self.position())

    def _repr_svg_(self) -> str:
        return svg_board(self.position())

    # The turn.

    @property
    def turn(self) -> int:
        """The seat of the active player."""
        return self.state["turn"]

    @property
    def phase(self) -> str:
        """The phase: "actions", "draw", "epidemic", "discard", "infect", "forecast" or "over"."""
        return PHASES[self.state["phase"]]

    @property
    def actions_left(self) -> int:
        """The number of actions that the active player has left in this turn."""
        return self.state["actions_left"]

    @property
    def infections_left(self) -> int:
        """The number of infection cards still to turn over in the phase `infect`."""
        return self.state["infections_left"]

    @property
    def epidemic_step(self) -> str | None:
        """The step of the phase `epidemic`, "infected" or "between"; None in other phases."""
        return STEPS[self.state["epidemic_step"]]

    @property
    def quiet_nights(self) -> int:
        """The number of coming infection steps that will be skipped."""
        return self.state["quiet_nights"]

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game, or None while it is running."""
        ended = OUTCOMES[self.state["outcome"]]
        return None if ended is None else Outcome(*ended)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state["phase"] == OVER

    # The players.

    @property
    def roles(self) -> list[Role]:
        """The role of each seat."""
        return [ROLES[role] for role in self.state["roles"][: self.state["players"]]]

    @property
    def cities(self) -> list[str]:
        """The city of each seat's pawn."""
        return [CITIES[city] for city in self.state["city"][: self.state["players"]]]

    @property
    @abstractmethod
    def hands(self) -> Sequence[Sequence[str | None]]:
        """The hand of each seat; a card that the viewer does not know is None."""

    @property
    def hand_sizes(self) -> list[int]:
        """The number of cards in each seat's hand, which everyone may know."""
        return self.state["hand_size"][: self.state["players"]]

    @property
    def stored_event(self) -> str | None:
        """The event on the Contingency Planner's card, or None."""
        stored = self.state["stored"]
        return None if stored == NO_CARD else EVENTS[stored]

    def cards_for_cure(self, seat: int) -> int:
        """Return the number of cards of one disease that a seat needs to cure it."""
        return cards_for_cure(self.state, seat)

    # The board.

    def cubes(self, city: str) -> dict[str, int]:
        """Return the cubes in a city, by disease.

        >>> from fourcures import Game
        >>> players = [{"role": "medic"}, {"role": "scientist"}]
        >>> game = Game.from_position({"players": players, "cubes": {"paris": {"red": 2}}})
        >>> game.cubes("paris")
        {'blue': 0, 'yellow': 0, 'black': 0, 'red': 2}
        """
        first = 4 * number_of(city)
        return dict(zip(DISEASES, self.state["cubes"][first : first + 4], strict=True))

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
        found = zip(DISEASES, self.state["diseases"], strict=True)
        return [disease for disease, state in found if state != UNCURED]

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

    # The set-up and the board.

    @property
    def edition(self) -> str:
        """The edition of the rules: "2013" or "2008"."""
        return EDITIONS[self.state["edition"]]

    @property
    def is_private(self) -> bool:
        """Whether hands are private, so that nobody sees another player's cards."""
        return bool(self.state["private"])

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
            raise ValueError(f"unknown card {card!r}")
        return DISEASES[CITY[card] // 12] if card in CITY else None


def number_of(city: str) -> int:
    """Return the number of a city; raise ValueError if there is no such city."""
    if city not in CITY:
        raise ValueError(f"unknown city {city!r}")
    return CITY[city]
