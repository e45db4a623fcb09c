"""Whole games by uniformly random moves: the yardstick of speed and the engine's own test."""

from __future__ import annotations

from .chance import Chance, below
from .happened import Log
from .legality import legal
from .movement import Moves
from .setup import set_up_random
from .state import OVER, State
from .step import step


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


def random_games(
    s: State,
    games: int,
    edition: int,
    players: int,
    epidemics: int,
    private: int,
    events: int,
    role_pool: int,
    chance: Chance,
    moves: Moves,
    log: Log,
) -> int:
    """Plays so many random games; the number of their decisions."""
    decisions = 0
    for _ in range(games):
        set_up_random(s, edition, players, epidemics, private, events, role_pool, chance, log)
        decisions += random_playout(s, chance, moves, log)
    return decisions
