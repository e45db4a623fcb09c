"""Checks that an engine, an agent or a bot must pass; shipped, so that others can use them too."""

from .invariants import INVARIANTS, broken, check
from .random_games import random_game, random_setup, scripted

__all__ = ["INVARIANTS", "broken", "check", "random_game", "random_setup", "scripted"]
