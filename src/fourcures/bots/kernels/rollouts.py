"""Whole games of the policy, many in one compiled call."""

from __future__ import annotations

from ...compiled.batch import Agreements, Chances, States
from ...engine.rules.chance import seed_stream
from ...engine.rules.setup import set_up_random
from ...engine.rules.state import UNCURED, WON, State
from .danger import Numbers
from .policy import TO_THE_END, play_on
from .scratch import Scratches

WIN = 1_000_000
CURE_VALUE = 20_000
CURES = 5  # index in the counts of games, after the outcomes
COUNTS = 6


def cures(s: State) -> int:
    """Return the number of cures found."""
    found = 0
    for disease in range(4):
        if s["diseases"][disease] != UNCURED:
            found += 1
    return found


def value(s: State) -> int:
    """Return the value of a finished game: a million for a win, else a fiftieth for each cure."""
    if s["outcome"] == WON:
        return WIN
    return CURE_VALUE * cures(s)


def policy_games(
    states: States,
    agreements: Agreements,
    first: int,
    games: int,
    weights: Numbers,
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
        play_on(s, weights, scratch, chance, TO_THE_END)
        counts[s["outcome"]] += 1
        counts[CURES] += cures(s)
        total += value(s)
    return total
