"""The order in which observations and codes count cities, cards, roles and kinds of moves."""

from __future__ import annotations

from ..engine.rules.board import CARDS as WITH_EPIDEMIC
from ..engine.rules.board import CITIES, DISEASES, EVENTS, PLAYER_CARDS, ROLES
from .actions import FAMILIES, HOLD_KIND

CARDS = WITH_EPIDEMIC[:PLAYER_CARDS]  # the cities, then the events
KINDS = tuple(name for name, _, _ in FAMILIES[:HOLD_KIND])  # of the field `question`

__all__ = ["CARDS", "CITIES", "DISEASES", "EVENTS", "KINDS", "ROLES"]
