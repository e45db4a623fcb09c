"""Whole games of the policy, many in one compiled call."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypedDict

from ...compiled.batch import Chances, States
from ...engine.rules.chance import seed_stream
from ...engine.rules.records import Wide
from ...engine.rules.setup import Agreement, set_up_random
from .scoring.danger import Numbers
from .scoring.game_value import count_cures
from .scratch import Scratches
from .turn_choice import TO_THE_END, play_on
from .value_net import Nets, forget_units
from .weights import AllWeights

CURES = 5  # index in the counts of games, after the outcomes
COUNTS = 6


class Series(TypedDict):
    """Games to play one after another."""

    agreement: Agreement
    first: Wide  # the seed of the first; the others follow
    games: Wide
    choices: Wide  # turns that the policy compares (see `turn_choice`)


AllSeries = MutableSequence[Series]


def policy_games(
    states: States,
    all_series: AllSeries,
    weights: AllWeights,
    nets: Nets,
    chances: Chances,
    scratches: Scratches,
    counts: Numbers,
) -> None:
    """Play games by the policy from their seeds and count outcomes and cures."""
    series, s, chance, scratch = all_series[0], states[0], chances[0], scratches[0]
    forget_units(scratch)
    for seed in range(series["first"], series["first"] + series["games"]):
        seed_stream(chance, seed)
        set_up_random(s, series["agreement"], chance, scratch["log"])
        play_on(s, weights, nets, scratch, chance, TO_THE_END, series["choices"])
        counts[s["outcome"]] += 1
        counts[CURES] += count_cures(s)
