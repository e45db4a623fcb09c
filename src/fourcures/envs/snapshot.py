"""Snapshots: save an environment and restore it, as a tree search does at every node."""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Self

import numpy as np

from ..engine.arrays import CHANCE, STATE
from ..engine.errors import FourCuresError
from .actions import PENDING
from .games import Games, Saved
from .rewards import TALLY

# A snapshot contains the bytes of these records; a release that changes them refuses older
# snapshots.
LAYOUT = sha256(repr((STATE.descr, CHANCE.descr, PENDING.descr, TALLY)).encode()).hexdigest()[:16]


class WrongSnapshot(FourCuresError):
    """The snapshot belongs to another environment; nothing has changed."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A saved environment: about 2 KB for each game. It can be compared and pickled."""

    environment: str
    settings: tuple[tuple[str, object], ...]
    layout: str
    games: Saved
    generator: str | None  # the state of `np_random`, as JSON
    own: tuple[object, ...]  # other data of the environment


class Snapshots:
    """A mixin that adds `save_state` and `load_state`, and makes copies independent."""

    games: Games

    def save_state(self) -> Snapshot:
        """Return a snapshot: games, open questions, rewards and random streams.

        It does not include the generators behind `action_space.sample()` and the random streams of
        pickers. `copy.deepcopy` and `pickle` include the former.
        """
        return Snapshot(
            type(self).__name__,
            self._signature(),
            LAYOUT,
            self.games.save(),
            self._save_generator(),
            self._save_own(),
        )

    def _signature(self) -> tuple[tuple[str, object], ...]:
        return ("num_envs", self.games.number), *self.games.settings.signature()

    def _load(self, state: Snapshot) -> None:
        """Restore a snapshot; raise WrongSnapshot if it does not fit."""
        if not isinstance(state, Snapshot):
            raise WrongSnapshot(
                f"load_state needs a Snapshot from save_state, not {type(state).__name__}"
            )
        mine = type(self).__name__
        if state.environment != mine:
            raise WrongSnapshot(f"this state is from {state.environment}, not from {mine}")
        if state.layout != LAYOUT:
            raise WrongSnapshot("this state is from another release of fourcures")
        theirs = dict(state.settings)
        other = [name for name, value in self._signature() if theirs.get(name) != value]
        if other:
            raise WrongSnapshot(f"this state is from a game with different {', '.join(other)}")
        self.games.load(state.games)
        self._load_generator(state.generator)
        self._load_own(state.own)

    def _save_own(self) -> tuple[object, ...]:
        raise NotImplementedError

    def _load_own(self, own: tuple[Any, ...]) -> None:
        raise NotImplementedError

    def _save_generator(self) -> str | None:
        generator = getattr(self, "_np_random", None)
        if generator is None:
            return None
        seed = getattr(self, "_np_random_seed", None)
        return json.dumps([seed, generator.bit_generator.state], default=np.ndarray.tolist)

    def _load_generator(self, text: str | None) -> None:
        generator, seed = None, None
        if text is not None:
            seed, state = json.loads(text)
            generator = np.random.Generator(getattr(np.random, state["bit_generator"])())
            generator.bit_generator.state = state
        self._np_random, self._np_random_seed = generator, seed

    def __copy__(self) -> Self:
        """Return an independent copy: two environments must not share a game."""
        return deepcopy(self)
