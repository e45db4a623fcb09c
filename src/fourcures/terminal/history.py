"""The number of the present turn."""

from __future__ import annotations

from ..engine.events import Turn
from ..engine.game import Game


def turn_number(game: Game) -> int:
    """Return the turn that is being played, counted from the beginning of the game or position."""
    return 1 + sum(isinstance(event, Turn) for entry in game.history for event in entry.events)
