"""The spaces of the environments, and the forms of observations."""

from __future__ import annotations

from typing import Any, TypedDict

import gymnasium
import numpy as np

from ..engine.errors import InvalidSetup
from .actions import ACTIONS, Bytes
from .observations import FIELDS, SIZE, Floats32, split_fields

Observation = Floats32 | dict[str, Floats32]  # flat, or by name
Action = int | np.integer
Info = dict[str, Any]  # as Gymnasium declares it
FORMS = ("flat", "named")


class Seen(TypedDict):
    """The observation and mask of an agent in the AEC environment."""

    observation: Observation
    action_mask: Bytes


def action_space() -> gymnasium.spaces.Discrete:
    """Return the space of the codes in `actions`."""
    return gymnasium.spaces.Discrete(ACTIONS)


def observation_space(form: str) -> gymnasium.spaces.Space[Any]:
    """Return one box, or one for each field, in the order of `FIELDS`."""
    if form not in FORMS:
        raise InvalidSetup(f"observation must be one of {', '.join(FORMS)}, not {form!r}")
    if form == "flat":
        return gymnasium.spaces.Box(0, 1, (SIZE,), np.float32)
    return gymnasium.spaces.Dict(
        {field.name: gymnasium.spaces.Box(0, 1, field.shape, np.float32) for field in FIELDS},
        sort_keys=False,  # so that flattening a named observation gives the flat one
    )


def agent_space(form: str) -> gymnasium.spaces.Dict:
    """Return a space of observation and mask, for one agent of the AEC environment."""
    mask = gymnasium.spaces.Box(0, 1, (ACTIONS,), np.int8)
    return gymnasium.spaces.Dict({"observation": observation_space(form), "action_mask": mask})


def reshape(form: str, flat: Floats32) -> Observation:
    """Return a flat vector (or a batch) in this form, sharing its memory."""
    return flat if form == "flat" else split_fields(flat)
