"""The vector environment on an NVIDIA GPU: `FourCuresVectorEnv(65536, device="cuda")`.

Observations, masks, rewards and ends are arrays of the GPU. PyTorch, JAX and CuPy take them without
a copy, by their `__cuda_array_interface__`:

    observations, infos = envs.reset(seed=1)
    seen = torch.as_tensor(observations, device="cuda")
    mask = torch.as_tensor(infos["action_mask"], device="cuda")

Every step overwrites the same arrays, so it is enough to convert them once. Actions may be an array
of the GPU or of NumPy. The games are those of the CPU with the same seeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import numpy as np

from ...engine.errors import InvalidSetup
from ..options import EnvOptions
from ..spaces import Info
from ..vector_base import Flags, VectorBase
from .games import DeviceArray, GpuGames, GpuPicker, blank_array


class FourCuresGpuVectorEnv(VectorBase):
    """N games on a GPU; made by `FourCuresVectorEnv(num_envs, device="cuda")`.

    A `reward` of your own takes two tallies on the GPU and returns an array there.
    """

    games: Any  # GpuGames

    def __init__(
        self,
        num_envs: int = 1,
        render_mode: str | None = None,
        copy: bool = False,
        **options: Unpack[EnvOptions],
    ) -> None:
        if copy:
            raise InvalidSetup('device="cuda" has no copy=True: copy the arrays that you keep')
        if options.get("observation", "flat") != "flat":
            raise InvalidSetup(
                'device="cuda" has flat observations; fourcures.envs.split_fields takes their parts'
            )
        super().__init__(num_envs, render_mode, **options)
        self.games = GpuGames(num_envs, self.settings)
        self._everyone = blank_array(num_envs, np.bool_)
        self._everyone.copy_to_device(self._all)
        self._nobody = blank_array(num_envs, np.bool_)

    def _begin(self, chosen: Flags, seeds: Sequence[int | None]) -> None:
        self.games.begin(chosen, seeds)

    def step(self, actions: Any) -> tuple[DeviceArray, DeviceArray, DeviceArray, DeviceArray, Info]:
        """Play one action in each game."""
        self._need_games()
        games, options = self.games, self.options
        games.take(actions)
        if options.illegal == "raise":
            games.refuse_illegal()
        games.play(options.reward, options.illegal_reward)
        infos = self._infos() | {
            "final_obs": games.finals,
            "_final_obs": games.ended,
            "final_info": {"won": games.won, "_won": games.ended},
            "_final_info": games.ended,
        }
        return self._observations(), games.rewards, games.ended, self._nobody, infos

    def picker(self, seed: int = 0) -> Any:
        """Return a fast function that picks random unmasked actions for all games."""
        return GpuPicker(self.games, seed)

    def _observations(self) -> DeviceArray:
        return self.games.observations

    def _infos(self) -> Info:
        return {
            "action_mask": self.games.masks,
            "_action_mask": self._everyone,
            "seat": self.games.seats,
            "_seat": self._everyone,
        }
