"""What a strong policy would do in every game of a vector environment, in one compiled call.

A network learns from this: the codes of the best first actions, and what each of them is worth.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, TypedDict

from ..bots.kernels.policy import NO_MOVE, choose_move, list_candidates, play_actions
from ..bots.kernels.scratch import MOST_CHOICES, Scratch, Scratches
from ..bots.kernels.turn_choice import LEANING, RANK, rank_moves
from ..bots.kernels.value_net import AFTER, Nets, outlook
from ..bots.kernels.weights import AllWeights
from ..compiled.batch import Chances, States
from ..engine.rules.chance import Chance
from ..engine.rules.movement import Moves
from ..engine.rules.records import Wides
from ..engine.rules.state import ACTIONS, FORECAST, OVER, State, copy_state
from ..engine.rules.step import step
from ..envs.actions import Pending
from ..envs.kernels import AllProgress, Variants
from ..envs.stages import code_towards

NO_CODE = -1
UNKNOWN_WORTH = -1


class Advice(TypedDict):
    """What the policy would do in a game: several good codes, or one, or none.

    Outside the actions of a turn it is at most one code. A game has no code if the policy would
    not have asked its open question.
    """

    codes: Annotated[Wides, MOST_CHOICES]  # the rest is NO_CODE
    worths: Annotated[Wides, MOST_CHOICES]  # the chance to win in millionths, or UNKNOWN_WORTH


AllAdvice = MutableSequence[Advice]


def advise(
    states: States,
    progress: AllProgress,
    variants: Variants,
    weights: AllWeights,
    nets: Nets,
    chances: Chances,
    scratches: Scratches,
    all_advice: AllAdvice,
) -> None:
    """Write the advice for each game."""
    mode, scratch, chance = variants[0]["mode"], scratches[0], chances[0]
    for i in range(len(states)):
        s, pending = states[i], progress[i]["pending"]
        codes, worths = all_advice[i]["codes"], all_advice[i]["worths"]
        for choice in range(MOST_CHOICES):
            codes[choice], worths[choice] = NO_CODE, UNKNOWN_WORTH
        if s["phase"] == ACTIONS:
            n = keep_fitting(scratch["moves"], list_candidates(s, scratch["moves"]), pending)
            for choice in range(MOST_CHOICES if n else 0):
                move = try_turn(s, pending, weights, nets, scratch, chance, choice)
                codes[choice] = code_towards(s, move, mode, pending)
                worths[choice] = outlook(scratch["tried"], weights[0], nets, AFTER, scratch)
        elif s["phase"] != OVER:
            move = choose_move(s, weights[0], scratch)
            if s["phase"] == FORECAST or move & pending["fixed_bits"] == pending["fixed_values"]:
                codes[0] = code_towards(s, move, mode, pending)


def keep_fitting(moves: Moves, n: int, pending: Pending) -> int:
    """Keep those of the first n moves that fit the open question; return their number."""
    kept = 0
    for i in range(n):
        if moves[i] & pending["fixed_bits"] == pending["fixed_values"]:
            moves[kept] = moves[i]
            kept += 1
    return kept


def try_turn(
    s: State,
    pending: Pending,
    weights: AllWeights,
    nets: Nets,
    scratch: Scratch,
    chance: Chance,
    choice: int,
) -> int:
    """Play one of the turns that `turn_choice` compares in `tried`; return its first action."""
    leaning, rank = LEANING[choice], RANK[choice]
    leaned, firsts, tried = weights[leaning], scratch["firsts"][leaning], scratch["tried"]
    if rank == 0:
        n = keep_fitting(scratch["moves"], list_candidates(s, scratch["moves"]), pending)
        rank_moves(s, leaned, scratch, n, firsts)
    copy_state(s, tried)
    step(tried, firsts[rank], chance, scratch["log"])
    play_actions(tried, leaned, scratch, chance, firsts[rank] if rank == 0 else NO_MOVE)
    return firsts[rank]
