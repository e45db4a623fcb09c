"""Options of the environments that do not change the game: observations and rewards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..engine.errors import InvalidSetup
from .rewards import REWARDS, PotentialBased, Reward, sparse
from .settings import Settings, SettingsOptions

ON_ILLEGAL = ("raise", "terminate")


class Options(NamedTuple):
    """The interface between an environment and its agents."""

    observation: str = "flat"  # or "named"
    reward: Reward = sparse  # a function of two tallies, or a name in `rewards.REWARDS`
    discount: float = 1.0  # of the potential, with reward="potential"
    illegal: str = "raise"  # or "terminate": a masked action ends the game
    illegal_reward: float = -1.0  # the reward of that action


class EnvOptions(SettingsOptions, total=False):
    """The keywords of an environment: those of `settings.Settings` and of `Options`."""

    observation: str
    reward: str | Reward
    discount: float
    illegal: str
    illegal_reward: float


def read_options(given: Mapping[str, object], **defaults: str) -> tuple[Settings, Options]:
    """Return settings and options from keywords; `defaults` are those of the environment."""
    mine: dict[str, Any] = {name: given[name] for name in Options._fields if name in given}
    settings: dict[str, Any] = {name: value for name, value in given.items() if name not in mine}
    reward = mine.get("reward", sparse)
    if isinstance(reward, str):
        if reward not in REWARDS:
            raise InvalidSetup(
                f"reward must be one of {', '.join(REWARDS)}, or a function, not {reward!r}"
            )
        mine["reward"] = REWARDS[reward]
        if reward == "potential":
            mine["reward"] = PotentialBased(discount=read_discount(mine.get("discount", 1.0)))
    elif not callable(reward):
        raise InvalidSetup(
            f"reward must be one of {', '.join(REWARDS)}, or a function of two tallies,"
            f" not {reward!r}"
        )
    if "discount" in mine and reward != "potential":
        raise InvalidSetup('discount needs reward="potential"')
    illegal = mine.get("illegal", "raise")
    if illegal not in ON_ILLEGAL:
        raise InvalidSetup(f"illegal must be one of {', '.join(ON_ILLEGAL)}, not {illegal!r}")
    on_illegal = mine.get("illegal_reward", -1.0)
    if isinstance(on_illegal, bool) or not isinstance(on_illegal, int | float):
        raise InvalidSetup(f"illegal_reward must be a number, not {on_illegal!r}")
    if unknown := given.keys() - EnvOptions.__annotations__.keys():
        known = ", ".join(EnvOptions.__annotations__)
        raise InvalidSetup(f"unknown option {min(unknown)!r}; the options are {known}")
    return Settings(**(defaults | settings)), Options(**mine)


def read_discount(given: object) -> float:
    """Return a discount; raise InvalidSetup if it is not above 0 and at most 1."""
    if not isinstance(given, int | float) or not 0 < given <= 1:
        raise InvalidSetup(f"discount must be a number above 0 and at most 1, not {given!r}")
    return float(given)
