"""Advice for players: the best turn found and the runner-up, what they are for, and win chances."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from ...analysis.plans import REVEALING, positions_along
from ...analysis.ways import apply_moves
from ...engine.buffers import PlainRecord
from ...engine.move_parts import describe
from ...engine.rules.moves import kind_of
from ...engine.rules.state import ACTIONS
from ...engine.view import View
from ...protocol.coach import AdvisedTurn, Claim, MoveReason, TurnReason
from ..agents import Agent
from ..kernels.workspace import Kernels
from ..players.minor_decisions import list_candidates
from ..players.search import Search, Tried
from .claims import claim_turn
from .comparison import Compared, Cost, compare_slots
from .contrast import MeasuredTurn, claim_contrast, measure_turns
from .deeds import claim_deeds
from .explain import explain_move
from .rivals import claim_rival, find_rivals
from .win_chance import chance_from_wins, win_chance

FUTURES = 500  # the number of futures that the policy plays for each turn
SAID = 3  # claims that a bot makes about its own turn
CLEARLY = 0.03  # by which the win chance after a tempting turn has to be lower
WORSE = 0.015  # of win chance: a turn that costs less is nearly as good
FROM_HERE = 500  # the number of futures for the win chance of the position


def advise(view: View, search: Search) -> list[AdvisedTurn]:
    """Return the best turn, the best one with another idea, and a tempting one if it is worse.

    Outside one's own actions these are the best moves. Empty if this seat has nothing to decide.
    The first choice is that of the search, so its win chance is that of the position. The others'
    win chances are scaled by the ratio of the two values on fresh futures: common futures estimate
    a difference well, but a rate badly. If the ratio is above 1, both count as equal.
    """
    seat, kernels = view.viewer, search.kernels
    turns = list_choices(view, seat, search)[:2] if seat is not None else []
    if seat is None or not turns:
        return []
    best = turns[0]
    says = [claim_turn(view, best.moves, search, best.slot)]
    if view.state["phase"] == ACTIONS:
        turns = find_rivals(view, turns, says[0][0], search)
        says += [claim_rival(view, best.moves, turn, kernels) for turn in turns[1:]]
    else:
        says += [claim_turn(view, turn.moves, search, turn.slot) for turn in turns[1:]]
    outcomes = list_outcomes(view, turns, search)
    now = chance_of(view, outcomes[0], kernels.states[best.slot].copy())
    compared = compare_slots(kernels, view.state, seat, [turn.slot for turn in turns], FUTURES)
    chances = [now, *(now * min(1.0, other.ratio()) for other in compared)]
    contrasts = [None] + [
        claim_contrast(outcomes[0], outcome, seat) or claim_worse(now, other)
        for outcome, other in zip(outcomes[1:], compared, strict=True)
    ]
    advised = [
        explain_turn(view, turn.moves, said, outcome.wins, chance, contrast)
        for turn, said, outcome, chance, contrast in zip(
            turns, says, outcomes, chances, contrasts, strict=True
        )
    ]
    return mark_tempting(advised)


def claim_worse(now: float, other: Compared) -> Claim:
    """Return what another turn costs of this win chance, or that it costs less than a few points.

    With 95 % confidence it costs something, or less than what is said.
    """
    cost = Cost.of(now, other)
    if cost.low > 0 and cost.loss >= WORSE:
        return Claim("rather_worse", {"points": round(100 * cost.loss)})
    return Claim("rather_close", {"points": max(1, math.ceil(100 * cost.high))})


def list_outcomes(view: View, turns: Sequence[Tried], search: Search) -> list[MeasuredTurn]:
    """Return what the futures after each turn show, as far as its moves reveal no cards."""
    ends = []
    for turn in turns:
        known = [move for move in turn.moves if kind_of(move) not in REVEALING]
        ends.append(apply_moves(view.state, *known))
    slots = [turn.slot for turn in turns]
    return measure_turns(view, search.kernels, slots, ends, FUTURES, search.seed)


def chance_of(view: View, best: MeasuredTurn, end: PlainRecord) -> float:
    """Return the win chance of a position; that after its best turn is the same."""
    now = win_chance(view, FROM_HERE, Kernels(), end).chance
    if best.wins < FUTURES:
        return now
    return max(now, chance_from_wins(best.wins, FUTURES, view.state).chance)


def mark_tempting(turns: list[AdvisedTurn]) -> list[AdvisedTurn]:
    """Return the turns without a tempting one that is not clearly worse; it is the third."""
    *first, last = turns
    if len(first) < 2:
        return turns
    if turns[0].chance - last.chance < CLEARLY:
        return first
    return [*first, msgspec.structs.replace(last, tempting=True)]


def explain_first_move(view: View, moves: list[int], agent: Agent) -> MoveReason:
    """Return the reason for a turn that a bot begins, and for its first move.

    The search has just tried it; another bot does not know what the team does next.
    """
    why = explain_move(view, moves[0], moves[1:])
    if isinstance(agent, Search) and agent.tried and agent.tried[0].moves == moves:
        says = claim_turn(view, moves, agent, agent.tried[0].slot)
    else:
        says = claim_deeds(view, moves)
    return TurnReason(why.move, why.code, why.purpose, why.figures, says[:SAID])


def list_choices(view: View, seat: int, search: Search) -> list[Tried]:
    """Return what this seat can decide now, best first, in slots of the search's kernels."""
    s = view.state
    if s["phase"] == ACTIONS:
        return search.rank_turns(s, seat) if s["turn"] == seat else []
    moves = list_candidates(view, search.spends)
    if len(moves) < 2:
        return []
    best = search.choose_best(s, seat, moves)
    return sorted(search.tried, key=lambda tried: tried.moves != [best])


def explain_turn(
    view: View,
    moves: list[int],
    says: list[Claim],
    wins: int,
    chance: float,
    contrast: Claim | None = None,
) -> AdvisedTurn:
    """Return a turn with the reason for each move in the position in which it is made."""
    reasons, steps = [], []
    for number, (s, move) in enumerate(positions_along(view.state, moves), 1):
        reasons.append(explain_move(View(s, view.viewer), move, moves[number:]))
        steps.append(describe(move, s))
    return AdvisedTurn(
        says=says,
        moves=[each.text for each in steps],
        steps=steps,
        reasons=reasons,
        chance=round(chance, 4),
        wins=wins,
        futures=FUTURES,
        contrast=contrast,
    )
