"""Judge a turn: how much win chance the turn that was played cost, compared with the best one.

The search finds the best turn from what the active seat knew. Then both turns are tried on the same
fresh futures: on the futures that it was chosen on, a choice looks too good. The value net
estimates how often the policy wins, and the fitted curve (see `win_chance`) how often the search
would. As in `advice`, the win chance after the turn that was played is scaled by the ratio of the
two: common futures estimate a difference well, but a rate badly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...analysis.plans import positions_along
from ...analysis.played_turns import PlayedTurn, Stretch
from ...analysis.ways import apply_moves
from ...engine.buffers import PlainRecord, pack
from ...engine.move_parts import MoveParts, describe
from ...engine.notation import parse
from ...engine.rules.state import UNCURED, WON, State
from ...engine.view import View
from ...protocol.coach import Claim, WinChance
from ...protocol.review import Missed
from ..coach.claims import claim_turn
from ..coach.comparison import compare_all
from ..coach.curves import Z
from ..coach.refutation import refute
from ..coach.win_chance import CERTAIN, win_chance
from ..kernels.beam_search import ENDS
from ..kernels.workspace import Kernels
from ..players.search import Search
from ..warm_up import ensure_compiled

ROLLOUTS = 4000  # to find the best turn
FUTURES = 1000  # to compare two turns, and for the win chance of a position
ATTEMPT_FUTURES = 2000  # for a turn that a person tries out and waits for
SURELY = 0.01  # the loss, with 95 % confidence, from which a turn is worse than the best one
SEARCHED = 1  # a seed, other than that of the bots


class Judged(NamedTuple):
    """The judgement of a turn."""

    before: WinChance  # at its beginning, as the active seat saw it
    loss: float  # win chance that the decision cost, with its 95 % interval
    low: float
    high: float
    best: list[MoveParts]  # the best turn found
    why: list[Claim]  # what it is for; empty if the decision cost nothing, except of an attempt
    missed: Missed | None = None  # what the best turn does and this one does not
    against: Sequence[Claim] = ()  # what the turn loses, if that was asked for

    @property
    def significant(self) -> bool:
        """Whether the decision cost anything, beyond the noise of the futures."""
        return self.low > 0

    @property
    def is_solved(self) -> bool:
        """Whether the turn is as good as the best one: no point of win chance is surely lost."""
        return self.low < SURELY


def judge(
    turn: PlayedTurn,
    futures: int = FUTURES,
    rollouts: int = ROLLOUTS,
    solution: Sequence[str] = (),
    refuted: bool = False,
) -> Judged:
    """Judge the actions of a turn by what the active seat knew; the same turn, the same numbers.

    A `solution` is the best turn from its beginning, if that is known; the win chance is then that
    after it. Without one the search finds the best turn. A turn to be `refuted` is told what it
    loses in the part of it that costs most: a Forecast separates these parts.
    """
    ensure_compiled()
    search, seat = Search(SEARCHED, rollouts), turn.seat
    view = turn.moments[0].view(seat)
    known, after = follow_solution(view.state, seat, solution)
    before: WinChance | None = None
    low = middle = high = 1.0
    best: list[MoveParts] = []
    first: tuple[View, list[int], PlainRecord] | None = None
    missed: Missed | None = None
    parts: list[tuple[float, View, PlainRecord, PlainRecord]] = []
    for stretch in turn.stretches():
        view = stretch.first.view(seat)
        s = view.state
        if known and stretch.first is turn.moments[0]:
            moves, end = known, pack(after)
        else:
            moves, end = find_best_turn(search, s, seat)
        first = first or (view, moves, end)
        if before is None:
            before = win_chance(View(after, seat), futures, Kernels(), end)
        if end["outcome"] == WON:
            before = CERTAIN
        played = position_after(search, stretch, seat)
        missed = missed or find_missed(end, played)
        (compared,) = compare_all(search.kernels, s, seat, end, [played], futures)
        best = best or describe_moves(s, moves)
        parts.append((compared.ratio(), view, end, played))
        low *= compared.ratio(-Z)
        middle *= compared.ratio()
        high *= compared.ratio(Z)
    before = before or win_chance(View(after, seat), futures, search.kernels)
    low, loss, high = (before.chance * (1 - ratio) for ratio in (low, middle, high))
    why: list[Claim] = []
    if first and (low > 0 or missed == "win" or refuted):
        view, moves, end = first
        search.kernels.put(ENDS, end)
        why = claim_turn(view, moves, search, ENDS)
    against: list[Claim] = []
    if refuted and parts and low >= SURELY:
        _, view, end, played = min(parts, key=lambda part: part[0])
        against = refute(view, search.kernels, end, played)
    return Judged(before, loss, low, high, best, why, missed, against)


def find_missed(best: PlainRecord, played: PlainRecord) -> Missed | None:
    """Return what the best turn achieves and the one that was played does not."""
    if best["outcome"] == WON != played["outcome"]:
        return "win"
    more = count_uncured(played) > count_uncured(best)
    return "cure" if more and played["outcome"] != WON else None


def count_uncured(s: PlainRecord) -> int:
    """Return the number of diseases without a cure."""
    return sum(cure == UNCURED for cure in s["diseases"])


def judge_attempt(turn: PlayedTurn, solution: Sequence[str] = ()) -> Judged:
    """Judge a turn that a person tried out, by what the active seat knew, and say what it loses."""
    return judge(turn, ATTEMPT_FUTURES, ROLLOUTS, solution, refuted=True)


def follow_solution(s: State, seat: int, solution: Sequence[str]) -> tuple[list[int], State]:
    """Return the moves of a solution and the position after them, as far as this seat knows it."""
    moves: list[int] = []
    for text in solution:
        moves.append(parse(text, s, seat))
        s = apply_moves(s, moves[-1])
    return moves, s


def find_best_turn(search: Search, s: State, seat: int) -> tuple[list[int], PlainRecord]:
    """Return the moves of the best turn found and the position after them."""
    best = search.rank_turns(s, seat)[0]
    return best.moves, search.kernels.states[best.slot].copy()


def position_after(search: Search, stretch: Stretch, seat: int) -> PlainRecord:
    """Return the position to which a stretch led, as far as this seat knew it.

    A stretch that ended before a Forecast is completed by the search: a Forecast that happens to
    show harmless cards does not make the actions before it better.
    """
    s = stretch.last.view(seat).state
    return pack(s) if stretch.whole else find_best_turn(search, s, seat)[1]


def describe_moves(s: State, moves: list[int]) -> list[MoveParts]:
    """Return the parts of the moves of a turn."""
    return [describe(move, state) for state, move in positions_along(s, moves)]
