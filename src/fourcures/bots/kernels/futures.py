"""Sampled futures: every candidate meets the same cards, and nobody knows them beforehand."""

from __future__ import annotations

from ...compiled.batch import Chances, States
from ...engine.rules.chance import DEAL, Chance, below, seed_stream
from ...engine.rules.log import Log
from ...engine.rules.movement import Moves
from ...engine.rules.resample import resample
from ...engine.rules.state import WON, State
from ...engine.rules.step import step
from .copy_state import copy_state
from .danger import Numbers
from .policy import NO_MOVE, play_on
from .value_net import outlook


def deal_future(s: State, chance: Chance, seed: int) -> None:
    """Makes chance a deal drawn from this seed: what it will answer does not depend on moves."""
    seed_stream(chance, seed)
    cities, cards = chance["city_order"], chance["card_order"]
    for k in range(7):
        at = 48 * k
        for i in range(48):
            other = below(chance, i + 1)
            cities[at + i] = cities[at + other]
            cities[at + other] = i
    for i in range(53):
        other = below(chance, i + 1)
        cards[i] = cards[other]
        cards[other] = i
    for pile in range(6):
        size = s["pile_size"][pile]
        chance["epidemic_place"][pile] = 1 + below(chance, size) if size else 0
    chance["source"] = DEAL


def try_out(
    states: States,
    alive: Numbers,
    number: int,
    first_moves: Numbers,
    viewer: int,
    seed: int,
    futures: int,
    w: Numbers,
    desk: Numbers,
    chances: Chances,
    moves: Moves,
    log: Log,
    values: Numbers,
    wins: Numbers,
    turns: int,
    net: Numbers,
    x: Numbers,
) -> None:
    """Plays each candidate in each future so many turns by the policy; adds up what it promises.

    Candidates are positions, each with a move to begin with or NO_MOVE; the last state is scratch.
    What the viewer does not know is dealt again in each future.
    """
    scratch = states[len(states) - 1]
    for future in range(seed, seed + futures):
        deal_future(states[alive[0]], chances[0], future)
        for i in range(number):
            candidate = alive[i]
            copy_state(states[candidate], scratch)
            seed_stream(chances[1], future)
            resample(scratch, viewer, chances[1])
            if first_moves[candidate] != NO_MOVE:
                step(scratch, first_moves[candidate], chances[0], log)
            play_on(scratch, w, desk, chances[0], moves, log, turns)
            values[candidate] += outlook(scratch, w, desk, net, x)
            if scratch["outcome"] == WON:
                wins[candidate] += 1
