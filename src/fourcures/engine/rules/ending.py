"""How a game ends (R13)."""

from __future__ import annotations

from .log import ENDED, Log, note
from .state import NO_STEP, OVER, State


def end_game(s: State, outcome: int, disease: int, log: Log) -> None:
    """R13.1, R13.2: won or lost, at once; nothing is due any more."""
    s["outcome"] = outcome
    s["phase"] = OVER
    s["actions_left"] = 0
    s["infections_left"] = 0
    s["epidemic_step"] = NO_STEP
    note(log, ENDED, outcome, disease)
