"""The read-only API that a game and a view share; cards, cities and roles are string ids.

Both read the same state record. A view's record is already redacted (see `view`), so this module
does not decide who may know which card.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from .picture.svg import board as svg_board
from .picture.text import board as text_board
from .position.schema import AnyPosition
from .public_board import PublicBoard
from .rules.board import CITIES, EDITIONS, EVENTS, ROLES
from .rules.names import Cause, Result, Role
from .rules.roles import cards_for_cure
from .rules.state import NO_CARD, OUTCOMES, OVER, PHASES, STEPS


class Outcome(NamedTuple):
    """The result of a game and its cause."""

    result: Result
    cause: Cause


class BaseGame(PublicBoard, ABC):
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
        self._require_seat(seat)
        return cards_for_cure(self.state, seat)

    def _require_seat(self, seat: int) -> None:
        """Raise ValueError if there is no such seat."""
        if seat not in range(self.state["players"]):
            raise ValueError(f"seat must be 0 to {self.state['players'] - 1}, not {seat!r}")

    # The set-up.

    @property
    def edition(self) -> str:
        """The edition of the rules: "2013" or "2008"."""
        return EDITIONS[self.state["edition"]]

    @property
    def is_private(self) -> bool:
        """Whether hands are private, so that nobody sees another player's cards."""
        return bool(self.state["private"])
