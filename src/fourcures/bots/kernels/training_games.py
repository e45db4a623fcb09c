"""Policy games for training: positions at the beginning of turns, and their results."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, TypedDict

from ...compiled.batch import Agreements, Chances, States
from ...engine.rules.chance import below, seed_stream
from ...engine.rules.legality import list_actions
from ...engine.rules.records import Small, Smalls
from ...engine.rules.setup import set_up_random
from ...engine.rules.state import ACTIONS, OVER, WON
from ...engine.rules.step import step
from .danger import Numbers
from .features import fill_features
from .policy import policy_move
from .scratch import FEATURES, Scratches

STRAYED = 8  # percent of actions that are random early in a game, for more varied positions
LATEST = 16  # the first turn without random actions; half of the games have none
LONGEST = 30  # the most turns of a game
ONE_IN = 2  # one turn in this many is used


class Lesson(TypedDict):
    """A position, and whether its game was won."""

    seen: Annotated[Smalls, FEATURES]
    won: Small


AllLessons = MutableSequence[Lesson]


def play_lessons(
    states: States,
    agreements: Agreements,
    first: int,
    games: int,
    weights: Numbers,
    chances: Chances,
    scratches: Scratches,
    lessons: AllLessons,
) -> int:
    """Play games from their seeds and record training positions; return their number."""
    s, chance, dice, scratch = states[0], chances[0], chances[1], scratches[0]
    features, moves, log = scratch["features"], scratch["moves"], scratch["log"]
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
                    fill_features(s, weights, scratch)
                    for i in range(FEATURES):
                        lessons[n]["seen"][i] = features[i]
                    n += 1
            if turns <= straying and s["phase"] == ACTIONS and below(dice, 100) < STRAYED:
                step(s, moves[below(dice, list_actions(s, seat, moves, 0))], chance, log)
            else:
                step(s, policy_move(s, weights, scratch), chance, log)
        for i in range(before, n):
            lessons[i]["won"] = s["outcome"] == WON
    return n
