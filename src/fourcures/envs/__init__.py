"""Environments for training agents: Gymnasium, PettingZoo, and a fast vector environment.

    gym      one controller for the team, registered as fourcures/FourCures-v1
    aec      one agent for each seat
    vector   N games in one compiled call

Importing this package registers the environment; the guide is `docs/research/environments.md`. It
needs the extra `fourcures[envs]`.
"""

from ..extras import need

need("envs", __name__, but=["pettingzoo"])

import gymnasium

from .actions import ACTIONS, CODE, NAMES
from .encoding.axes import AXES, CARDS, CITIES, DISEASES, EVENTS, KINDS, ROLES
from .encoding.codes import CODES, explain_action
from .encoding.numbers import NUMBERS, explain
from .games import IllegalAction
from .observations import ENCODING, FIELDS, split_fields
from .rewards import REWARDS
from .settings import Settings
from .snapshot import Snapshot, WrongSnapshot

ID = f"fourcures/FourCures-v{ENCODING}"

if ID not in gymnasium.registry:
    gymnasium.register(
        ID,
        entry_point="fourcures.envs.gym:FourCuresEnv",
        vector_entry_point="fourcures.envs.vector:FourCuresVectorEnv",
    )

__all__ = [
    "ACTIONS",
    "AXES",
    "CARDS",
    "CITIES",
    "CODE",
    "CODES",
    "DISEASES",
    "ENCODING",
    "EVENTS",
    "FIELDS",
    "ID",
    "KINDS",
    "NAMES",
    "NUMBERS",
    "REWARDS",
    "ROLES",
    "IllegalAction",
    "Settings",
    "Snapshot",
    "WrongSnapshot",
    "explain",
    "explain_action",
    "split_fields",
]
