"""Saved games: a record, or a position to start from."""

from __future__ import annotations

from ..engine.game import Game
from ..files import BadInput


def restore_game(document: object, real_deck: bool = False) -> Game:
    """Return the game of a record or a position; for a real deck, without a seed."""
    if isinstance(document, dict) and "lines" in document:
        game = Game.from_record(document)
        if real_deck and game.seed is not None:
            raise BadInput("this game already has a deal: leave out --cardboard")
        return game
    return Game.from_position(document, real_deck=real_deck)
