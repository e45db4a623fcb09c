"""Advice for people: the best turn found and the runner-up, with reasons and win chances."""

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

FUTURES = 400  # in which the policy plays each of them to the end
FROM_HERE = 1000  # the first of those from which a table's win chance comes


class AdvisedTurn(msgspec.Struct, frozen=True):
    """A whole turn with why, and how often it wins."""

    moves: list[str]
    steps: list[MoveParts]  # the same moves, taken apart
    reasons: list[MoveReason]
    chance: float  # of the search after this turn
    wins: int  # of the policy
    futures: int


def advise(view: View, search: Search) -> list[AdvisedTurn]:
    """The best turn and the runner-up for the active seat's own view; empty at other times.

    The best turn is what the search would do, so its chance is that of the position. The other's
    is lower in proportion to the policy's after it: a few futures in common tell a difference
    well, and a rate badly. Where they tell none, the search's choice counts: both are as good.
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
    if wins[0] == FUTURES:  # it wins at once, or nearly
        here = max(here, after[0])
    return [
        explained(view, turn.moves, number, here * min(1.0, chance / after[0]))
        for turn, number, chance in zip(tried, wins, after, strict=True)
    ]


def explained(view: View, moves: list[int], wins: int, chance: float) -> AdvisedTurn:
    """A turn with the reason of each move in the position in which it is made."""
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
