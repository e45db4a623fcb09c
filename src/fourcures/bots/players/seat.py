"""The seat that a bot is asked to move for."""

from __future__ import annotations

from ...engine.view import View, require_view


def seat_to_move(view: View) -> int | None:
    """Return the seat of a view if it has legal moves, otherwise None; a game raises TypeError."""
    require_view(view)
    return view.viewer if view.legal_moves else None
