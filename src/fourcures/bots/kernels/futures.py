"""Sampled futures: all candidates are tried on the same unknown cards (common random numbers)."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, TypedDict

from ...compiled.batch import Chances, States
from ...engine.rules.board import CITY_COUNT, MOST_EPIDEMICS, PLAYER_CARDS
from ...engine.rules.chance import DEAL, Chance, random_below, seed_stream
from ...engine.rules.records import Wide, WideRows, Wides
from ...engine.rules.resample import resample
from ...engine.rules.state import PILES, WON, State, copy_state
from ...engine.rules.step import step
from .beam_search import SLOTS
from .policy import NO_MOVE
from .scratch import Scratches
from .turn_choice import play_on
from .value_net import Nets, forget_units, outlook
from .weights import AllWeights

SOURCES = 2  # chances that the kernels need: the deal of a future, and other random choices
NO_SLOT = -1
BATCHES = 16  # of the futures of a round, if the ranking may stop early


class Trials(TypedDict):
    """Candidates, as positions in slots of states, and the futures to try them on."""

    seed: Wide  # of the first future; the others follow
    futures: Wide
    turns: Wide  # turns before the net evaluates, or TO_THE_END
    choices: Wide  # turns that the policy compares (see `turn_choice`)
    net: Wide  # the net that evaluates: REACTIVE or START
    viewer: Wide  # the seat that decides, or NOBODY
    rollouts: Wide  # of a ranking (see `ranking`)
    team: Wide  # 1 to propose turns with the events of all players
    stays: Wide  # the slot of a candidate that a ranking keeps to the end, or NO_SLOT
    candidates: Wide  # the number of candidates
    slots: Annotated[Wides, SLOTS]  # the slots of the candidates
    # For each slot: a first move, or NO_MOVE; the sum of values; the number of wins.
    first_moves: Annotated[Wides, SLOTS]
    values: Annotated[Wides, SLOTS]
    wins: Annotated[Wides, SLOTS]
    batches: Annotated[WideRows, (SLOTS, BATCHES)]  # the mean value in each batch of futures


AllTrials = MutableSequence[Trials]


def deal_future(s: State, chance: Chance, seed: int) -> None:
    """Make chance a deal from this seed, so that the cards do not depend on the moves."""
    seed_stream(chance, seed)
    cities, cards = chance["city_order"], chance["card_order"]
    for k in range(MOST_EPIDEMICS + 1):
        at = CITY_COUNT * k
        for i in range(CITY_COUNT):
            other = random_below(chance, i + 1)
            cities[at + i] = cities[at + other]
            cities[at + other] = i
    for i in range(PLAYER_CARDS):
        other = random_below(chance, i + 1)
        cards[i] = cards[other]
        cards[other] = i
    for pile in range(PILES):
        size = s["pile_size"][pile]
        chance["epidemic_place"][pile] = 1 + random_below(chance, size) if size else 0
    chance["source"] = DEAL


def try_out(
    states: States,
    all_trials: AllTrials,
    weights: AllWeights,
    nets: Nets,
    chances: Chances,
    scratches: Scratches,
) -> None:
    """Play each candidate by the policy in every future, and add up the final values and wins.

    Information hidden from the viewer is resampled in each future. The last state is overwritten.
    """
    trials, scratch = all_trials[0], scratches[0]
    turns, choices = trials["turns"], trials["choices"]
    s = states[len(states) - 1]
    forget_units(scratch)
    for future in range(trials["seed"], trials["seed"] + trials["futures"]):
        deal_future(states[trials["slots"][0]], chances[0], future)
        for i in range(trials["candidates"]):
            slot = trials["slots"][i]
            copy_state(states[slot], s)
            seed_stream(chances[1], future)
            resample(s, trials["viewer"], chances[1])
            if trials["first_moves"][slot] != NO_MOVE:
                step(s, trials["first_moves"][slot], chances[0], scratch["log"])
            play_on(s, weights, nets, scratch, chances[0], turns, choices)
            trials["values"][slot] += outlook(s, weights[0], nets, trials["net"], scratch)
            if s["outcome"] == WON:
                trials["wins"][slot] += 1
