"""The rules over arrays of states: what Python calls when it plays compiled.

A single record is slow to hand over from Python, an array of them is not; so every function that
Python itself calls takes arrays (`States`, `Chances`) and which of them is meant.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from ..engine.rules.chance import Chance, below
from ..engine.rules.legality import legal
from ..engine.rules.log import Log
from ..engine.rules.movement import Moves
from ..engine.rules.resample import resample
from ..engine.rules.setup import Agreement, set_up_random
from ..engine.rules.state import OVER, State
from ..engine.rules.step import step

States = MutableSequence[State]  # an array of records; interpreted, a list of unpacked ones
Chances = MutableSequence[Chance]
Agreements = MutableSequence[Agreement]


def legal_at(states: States, i: int, moves: Moves) -> int:
    """`legal` for one of the states."""
    return legal(states[i], moves)


def step_at(states: States, i: int, move: int, chances: Chances, log: Log) -> None:
    """`step` for one of the states, with the chance of the same number."""
    step(states[i], move, chances[i], log)


def set_up_at(
    states: States,
    i: int,
    agreements: Agreements,
    chances: Chances,
    log: Log,
) -> None:
    """A new game by the random stream in one of the states, as the first agreement says."""
    set_up_random(states[i], agreements[0], chances[i], log)


def resample_at(states: States, i: int, viewer: int, chances: Chances) -> None:
    """`resample` for one of the states."""
    resample(states[i], viewer, chances[i])


def playout_at(states: States, i: int, chances: Chances, moves: Moves, log: Log) -> int:
    """Plays one of the states to its end by random moves; the number of decisions."""
    return random_playout(states[i], chances[i], moves, log)


def random_games(
    states: States,
    games: int,
    agreements: Agreements,
    chances: Chances,
    moves: Moves,
    log: Log,
) -> int:
    """Plays so many random games in the first state; the number of their decisions."""
    s, chance = states[0], chances[0]
    decisions = 0
    for _ in range(games):
        set_up_random(s, agreements[0], chance, log)
        decisions += random_playout(s, chance, moves, log)
    return decisions


def random_playout(s: State, chance: Chance, moves: Moves, log: Log) -> int:
    """Plays to the end; how many decisions had at least two legal moves."""
    decisions = 0
    while s["phase"] != OVER:
        n = legal(s, moves)
        choice = 0
        if n > 1:
            decisions += 1
            choice = below(chance, n)
        step(s, moves[choice], chance, log)
    return decisions
