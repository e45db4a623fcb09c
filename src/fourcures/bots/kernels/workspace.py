"""The compiled kernels of the bots and their arrays; nothing compiles at import."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ...compiled import cpu
from ...engine.buffers import (
    Numbers,
    PlainRecord,
    Records,
    array_of,
    array_of_numbers,
    numbers,
    pack,
    zeros,
)
from ...engine.rules.chance import Chance
from ...engine.rules.setup import Agreement
from ...engine.rules.state import State
from . import (
    beam_search,
    futures,
    policy,
    ranking,
    rollouts,
    scratch,
    training_games,
    turn_choice,
    value_net,
    weights,
)
from .schedule import SETTINGS, Schedule, SearchSettings

MODULES = (rollouts, futures, beam_search, ranking, training_games)  # modules that Python calls


class Proposal(NamedTuple):
    """A complete turn, its points, and its final position."""

    moves: list[int]
    points: int
    key: int  # of the final position
    end: PlainRecord


class Kernels:
    """The buffers of one search; each thread needs its own."""

    def __init__(self, settings: SearchSettings = SETTINGS) -> None:
        self.settings = settings
        self.rules = cpu.load(*MODULES)
        self.states = zeros(State, beam_search.SLOTS)
        self.chances = zeros(Chance, futures.SOURCES)
        self.scratch = zeros(scratch.Scratch, 1)
        self.beam = zeros(beam_search.Beam, 1)
        self.trials = zeros(futures.Trials, 1)
        # One number for each slot.
        self.first_moves: Numbers = self.trials[0]["first_moves"]
        self.values: Numbers = self.trials[0]["values"]
        self.wins: Numbers = self.trials[0]["wins"]

    def policy_games(self, series: Records, weights: Records, nets: Records) -> list[int]:
        """Play games by the policy; return the number of each outcome, and of cures."""
        counts = numbers(rollouts.COUNTS)
        self.rules.policy_games(
            self.states, series, weights, nets, self.chances, self.scratch, counts
        )
        return counts[:]

    def put(self, slot: int, state: PlainRecord, first_move: int = policy.NO_MOVE) -> None:
        """Put a candidate into a slot: a position, and perhaps a move to begin with."""
        self.states[slot], self.first_moves[slot] = state, first_move

    def propose(
        self, s: State, team: bool, leaning: str = "", most: int = beam_search.TURNS
    ) -> list[Proposal]:
        """Return the best complete turns from a position, best first, with this leaning."""
        self.states[beam_search.ROOT] = pack(s)
        chosen = weights_for(s["players"], leaning)
        number = self.rules.propose(
            self.states, int(team), chosen, self.chances, self.scratch, self.beam
        )
        points, keys = self.beam[0]["points"], self.beam[0]["keys"]
        slots = range(beam_search.ENDS, beam_search.ENDS + number)
        return [
            Proposal(self.path_to(slot), points[slot], keys[slot], self.states[slot].copy())
            for slot in sorted(slots, key=lambda slot: -points[slot])[:most]
        ]

    def try_out(
        self,
        slots: Sequence[int],
        viewer: int,
        seed: int,
        futures: int,
        turns: int = turn_choice.TO_THE_END,
        choices: int = 1,
        net: int = value_net.REACTIVE,
    ) -> None:
        """Set the values and wins of the candidates in these slots: sums over `futures` futures.

        The policy plays them, each turn the best of `choices`; with 1 it is the reactive policy.
        """
        for slot in slots:
            self.values[slot] = self.wins[slot] = 0
        trials = self.prepare(slots, viewer, seed)
        trials["futures"], trials["turns"] = futures, turns
        trials["choices"], trials["net"] = choices, net
        self.rules.try_out(self.states, self.trials, *self.policy_of(slots[0]))

    def rank_turns(self, s: State, viewer: int, team: bool, seed: int, rollouts: int) -> list[int]:
        """Return the slots of the best complete turns from a position, best first."""
        self.states[beam_search.ROOT] = pack(s)
        trials = self.prepare((), viewer, seed)
        trials["rollouts"], trials["team"] = rollouts, team
        how = self.policy_of(beam_search.ROOT)
        schedule = self.settings.schedule_for(s["players"])
        self.rules.rank_turns(self.states, self.trials, schedule, *how, self.beam)
        return self.ranked_slots()

    def rank(
        self, slots: Sequence[int], viewer: int, seed: int, rollouts: int, stays: int | None = None
    ) -> list[int]:
        """Return the slots of the best candidates, best first; `stays` is kept to the end."""
        trials = self.prepare(slots, viewer, seed)
        trials["rollouts"] = rollouts
        trials["stays"] = futures.NO_SLOT if stays is None else stays
        schedule = self.settings.schedule_for(self.states[slots[0]]["players"])
        self.rules.rank(self.states, self.trials, schedule, *self.policy_of(slots[0]))
        return self.ranked_slots()

    def prepare(self, slots: Sequence[int], viewer: int, seed: int) -> PlainRecord:
        """Set the candidates, the viewer and the first future; return the trials."""
        trials = self.trials[0]
        trials["seed"], trials["viewer"], trials["candidates"] = seed, viewer, len(slots)
        trials["slots"][: len(slots)] = [*slots]
        return trials

    def policy_of(self, slot: int) -> tuple[Records, ...]:
        """Return what the kernels need to play on from a slot: weights, nets, working memory."""
        chosen = weights_for(self.states[slot]["players"])
        return chosen, nets(), self.chances, self.scratch

    def ranked_slots(self) -> list[int]:
        """Return the slots of the candidates that a ranking has kept."""
        slots: list[int] = self.trials[0]["slots"][: self.trials[0]["candidates"]]
        return slots

    def path_to(self, slot: int) -> list[int]:
        """Return the moves of a complete turn."""
        return [move for move in self.beam[0]["paths"][slot] if move >= 0]


def make_series(agreed: Agreement, first: int, games: int, choices: int) -> Records:
    """Return games to play, as an array for the kernels."""
    series: rollouts.Series = {
        "agreement": agreed,
        "first": first,
        "games": games,
        "choices": choices,
    }
    return array_of(rollouts.Series, series)


def first_future(s: State, seed: int) -> int:
    """Return the seed of a position's first future: the same for the same position and seed."""
    return zlib.crc32(bytes(pack(s)), seed)


def weight_records(rows: Sequence[list[int]]) -> Records:
    """Return expanded weights as an array for the kernels."""
    return array_of_numbers(weights.Weights, *map(weights.mark, rows))


@cache
def weights_for(players: int, *leanings: str) -> Records:
    """Return the tuned weights of these leanings (default: all) as an array for the kernels."""
    chosen = leanings or weights.LEANINGS
    return weight_records([weights.load_weights(players, leaning) for leaning in chosen])


@cache
def nets() -> Records:
    """Return the value nets as an array for the kernels."""
    return value_net.as_records(value_net.load_nets())


def list_tables() -> dict[str, tuple[type, Records]]:
    """Return nets, weights and schedules (by the number of players) for programs without Python."""
    return {
        "nets": (value_net.Net, nets()),
        **{
            f"weights_for_{players}": (weights.Weights, weights_for(int(players)))
            for players in weights.STORED["players"]
        },
        **{
            f"schedule_for_{players}": (Schedule, SETTINGS.schedule_for(players))
            for players in SETTINGS.rounds
        },
    }
