"""Random games in many slots on the GPU."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fourcures.compiled.device import blank_records, from_device, to_device
from fourcures.compiled.gpu import SIMULATED, cuda, need_gpu
from fourcures.engine.arrays import STATE
from fourcures.engine.rules.chance import Chance
from fourcures.engine.rules.state import State

from . import kernels
from .kernels import Slot
from .memory import SHARED, WARP, WORDS
from .queues import QUEUES

LEAST = 1 if SIMULATED else 128  # warps of a launch: Numba warns about fewer
WAVES = 32  # between two checks whether all games have ended


class RandomGames:
    """Slots on the GPU in which random games are played.

    Slot i plays with agreement i, modulo their number, and the random stream of `seed + i`.
    """

    def __init__(self, slots: int, agreements: npt.NDArray[np.void], seed: int = 0) -> None:
        need_gpu()
        self.number = slots
        self.words = cuda.to_device(np.zeros(WORDS * slots, np.int64))
        self.states = blank_records(State, slots) if SIMULATED else self.words.view(STATE)
        self.chances = blank_records(Chance, slots)
        self.slots = blank_records(Slot, slots)
        self.agreements = to_device(agreements)
        # The slots in the queues: those that have to choose a move, and those that have to play it.
        self.queued = [cuda.device_array((QUEUES, slots), np.int32) for _ in range(2)]
        # The largest number of warps that the slots need, in any queues.
        self.warps = max(LEAST, slots // WARP + min(slots, QUEUES))
        kernels.seed[self.warps, WARP](self.chances, seed)

    def play(self, games: int) -> int:
        """Play this number of games in each slot; return the number of decisions."""
        to_choose, to_play = self.queued
        # The lengths of the queues, in this wave and in the next one.
        choosing = [cuda.to_device(np.zeros(QUEUES, np.int32)) for _ in range(2)]
        playing = [cuda.to_device(np.zeros(QUEUES, np.int32)) for _ in range(2)]
        ended = cuda.to_device(np.zeros(1, np.int64))
        kernels.begin[self.warps, WARP](self.slots, games, playing[0], to_play)
        play = kernels.play[self.warps, WARP, 0, SHARED]
        choose = kernels.choose[self.warps, WARP, 0, SHARED]
        data = (self.states, self.words, self.chances, self.slots)
        while ended.copy_to_host()[0] < self.number:
            for wave in range(WAVES):
                now, then = wave % 2, (wave + 1) % 2
                play(
                    *(*data, playing[now], to_play, choosing[now], to_choose, playing[then]),
                    self.agreements,
                    ended,
                )
                choose(*data, choosing[now], to_choose, playing[then], to_play, choosing[then])
        return int(from_device(Slot, self.slots)["decisions"].sum())

    def final_states(self) -> npt.NDArray[np.void]:
        """Return a copy of the states."""
        return from_device(State, self.states)

    def final_chances(self) -> npt.NDArray[np.void]:
        """Return a copy of the random streams."""
        return from_device(Chance, self.chances)
