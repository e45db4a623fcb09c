"""The ranking of candidates: rounds of futures, each of which keeps the better ones.

This is the search of a bot for its turn, and for a choice between a few moves.
"""

from __future__ import annotations

from ...compiled.batch import Chances, States
from .beam_search import CHOSEN, Beams, propose_with_leanings
from .futures import NO_SLOT, AllTrials, Trials, try_out
from .policy import NO_MOVE
from .scratch import Scratches
from .value_net import START, Nets
from .weights import AllWeights

# For each round: turns before the net evaluates, turns that the policy compares in each of them,
# percent of the rollouts, and candidates kept. The first round only draws cards and infects cities:
# this takes a tenth of the time of a rollout of the last one, and finds the bad candidates.
ROUNDS = ((1, 1, 40, 16), (2, 3, 32, 5), (4, 3, 28, 2))
FINAL = ROUNDS[-1][3]  # kept to the end: the best and one to compare it with
FEWEST = 2  # futures of a round


def rank_turns(
    states: States,
    team: int,
    all_trials: AllTrials,
    weights: AllWeights,
    nets: Nets,
    chances: Chances,
    scratches: Scratches,
    beams: Beams,
) -> None:
    """Propose complete turns from the first state, and rank them for the viewer of the trials.

    Their moves are in the paths of the beam. The trials need a viewer, a seed and rollouts.
    """
    trials = all_trials[0]
    trials["candidates"] = propose_with_leanings(states, team, weights, chances, scratches, beams)
    for i in range(trials["candidates"]):
        trials["slots"][i] = CHOSEN + i
        trials["first_moves"][CHOSEN + i] = NO_MOVE
    trials["stays"] = NO_SLOT
    rank(states, all_trials, weights, nets, chances, scratches)


def rank(
    states: States,
    all_trials: AllTrials,
    weights: AllWeights,
    nets: Nets,
    chances: Chances,
    scratches: Scratches,
) -> None:
    """Rank the candidates in rounds: all in a few futures, better ones in more and longer ones.

    Leaves the last candidates in the trials, best first, with their mean values.
    """
    trials = all_trials[0]
    trials["net"], trials["futures"] = START, 1
    clear_results(trials)
    if trials["candidates"] > 1:
        for i in range(len(ROUNDS)):
            turns, choices, share, kept = ROUNDS[i][0], ROUNDS[i][1], ROUNDS[i][2], ROUNDS[i][3]
            if trials["candidates"] <= kept and kept != FINAL:
                continue  # this round would keep all candidates
            futures = trials["rollouts"] * share // 100 // trials["candidates"]
            trials["futures"] = futures if futures > FEWEST else FEWEST
            trials["turns"], trials["choices"] = turns, choices
            clear_results(trials)
            try_out(states, all_trials, weights, nets, chances, scratches)
            sort_slots(trials)
            keep_best(trials, kept)
    for i in range(trials["candidates"]):
        trials["values"][trials["slots"][i]] //= trials["futures"]


def clear_results(trials: Trials) -> None:
    """Set the values and wins of the candidates to 0."""
    for i in range(trials["candidates"]):
        slot = trials["slots"][i]
        trials["values"][slot] = 0
        trials["wins"][slot] = 0


def sort_slots(trials: Trials) -> None:
    """Sort the candidates, best first; equal ones keep their order."""
    slots, values = trials["slots"], trials["values"]
    for i in range(1, trials["candidates"]):
        slot, at = slots[i], i
        while at > 0 and values[slots[at - 1]] < values[slot]:
            slots[at] = slots[at - 1]
            at -= 1
        slots[at] = slot


def keep_best(trials: Trials, kept: int) -> None:
    """Keep this many candidates; the one that stays replaces the last of them if it is worse."""
    slots = trials["slots"]
    for i in range(kept, trials["candidates"]):
        if slots[i] == trials["stays"]:
            slots[kept - 1] = slots[i]
    if trials["candidates"] > kept:
        trials["candidates"] = kept
