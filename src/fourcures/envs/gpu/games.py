"""N games on a GPU, with observations, masks and rewards: what `games` is on the CPU."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ...compiled.device import blank_records, field_of, from_device, to_device
from ...compiled.gpu import SIMULATED, cuda, need_gpu
from ...engine.arrays import CHANCE, STATE, array_of, unpack, zeros
from ...engine.errors import InvalidSetup
from ...engine.rules.chance import Chance
from ...engine.rules.moves import MOST_MOVES
from ...engine.rules.state import State
from ...engine.view import View
from ..actions import ACTIONS, PENDING, explain_masked
from ..games import IllegalAction, Saved
from ..kernels import Progress, Variant
from ..observations import SIZE
from ..rewards import TALLY, PotentialBased, Reward, kind_of_reward
from ..settings import Settings
from . import kernels
from .kernels import OWN_REWARD, TILE, TILE_ROWS

THREADS = 2 if SIMULATED else 64  # of a block, each with a game
LEAST = 1 if SIMULATED else 128  # blocks of a launch: Numba warns about fewer
WORD = 2**64

DeviceArray = Any  # of numba-cuda; others take it by its __cuda_array_interface__
Flags = npt.NDArray[np.bool_]


class Columns:
    """In the simulator: the lists of moves of all games, as columns."""

    def __init__(self, number: int) -> None:
        self.lists = [[0] * MOST_MOVES for _ in range(number)]

    def __getitem__(self, place: tuple[slice, int]) -> list[int]:
        return self.lists[place[1]]


class GpuGames:
    """`number` games with the same settings on a GPU, each with its own seed.

    The arrays `observations`, `masks`, `seats`, `rewards`, `ended`, `won` and `finals` stay where
    they are, and the next step overwrites them. A game that ends begins again in the same step.
    """

    def __init__(self, number: int, settings: Settings) -> None:
        if not settings.by_stream:
            raise InvalidSetup(
                'device="cuda" needs chance="stream" and no position: a GPU sets up its own games'
            )
        need_gpu()
        self.number, self.settings = number, settings
        self.states = blank_records(State, number)
        self.chances = blank_records(Chance, number)
        self.progress = blank_records(Progress, number)
        self._variants = to_device(array_of(Variant, settings.variant))
        self._moves = (
            Columns(number) if SIMULATED else cuda.device_array((MOST_MOVES, number), np.int64)
        )
        self._log = cuda.to_device(np.zeros(1, np.int64))  # it records nothing
        self.observations = blank_array((number, SIZE), np.float32)
        self.masks = blank_array((number, ACTIONS), np.int8)
        self.finals = blank_array((number, SIZE), np.float32)
        self._no_finals = blank_array((0, SIZE), np.float32)
        self.seats = blank_array(number, np.int64)
        self.rewards = blank_array(number, np.float32)
        self.ended, self.won = blank_array(number, np.bool_), blank_array(number, np.bool_)
        self._illegal = cuda.to_device(np.full(1, number, np.int64))
        # The simulator fills the rows at once.
        self._mask_columns = self.masks.T if SIMULATED else blank_array((ACTIONS, number), np.int8)
        self._observation_columns = (
            self.observations.T if SIMULATED else blank_array((SIZE, number), np.float32)
        )
        self._blocks = max(LEAST, -(-number // THREADS))
        self._seeds = [0] * number
        self._episodes = [0] * number

    def __getstate__(self) -> dict[str, Any]:
        return {"number": self.number, "settings": self.settings, "saved": self.save()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["number"], kept["settings"])  # type: ignore[misc]
        self.load(kept["saved"])

    def save(self) -> Saved:
        """Return everything that the next steps depend on, as `Games` does."""
        progress = from_device(Progress, self.progress)
        return Saved(
            from_device(State, self.states).tobytes(),
            from_device(Chance, self.chances).tobytes(),
            progress["pending"].tobytes(),
            progress["current"].tobytes(),
            tuple(self._seeds),
            tuple(self._episodes),
        )

    def load(self, saved: Saved) -> None:
        """Restore the result of `save`; recompute observations and masks."""
        progress = zeros(Progress, self.number)
        progress["pending"] = np.frombuffer(saved.pending, PENDING)
        progress["current"] = np.frombuffer(saved.current, np.float32).reshape(-1, TALLY)
        self.progress = to_device(progress)
        self.states = to_device(np.frombuffer(saved.states, STATE).copy())
        self.chances = to_device(np.frombuffer(saved.chances, CHANCE).copy())
        self._seeds = [int(seed) for seed in saved.seeds]
        self._episodes = list(saved.episodes)
        self.look()

    def begin(self, which: Flags, seeds: Sequence[int | None]) -> None:
        """Begin these games from their seeds; without one, the next game of the previous seed."""
        seeded = np.zeros(self.number, np.bool_)
        for i in np.flatnonzero(which).tolist():
            seed = seeds[i]
            if seed is None:
                self._episodes[i] += 1
            else:
                seeded[i] = True
                self._seeds[i], self._episodes[i] = int(seed), 0
        wrapped = np.array([seed % WORD for seed in self._seeds], np.uint64).view(np.int64)
        self._run(kernels.seed, self.chances, cuda.to_device(seeded), cuda.to_device(wrapped))
        self._begin(cuda.to_device(np.ascontiguousarray(which)), self._no_finals)
        self.look()

    def _begin(self, which: DeviceArray, finals: DeviceArray) -> None:
        self._run(
            kernels.begin,
            *(self.states, self.chances, self.progress, self._variants, self._log),
            which,
            finals,
        )

    def take(self, actions: Any) -> None:
        """Take the next actions: an array of the GPU (of any library) or of the CPU."""
        if not hasattr(actions, "__cuda_array_interface__"):
            actions = cuda.to_device(np.ascontiguousarray(actions, np.int64))
        elif not SIMULATED:
            actions = cuda.as_cuda_array(actions)
        if actions.shape != (self.number,):
            raise ValueError(f"{self.number} actions are needed, not {actions.shape}")
        self._run(kernels.take, actions, self._mask_columns, self.progress, self._illegal)

    def refuse_illegal(self) -> None:
        """Raise IllegalAction if an action is masked."""
        i = int(self._illegal.copy_to_host()[0])
        if i < self.number:
            self._illegal.copy_to_device(np.full(1, self.number, np.int64))
            action = int(from_device(Progress, self.progress[i : i + 1])["action"][0])
            raise IllegalAction(explain_masked(action, self.masks[i].copy_to_host()))

    def play(self, reward: Reward, for_illegal: float) -> None:
        """Play the actions, write their rewards, and begin the next game where one has ended."""
        self._run(
            kernels.play,
            *(self.states, self.chances, self.progress, self._variants, self._moves, self._log),
            *(self._mask_columns, self.ended, self.won),
        )
        kind, given = kind_of_reward(reward), self.rewards
        discount = reward.discount if isinstance(reward, PotentialBased) else 1.0
        if kind is None:
            kind = OWN_REWARD
            before, after = (field_of(Progress, self.progress, x) for x in ("before", "after"))
            given = reward(before, after)
            given = given if SIMULATED else cuda.as_cuda_array(given)
        self._run(
            kernels.judge,
            *(self.progress, kind, to_one_number(discount), given),
            *(float(for_illegal), self.rewards),
        )
        self._begin(self.ended, self.finals)
        self.look()

    def resample(self, seed: int) -> None:
        """Seed the stream of game i with `seed + i`, then resample what its decider cannot know."""
        self.seed(self.chances, seed)
        self._run(kernels.resample, self.states, self.chances, self.progress)

    def seed(self, chances: DeviceArray, first: int) -> None:
        """Seed stream i with `first + i`."""
        everyone = cuda.to_device(np.ones(self.number, np.bool_))
        seeds = np.arange(first, first + self.number, dtype=np.int64)
        self._run(kernels.seed, chances, everyone, cuda.to_device(seeds))

    def look(self) -> None:
        """Fill the observations and masks."""
        masks, observations = self._mask_columns, self._observation_columns
        kernels.look[2 * self._blocks, THREADS](
            *(self.states, self.progress, self._variants, self._moves),
            *(masks, observations, self.seats),
        )
        if not SIMULATED:
            copy_to_rows(kernels.transpose_bytes, masks, self.masks)
            copy_to_rows(kernels.transpose_floats, observations, self.observations)

    def view(self, i: int) -> View:
        """Return a game as its deciding seat sees it."""
        state = from_device(State, self.states[i : i + 1])[0]
        return View(unpack(state), int(self.seats.copy_to_host()[i]))

    def _run(self, kernel: Any, *arguments: Any) -> None:
        """Run a kernel with one thread for each game."""
        kernel[self._blocks, THREADS](*arguments)


class GpuPicker:
    """A picker of random unmasked actions; game i has the random stream of `seed + i`."""

    def __init__(self, games: GpuGames, seed: int = 0) -> None:
        self._games = games
        self._chances = blank_records(Chance, games.number)
        games.seed(self._chances, seed)
        self.actions = blank_array(games.number, np.int64)

    def __call__(self) -> DeviceArray:
        games = self._games
        games._run(kernels.pick, self._chances, games._mask_columns, self.actions)
        return self.actions


def blank_array(shape: int | tuple[int, ...], number: type) -> DeviceArray:
    """Return an array of zeros on the device."""
    return cuda.to_device(np.zeros(shape, number))


@cache
def to_one_number(number: float) -> DeviceArray:
    """Return an array with this number on the device."""
    return cuda.to_device(np.full(1, number, np.float32))


def copy_to_rows(kernel: Any, columns: DeviceArray, rows: DeviceArray) -> None:
    """Copy columns to rows with this transposing kernel."""
    games, places = (-(-length // TILE) for length in rows.shape)
    kernel[(max(games, -(-LEAST // places)), places), (TILE, TILE_ROWS)](columns, rows)
