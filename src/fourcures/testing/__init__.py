"""Checks for engines, environments and bots; they are shipped, so that others can use them."""

from .invariants import INVARIANTS, check, find_violation
from .random_games import play_script, random_game, random_setup

__all__ = ["INVARIANTS", "check", "find_violation", "play_script", "random_game", "random_setup"]
