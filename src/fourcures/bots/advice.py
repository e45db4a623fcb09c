"""Advice for players: the best turn found and the runner-up, with reasons and win chances."""

from __future__ import annotations

import msgspec

from ..engine.move_parts import MoveParts, describe
from ..engine.rules.chance import silent
from ..engine.rules.state import ACTIONS, copy
from ..engine.rules.step import step
from ..engine.view import View
from .explain import MoveReason, reason
from .kernels.workspace import first_future
from .search import Search
from .win_chance import from_wins, win_chance

FUTURES = 400  # the number of futures that the policy plays for each turn
FROM_HERE = 1000  # the number of futures for the win chance of the position


class AdvisedTurn(msgspec.Struct, frozen=True):
    """A whole turn with the reasons for its moves and its win chance."""

    moves: list[str]
    steps: list[MoveParts]  # the same moves in parts
    reasons: list[MoveReason]
    chance: float  # win chance of the search after this turn
    wins: int  # wins of the policy
    futures: int


def advise(view: View, search: Search) -> list[AdvisedTurn]:
    """Return the best turn and the runner-up for the active seat's view; empty at other times.

    The best turn is the choice of the search, so its win chance is that of the position. The other
    turn's win chance is scaled by the ratio of the policy's wins after the two: common futures
    estimate a difference well, but a rate badly. If the ratio is above 1, both turns count as
    equal.
    """
    s, seat = view.state, view.viewer
    if seat is None or s["turn"] != seat or s["phase"] != ACTIONS:
        return []
    tried, kernels = search.turns(s, seat)[:2], search.kernels
    slots = [turn.slot for turn in tried]
    kernels.wins[slots] = 0
    kernels.try_out(slots, seat, first_future(s, search.seed), FUTURES)
    wins = [int(kernels.wins[slot]) for slot in slots]
    after = [from_wins(number, FUTURES, s).chance for number in wins]
    here = win_chance(view, FROM_HERE, kernels).chance
    if wins[0] == FUTURES:  # it wins at once, or nearly so
        here = max(here, after[0])
    return [
        explained(view, turn.moves, number, here * min(1.0, chance / after[0]))
        for turn, number, chance in zip(tried, wins, after, strict=True)
    ]


def explained(view: View, moves: list[int], wins: int, chance: float) -> AdvisedTurn:
    """Return a turn with the reason for each move in the position in which it is made."""
    s, silence = copy(view.state), silent()
    reasons, steps = [], []
    for number, move in enumerate(moves):
        reasons.append(reason(View(s, view.viewer), move, moves[number + 1 :]))
        steps.append(describe(move, s))
        step(s, move, silence, [0])
    return AdvisedTurn(
        moves=[each.text for each in steps],
        steps=steps,
        reasons=reasons,
        chance=round(chance, 4),
        wins=wins,
        futures=FUTURES,
    )
