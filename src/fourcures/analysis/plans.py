"""A plan: a sequence of moves, tried on a viewer's knowledge up to the first revealed card.

The state of a view contains only cards that the viewer knows. A plan can therefore share a card
only if it is known to be in that hand. In another player's turn a plan is for the viewer's next
turn, as if it began now.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from ..engine.move_parts import MoveParts, describe
from ..engine.notation import Move, Unreadable, parse
from ..engine.reasons import Refusal
from ..engine.rules.legality import find_refusal
from ..engine.rules.moves import FORECAST_MOVE, NEXT, ORDER, TAKE, kind_of, other_of, target_of
from ..engine.rules.state import ACTIONS, NO_PHASE, NO_STEP, NOBODY, OVER, State, copy
from ..engine.view import View, require_view
from .ways import apply_moves, list_spent_cards

REVEALING = (NEXT, FORECAST_MOVE, ORDER)
LONGEST = 16  # moves: four actions, all events, and discards


class Step(msgspec.Struct, frozen=True):
    """A move of a plan with the cards that it costs, or the reason why it is illegal."""

    move: str
    cards: list[str]
    refusal: Refusal | None
    parts: MoveParts | None  # None if the text is not a move


def plan(view: View, moves: Sequence[str | Move]) -> tuple[list[Step], View]:
    """Return the steps of a plan, given as moves or texts, and the view after its legal steps.

    That view lists only moves that can continue the plan. Raises ValueError if a move would reveal
    a card, or if there are too many moves.
    """
    require_view(view)
    if isinstance(moves, str):
        raise TypeError(f"moves must be a list, not {moves!r}")
    if len(moves) > LONGEST:
        raise ValueError(f"a plan has at most {LONGEST} moves, not {len(moves)}")
    view = begin_own_turn(view)
    steps = []
    for move in moves:
        step, view = try_move(view, str(move))
        steps.append(step)
    end = View(view.state, view.viewer)
    end.legal_moves = [move for move in end.legal_moves if kind_of(move) not in REVEALING]
    return steps, end


def positions_along(s: State, moves: Iterable[int]) -> Iterator[tuple[State, int]]:
    """Yield each move with the position it is made in, as if revealing a card changed nothing."""
    for move in moves:
        yield s, move
        if kind_of(move) not in REVEALING:
            s = apply_moves(s, move)


def begin_own_turn(view: View) -> View:
    """Return the view as if the viewer's turn began now; the same view in their own turn."""
    if view.viewer is None or view.state["turn"] == view.viewer or view.state["phase"] == OVER:
        return view
    s = copy(view.state)
    s["turn"], s["phase"], s["actions_left"], s["opsflight_used"] = view.viewer, ACTIONS, 4, 0
    s["resume"][:] = [NO_PHASE] * len(s["resume"])
    s["epidemic_step"], s["pending"] = NO_STEP, 0
    s["forecast_seat"], s["forecast_size"] = NOBODY, 0
    return View(s, view.viewer)


def try_move(view: View, text: str) -> tuple[Step, View]:
    """Return the step of one move of the viewer and the view after it (unchanged if illegal)."""
    s = view.state
    try:
        move = parse(text, s, view.viewer)
    except Unreadable as error:
        return Step(text, [], error.refusal, None), view
    if kind_of(move) in REVEALING or move.seat != view.viewer:
        raise ValueError(
            f"a plan cannot contain {text!r}: it reveals a card or belongs to another player"
        )
    if kind_of(move) == TAKE and move in view.legal_moves:
        s = grant_request(s, move)
    why = find_refusal(s, move)
    if why is not None:
        return Step(text, [], why, describe(move, s)), view
    after = apply_moves(s, move)
    step = Step(str(move), list_spent_cards(s, after, move.seat), None, describe(move, s))
    return step, View(after, view.viewer)


def grant_request(s: State, move: Move) -> State:
    """Return the state in which the requested card is in the asked player's hand (R12.6)."""
    holder, card = s["seat_of"][other_of(move)], 1 << target_of(move)
    if s["hands"][holder] & card:
        return s
    seen = copy(s)
    seen["hands"][holder] |= card
    seen["pool"] &= ~card
    return seen
