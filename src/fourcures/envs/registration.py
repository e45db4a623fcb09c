"""The environment under its name in Gymnasium's registry."""

from __future__ import annotations

import gymnasium

ID = "fourcures/FourCures-v0"


def register() -> None:
    """Registers the environment, once."""
    if ID not in gymnasium.registry:
        gymnasium.register(
            ID,
            entry_point="fourcures.envs.gym:FourCuresEnv",
            vector_entry_point="fourcures.envs.vector:FourCuresVectorEnv",
        )
