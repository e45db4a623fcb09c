"""What a turn that somebody tried loses: what speaks most against it, and what then happens first.

Both turns are measured as in `contrast`; the first bad thing is an outbreak or a lost game that
happens within some turns in most futures after this turn, and in clearly fewer after the best one.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from ...engine.arrays import unpack
from ...engine.rules.state import WON
from ...engine.view import View
from ...protocol.coach import CLAIM_FUTURES, Claim, ClaimCode
from ..kernels.workspace import Kernels
from .contrast import SOONER, SURE, MeasuredTurn, claim_contrast, measure_turns

SLOTS = [600, 601]  # of the kernels: the best turn and the tried one
MOST = CLAIM_FUTURES // 2  # futures in which it has to happen
Happens = npt.NDArray[np.bool_]  # [future, turn]
SEED = 3  # not that of searches and judgements
FUTURES = 500  # that the policy plays to the end


def refute(view: View, kernels: Kernels, best: np.void, tried: np.void) -> list[Claim]:
    """Return what a turn loses, compared with the best one; empty if no single figure shows it.

    Both are given by their last position.
    """
    for slot, end in zip(SLOTS, (best, tried), strict=True):
        kernels.put(slot, end)
    ends = [unpack(best), unpack(tried)]
    better, worse = measure_turns(view, kernels, SLOTS, ends, FUTURES, SEED)
    against = claim_contrast(better, worse, view.viewer)
    first = next(list_bad_things(better, worse), None)
    is_told = against and first and is_same(against, first)
    return [claim for claim in (against, None if is_told else first) if claim]


def is_same(against: Claim, first: Claim) -> bool:
    """Return whether the first bad thing is what has been said already."""
    now = first.code == "then_outbreak" and first.figures["turns"] == 0
    return against.code == "rather_win" or (now and against.code == "rather_outbreak")


def list_bad_things(better: MeasuredTurn, worse: MeasuredTurn) -> Iterator[Claim]:
    """Yield what happens in most futures after the worse turn, the first one first."""
    bad, good = (
        {"then_lost": has_lost(turn), "then_outbreak": has_outbreak(turn)}
        for turn in (worse, better)
    )
    codes: tuple[ClaimCode, ...] = ("then_lost", "then_outbreak")
    for turns in range(worse.after.shape[1]):
        for code in codes:
            often, otherwise = bad[code][:, turns], good[code][:, turns]
            more, fewer = int((often & ~otherwise).sum()), int((otherwise & ~often).sum())
            is_clear = more - fewer >= max(SOONER, SURE * math.sqrt(more + fewer))
            if often.sum() >= MOST and is_clear:
                number = int(often.sum())
                yield Claim(code, {"turns": turns, "otherwise": int(otherwise.sum())}, number)


def has_lost(turn: MeasuredTurn) -> Happens:
    """Return for each future and turn whether the game is lost by then."""
    lost: Happens = turn.after["outcome"] > WON
    return lost


def has_outbreak(turn: MeasuredTurn) -> Happens:
    """Return for each future and turn whether there has been an outbreak by then."""
    there: Happens = turn.after["outbreaks"] > turn.end["outbreaks"]
    return there
