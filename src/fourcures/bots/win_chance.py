"""The win chance of a position: how often the search would win from here, as a view knows it.

The policy plays sampled futures to the end; its rate is mapped to the search's by a fitted curve
(`curve.json`, with the command that made it). More futures make the interval smaller, as far as
the curve itself is known; the first ones stay the same, so that a number that improves while one
looks does not jump about.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

import msgspec

from ..engine.rules.decks import player_deck_size
from ..engine.rules.state import OVER, WON, State, pack
from ..engine.view import View
from .curves import Curve, Where
from .kernels.policy import NO_MOVE
from .kernels.workspace import Kernels, first_future

SLOT = 1
SPECTATOR = -1


class WinChance(msgspec.Struct, frozen=True):
    """How often the bots win from here, with its 95 % interval."""

    chance: float
    low: float
    high: float
    futures: int


@cache
def fitted() -> Curve:
    """The curve that is kept as data."""
    return Curve.load(json.loads(files(__package__).joinpath("curve.json").read_text("utf-8")))


def policy_rate(view: View, futures: int, kernels: Kernels, seed: int = 0) -> int:
    """In how many of so many futures the policy wins from what this view knows."""
    s = view.state
    viewer = SPECTATOR if view.viewer is None else view.viewer
    kernels.states[SLOT] = pack(s)
    kernels.first_moves[SLOT] = NO_MOVE
    kernels.wins[SLOT] = 0
    kernels.try_out([SLOT], viewer, first_future(s, seed), futures)
    return int(kernels.wins[SLOT])


def win_chance(view: View, futures: int, kernels: Kernels, seed: int = 0) -> WinChance:
    """The win chance of a view from so many futures; the same ones for the same view and seed."""
    if view.state["phase"] == OVER:
        won = float(view.state["outcome"] == WON)
        return WinChance(won, won, won, 0)
    return from_wins(policy_rate(view, futures, kernels, seed), futures, view.state)


def from_wins(wins: int, futures: int, s: State) -> WinChance:
    """The search's chance in a position of which the policy wins so many futures."""
    where = Where(s["players"], s["epidemics"], player_deck_size(s))
    return WinChance(*fitted().interval(wins, futures, where), futures)
