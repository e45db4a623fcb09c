"""A Gymnasium vector environment: N games in one compiled call, at the engine's speed.

    envs = gymnasium.make_vec(
        "fourcures/FourCures-v1", 256, vectorization_mode="vector_entry_point", players=2
    )

Game i with seed s is the game that the single environment plays with seed s + i, step by step. When
a game ends, the next one begins in the same step (`AutoresetMode.SAME_STEP`): `infos["final_obs"]`
has its last observation, and the mask and observation are those of the new game.

With `device="cuda"` the games are played on an NVIDIA GPU, and all arrays are there (see
`gpu.vector`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

import numpy as np
import numpy.typing as npt

from ..engine.errors import InvalidSetup
from .games import Games, Picker
from .kernels import ENDED, GOES_ON
from .kernels import ILLEGAL as WAS_ILLEGAL
from .options import EnvOptions
from .spaces import Info, Observation, reshape
from .vector_base import Flags, Numbers, VectorBase

DEVICES = ("cpu", "cuda")


class FourCuresVectorEnv(VectorBase):
    """N games; the options are those of the single environment.

    `copy=False` returns the arrays that the next step will overwrite, like Gymnasium's own vector
    environments. `device` is "cpu" or "cuda".
    """

    def __new__(  # type: ignore[misc]  # on a GPU it is a class of its own
        cls,
        num_envs: int = 1,
        render_mode: str | None = None,
        copy: bool | None = None,
        device: str = "cpu",
        **options: Unpack[EnvOptions],
    ) -> VectorBase:
        """Return the environment for this device."""
        if device not in DEVICES:
            raise InvalidSetup(f"device must be one of {', '.join(DEVICES)}, not {device!r}")
        if device == "cuda":
            from .gpu.vector import FourCuresGpuVectorEnv

            return FourCuresGpuVectorEnv(num_envs, render_mode, bool(copy), **options)
        return super().__new__(cls)

    def __init__(
        self,
        num_envs: int = 1,
        render_mode: str | None = None,
        copy: bool = True,
        device: str = "cpu",
        **options: Unpack[EnvOptions],
    ) -> None:
        super().__init__(num_envs, render_mode, **options)
        self.games = Games(num_envs, self.settings)
        self._copy = copy

    def _begin(self, chosen: Flags, seeds: Sequence[int | None]) -> None:
        for i in np.flatnonzero(chosen).tolist():
            self.games.begin(i, seeds[i])

    def step(self, actions: npt.ArrayLike) -> tuple[Observation, Numbers, Flags, Flags, Info]:
        """Play one action in each game."""
        self._need_games()
        games = self.games
        if np.shape(actions) != (self.num_envs,):
            raise ValueError(
                f"{self.num_envs} actions are needed, one for each game, not an array of shape"
                f" {np.shape(actions)}"
            )
        games.actions[:] = actions
        if self.options.illegal == "raise":
            games.refuse_illegal()
        endings = games.play()
        given = self.options.reward(games.before, games.after)
        rewards = np.array(given, np.float64)
        terminations = games.ended != GOES_ON
        finals: Info = {}
        if endings:
            rewards[games.ended == WAS_ILLEGAL] = self.options.illegal_reward
            finals = self._finals(terminations)
            if not self.settings.by_stream or self.num_envs == 1:
                for i in np.flatnonzero(terminations):
                    games.begin(int(i), None)
        infos = self._infos() | finals
        truncations = np.zeros(self.num_envs, np.bool_)
        return self._observations(), rewards, terminations, truncations, infos

    def picker(self, seed: int = 0) -> Picker:
        """Return a fast function that picks random unmasked actions for all games."""
        return Picker(self.games, seed)

    def _observations(self) -> Observation:
        flats = self.games.observations
        return reshape(self.options.observation, flats.copy() if self._copy else flats)

    def _infos(self) -> Info:
        masks = self.games.masks
        return {
            "action_mask": masks.copy() if self._copy else masks,
            "_action_mask": self._all.copy(),
            "seat": self.games.deciders.copy(),
            "_seat": self._all.copy(),
        }

    def _finals(self, which: Flags) -> Info:
        """Return the last observations of games that ended, and whether they were won."""
        last = np.full(self.num_envs, None, dtype=object)
        for i in np.flatnonzero(which):
            last[i] = reshape(self.options.observation, self.games.finals[i].copy())
        won = (self.games.after[:, 0] > 0) & (self.games.ended == ENDED)
        return {
            "final_obs": last,
            "_final_obs": which.copy(),
            "final_info": {"won": won, "_won": which.copy()},
            "_final_info": which.copy(),
        }
