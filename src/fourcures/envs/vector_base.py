"""What the vector environments on the CPU and on a GPU share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Unpack

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from ..engine.errors import InvalidSetup
from . import rendering
from .games import draw_seed
from .options import EnvOptions, read_options
from .rendering import Pixels
from .settings import require_seed
from .snapshot import Snapshot, Snapshots
from .spaces import Info, Observation, action_space, observation_space

Numbers = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]


class VectorBase(
    Snapshots, gymnasium.vector.VectorEnv[Observation, npt.ArrayLike, Numbers | Flags]
):
    """N games; where they are played is left to the subclasses."""

    metadata = {  # noqa: RUF012 (Gymnasium's)
        "render_modes": list(rendering.MODES),
        "render_fps": 4,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self, num_envs: int, render_mode: str | None, **options: Unpack[EnvOptions]
    ) -> None:
        rendering.check_mode(render_mode)
        if num_envs < 1:
            raise InvalidSetup(f"num_envs must be at least 1, not {num_envs}")
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.settings, self.options = read_options(options)
        self.single_observation_space = observation_space(self.options.observation)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = action_space()
        self.action_space = batch_space(self.single_action_space, num_envs)
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
        if seed is None or isinstance(seed, int | np.integer):
            if seed is None and not self._began:
                seed = draw_seed()
            seeds = [None if seed is None else seed + i for i in range(self.num_envs)]
        else:
            seeds = list(seed)
            if len(seeds) != self.num_envs:
                raise ValueError(f"{self.num_envs} seeds are needed, not {len(seeds)}")
            for start in seeds:
                require_seed(start)
        if not self._began:
            seeds = [draw_seed() if start is None else start for start in seeds]
        self._begin(chosen, seeds)
        self._began = True
        return self._observations(), self._infos()

    def load_state(self, state: Snapshot) -> tuple[Observation, Info]:
        """Go back to a snapshot of `save_state`; return observations and infos, like `reset`."""
        self._load(state)
        return self._observations(), self._infos()

    def resample(self, seed: int) -> None:
        """Change all that the deciding seats do not know: hidden cards, and chance from here on.

        The random stream of game i begins again with `seed + i`. Observations and masks stay the
        same. After `load_state`, each seed gives another sample of what may follow.
        """
        self._need_games()
        if not self.settings.by_stream:
            raise InvalidSetup(
                'resample needs chance="stream" and no position: others fix the hidden cards'
            )
        self.games.resample(seed)

    def render(self) -> tuple[str | Pixels, ...] | None:
        """Return every game as its deciding seat sees it, or None without a render mode."""
        views = map(self.games.view, range(self.num_envs))
        frames = [rendering.render(view, self.render_mode) for view in views]
        return tuple(frame for frame in frames if frame is not None) or None

    def _need_games(self) -> None:
        if not self._began:
            raise gymnasium.error.ResetNeeded("no game has begun: call reset")

    def _save_own(self) -> tuple[object, ...]:
        return (self._began,)

    def _load_own(self, own: tuple[Any, ...]) -> None:
        (self._began,) = own

    def _begin(self, chosen: Flags, seeds: Sequence[int | None]) -> None:
        raise NotImplementedError

    def _observations(self) -> Observation:
        raise NotImplementedError

    def _infos(self) -> Info:
        raise NotImplementedError
