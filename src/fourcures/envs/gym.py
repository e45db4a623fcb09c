"""A Gymnasium environment: one controller for the whole team.

    import gymnasium
    import fourcures.envs

    env = gymnasium.make("fourcures/FourCures-v1", players=2, difficulty="introductory")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(action)  # info["action_mask"]

At each step the controller decides for one seat, `info["seat"]`, and gets the observation of that
seat. Every game ends by the rules; none is truncated.

Gymnasium's `check_env` samples actions without the mask, so give it an environment made with
`illegal="terminate"`; by default a masked action raises IllegalAction.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Unpack

import gymnasium
import numpy as np
import numpy.typing as npt

from . import rendering
from .games import Games
from .kernels import GOES_ON
from .options import EnvOptions, Options, read_options
from .rendering import Pixels
from .snapshot import Snapshot, Snapshots
from .spaces import Action, Info, Observation, action_space, observation_space, reshape


class FourCuresEnv(Snapshots, gymnasium.Env[Observation, Action]):
    """One game; the options are those of `settings.Settings` and `options.Options`.

    `check_env` needs `illegal="terminate"`, because it plays masked actions too.
    """

    metadata = {"render_modes": list(rendering.MODES), "render_fps": 4}  # noqa: RUF012 (Gymnasium's)

    def __init__(self, render_mode: str | None = None, **options: Unpack[EnvOptions]) -> None:
        rendering.check_mode(render_mode)
        self.render_mode = render_mode
        self.options: Options
        self.settings, self.options = read_options(options)
        self.games = Games(1, self.settings)
        self.observation_space = observation_space(self.options.observation)
        self.action_space = action_space()
        self._playing = False
        self._began = False

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Observation, Info]:
        """Start a new game, of this seed or the next one of the previous seed; return its start.

        `options={"deal": "any text"}` selects a deal, if `chance` is "deal".
        """
        super().reset(seed=seed)
        start = self.settings.read_start(seed, options)
        if start is None and not self._began:
            start = int(self.np_random.integers(1 << 32))
        self.games.begin(0, start)
        self._playing = self._began = True
        return self._observation(), self._info()

    def step(self, action: Action) -> tuple[Observation, float, bool, bool, Info]:
        """Play one action for the deciding seat."""
        if not self._playing:
            raise gymnasium.error.ResetNeeded("the game is over or has not begun: call reset")
        reward = self.games.play_one(action, self.options)
        self._playing = bool(self.games.ended[0] == GOES_ON)
        return self._observation(), reward, not self._playing, False, self._info()

    def load_state(self, state: Snapshot) -> tuple[Observation, Info]:
        """Go back to a snapshot of `save_state`; return its observation and info, like `reset`.

        Raise WrongSnapshot if the state is from a game with other settings. The options
        `observation`, `reward` and `illegal`, which do not change the game, may differ.
        """
        self._load(state)
        return self._observation(), self._info()

    def _save_own(self) -> tuple[object, ...]:
        return self._playing, self._began

    def _load_own(self, own: tuple[Any, ...]) -> None:
        self._playing, self._began = own

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the mask as booleans; sb3-contrib looks for this name."""
        return self.games.masks[0].astype(np.bool_)

    def render(self) -> str | Pixels | None:
        """Return the game as the deciding seat sees it: text, or an RGB array."""
        return rendering.render(self.games.view(0), self.render_mode)

    def _observation(self) -> Observation:
        return reshape(self.options.observation, self.games.observations[0].copy())

    def _info(self) -> Info:
        games = self.games
        info = {"action_mask": games.masks[0].copy(), "seat": int(games.deciders[0])}
        if self._began and not self._playing:
            info["won"] = games.is_won(0)
        return info
