"""The rules on arrays of states: the functions that Python calls in compiled play.

Passing a single record from Python is slow, passing an array is not. So every function that Python
calls takes arrays (`States`, `Chances`) and an index.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from ..engine.rules.chance import Chance, random_below, seed_stream
from ..engine.rules.legality import list_legal
from ..engine.rules.log import Log
from ..engine.rules.movement import Moves
from ..engine.rules.resample import resample
from ..engine.rules.setup import Agreement, set_up_random
from ..engine.rules.state import OVER, State
from ..engine.rules.step import step

States = MutableSequence[State]  # an array of records; interpreted, a list of unpacked ones
Chances = MutableSequence[Chance]
Agreements = MutableSequence[Agreement]


def seed_at(chances: Chances, i: int, seed: int) -> None:
    """Call `seed_stream` for one of the chances."""
    seed_stream(chances[i], seed)


def list_legal_at(states: States, i: int, moves: Moves) -> int:
    """Call `list_legal` for one of the states."""
    return list_legal(states[i], moves)


def step_at(states: States, i: int, move: int, chances: Chances, log: Log) -> None:
    """Call `step` for one of the states, with the chance of the same index."""
    step(states[i], move, chances[i], log)


def set_up_at(states: States, i: int, agreements: Agreements, chances: Chances, log: Log) -> None:
    """Set up a new game in one of the states, from its random stream and the first agreement."""
    set_up_random(states[i], agreements[0], chances[i], log)


def resample_at(states: States, i: int, viewer: int, chances: Chances) -> None:
    """Call `resample` for one of the states."""
    resample(states[i], viewer, chances[i])


def random_games(
    states: States, games: int, agreements: Agreements, chances: Chances, moves: Moves, log: Log
) -> int:
    """Play random games in the first state; return the number of decisions with several moves."""
    s, chance = states[0], chances[0]
    decisions = 0
    for _ in range(games):
        set_up_random(s, agreements[0], chance, log)
        while s["phase"] != OVER:
            n = list_legal(s, moves)
            choice = 0
            if n > 1:
                decisions += 1
                choice = random_below(chance, n)
            step(s, moves[choice], chance, log)
    return decisions
