"""A Gymnasium vector environment: N games in one compiled call, at the engine's speed.

    envs = gymnasium.make_vec(
        "fourcures/FourCures-v0", 256, vectorization_mode="vector_entry_point", players=2
    )

Game i with seed s is the game that the single environment plays with seed s + i, step by step. When
a game ends, the next one begins in the same step (`AutoresetMode.SAME_STEP`): `infos["final_obs"]`
has its last observation, and the mask and observation are those of the new game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Unpack

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from . import rendering
from .canvas import Pixels
from .games import Games, Picker, any_seed
from .kernels import ENDED, GOES_ON
from .kernels import ILLEGAL as WAS_ILLEGAL
from .options import EnvOptions, read_options
from .snapshot import Snapshot, Snapshots
from .spaces import Info, Observation, action_space, observation_space, shaped_as

Numbers = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]


class FourCuresVectorEnv(
    Snapshots, gymnasium.vector.VectorEnv[Observation, npt.ArrayLike, Numbers | Flags]
):
    """N games; the options are those of the single environment.

    `copy=False` returns the arrays that the next step will overwrite, like Gymnasium's own vector
    environments.
    """

    metadata = {  # noqa: RUF012 (Gymnasium's)
        "render_modes": list(rendering.MODES),
        "render_fps": 4,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        render_mode: str | None = None,
        copy: bool = True,
        **options: Unpack[EnvOptions],
    ) -> None:
        rendering.check_mode(render_mode)
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.settings, self.options = read_options(options)
        self.games = Games(num_envs, self.settings)
        self.single_observation_space = observation_space(self.options.observation)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = action_space()
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._began = False
        self._all = np.ones(num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> tuple[Observation, Info]:
        """Start new games, with seeds s, s + 1, ... or the next ones of the previous seeds.

        `options={"reset_mask": booleans}` resets only some games.
        """
        chosen = self._all
        if options and "reset_mask" in options:
            chosen = np.asarray(options["reset_mask"])
            if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_ or not chosen.any():
                raise ValueError(
                    f"reset_mask must be {self.num_envs} booleans, at least one of them true"
                )
        seeds: list[int | None]
        if seed is None or isinstance(seed, int):
            if seed is None and not self._began:
                seed = any_seed()
            seeds = [None if seed is None else seed + i for i in range(self.num_envs)]
        else:
            seeds = list(seed)
            if len(seeds) != self.num_envs:
                raise ValueError(f"{self.num_envs} seeds are needed, not {len(seeds)}")
        for i in np.flatnonzero(chosen):
            start = seeds[i]
            self.games.begin(int(i), any_seed() if start is None and not self._began else start)
        self._began = True
        return self._observations(), self._infos()

    def step(self, actions: npt.ArrayLike) -> tuple[Observation, Numbers, Flags, Flags, Info]:
        """Play one action in each game."""
        if not self._began:
            raise gymnasium.error.ResetNeeded("no game has begun: call reset")
        games = self.games
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

    def load_state(self, state: Snapshot) -> tuple[Observation, Info]:
        """Go back to a snapshot of `save_state`; return observations and infos, like `reset`."""
        self._load(state)
        return self._observations(), self._infos()

    def _save_own(self) -> tuple[object, ...]:
        return (self._began,)

    def _load_own(self, own: tuple[Any, ...]) -> None:
        (self._began,) = own

    def picker(self, seed: int = 0) -> Picker:
        """Return a fast function that picks random unmasked actions for all games."""
        return Picker(self.games, seed)

    def render(self) -> tuple[str | Pixels, ...] | None:
        """Return every game as its deciding seat sees it, or None without a render mode."""
        views = map(self.games.view, range(self.num_envs))
        frames = [rendering.render(view, self.render_mode) for view in views]
        return tuple(frame for frame in frames if frame is not None) or None

    def _observations(self) -> Observation:
        flats = self.games.observations
        return shaped_as(self.options.observation, flats.copy() if self._copy else flats)

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
            last[i] = shaped_as(self.options.observation, self.games.finals[i].copy())
        won = (self.games.after[:, 0] > 0) & (self.games.ended == ENDED)
        return {
            "final_obs": last,
            "_final_obs": which.copy(),
            "final_info": {"won": won, "_won": which.copy()},
            "_final_info": which.copy(),
        }
