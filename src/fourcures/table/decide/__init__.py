"""Turn commands into log entries: check who may do what, and add what follows automatically."""

from .decision import Decision
from .dispatch import FOR_THE_GAME, MOST_ENTRIES, close_if_full, decide

__all__ = ["FOR_THE_GAME", "MOST_ENTRIES", "Decision", "close_if_full", "decide"]
