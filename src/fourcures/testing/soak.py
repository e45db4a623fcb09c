"""Soak test: compiled random games on all cores, with every invariant checked at every step."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from ..compiled import cpu
from ..compiled.batch import Agreements, Chances, States
from ..engine.arrays import array_of
from ..engine.rules.board import ALL_EVENTS, EDITIONS
from ..engine.rules.chance import random_below, seed_stream
from ..engine.rules.legality import list_legal
from ..engine.rules.log import Log
from ..engine.rules.movement import Moves
from ..engine.rules.setup import Agreement, make_agreement, set_up_random
from ..engine.rules.state import OVER
from ..engine.rules.step import step
from .invariants import INVARIANTS, find_violation

CHUNK = 500  # games between two progress reports
MODULES = (sys.modules[__name__],)  # the kernels


def soak_game(
    states: States, seed: int, agreements: Agreements, chances: Chances, moves: Moves, log: Log
) -> int:
    """Play one random game from a seed; return its steps, or minus the violated invariant."""
    s, chance = states[0], chances[0]
    seed_stream(chance, seed)
    set_up_random(s, agreements[0], chance, log)
    steps = 0
    while True:
        n = list_legal(s, moves)
        wrong = find_violation(s, n)
        if wrong:
            return -wrong
        if s["phase"] == OVER:
            return steps
        step(s, moves[random_below(chance, n)], chance, log)
        steps += 1


def list_agreements() -> list[Agreement]:
    """Return every edition, team size, difficulty and kind of hands, with all events or none."""
    return [
        make_agreement(players, epidemics, edition=edition, private=private, events=events)
        for events in (ALL_EVENTS, 0)
        for private in (False, True)
        for epidemics in (4, 5, 6)
        for players in (2, 3, 4)
        for edition in range(len(EDITIONS))
    ]


class Report(NamedTuple):
    """The result of a soak test; a violation names the game, so that it can be replayed."""

    games: int
    steps: int
    violations: list[str]


def soak(games: int, progress: Callable[[int], None], first: int = 0) -> Report:
    """Play the games `first` to `first + games - 1`, distributed evenly over the agreements."""
    rules = cpu.load(*MODULES)
    every = list_agreements()
    agreements = array_of(Agreement, *every)

    def play_chunk(numbers: range) -> Report:
        desk, steps, violations = cpu.Desk(), 0, []
        for number in numbers:
            which = number % len(every)
            chosen = agreements[which : which + 1]
            played = rules.soak_game(
                desk.states, number, chosen, desk.chances, desk.moves, desk.log
            )
            if played < 0:
                violations.append(
                    f"game {number} {every[which]}: invariant violated: {INVARIANTS[-played]}"
                )
            else:
                steps += played
        return Report(len(numbers), steps, violations)

    numbers = range(first, first + games)
    play_chunk(numbers[:1])  # compile once, before the threads start
    steps, violations = 0, []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        chunks = [numbers[start : start + CHUNK] for start in range(0, games, CHUNK)]
        for report in pool.map(play_chunk, chunks):
            steps += report.steps
            violations += report.violations
            progress(report.games)
    return Report(games, steps, violations)
