"""Policy games to learn from: positions at the beginning of turns, and how their games ended."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ...compiled.batch import Agreements, Chances, States
from ...engine.rules.chance import below, seed_stream
from ...engine.rules.legality import list_actions
from ...engine.rules.log import Log
from ...engine.rules.movement import Moves
from ...engine.rules.setup import set_up_random
from ...engine.rules.state import ACTIONS, OVER, WON
from ...engine.rules.step import step
from .danger import Numbers
from .features import FEATURES, fill_features
from .policy import policy_move

Bytes = npt.NDArray[np.int8]
STRAYED = 8  # of a hundred actions before the positions that count: so that strange ones are met
LATEST = 16  # turn from which nobody strays any more; in half of the games nobody ever does
LONGEST = 30  # turns of a game, in all
ONE_IN = 2  # turns that count


def play_lessons(
    states: States,
    agreements: Agreements,
    first: int,
    games: int,
    w: Numbers,
    desk: Numbers,
    chances: Chances,
    moves: Moves,
    log: Log,
    x: Numbers,
    seen: Bytes,
    won: Bytes,
) -> int:
    """Plays games from their seeds; writes down what was seen and whether it was won; how many."""
    s, chance, dice = states[0], chances[0], chances[1]
    n = 0
    for seed in range(first, first + games):
        seed_stream(chance, seed)
        seed_stream(dice, seed)
        set_up_random(s, agreements[0], chance, log)
        straying = below(dice, 2 * LATEST) - LATEST
        before, turns, seat = n, 0, -1
        while s["phase"] != OVER:
            if s["turn"] != seat and s["phase"] == ACTIONS:
                seat = s["turn"]
                turns += 1
                if turns > straying and below(dice, ONE_IN) == 0:
                    fill_features(s, w, desk, x)
                    for i in range(FEATURES):
                        seen[FEATURES * n + i] = x[i]
                    n += 1
            if turns <= straying and s["phase"] == ACTIONS and below(dice, 100) < STRAYED:
                step(s, moves[below(dice, list_actions(s, seat, moves, 0))], chance, log)
            else:
                step(s, policy_move(s, w, desk, moves), chance, log)
        for i in range(before, n):
            won[i] = s["outcome"] == WON
    return n
