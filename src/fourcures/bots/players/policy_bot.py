"""The tuned policy as an agent: it answers at once, with a lookahead of one move."""

from __future__ import annotations

from collections.abc import Sequence

from ...analysis.plans import LONGEST, REVEALING
from ...analysis.ways import apply_moves
from ...engine.notation import Move, Unreadable, parse
from ...engine.rules.board import ALL_CITIES, PLANNER
from ...engine.rules.legality import find_refusal
from ...engine.rules.moves import AIRLIFT_MOVE, kind_of
from ...engine.rules.state import ACTIONS, NO_CARD, NOBODY, RUNS, State, copy, run_index
from ...engine.view import View
from ..kernels.policy import choose_move
from ..kernels.scoring.moves import look_around, score, score_all
from ..kernels.scratch import blank_scratch
from ..kernels.weights import unpack_weights
from .seat import seat_to_move

DOUBT = 2  # the actions on the way to a cure that an accepted move may cost


class PolicyBot:
    """A bot that plays the policy's move; in a team it also plays events in other players' turns.

    It runs interpreted, in a few milliseconds per move, so that a game does not wait for
    compilation.
    """

    def __init__(self, team: bool = False) -> None:
        self.team = team

    def choose(self, view: View) -> Move | None:
        """Return a legal move of the view's seat, or None if it waits, as when not on turn."""
        seat = seat_to_move(view)
        if seat is None:
            return None
        s = view.state
        if s["phase"] == ACTIONS and not self.team:
            if s["turn"] != seat:
                return None
            s = without_events_of_others(s, seat)
        move = choose_policy_move(s)
        if move not in view.legal_moves and s["turn"] == seat:
            move = choose_policy_move(without_events_of_others(s, seat))
        return Move(move) if move in view.legal_moves else None

    def turn(self, view: View) -> list[int]:
        """Return the actions that it makes now, as long as nothing is revealed or interferes."""
        s, seat = view.state, view.viewer
        moves: list[int] = []
        while s["phase"] == ACTIONS and s["turn"] == seat and len(moves) < LONGEST:
            move = self.choose(View(s, seat))
            if move is None:
                break
            moves.append(move)
            if kind_of(move) in REVEALING:
                break
            s = apply_moves(s, move)
        return moves

    def agree(self, view: View, text: str) -> bool:
        """Return whether a move of the active seat is not much worse than passing, by its score."""
        s = without_orders_of_others(view.state)
        try:
            move = parse(text, s, s["turn"])
        except Unreadable:  # an undo, or a move of a past phase
            return True
        if s["phase"] != ACTIONS or find_refusal(s, move) is not None:
            return True
        weights, scratch = unpack_weights(s["players"]), blank_scratch()
        look_around(s, weights, s["turn"], scratch)
        worth = score(s, weights, s["turn"], scratch, move)
        if kind_of(move) == AIRLIFT_MOVE:
            worth += weights["airlift"]  # the value of the card is for its holder to judge
        return worth >= -DOUBT * weights["price"]


def choose_policy_move(s: State) -> int:
    """Return the policy's move in a position, interpreted."""
    s = without_orders_of_others(s)
    return choose_move(s, unpack_weights(s["players"]), blank_scratch())


def choose_best(s: State, moves: Sequence[Move]) -> Move:
    """Return the best of these actions of the active seat by score, interpreted."""
    scratch = blank_scratch()
    scratch["moves"][: len(moves)] = moves
    return moves[score_all(s, unpack_weights(s["players"]), s["turn"], scratch, len(moves))]


def without_events_of_others(s: State, seat: int) -> State:
    """Return the position as if the other players held no events."""
    s = copy(s)
    for other in range(s["players"]):
        if other != seat:
            s["hands"][other] &= ALL_CITIES
    if s["seat_of"][PLANNER] != seat:
        s["stored"] = NO_CARD
    return s


def without_orders_of_others(s: State) -> State:
    """Return the position as if nobody had seen the Forecasts whose cards are hidden here."""
    hidden = [
        run for run in range(RUNS) if s["run_size"][run] and s["run_cards"][run_index(run, 0)] < 0
    ]
    if hidden:
        s = copy(s)
        for run in hidden:
            s["run_seat"][run] = NOBODY
    return s
