"""The events of a game: what `Game.play` returns.

>>> from fourcures import Game
>>> from fourcures.events import Moved
>>> game = Game.new(roles=["medic", "scientist"], first=0, seed="hello")
>>> [event.city for event in game.play("drive chicago") if isinstance(event, Moved)]
['chicago']
"""

from .engine.events import (
    Built,
    Cured,
    Discarded,
    Drew,
    Ended,
    Eradicated,
    Event,
    Increased,
    Infected,
    Intensified,
    Looked,
    Moved,
    Ordered,
    Outbreak,
    Passed,
    Played,
    Prevented,
    Removed,
    Shared,
    Skipped,
    StationTaken,
    Stored,
    Treated,
    Turn,
    Turned,
)

__all__ = [
    "Built",
    "Cured",
    "Discarded",
    "Drew",
    "Ended",
    "Eradicated",
    "Event",
    "Increased",
    "Infected",
    "Intensified",
    "Looked",
    "Moved",
    "Ordered",
    "Outbreak",
    "Passed",
    "Played",
    "Prevented",
    "Removed",
    "Shared",
    "Skipped",
    "StationTaken",
    "Stored",
    "Treated",
    "Turn",
    "Turned",
]
