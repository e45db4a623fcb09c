"""The ranking of candidates: rounds of futures, each of which keeps the better ones.

This is the search of a bot for its turn, and for a choice between a few moves.
"""

from __future__ import annotations

from ...compiled.batch import Chances, States
from .beam_search import CHOSEN, Beams, propose_with_leanings
from .futures import BATCHES, NO_SLOT, AllTrials, Trials, try_out
from .policy import NO_MOVE
from .schedule import Schedules
from .scratch import Scratches
from .value_net import START, Nets
from .weights import AllWeights

FEWEST = 2  # futures of a round
FEWEST_BATCHES = 4  # before a ranking may stop early


def rank_turns(
    states: States,
    all_trials: AllTrials,
    schedules: Schedules,
    weights: AllWeights,
    nets: Nets,
    chances: Chances,
    scratches: Scratches,
    beams: Beams,
) -> None:
    """Propose complete turns from the first state, and rank them for the viewer of the trials.

    Their moves are in the paths of the beam. The trials need a viewer, a seed, rollouts and team.
    """
    trials = all_trials[0]
    trials["candidates"] = propose_with_leanings(
        states, trials["team"], weights, schedules, chances, scratches, beams
    )
    for i in range(trials["candidates"]):
        trials["slots"][i] = CHOSEN + i
        trials["first_moves"][CHOSEN + i] = NO_MOVE
    trials["stays"] = NO_SLOT
    rank(states, all_trials, schedules, weights, nets, chances, scratches)


def rank(
    states: States,
    all_trials: AllTrials,
    schedules: Schedules,
    weights: AllWeights,
    nets: Nets,
    chances: Chances,
    scratches: Scratches,
) -> None:
    """Rank the candidates in rounds: all in a few futures, better ones in more and longer ones.

    Leaves the last candidates in the trials, best first, with their mean values.
    """
    trials, schedule = all_trials[0], schedules[0]
    trials["net"], trials["futures"] = START, 1
    clear_results(trials)
    if trials["candidates"] > 1:
        for i in range(schedule["rounds"]):
            kept, is_last = schedule["kept"][i], i == schedule["rounds"] - 1
            if trials["candidates"] <= kept and not is_last:
                continue  # this round would keep all candidates
            futures = trials["rollouts"] * schedule["shares"][i] // 100 // trials["candidates"]
            trials["futures"] = futures if futures > FEWEST else FEWEST
            trials["turns"], trials["choices"] = schedule["turns"][i], schedule["choices"][i]
            clear_results(trials)
            if schedule["certainty"] == 0 or trials["stays"] != NO_SLOT:
                try_out(states, all_trials, weights, nets, chances, scratches)
            else:
                try_until_certain(
                    states, all_trials, schedules, i, weights, nets, chances, scratches
                )
            sort_slots(trials)
            keep_best(trials, kept)
    for i in range(trials["candidates"]):
        trials["values"][trials["slots"][i]] //= trials["futures"]


def try_until_certain(
    states: States,
    all_trials: AllTrials,
    schedules: Schedules,
    number: int,
    weights: AllWeights,
    nets: Nets,
    chances: Chances,
    scratches: Scratches,
) -> None:
    """Play a round in batches of futures; leave out those that are certainly not kept.

    Stop when it is certain which candidates to keep; in the last round, which is the best.
    """
    trials, schedule = all_trials[0], schedules[0]
    kept, certainty = schedule["kept"][number], schedule["certainty"]
    pivot = 0 if number == schedule["rounds"] - 1 else kept - 1
    first, futures = trials["seed"], trials["futures"]
    size = (futures + BATCHES - 1) // BATCHES
    trials["futures"] = size
    batch, is_decided = 0, False
    while batch < futures // size and not is_decided:
        trials["seed"] = first + batch * size
        for i in range(trials["candidates"]):
            slot = trials["slots"][i]
            trials["batches"][slot][batch] = -trials["values"][slot]
        try_out(states, all_trials, weights, nets, chances, scratches)
        for i in range(trials["candidates"]):
            slot = trials["slots"][i]
            mean = (trials["batches"][slot][batch] + trials["values"][slot]) // size
            trials["batches"][slot][batch] = mean
        batch += 1
        if batch >= FEWEST_BATCHES:
            is_decided = leave_out(trials, kept, pivot, certainty, batch)
    trials["seed"], trials["futures"] = first, batch * size


def leave_out(trials: Trials, kept: int, pivot: int, certainty: int, batches: int) -> bool:
    """Remove the candidates that are certainly not kept; return whether the round is decided.

    It is when at most `kept` are left, and those after the pivot are certainly worse than it.
    """
    sort_slots(trials)
    slots, left = trials["slots"], 0
    for i in range(trials["candidates"]):
        is_worse = is_certainly_worse(trials, slots[i], slots[pivot], certainty, batches)
        if i < kept or not is_worse:
            slots[left] = slots[i]
            left += 1
    trials["candidates"] = left
    is_decided = left <= kept
    for i in range(pivot + 1, left):
        is_decided &= is_certainly_worse(trials, slots[i], slots[pivot], certainty, batches)
    return is_decided


def is_certainly_worse(trials: Trials, slot: int, other: int, certainty: int, batches: int) -> bool:
    """Return whether the mean difference is more than `certainty` tenths of its standard error."""
    ours, theirs = trials["batches"][slot], trials["batches"][other]
    total = 0
    for batch in range(batches):
        total += theirs[batch] - ours[batch]
    mean = total // batches
    squares = 0
    for batch in range(batches):
        squares += (theirs[batch] - ours[batch] - mean) ** 2
    return mean > 0 and 100 * mean * mean * batches * (batches - 1) > certainty**2 * squares


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
