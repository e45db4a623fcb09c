"""Why a turn has its point: what the same turn loses without it.

Both are measured as in `contrast`, and by the outbreaks of the coming turns. Without a single
figure that differs, the win chance is compared.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import cast

from ...analysis.ways import apply_moves
from ...engine.buffers import pack
from ...engine.rules.moves import PASS, encode
from ...engine.rules.state import State
from ...engine.view import View
from ...protocol.coach import Claim, ClaimCode, ClaimFigures
from ..kernels.workspace import Kernels
from .comparison import Cost, compare_slots
from .contrast import (
    SOONER,
    SURE,
    MeasuredTurn,
    compare_cures,
    compare_outbreaks,
    has_outbreak,
)
from .later import Positions, check, count_alone, play_futures
from .needed_events import SLOT
from .win_chance import chance_from_wins

IDLE = 3  # a slot of the kernels: the turn is passed
FUTURES = 300  # to compare win chances
WORTH = 0.015  # win chance: a point that is worth less is not measured in words
RATHER, WITHOUT = "rather_", "without_"


def claim_cause(
    view: View,
    kernels: Kernels,
    slot: int,
    ahead: tuple[State, Positions],
    without: State,
    seed: int,
) -> list[Claim]:
    """Return what the turn in this slot loses without its point, or else without the turn."""
    end, after = ahead
    kernels.put(SLOT, pack(without))
    bare = play_futures(kernels, SLOT, view, len(after[0]) - 1, seed)
    best, other = MeasuredTurn(end, after, 0, 1), MeasuredTurn(without, bare, 0, 1)
    found = [
        *compare_outbreaks(best, other, view.viewer),
        *compare_cures(best, other),
        *compare_later_outbreaks(best, other),
    ]
    if not found:
        return claim_worth(view, kernels, slot)
    claim = max(found, key=lambda weighed: weighed[0])[1]
    code = cast(ClaimCode, claim.code.replace(RATHER, WITHOUT))
    return [Claim(code, claim.figures, claim.futures, claim.of)]


def compare_later_outbreaks(
    best: MeasuredTurn, other: MeasuredTurn
) -> Iterator[tuple[float, Claim]]:
    """Yield the first turn by which there are clearly fewer futures with an outbreak."""
    for turns in range(1, len(best.after[0])):
        often, rarely = (check(one.after, turns, has_outbreak(one)) for one in (other, best))
        more, fewer = count_alone(often, rarely), count_alone(rarely, often)
        if more - fewer >= max(SOONER, SURE * math.sqrt(more + fewer)):
            figures: ClaimFigures = {"turns": turns, "otherwise": sum(often)}
            yield (more - fewer) / len(often), Claim("without_outbreaks", figures, sum(rarely))
            return


def claim_worth(view: View, kernels: Kernels, slot: int) -> list[Claim]:
    """Return how much lower the win chance is without the point of a turn, or without the turn.

    A turn of small parts is compared with a pass; if even that costs little, this is said.
    """
    assert view.viewer is not None
    s = view.state
    kernels.put(IDLE, pack(apply_moves(s, encode(PASS, s["turn"]))))
    compared = compare_slots(kernels, s, view.viewer, [slot, SLOT, IDLE], FUTURES)
    wins = round(FUTURES * compared[0].best)
    chance = chance_from_wins(wins, FUTURES, s).chance
    point, turn = (Cost.of(chance, each) for each in compared)
    if point.low > 0 and point.loss >= WORTH:
        return [Claim("without_worse", {"points": round(100 * point.loss)})]
    if turn.low > 0 and turn.loss >= WORTH:
        return [Claim("without_turn", {"points": round(100 * turn.loss)})]
    return [Claim("nothing_urgent", {"points": max(1, math.ceil(100 * turn.high))})]
