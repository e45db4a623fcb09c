"""Comparison of the GPU with the CPU: whole random games."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import numpy.typing as npt

from benchmarks.command import Unequal
from fourcures.compiled import cpu
from fourcures.engine.arrays import array_of, zeros
from fourcures.engine.rules.chance import Chance, seed_stream
from fourcures.engine.rules.moves import MOST_MOVES
from fourcures.engine.rules.setup import Agreement
from fourcures.engine.rules.state import State
from fourcures.processes import count_cores

from .games import RandomGames

Records = npt.NDArray[np.void]


def compare_games(slots: int, games: int, agreed: Sequence[Agreement], seed: int) -> None:
    """Play this number of games in each slot on both; compare final states and streams."""
    agreements = array_of(Agreement, *agreed)
    on_gpu = RandomGames(slots, agreements, seed)
    on_gpu.play(games)
    results = on_gpu.final_states(), on_gpu.final_chances()
    expected = play_on_all_cores(slots, games, agreements, seed)
    wrong = np.zeros(slots, np.bool_)
    for ours, theirs in zip(results, expected, strict=True):
        rows = (records.view(np.uint8).reshape(slots, -1) for records in (ours, theirs))
        wrong |= np.not_equal(*rows).any(axis=1)
    if wrong.any():
        first = int(np.flatnonzero(wrong)[0])
        raise Unequal(f"{wrong.sum()} of {slots} slots differ; the first one is {first}")


def play_on_all_cores(
    slots: int, games: int, agreements: Records, seed: int
) -> tuple[Records, Records]:
    """Play on the CPU what `RandomGames` plays; return the final states and chances."""
    rules = cpu.load()
    states, chances = zeros(State, slots), zeros(Chance, slots)

    def play(some: range) -> None:
        moves, log = np.zeros(MOST_MOVES, np.int64), np.zeros(1, np.int64)
        for i in some:
            seed_stream(chances[i], seed + i)
            own, which = slice(i, i + 1), i % len(agreements)
            chosen = agreements[which : which + 1]
            rules.random_games(states[own], games, chosen, chances[own], moves, log)

    with ThreadPoolExecutor(count_cores()) as pool:
        list(pool.map(play, [range(i, slots, count_cores()) for i in range(count_cores())]))
    return states, chances
