"""Four Cures: play and study the cooperative disease-fighting board game.

>>> from fourcures import Game
>>> game = Game.new(roles=["medic", "scientist"], first=0, seed="hello")
>>> game.play("drive chicago")
[Moved(player='medic', origin='atlanta', city='chicago', how='drive', by='medic')]

Start with `Game`. `events` are what a move returns, `svg` draws pictures, `analysis` computes odds,
`bots` has the players, and `envs` the environments for training.
"""

from . import events
from .engine.base_game import BaseGame, Outcome
from .engine.errors import (
    FourCuresError,
    IllegalMove,
    InvalidPosition,
    InvalidRecord,
    InvalidSetup,
    NothingToDraw,
    NothingToUndo,
)
from .engine.events import Event
from .engine.game import Game, HistoryEntry
from .engine.notation import Move
from .engine.position.schema import Position, ViewedPosition
from .engine.reasons import Refusal
from .engine.record import Line
from .engine.setup import Setup
from .engine.view import View

__version__ = "0.1.0"
__all__ = [
    "BaseGame",
    "Event",
    "FourCuresError",
    "Game",
    "HistoryEntry",
    "IllegalMove",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSetup",
    "Line",
    "Move",
    "NothingToDraw",
    "NothingToUndo",
    "Outcome",
    "Position",
    "Refusal",
    "Setup",
    "View",
    "ViewedPosition",
    "events",
]
