"""Comparison of the vector environments on the GPU and on the CPU, step by step."""

from __future__ import annotations

from typing import Unpack

import numpy as np

from benchmarks.command import Unequal
from fourcures.envs.options import EnvOptions
from fourcures.envs.spaces import Info, Observation
from fourcures.envs.vector import FourCuresVectorEnv
from fourcures.envs.vector_base import Flags

Seen = tuple[Observation, Info, Flags]  # and which games ended


def compare_environments(number: int, steps: int, seed: int, **options: Unpack[EnvOptions]) -> None:
    """Play the same random actions in both vector environments; compare them after each step.

    Sometimes hidden cards are resampled in both. Rewards may differ by rounding; everything else
    must be equal.
    """
    on_cpu = FourCuresVectorEnv(number, **options)
    on_gpu = FourCuresVectorEnv(number, device="cuda", **options)
    pick = on_cpu.picker(seed)
    nobody = np.zeros(number, np.bool_)
    compare("reset", (*on_cpu.reset(seed=seed), nobody), (*on_gpu.reset(seed=seed), nobody))
    for step in range(steps):
        if step % 10 == 5:
            on_cpu.resample(seed + step)
            on_gpu.resample(seed + step)
        actions = pick()
        seen, rewards, ended, _, infos = on_cpu.step(actions)
        other, their_rewards, their_ended, _, their_infos = on_gpu.step(actions)
        where = f"step {step + 1}"
        compare(where, (seen, infos, ended), (other, their_infos, their_ended))
        if not np.allclose(rewards, np.asarray(their_rewards), rtol=0, atol=1e-6):
            raise Unequal(f"{where}: rewards differ")
        for i in np.flatnonzero(ended):
            if not np.array_equal(infos["final_obs"][i], their_infos["final_obs"][i]):
                raise Unequal(f"{where}: the last observation of game {i} differs")
        if ended.any() and not np.array_equal(
            infos["final_info"]["won"], np.asarray(their_infos["final_info"]["won"])
        ):
            raise Unequal(f"{where}: the games that were won differ")
    if on_cpu.games.save() != on_gpu.games.save():
        raise Unequal(f"after {steps} steps: the games differ")


def compare(where: str, ours: Seen, theirs: Seen) -> None:
    """Compare observations, masks, seats and ends."""
    (seen, infos, ended), (other, their_infos, their_ended) = ours, theirs
    pairs = {
        "observations": (seen, other),
        "masks": (infos["action_mask"], their_infos["action_mask"]),
        "seats": (infos["seat"], their_infos["seat"]),
        "ends": (ended, their_ended),
    }
    for name, (mine, other) in pairs.items():
        if not np.array_equal(mine, np.asarray(other)):
            raise Unequal(f"{where}: {name} differ")
