"""Policy games for training: positions at the beginning of turns, and their results."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, TypedDict

from ...compiled.batch import Chances, States
from ...engine.rules.chance import Chance, random_below, seed_stream
from ...engine.rules.legality import list_actions
from ...engine.rules.records import Small, Smalls
from ...engine.rules.setup import set_up_random
from ...engine.rules.state import ACTIONS, DISCARD, OVER, WON, State
from ...engine.rules.step import step
from .features import fill_features
from .policy import choose_move
from .rollouts import AllSeries
from .scratch import FEATURES, Scratch, Scratches
from .turn_choice import play_best_turn
from .value_net import AFTER, START, Nets, forget_units
from .weights import AllWeights, Weights

STRAYED = 8  # percent of actions that are random early in a game, for more varied positions
LATEST = 16  # the first turn without random actions; half of the games have none
LONGEST = 60  # the most positions of a game: two for each turn
ONE_IN = 2  # one position in this many is used


class Lesson(TypedDict):
    """A position, and whether its game was won."""

    seen: Annotated[Smalls, FEATURES]
    net: Small  # for which net: START or AFTER
    won: Small


AllLessons = MutableSequence[Lesson]


def note_lesson(
    s: State, net: int, weights: Weights, dice: Chance, scratch: Scratch, lesson: Lesson
) -> int:
    """Record a position for a net, or not, at random; return whether it was."""
    if random_below(dice, ONE_IN) > 0:
        return 0
    fill_features(s, weights, scratch)
    for i in range(FEATURES):
        lesson["seen"][i] = scratch["features"][i]
    lesson["net"] = net
    return 1


def play_lessons(
    states: States,
    all_series: AllSeries,
    weights: AllWeights,
    nets: Nets,
    chances: Chances,
    scratches: Scratches,
    lessons: AllLessons,
) -> int:
    """Play games from their seeds and record training positions; return their number."""
    s, chance, dice, scratch = states[0], chances[0], chances[1], scratches[0]
    moves, log = scratch["moves"], scratch["log"]
    series, choices = all_series[0], all_series[0]["choices"]
    n = 0
    forget_units(scratch)
    for seed in range(series["first"], series["first"] + series["games"]):
        seed_stream(chance, seed)
        seed_stream(dice, seed)
        set_up_random(s, series["agreement"], chance, log)
        straying = random_below(dice, 2 * LATEST) - LATEST
        before, turns, acted, seat = n, 0, 0, -1
        while s["phase"] != OVER:
            if s["turn"] != seat and s["phase"] == ACTIONS:
                seat = s["turn"]
                turns += 1
                if turns > straying:
                    n += note_lesson(s, START, weights[0], dice, scratch, lessons[n])
                    if choices > 1:
                        play_best_turn(s, weights, nets, scratch, chance, choices)
            if acted < turns and s["phase"] not in (ACTIONS, DISCARD, OVER):
                acted = turns
                if turns > straying:
                    n += note_lesson(s, AFTER, weights[0], dice, scratch, lessons[n])
            if s["phase"] == OVER:
                break
            if turns <= straying and s["phase"] == ACTIONS and random_below(dice, 100) < STRAYED:
                step(s, moves[random_below(dice, list_actions(s, seat, moves, 0))], chance, log)
            else:
                step(s, choose_move(s, weights[0], scratch), chance, log)
        for i in range(before, n):
            lessons[i]["won"] = s["outcome"] == WON
    return n
