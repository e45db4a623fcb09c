"""Options of the environments that do not change the game: what is shown, what is rewarded."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..engine.errors import InvalidSetup
from .rewards import REWARDS, Reward, sparse
from .settings import Settings

ON_ILLEGAL = ("raise", "terminate")


class Options(NamedTuple):
    """How an environment speaks with its agents."""

    observation: str = "flat"  # or "named"
    reward: Reward = sparse  # a function of two tallies, or a name in `rewards.REWARDS`
    illegal: str = "raise"  # or "terminate": a masked action ends the game
    illegal_reward: float = -1.0  # what it is rewarded with then


def read_options(given: dict[str, Any], **defaults: Any) -> tuple[Settings, Options]:
    """Settings and options from keyword arguments; `defaults` are settings of an environment."""
    mine = {name: given[name] for name in Options._fields if name in given}
    settings = {name: value for name, value in given.items() if name not in mine}
    reward = mine.get("reward", sparse)
    if isinstance(reward, str):
        if reward not in REWARDS:
            raise InvalidSetup(f"reward must be one of {', '.join(REWARDS)}, or a function")
        mine["reward"] = REWARDS[reward]
    elif not callable(reward):
        raise InvalidSetup("reward must be a name or a function of two tallies")
    if mine.get("illegal", "raise") not in ON_ILLEGAL:
        raise InvalidSetup(f"illegal must be one of {', '.join(ON_ILLEGAL)}")
    try:
        return Settings(**(defaults | settings)), Options(**mine)
    except TypeError as error:
        if "unexpected keyword" in str(error):
            name = str(error).rsplit("'", 2)[-2]
            raise InvalidSetup(f"there is no option {name!r}") from None
        raise
