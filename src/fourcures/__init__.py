"""Four Cures: play and study the cooperative disease-fighting board game."""

from .engine.errors import (
    FourCuresError,
    IllegalMove,
    InvalidPosition,
    InvalidRecord,
    InvalidSetup,
    NothingToDraw,
    NothingToUndo,
)
from .engine.events import Happening
from .engine.game import Game, Outcome
from .engine.notation import Move
from .engine.reasons import Refusal
from .engine.view import View

__version__ = "0.1.0"
__all__ = [
    "FourCuresError",
    "Game",
    "Happening",
    "IllegalMove",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSetup",
    "Move",
    "NothingToDraw",
    "NothingToUndo",
    "Outcome",
    "Refusal",
    "View",
]
