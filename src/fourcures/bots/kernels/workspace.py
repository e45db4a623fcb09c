"""The compiled kernels of the bots and the arrays they work on; nothing compiles at import."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ...compiled import loader
from ...engine.rules.chance import CHANCE
from ...engine.rules.moves import MOST_MOVES
from ...engine.rules.records import array_of
from ...engine.rules.setup import Agreement
from ...engine.rules.state import STATE, State, pack
from . import (
    beam_search,
    futures,
    policy,
    rollouts,
    scoring,
    training_games,
    value_net,
    weights,
)

Array = Any
MODULES = (rollouts, futures, beam_search, training_games)  # what Python calls


class Proposal(NamedTuple):
    """A whole turn, the scorer's points for it, and where it ends."""

    moves: list[int]
    points: int
    key: int  # of the position at the end
    end: Array


class Kernels:
    """One thinker's desk; two threads need two."""

    def __init__(self) -> None:
        self.rules = loader.load(*MODULES)
        self.states = np.zeros(beam_search.PLACES, STATE)
        self.chances = np.zeros(2, CHANCE)
        self.moves = np.zeros(MOST_MOVES, np.int64)
        self.log = np.zeros(1, np.int64)
        self.desk = np.zeros(scoring.DESK, np.int64)
        self.sheet = np.zeros(beam_search.SHEET, np.int64)
        self.first_moves = np.zeros(beam_search.PLACES, np.int64)
        self.values = np.zeros(beam_search.PLACES, np.int64)
        self.wins = np.zeros(beam_search.PLACES, np.int64)
        self.looked_at = np.zeros(value_net.LOOKED_AT, np.int64)

    def policy_games(
        self, agreed: Agreement, first: int, games: int, chosen: Sequence[int], tally: Array
    ) -> int:
        """`rollouts.policy_games` on this desk."""
        total: int = self.rules.policy_games(
            self.states,
            array_of(Agreement, agreed),
            first,
            games,
            np.array(chosen, np.int64),
            self.desk,
            self.chances,
            self.moves,
            self.log,
            tally,
        )
        return total

    def propose(
        self, s: State, team: bool, leaning: str = "", most: int = beam_search.TURNS
    ) -> list[Proposal]:
        """The best whole turns from a position, the best first, as this leaning sees it."""
        self.states[beam_search.ROOT] = pack(s)
        number = self.rules.propose(
            self.states,
            int(team),
            weights_for(s["players"], leaning),
            self.desk,
            self.chances,
            self.moves,
            self.log,
            self.sheet,
        )
        points = self.sheet[
            beam_search.POINTS + beam_search.ENDS : beam_search.POINTS + beam_search.ENDS + number
        ]
        turns = []
        for place in beam_search.ENDS + np.argsort(-points, kind="stable")[:most]:
            at = beam_search.PATHS + beam_search.PATH * place
            path = [move for move in self.sheet[at : at + beam_search.PATH].tolist() if move >= 0]
            points, key = (
                self.sheet[beam_search.POINTS + place],
                self.sheet[beam_search.KEYS + place],
            )
            turns.append(Proposal(path, int(points), int(key), self.states[place].copy()))
        return turns

    def try_out(
        self,
        places: Sequence[int],
        viewer: int,
        seed: int,
        futures: int,
        turns: int = policy.TO_THE_END,
    ) -> None:
        """Adds up values and wins of the candidates at these places in so many futures."""
        self.rules.try_out(
            self.states,
            np.array(places, np.int64),
            len(places),
            self.first_moves,
            viewer,
            seed,
            futures,
            weights_for(int(self.states[places[0]]["players"])),
            self.desk,
            self.chances,
            self.moves,
            self.log,
            self.values,
            self.wins,
            turns,
            net(),
            self.looked_at,
        )


def first_future(s: State, seed: int) -> int:
    """The number of the first future of a position: the same for the same position and seed."""
    return zlib.crc32(pack(s).tobytes(), seed)


@cache
def weights_for(players: int, leaning: str = "") -> Array:
    """The tuned weights as an array for the kernels, leaning to one side or ("") to none."""
    return np.array(weights.tuned(players, leaning), np.int64)


@cache
def net() -> Array:
    """The net of the outlook as an array for the kernels."""
    return np.array(value_net.learned(), np.int64)
