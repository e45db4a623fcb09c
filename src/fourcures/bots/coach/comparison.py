"""Compare choices on the same fresh futures: what another choice costs, with its interval.

On the futures that it was chosen on, a choice looks too good. The value net estimates how often the
policy wins, and the fitted curve (see `win_chance`) how often the search would. Wins at the end of
the game are as good a measure, but need six times the futures.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

from ...engine.buffers import PlainRecord
from ...engine.rules.state import State
from ..kernels.beam_search import ENDS
from ..kernels.scoring.game_value import WIN
from ..kernels.workspace import Kernels, first_future
from .curves import Where, Z
from .win_chance import fitted_curve, where_of

BATCHES = 25  # equal parts of the futures; their spread gives the standard error
LOOKAHEAD = 4  # turns before the net evaluates
FRESH = 2  # a seed, other than those of the bots and of searches


class Compared(NamedTuple):
    """The policy's win rate after the best turn, and how much lower it is after the other."""

    best: float
    worse: float
    error: float  # the standard error of `worse`
    where: Where  # the position before the turns

    def ratio(self, errors: float = 0.0) -> float:
        """Return the ratio of the search's win chances if `worse` is `errors` errors larger."""
        other = self.best - self.worse - errors * self.error
        after, at_best = (fitted_curve().chance_at(rate, self.where) for rate in (other, self.best))
        return after / at_best


class Cost(NamedTuple):
    """The win chance that a decision cost, with its 95 % interval."""

    loss: float
    low: float
    high: float

    @classmethod
    def of(cls, chance: float, compared: Compared) -> Cost:
        """Return what the other choice costs where the best one has this win chance."""
        return cls(*(chance * (1 - compared.ratio(errors)) for errors in (0.0, -Z, Z)))


NO_COST = Cost(0.0, 0.0, 0.0)


def compare_all(
    kernels: Kernels,
    s: State,
    seat: int,
    best: PlainRecord,
    others: Sequence[PlainRecord],
    futures: int,
) -> list[Compared]:
    """Compare the position after the best turn from `s` with others on the same fresh futures."""
    slots = list(range(ENDS, ENDS + 1 + len(others)))
    for slot, end in zip(slots, (best, *others), strict=True):
        kernels.put(slot, end)
    return compare_slots(kernels, s, seat, slots, futures)


def compare_slots(
    kernels: Kernels, s: State, seat: int, slots: list[int], futures: int, fresh: int = FRESH
) -> list[Compared]:
    """Compare the candidate in the first slot with the others on the same fresh futures."""
    seed, size = first_future(s, fresh), max(1, futures // BATCHES)
    means = []  # of each batch, for each slot
    for batch in range(BATCHES):
        kernels.try_out(slots, seat, seed + batch * size, size, LOOKAHEAD)
        means.append([kernels.values[slot] / size / WIN for slot in slots])
    rate, where, comparisons = fmean(batch[0] for batch in means), where_of(s), []
    for place in range(1, len(slots)):
        worse = [batch[0] - batch[place] for batch in means]
        error = sqrt(variance(worse) / BATCHES)
        comparisons.append(Compared(rate, fmean(worse), error, where))
    return comparisons
