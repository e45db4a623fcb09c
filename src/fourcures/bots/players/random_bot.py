"""A bot that plays random legal moves."""

from __future__ import annotations

import random

from ...engine.notation import Move
from ...engine.rules.moves import TAKE, kind_of
from ...engine.view import View
from .seat import seat_to_move


class RandomBot:
    """A bot that chooses uniformly among its legal moves, with its own random generator."""

    def __init__(self, seed: int | None = None) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: View) -> Move | None:
        """Return a legal move of the view's seat, or None if it has none, as when not on turn."""
        if seat_to_move(view) is None:
            return None
        # Requests for cards that may not be there could repeat without end.
        moves = [move for move in view.legal_moves if kind_of(move) != TAKE]
        return self.rng.choice(moves) if moves else None

    def agree(self, view: View, text: str) -> bool:
        return True
