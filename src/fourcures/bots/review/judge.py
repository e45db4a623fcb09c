"""Judge a turn: how much win chance the turn that was played cost, compared with the best one.

The search finds the best turn from what the active seat knew. Then both turns are tried on the same
fresh futures: on the futures that it was chosen on, a choice looks too good. The value net
estimates how often the policy wins, and the fitted curve (see `win_chance`) how often the search
would. As in `advice`, the win chance after the turn that was played is scaled by the ratio of the
two: common futures estimate a difference well, but a rate badly.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

import numpy as np

from ...analysis.plans import positions_along
from ...analysis.played_turns import PlayedTurn, Stretch
from ...analysis.ways import apply_moves
from ...engine.move_parts import MoveParts, describe
from ...engine.notation import parse
from ...engine.rules.state import UNCURED, WON, State, pack
from ...engine.view import View
from ...protocol.coach import Claim, WinChance
from ...protocol.review import Missed
from ..coach.claims import claim_turn
from ..coach.curves import Where, Z
from ..coach.win_chance import fitted_curve, where_of, win_chance
from ..kernels.beam_search import ENDS
from ..kernels.game_value import WIN
from ..kernels.workspace import Kernels, first_future
from ..players.search import Search
from ..warm_up import ensure_compiled

ROLLOUTS = 4000  # to find the best turn
FUTURES = 1000  # to compare two turns, and for the win chance of a position
ATTEMPT_FUTURES = 2000  # for a turn that a person tries out and waits for
SURELY = 0.01  # the loss, with 95 % confidence, from which a turn is worse than the best one
BATCHES = 25  # equal parts of the futures; their spread gives the standard error
LOOKAHEAD = 4  # turns before the net evaluates; wins are as good a measure, but need more futures
SEARCHED, FRESH = 1, 2  # seeds, other than that of the bots
CERTAIN = WinChance(1.0, 1.0, 1.0, 0)


class Judged(NamedTuple):
    """The judgement of a turn."""

    before: WinChance  # at its beginning, as the active seat saw it
    loss: float  # win chance that the decision cost, with its 95 % interval
    low: float
    high: float
    best: list[MoveParts]  # the best turn found
    why: list[Claim]  # what it is for; empty if the decision cost nothing
    missed: Missed | None = None  # what the best turn does and this one does not

    @property
    def significant(self) -> bool:
        """Whether the decision cost anything, beyond the noise of the futures."""
        return self.low > 0

    @property
    def is_solved(self) -> bool:
        """Whether the turn is as good as the best one: no point of win chance is surely lost."""
        return self.low < SURELY


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


def judge(
    turn: PlayedTurn,
    futures: int = FUTURES,
    rollouts: int = ROLLOUTS,
    solution: Sequence[str] = (),
) -> Judged:
    """Judge the actions of a turn by what the active seat knew; the same turn, the same numbers.

    A `solution` is the best turn from its beginning, if that is known; the win chance is then that
    after it. Without one the search finds the best turn.
    """
    ensure_compiled()
    search, seat = Search(SEARCHED, rollouts), turn.seat
    view = turn.moments[0].view(seat)
    known, after = follow_solution(view.state, seat, solution)
    before = win_chance(View(after, seat), futures, search.kernels)
    low = middle = high = 1.0
    best: list[MoveParts] = []
    first: tuple[View, list[int], np.void] | None = None
    missed: Missed | None = None
    for stretch in turn.stretches():
        view = stretch.first.view(seat)
        s = view.state
        if known and stretch.first is turn.moments[0]:
            moves, end = known, pack(after)
        else:
            moves, end = find_best_turn(search, s, seat)
        first = first or (view, moves, end)
        if end["outcome"] == WON:
            before = CERTAIN
        played = position_after(search, stretch, seat)
        missed = missed or find_missed(end, played)
        (compared,) = compare_all(search.kernels, s, seat, end, [played], futures)
        best = best or describe_moves(s, moves)
        low *= compared.ratio(-Z)
        middle *= compared.ratio()
        high *= compared.ratio(Z)
    low, loss, high = (before.chance * (1 - ratio) for ratio in (low, middle, high))
    why: list[Claim] = []
    if first and (low > 0 or missed == "win"):
        view, moves, end = first
        search.kernels.put(ENDS, end)
        why = claim_turn(view, moves, search, ENDS)
    return Judged(before, loss, low, high, best, why, missed)


def find_missed(best: np.void, played: np.void) -> Missed | None:
    """Return what the best turn achieves and the one that was played does not."""
    if best["outcome"] == WON != played["outcome"]:
        return "win"
    fewer = (played["diseases"] != UNCURED).sum() < (best["diseases"] != UNCURED).sum()
    return "cure" if fewer and played["outcome"] != WON else None


def judge_attempt(turn: PlayedTurn, solution: Sequence[str] = ()) -> Judged:
    """Judge a turn that a person tried out, by what the active seat knew."""
    return judge(turn, ATTEMPT_FUTURES, ROLLOUTS, solution)


def follow_solution(s: State, seat: int, solution: Sequence[str]) -> tuple[list[int], State]:
    """Return the moves of a solution and the position after them, as far as this seat knows it."""
    moves: list[int] = []
    for text in solution:
        moves.append(parse(text, s, seat))
        s = apply_moves(s, moves[-1])
    return moves, s


def find_best_turn(search: Search, s: State, seat: int) -> tuple[list[int], np.void]:
    """Return the moves of the best turn found and the position after them."""
    best = search.rank_turns(s, seat)[0]
    return best.moves, search.kernels.states[best.slot].copy()


def position_after(search: Search, stretch: Stretch, seat: int) -> np.void:
    """Return the position to which a stretch led, as far as this seat knew it.

    A stretch that ended before a Forecast is completed by the search: a Forecast that happens to
    show harmless cards does not make the actions before it better.
    """
    s = stretch.last.view(seat).state
    return pack(s) if stretch.whole else find_best_turn(search, s, seat)[1]


def compare_all(
    kernels: Kernels, s: State, seat: int, best: np.void, others: Sequence[np.void], futures: int
) -> list[Compared]:
    """Compare the position after the best turn from `s` with others on the same fresh futures."""
    slots = list(range(ENDS, ENDS + 1 + len(others)))
    for slot, end in zip(slots, (best, *others), strict=True):
        kernels.put(slot, end)
    return compare_slots(kernels, s, seat, slots, futures)


def compare_slots(
    kernels: Kernels, s: State, seat: int, slots: list[int], futures: int
) -> list[Compared]:
    """Compare the candidate in the first slot with the others on the same fresh futures."""
    seed, size = first_future(s, FRESH), max(1, futures // BATCHES)
    means = []  # of each batch, for each slot
    for batch in range(BATCHES):
        kernels.try_out(slots, seat, seed + batch * size, size, LOOKAHEAD)
        means.append([int(kernels.values[slot]) / size / WIN for slot in slots])
    rate, where, comparisons = fmean(batch[0] for batch in means), where_of(s), []
    for place in range(1, len(slots)):
        worse = [batch[0] - batch[place] for batch in means]
        error = sqrt(variance(worse) / BATCHES)
        comparisons.append(Compared(rate, fmean(worse), error, where))
    return comparisons


def describe_moves(s: State, moves: list[int]) -> list[MoveParts]:
    """Return the parts of the moves of a turn."""
    return [describe(move, state) for state, move in positions_along(s, moves)]
