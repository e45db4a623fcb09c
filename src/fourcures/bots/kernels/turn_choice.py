"""A stronger policy: a few turns of the reactive policy, compared by the value net.

The turns differ in their first action (the best ones by score) or in the leaning of the weights.
"""

from __future__ import annotations

from ...engine.rules.chance import Chance
from ...engine.rules.state import ACTIONS, OVER, State, copy_state
from ...engine.rules.step import step
from .policy import NO_MOVE, choose_move, list_candidates, play_actions
from .position_key import key_of
from .scoring.danger import Numbers
from .scoring.moves import TAKEN, look_around, score_each
from .scratch import RANKS, Scratch
from .value_net import AFTER, Nets, outlook
from .weights import AllWeights, Weights

TO_THE_END = -1  # turns
# For each turn to compare: its leaning, and the rank of its first action by score.
LEANING = (0, 0, 0, 1, 2, 0, 1, 2)
RANK = (0, 1, 2, 0, 0, 3, 1, 1)


def play_on(
    s: State,
    weights: AllWeights,
    nets: Nets,
    scratch: Scratch,
    chance: Chance,
    turns: int,
    choices: int,
) -> None:
    """Play for `turns` turns, or to the end, with the best of `choices` turns (1: the first)."""
    seat = s["turn"]
    while s["phase"] != OVER:
        if s["turn"] != seat:
            seat = s["turn"]
            turns -= 1
        if s["phase"] != ACTIONS:
            step(s, choose_move(s, weights[0], scratch), chance, scratch["log"])
        elif turns == 0:
            break
        elif choices == 1:
            play_actions(s, weights[0], scratch, chance, NO_MOVE)
        else:
            play_best_turn(s, weights, nets, scratch, chance, choices)


def play_best_turn(
    s: State, weights: AllWeights, nets: Nets, scratch: Scratch, chance: Chance, choices: int
) -> None:
    """Play the turn after whose actions the net sees the best chance."""
    tried, best, keys = scratch["tried"], scratch["best"], scratch["keys"]
    most = -1
    for choice in range(choices):
        leaning, rank = LEANING[choice], RANK[choice]
        leaned, firsts = weights[leaning], scratch["firsts"][leaning]
        if rank == 0:
            rank_first_actions(s, leaned, scratch, firsts)
        copy_state(s, tried)
        step(tried, firsts[rank], chance, scratch["log"])
        # The first choice is played where the first actions have just been ranked.
        play_actions(tried, leaned, scratch, chance, firsts[rank] if rank == 0 else NO_MOVE)
        key = key_of(tried)
        keys[choice] = key
        known = False
        for other in range(choice):
            known |= keys[other] == key
        if not known:
            worth = outlook(tried, weights[0], nets, AFTER, scratch)
            if worth > most:
                most = worth
                copy_state(tried, best)
    copy_state(best, s)


def rank_first_actions(s: State, weights: Weights, scratch: Scratch, firsts: Numbers) -> None:
    """Write the best first actions by score; if there are fewer, repeat the last."""
    rank_moves(s, weights, scratch, list_candidates(s, scratch["moves"]), firsts)


def rank_moves(s: State, weights: Weights, scratch: Scratch, n: int, firsts: Numbers) -> None:
    """Write the best of the first n moves by score; if there are fewer, repeat the last."""
    moves, scores = scratch["moves"], scratch["scores"]
    look_around(s, weights, s["turn"], scratch)
    best = score_each(s, weights, s["turn"], scratch, n, RANKS)
    for rank in range(RANKS):
        firsts[rank] = moves[best]
        scores[best] = TAKEN
        for i in range(n):
            if scores[i] > scores[best]:
                best = i
