"""N games on a GPU, with observations, masks and rewards: what `games` is on the CPU.

Each kernel has one thread for each game and calls the functions of `kernels`, so the games are the
same. Threads of a warp (32) write the same number of their games at the same time; so masks and
observations are filled in columns, in which these numbers are neighbours, and then transposed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..compiled.device import blank_records, field_of, from_device, to_device
from ..compiled.gpu import SIMULATED, STRIDED, cuda, load, need_gpu
from ..engine.errors import InvalidSetup
from ..engine.rules.chance import CHANCE, Chance, below, seed_stream
from ..engine.rules.moves import MOST_MOVES
from ..engine.rules.records import array_of, zeros
from ..engine.rules.resample import resample as resample_hidden
from ..engine.rules.state import STATE, State, unpack
from ..engine.view import View
from . import kernels as functions
from .actions import ACTIONS, PENDING, complaint, fill_mask
from .games import IllegalAction, Saved
from .kernels import ENDED, GOES_ON, ILLEGAL, Progress, Variant, play_action, set_up, start
from .observations import SIZE, fill_observation
from .rewards import GAMES_WON, REWARDS, TALLY, Reward, fill_reward
from .settings import Settings

THREADS = 2 if SIMULATED else 64  # of a block, each with a game
LEAST = 1 if SIMULATED else 128  # blocks of a launch: Numba warns about fewer
TILE, TILE_ROWS = 32, 8  # a transposing block has a thread for each column and some of the rows
TILE_SHAPE = (TILE, TILE + 1)  # one more column, so that a column is in different memory banks
OWN_REWARD = -1  # a reward that is no kernel's
WORD = 2**64

DeviceArray = Any  # of numba-cuda; others take it by its __cuda_array_interface__
Flags = npt.NDArray[np.bool_]


class Columns:
    """In the simulator: the lists of moves of all games, as columns."""

    def __init__(self, number: int) -> None:
        self.lists = [[0] * MOST_MOVES for _ in range(number)]

    def __getitem__(self, place: tuple[slice, int]) -> list[int]:
        return self.lists[place[1]]


class EnvKernels(NamedTuple):
    """The kernels of the environments; each one compiles at its first call."""

    seed: Any
    begin: Any
    take: Any
    play: Any
    judge: Any
    look: Any
    pick: Any
    resample: Any
    transpose_bytes: Any
    transpose_floats: Any


@cache
def kernels() -> EnvKernels:
    """Return the kernels."""
    need_gpu()
    rules = load(STRIDED, functions)
    seed_chance, random_below = rules[seed_stream], rules[below]
    set_up_game, start_game, play_one = rules[set_up], rules[start], rules[play_action]
    observe, mark = rules[fill_observation], rules[fill_mask]
    reward, deal_hidden_cards = rules[fill_reward], rules[resample_hidden]

    @cuda.jit  # type: ignore[untyped-decorator]
    def seed(chances: Any, which: Any, seeds: Any) -> None:
        """Seed the streams of these games."""
        i = cuda.grid(1)
        if i < len(chances) and which[i]:
            seed_chance(chances[i], seeds[i])

    @cuda.jit  # type: ignore[untyped-decorator]
    def begin(
        states: Any, chances: Any, progress: Any, variants: Any, log: Any, which: Any, finals: Any
    ) -> None:
        """Set up these games; first write the observations of the games that end, if wanted."""
        i = cuda.grid(1)
        if i < len(states) and which[i]:
            s, game, variant = states[i], progress[i], variants[0]
            if len(finals) > 0:
                pending = game["pending"]
                observe(s, pending["decider"], pending, finals[i])
            set_up_game(s, variant, chances[i], log)
            start_game(s, game, variant)

    @cuda.jit  # type: ignore[untyped-decorator]
    def take(actions: Any, masks: Any, progress: Any, illegal: Any) -> None:
        """Take the actions; keep in `illegal` the lowest game with a masked one."""
        i = cuda.grid(1)
        if i < len(actions):
            action = int(actions[i])
            progress[i]["action"] = action
            if action < 0 or action >= ACTIONS or masks[action, i] == 0:
                cuda.atomic.min(illegal, 0, i)

    @cuda.jit  # type: ignore[untyped-decorator]
    def play(
        states: Any,
        chances: Any,
        progress: Any,
        variants: Any,
        moves: Any,
        log: Any,
        masks: Any,
        ended: Any,
        won: Any,
    ) -> None:
        """Play the action of each game."""
        i = cuda.grid(1)
        if i < len(states):
            game = progress[i]
            play_one(states[i], chances[i], game, variants[0], masks[:, i], moves[:, i], log)
            ended[i] = game["ended"] != GOES_ON
            won[i] = game["ended"] == ENDED and game["after"][GAMES_WON] > 0

    @cuda.jit  # type: ignore[untyped-decorator]
    def judge(progress: Any, kind: int, given: Any, for_illegal: float, rewards: Any) -> None:
        """Write the rewards: one of `rewards.REWARDS` by number, or those that are given."""
        i = cuda.grid(1)
        if i < len(rewards):
            game = progress[i]
            if game["ended"] == ILLEGAL:
                rewards[i] = for_illegal
            elif kind == OWN_REWARD:
                rewards[i] = given[i]
            else:
                reward(kind, game["before"], game["after"], rewards[i : i + 1])

    @cuda.jit  # type: ignore[untyped-decorator]
    def look(
        states: Any,
        progress: Any,
        variants: Any,
        moves: Any,
        masks: Any,
        observations: Any,
        seats: Any,
    ) -> None:
        """Fill the columns of each game: even blocks the masks, odd ones the observations."""
        i = cuda.blockIdx.x // 2 * cuda.blockDim.x + cuda.threadIdx.x
        if i < len(states):
            s, pending = states[i], progress[i]["pending"]
            viewer = pending["decider"]
            if s["players"] == 0:  # this game has not begun
                return
            if cuda.blockIdx.x % 2 == 1:
                observe(s, viewer, pending, observations[:, i])
            else:
                seats[i] = viewer
                mark(s, viewer, variants[0]["mode"], pending, moves[:, i], masks[:, i])

    @cuda.jit  # type: ignore[untyped-decorator]
    def pick(chances: Any, masks: Any, actions: Any) -> None:
        """Pick a uniformly random unmasked action for each game, from its own stream."""
        i = cuda.grid(1)
        if i < len(actions):
            number = 0
            for code in range(ACTIONS):
                number += masks[code, i]
            actions[i] = 0
            if number > 0:
                left = random_below(chances[i], number)
                for code in range(ACTIONS):
                    if masks[code, i]:
                        if left == 0:
                            actions[i] = code
                        left -= 1

    @cuda.jit  # type: ignore[untyped-decorator]
    def resample(states: Any, chances: Any, progress: Any) -> None:
        """Resample what the decider of each game cannot know."""
        i = cuda.grid(1)
        if i < len(states):
            deal_hidden_cards(states[i], progress[i]["pending"]["decider"], chances[i])

    def transposing(number: Any) -> Any:
        """Return the kernel that copies columns of these numbers to rows."""

        @cuda.jit  # type: ignore[untyped-decorator]
        def transpose(columns: Any, rows: Any) -> None:
            tile = cuda.shared.array(TILE_SHAPE, number)
            # Unsigned indices: signed ones may count from the end, which costs time.
            across, down = np.uint32(cuda.threadIdx.x), np.uint32(cuda.threadIdx.y)
            game, place = np.uint32(cuda.blockIdx.x * TILE), np.uint32(cuda.blockIdx.y * TILE)
            games, places = np.uint32(rows.shape[0]), np.uint32(rows.shape[1])
            for part in range(TILE // TILE_ROWS):
                k = down + np.uint32(part * TILE_ROWS)
                if place + k < places and game + across < games:
                    tile[k, across] = columns[place + k, game + across]
            cuda.syncthreads()
            for part in range(TILE // TILE_ROWS):
                k = down + np.uint32(part * TILE_ROWS)
                if game + k < games and place + across < places:
                    rows[game + k, place + across] = tile[across, k]

        return transpose

    return EnvKernels(
        *(seed, begin, take, play, judge, look, pick, resample),
        transposing(np.int8),
        transposing(np.float32),
    )


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
        self.kernels = kernels()
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
        self._run(self.kernels.seed, self.chances, cuda.to_device(seeded), cuda.to_device(wrapped))
        self._begin(cuda.to_device(np.ascontiguousarray(which)), self._no_finals)
        self.look()

    def _begin(self, which: DeviceArray, finals: DeviceArray) -> None:
        self._run(
            self.kernels.begin,
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
        self._run(self.kernels.take, actions, self._mask_columns, self.progress, self._illegal)

    def refuse_illegal(self) -> None:
        """Raise IllegalAction if an action is masked."""
        i = int(self._illegal.copy_to_host()[0])
        if i < self.number:
            self._illegal.copy_to_device(np.full(1, self.number, np.int64))
            action = int(from_device(Progress, self.progress[i : i + 1])["action"][0])
            raise IllegalAction(complaint(action, self.masks[i].copy_to_host()))

    def play(self, reward: Reward, for_illegal: float) -> None:
        """Play the actions, write their rewards, and begin the next game where one has ended."""
        self._run(
            self.kernels.play,
            *(self.states, self.chances, self.progress, self._variants, self._moves, self._log),
            *(self._mask_columns, self.ended, self.won),
        )
        kinds = list(REWARDS.values())
        kind, given = OWN_REWARD, self.rewards
        if reward in kinds:
            kind = kinds.index(reward)
        else:
            before, after = (field_of(Progress, self.progress, x) for x in ("before", "after"))
            given = reward(before, after)
            given = given if SIMULATED else cuda.as_cuda_array(given)
        self._run(self.kernels.judge, self.progress, kind, given, float(for_illegal), self.rewards)
        self._begin(self.ended, self.finals)
        self.look()

    def resample(self, seed: int) -> None:
        """Seed the stream of game i with `seed + i`, then resample what its decider cannot know."""
        self.seed(self.chances, seed)
        self._run(self.kernels.resample, self.states, self.chances, self.progress)

    def seed(self, chances: DeviceArray, first: int) -> None:
        """Seed stream i with `first + i`."""
        everyone = cuda.to_device(np.ones(self.number, np.bool_))
        seeds = np.arange(first, first + self.number, dtype=np.int64)
        self._run(self.kernels.seed, chances, everyone, cuda.to_device(seeds))

    def look(self) -> None:
        """Fill the observations and masks."""
        masks, observations = self._mask_columns, self._observation_columns
        self.kernels.look[2 * self._blocks, THREADS](
            *(self.states, self.progress, self._variants, self._moves),
            *(masks, observations, self.seats),
        )
        if not SIMULATED:
            transpose(self.kernels.transpose_bytes, masks, self.masks)
            transpose(self.kernels.transpose_floats, observations, self.observations)

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
        games._run(games.kernels.pick, self._chances, games._mask_columns, self.actions)
        return self.actions


def blank_array(shape: int | tuple[int, ...], number: type) -> DeviceArray:
    """Return an array of zeros on the device."""
    return cuda.to_device(np.zeros(shape, number))


def transpose(kernel: Any, columns: DeviceArray, rows: DeviceArray) -> None:
    """Copy columns to rows."""
    games, places = (-(-length // TILE) for length in rows.shape)
    kernel[(max(games, -(-LEAST // places)), places), (TILE, TILE_ROWS)](columns, rows)
