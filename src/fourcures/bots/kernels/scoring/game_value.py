"""The value of a finished game."""

from __future__ import annotations

from ....engine.rules.board import DISEASE_COUNT
from ....engine.rules.state import UNCURED, WON, State

WIN = 1_000_000
CURE_VALUE = 20_000


def count_cures(s: State) -> int:
    """Return the number of cures found."""
    cures = 0
    for disease in range(DISEASE_COUNT):
        if s["diseases"][disease] != UNCURED:
            cures += 1
    return cures


def value_game(s: State) -> int:
    """Return the value of a finished game: a million for a win, else a fiftieth for each cure."""
    if s["outcome"] == WON:
        return WIN
    return CURE_VALUE * count_cures(s)
