"""N games in arrays, with observations, masks and rewards; the base of all environments."""

from __future__ import annotations

import secrets
from typing import NamedTuple, SupportsInt, cast

import numpy as np
import numpy.typing as npt

from ..compiled import cpu
from ..engine.arrays import CHANCE, STATE, array_of, pack, pack_record, unpack, unpack_record, zeros
from ..engine.notation import Move
from ..engine.rules.chance import Chance, seed_stream
from ..engine.rules.state import NOBODY, OUTCOMES, WON, State
from ..engine.view import View
from . import kernels, stages
from .actions import ACTIONS, NO_MOVE, PENDING, Bytes, Pending, explain_masked
from .kernels import ILLEGAL, Buffers, Progress, Variant
from .observations import SIZE, Floats32
from .options import Options
from .rewards import TALLY
from .settings import DEAL, Settings

MODULES = (kernels,)  # the modules whose functions Python calls


class IllegalAction(ValueError):
    """A masked action was played; nothing has changed."""


class Saved(NamedTuple):
    """The result of `Games.save`: the games and their random streams."""

    states: bytes
    chances: bytes
    pending: bytes
    current: bytes
    seeds: tuple[str | int, ...]
    episodes: tuple[int, ...]


class Games:
    """`number` games with the same settings, each with its own seed."""

    def __init__(self, number: int, settings: Settings) -> None:
        self.number = number
        self.settings = settings
        self.states = np.zeros(number, STATE)
        self.chances = np.zeros(number, CHANCE)
        self.progress = zeros(Progress, number)
        self._masks = np.zeros(number * ACTIONS, np.int8)
        self._observations = np.zeros(number * SIZE, np.float32)
        self._finals = np.zeros(number * SIZE, np.float32)
        self._seeds: list[str | int] = [0] * number
        self._episodes = [0] * number
        self.rules = cpu.load(*MODULES)
        self.variants = array_of(Variant, settings.variant)
        self.variants["restart"] = settings.by_stream and number > 1
        self._buffers = zeros(Buffers, 1)
        # Views of these arrays, with one row for each game.
        self.masks = self._masks.reshape(number, ACTIONS)
        self.observations = self._observations.reshape(number, SIZE)
        self.finals = self._finals.reshape(number, SIZE)
        self.actions, self.ended = self.progress["action"], self.progress["ended"]
        self.before, self.after = self.progress["before"], self.progress["after"]
        self.current = self.progress["current"]
        self._pending = self.progress["pending"]
        self.deciders = self._pending["decider"]

    def __getstate__(self) -> tuple[int, Settings, Saved]:
        return self.number, self.settings, self.save()

    def __setstate__(self, kept: tuple[int, Settings, Saved]) -> None:
        number, settings, saved = kept
        self.__init__(number, settings)  # type: ignore[misc]
        self.load(saved)

    def save(self) -> Saved:
        """Return everything that the next steps depend on."""
        return Saved(
            self.states.tobytes(),
            self.chances.tobytes(),
            self._pending.tobytes(),
            self.current.tobytes(),
            tuple(self._seeds),
            tuple(self._episodes),
        )

    def load(self, saved: Saved) -> None:
        """Restore the result of `save`; recompute observations and masks."""
        self.states[:] = np.frombuffer(saved.states, STATE)
        self.chances[:] = np.frombuffer(saved.chances, CHANCE)
        self._pending[:] = np.frombuffer(saved.pending, PENDING)
        self.current[:] = np.frombuffer(saved.current, np.float32).reshape(-1, TALLY)
        self._seeds, self._episodes = list(saved.seeds), list(saved.episodes)
        for i in range(self.number):
            if self.states[i]["players"]:
                self._look(i, NOBODY, self.observations[i], self.masks[i])
            else:  # this game has not begun
                self.observations[i], self.masks[i] = 0, 0

    def begin(self, i: int, seed: str | int | None) -> None:
        """Begin a game from a seed; without one, the next game of the previous seed."""
        settings = self.settings
        if seed is None:
            self._episodes[i] += 1
        else:
            self._seeds[i], self._episodes[i] = seed, 0
        if settings.by_stream:
            if seed is not None:
                seed_stream(self.chances[i], int(seed))
        else:
            # Later games have their own deals; a stream simply continues.
            first, episode = self._seeds[i], self._episodes[i]
            stream = self.chances[i]["stream"].copy()
            deal_of = f"{first}/{episode}" if settings.chance == DEAL and episode else first
            s, chance = settings.start(deal_of)
            self.states[i], self.chances[i] = pack(s), pack_record(Chance, chance)
            if settings.chance != DEAL and episode:
                self.chances[i]["stream"] = stream
        self._start(i, settings.by_stream)

    def put(self, i: int, s: State) -> None:
        """Continue a game from a position, which is complete or what a seat knows of it."""
        self.states[i] = pack(s)
        self._start(i, False)

    def _start(self, i: int, by_stream: bool) -> None:
        """Start a game from its state, or from one that its stream sets up."""
        self.rules.begin_game(
            self.states,
            self.chances,
            self.progress,
            self.variants,
            self._buffers,
            i,
            int(by_stream),
        )
        self._look(i, NOBODY, self.observations[i], self.masks[i])

    def play(self) -> int:
        """Play `actions`, one in each game; return how many games ended, by masked actions too."""
        ended: int = self.rules.play_games(
            self.states,
            self.chances,
            self.progress,
            self.variants,
            self._buffers,
            self._masks,
            self._observations,
            self._finals,
        )
        return ended

    def play_one(self, chosen: SupportsInt, options: Options) -> float:
        """Play an action in the only game, and return its reward."""
        try:
            action = int(chosen)
        except (TypeError, ValueError):
            raise IllegalAction(
                f"an action must be a number from 0 to {ACTIONS - 1}, not {chosen!r}"
            ) from None
        self.actions[0] = action
        if options.illegal == "raise" and not (0 <= action < ACTIONS and self.masks[0, action]):
            raise IllegalAction(explain_masked(action, self.masks[0]))
        self.play()
        if self.ended[0] == ILLEGAL:
            return options.illegal_reward
        return float(options.reward(self.before[0], self.after[0]))

    def resample(self, seed: int) -> None:
        """Seed the stream of game i with `seed + i`, then resample what its decider cannot know."""
        for i in range(self.number):
            seed_stream(self.chances[i], seed + i)
            self.rules.resample_at(self.states, i, int(self.deciders[i]), self.chances)

    def refuse_illegal(self) -> None:
        """Raise IllegalAction if any of `actions` is masked."""
        i = self.rules.first_illegal(self.progress, self._masks)
        if i >= 0:
            raise IllegalAction(explain_masked(int(self.actions[i]), self.masks[i]))

    def look(self, i: int, seat: int) -> tuple[Floats32, Bytes]:
        """Return the observation and mask of any seat, in new arrays."""
        flat, mask = np.zeros(SIZE, np.float32), np.zeros(ACTIONS, np.int8)
        self._look(i, seat, flat, mask)
        return flat, mask

    def _look(self, i: int, seat: int, flat: Floats32, mask: Bytes) -> None:
        self.rules.look(
            self.states, self.progress, self.variants, self._buffers, i, seat, mask, flat
        )

    def code_towards(self, i: int, move: int) -> int:
        """Return the next code towards a legal move; see `completed_move`."""
        pending = self.pending(i)
        return stages.code_towards(unpack(self.states[i]), move, self.settings.mode, pending)

    def pending(self, i: int) -> Pending:
        """Return the deciding seat of a game and its open question."""
        return cast(Pending, unpack_record(self._pending[i]))

    def completed_move(self, i: int) -> Move | None:
        """Return the move that the last code completed, or None."""
        move = int(self._pending["played"][i])
        return None if move == NO_MOVE else Move(move)

    def view(self, i: int, seat: int | None = None) -> View:
        """Return the game as a seat sees it (by default the deciding seat)."""
        return View(unpack(self.states[i]), int(self.deciders[i]) if seat is None else seat)

    def is_won(self, i: int) -> bool:
        """Return whether the game was won."""
        return bool(self.states[i]["outcome"] == WON)

    def outcome(self, i: int) -> tuple[str, str] | None:
        """Return the result and its cause, or None while the game is running."""
        return OUTCOMES[self.states[i]["outcome"]]


class Picker:
    """A picker of random unmasked actions for all games in one compiled call, from a seed."""

    def __init__(self, games: Games, seed: int = 0) -> None:
        self._games = games
        self._chances = np.zeros(1, CHANCE)
        seed_stream(self._chances[0], seed)

    def __call__(self) -> npt.NDArray[np.int64]:
        games = self._games
        chosen = np.zeros(games.number, np.int64)
        games.rules.pick(games.states, self._chances, games.masks.reshape(-1), chosen)
        return chosen


def draw_seed() -> int:
    """Return a random seed."""
    return secrets.randbits(32)
