"""The tuned policy as an agent: it answers at once and looks no further than one move."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine.board import ALL_CITIES, PLANNER
from ..engine.moves import MOST_MOVES
from ..engine.notation import Move
from ..engine.state import ACTIONS, NO_CARD, State, copy
from ..engine.view import View
from .policy import policy_move
from .scoring import DESK
from .weights import tuned


class PolicyBot:
    """Plays the policy's move; in a team it also plays its events in the turns of others.

    It runs interpreted, in some milliseconds a move, so that a table need not compile for it.
    """

    def __init__(self, team: bool = False) -> None:
        self.team = team

    def choose(self, view: View) -> Move | None:
        """A move from the view's own, or None: nothing now."""
        s, seat = view.state, view.viewer
        if seat is None or not view.legal:
            return None
        if s["phase"] == ACTIONS and not self.team:
            if s["turn"] != seat:
                return None
            s = without_events_of_others(s, seat)
        move = usual_move(s)
        if move not in view.legal and s["turn"] == seat:
            move = usual_move(without_events_of_others(s, seat))
        return Move(move) if move in view.legal else None

    def agree(self, view: View, text: str) -> bool:
        return True


def usual_move(s: State) -> int:
    """The policy's move in a position, interpreted."""
    desk: Any = np.zeros(DESK, np.int64)  # an array, because slices of it are written to
    return int(policy_move(s, tuned(s["players"]), desk, [0] * MOST_MOVES))


def without_events_of_others(s: State, seat: int) -> State:
    """The position as if the others held no events."""
    s = copy(s)
    for other in range(s["players"]):
        if other != seat:
            s["hands"][other] &= ALL_CITIES
    if s["seat_of"][PLANNER] != seat:
        s["stored"] = NO_CARD
    return s
