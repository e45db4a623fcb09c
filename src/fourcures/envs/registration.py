"""Register the environment with Gymnasium."""

from __future__ import annotations

import gymnasium

ID = "fourcures/FourCures-v0"


def register() -> None:
    """Register the environment, if it is not registered yet."""
    if ID not in gymnasium.registry:
        gymnasium.register(
            ID,
            entry_point="fourcures.envs.gym:FourCuresEnv",
            vector_entry_point="fourcures.envs.vector:FourCuresVectorEnv",
        )
