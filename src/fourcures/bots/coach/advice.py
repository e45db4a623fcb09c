"""Advice for players: the best turn found and the runner-up, what they are for, and win chances."""

from __future__ import annotations

from ...analysis.plans import positions_along
from ...engine.move_parts import describe
from ...engine.rules.state import ACTIONS
from ...engine.view import View
from ...protocol.coach import AdvisedTurn, Claim, MoveReason, TurnReason
from ..agents import Agent
from ..kernels.workspace import first_future
from ..players.minor_decisions import list_candidates
from ..players.search import Search, Tried
from .claims import claim_turn
from .deeds import claim_deeds
from .explain import explain_move
from .win_chance import chance_from_wins, win_chance

FUTURES = 400  # the number of futures that the policy plays for each turn
SAID = 2  # claims that a bot makes about its own turn
FROM_HERE = 1000  # the number of futures for the win chance of the position


def advise(view: View, search: Search) -> list[AdvisedTurn]:
    """Return the best turn and the runner-up; outside one's own actions, the best moves.

    Empty if this seat has nothing to decide. The first choice is that of the search, so its win
    chance is that of the position. The other's win chance is scaled by the ratio of the policy's
    wins after the two: common futures estimate a difference well, but a rate badly. If the ratio is
    above 1, both count as equal.
    """
    s, seat = view.state, view.viewer
    if seat is None:
        return []
    tried, kernels = list_choices(view, seat, search)[:2], search.kernels
    if not tried:
        return []
    slots = [turn.slot for turn in tried]
    kernels.try_out(slots, seat, first_future(s, search.seed), FUTURES)
    wins = [int(kernels.wins[slot]) for slot in slots]
    after = [chance_from_wins(number, FUTURES, s).chance for number in wins]
    says = [claim_turn(view, turn.moves, search, turn.slot) for turn in tried]
    chance_now = win_chance(view, FROM_HERE, kernels).chance
    if wins[0] == FUTURES:  # it wins at once, or nearly so
        chance_now = max(chance_now, after[0])
    return [
        explain_turn(view, turn.moves, said, number, chance_now * min(1.0, chance / after[0]))
        for turn, said, number, chance in zip(tried, says, wins, after, strict=True)
    ]


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
    moves = list_candidates(view)
    if len(moves) < 2:
        return []
    best = search.choose_best(s, seat, moves)
    return sorted(search.tried, key=lambda tried: tried.moves != [best])


def explain_turn(
    view: View, moves: list[int], says: list[Claim], wins: int, chance: float
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
    )
