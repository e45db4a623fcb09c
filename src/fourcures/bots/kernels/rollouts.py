"""Whole games of the policy, many in one compiled call."""

from __future__ import annotations

from ...compiled.batch import Agreements, Chances, States
from ...engine.rules.chance import seed_stream
from ...engine.rules.setup import set_up_random
from .danger import Numbers
from .game_value import cures, value
from .scratch import Scratches
from .turn_choice import TO_THE_END, play_on
from .value_net import Nets

CURES = 5  # index in the counts of games, after the outcomes
COUNTS = 6


def policy_games(
    states: States,
    agreements: Agreements,
    first: int,
    games: int,
    weights: Numbers,
    nets: Nets,
    choices: int,
    chances: Chances,
    scratches: Scratches,
    counts: Numbers,
) -> int:
    """Play games by the policy from their seeds and count outcomes; return the sum of values."""
    s, chance, scratch = states[0], chances[0], scratches[0]
    total = 0
    for seed in range(first, first + games):
        seed_stream(chance, seed)
        set_up_random(s, agreements[0], chance, scratch["log"])
        play_on(s, weights, nets, scratch, chance, TO_THE_END, choices)
        counts[s["outcome"]] += 1
        counts[CURES] += cures(s)
        total += value(s)
    return total
