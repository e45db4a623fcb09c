"""What was played in a game and not taken back."""

from __future__ import annotations

from ..engine.events import Turn
from ..engine.game import UNDO, Entry, Game


def live(game: Game) -> list[Entry]:
    """The moves of a game without those that were undone."""
    kept: list[Entry] = []
    for entry in game.entries:
        if entry.line.text.startswith(UNDO):
            kept.pop()
        else:
            kept.append(entry)
    return kept


def turn_number(game: Game) -> int:
    """The turn that is being played, counted from the beginning of the game or position."""
    return 1 + sum(isinstance(event, Turn) for entry in live(game) for event in entry.events)
