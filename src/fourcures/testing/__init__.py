"""Checks for engines, environments and bots; they are shipped, so that others can use them."""

from .invariants import INVARIANTS, broken, check
from .random_games import random_game, random_setup, scripted

__all__ = ["INVARIANTS", "broken", "check", "random_game", "random_setup", "scripted"]
