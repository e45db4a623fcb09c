"""What the coach says: the win chance of a view, the best turn and the runner-up."""

from __future__ import annotations

import msgspec

from ..bots.advice import Turn, advise
from ..bots.kernels import Kernels
from ..bots.search import Search
from ..bots.warming import ready
from ..bots.winchance import win_chance
from ..engine.view import View

MOST_FUTURES = 4_000
ROLLOUTS = 10_000  # for advice: under a second


class WinChance(msgspec.Struct, frozen=True):
    """How often the bots win from here, with its interval."""

    chance: float
    low: float
    high: float
    futures: int


def chance_of(view: View, futures: int) -> WinChance:
    """The win chance of a view; more futures make it surer."""
    ready()
    return WinChance(*win_chance(view, max(1, min(futures, MOST_FUTURES)), Kernels()))


def turns_for(view: View) -> list[Turn]:
    """The best turn found and the runner-up; none when this seat has no actions now."""
    ready()
    return advise(view, Search(rollouts=ROLLOUTS))
