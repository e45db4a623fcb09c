"""End a game (R13)."""

from __future__ import annotations

from .log import ENDED, Log, note
from .state import NO_STEP, OVER, State


def end_game(s: State, outcome: int, disease: int, log: Log) -> None:
    """R13.1, R13.2: end the game at once, won or lost, and clear pending steps."""
    s["outcome"] = outcome
    s["phase"] = OVER
    s["actions_left"] = 0
    s["infections_left"] = 0
    s["epidemic_step"] = NO_STEP
    note(log, ENDED, outcome, disease)
