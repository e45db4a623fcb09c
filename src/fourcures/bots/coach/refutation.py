"""What a turn that somebody tried loses: what speaks most against it, and what then happens first.

Both turns are measured as in `contrast`; the first bad thing is an outbreak or a lost game that
happens within some turns in most futures after this turn, and in clearly fewer after the best one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from ...engine.buffers import PlainRecord, unpack
from ...engine.rules.state import WON, State
from ...engine.view import View
from ...protocol.coach import CLAIM_FUTURES, Claim, ClaimCode
from ..kernels.workspace import Kernels
from .contrast import (
    SOONER,
    SURE,
    MeasuredTurn,
    claim_contrast,
    has_outbreak,
    measure_turns,
)
from .later import Condition, check, count_alone

SLOTS = [600, 601]  # of the kernels: the best turn and the tried one
MOST = CLAIM_FUTURES // 2  # futures in which it has to happen
SEED = 3  # not that of searches and judgements
FUTURES = 500  # that the policy plays to the end


def refute(view: View, kernels: Kernels, best: PlainRecord, tried: PlainRecord) -> list[Claim]:
    """Return what a turn loses, compared with the best one; empty if no single figure shows it.

    Both are given by their last position.
    """
    for slot, end in zip(SLOTS, (best, tried), strict=True):
        kernels.put(slot, end)
    return refute_slots(view, kernels, SLOTS, [unpack(best), unpack(tried)])


def refute_slots(
    view: View, kernels: Kernels, slots: Sequence[int], ends: Sequence[State]
) -> list[Claim]:
    """Return what the second of two choices loses; `ends` are the positions that are known."""
    better, worse = measure_turns(view, kernels, slots, ends, FUTURES, SEED)
    against = claim_contrast(better, worse, view.viewer)
    first = next(list_bad_things(better, worse), None)
    is_told = against and first and is_same(against, first)
    return [claim for claim in (against, None if is_told else first) if claim]


def is_same(against: Claim, first: Claim) -> bool:
    """Return whether the first bad thing is what has been said already."""
    now = first.code == "then_outbreak" and first.figures["turns"] == 0
    return against.code == "rather_win" or (now and against.code == "rather_outbreak")


def is_lost(position: PlainRecord) -> bool:
    """Return whether the game is lost."""
    return bool(position["outcome"] > WON)


# What can happen after a turn, the worse thing first.
BAD_THINGS: dict[ClaimCode, Callable[[MeasuredTurn], Condition]] = {
    "then_lost": lambda _turn: is_lost,
    "then_outbreak": has_outbreak,
}


def list_bad_things(better: MeasuredTurn, worse: MeasuredTurn) -> Iterator[Claim]:
    """Yield what happens in most futures after the worse turn, the first one first."""
    for turns in range(len(worse.after[0])):
        for code, condition in BAD_THINGS.items():
            often, rarely = (check(one.after, turns, condition(one)) for one in (worse, better))
            more, fewer = count_alone(often, rarely), count_alone(rarely, often)
            is_clear = more - fewer >= max(SOONER, SURE * math.sqrt(more + fewer))
            if sum(often) >= MOST and is_clear:
                yield Claim(code, {"turns": turns, "otherwise": sum(rarely)}, sum(often))
