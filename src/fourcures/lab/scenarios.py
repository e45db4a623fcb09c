"""The scenarios for comparing teams: a set-up, and how much the seats tell each other."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ..engine.game import Game
from ..engine.setup import Setup
from ..engine.view import View

# "told" hands are private, but every player who is not silent announces every card at once.
HANDS = ("open", "private", "told")


class Scenario(NamedTuple):
    """The settings of a game; None means the default of the rules."""

    players: int
    epidemics: int
    hands: str = "open"
    edition: str = "2013"
    role_pool: tuple[str, ...] | None = None
    roles: tuple[str, ...] | None = None
    events: tuple[str, ...] | None = None

    @property
    def setup(self) -> Setup:
        """The set-up of its games."""
        hands = "open" if self.hands == "open" else "private"
        return Setup(**self._replace(hands=hands)._asdict())

    def deal(self, number: int, series: str = "arena") -> Game:
        """Return the game of the deal `<series>-<number>`."""
        return Game.new(self.setup, seed=f"{series}-{number}")

    def longest_game(self) -> int:
        """Return the number of the turn in which the player deck runs out."""
        return self.deal(1).player_cards_left // 2 + 1

    def view(self, game: Game, seat: int, silent: Collection[int] = ()) -> View:
        """Return the game as a seat of this scenario knows it, if these seats announce nothing."""
        if self.hands != "told":
            return game.view(seat)
        told = [() if other in silent else hand for other, hand in enumerate(game.hands)]
        return game.view(seat, known_cards=told)


A_ROLES = ("operations_expert", "researcher", "medic", "scientist")
B_ROLES = ("scientist", "researcher", "medic", "quarantine_specialist")
C_ROLES = ("medic", "scientist", "researcher")
C_EVENTS = ("airlift", "government_grant", "one_quiet_night")

# Scenarios with published or measurable results of other programs (see docs/bots/strength.md).
PRESETS = {
    **{f"A{n}": Scenario(n, 4, role_pool=A_ROLES, events=()) for n in (2, 3, 4)},
    **{f"B{n}": Scenario(n, 4, role_pool=B_ROLES, events=()) for n in (2, 3, 4)},
    "C": Scenario(3, 4, roles=C_ROLES, events=C_EVENTS),
    "D": Scenario(2, 4),
}
TABLE = tuple(Scenario(players, epidemics) for players in (2, 3, 4) for epidemics in (4, 5, 6))
