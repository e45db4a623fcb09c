"""The win chance of a position: how often the search would win from here, for a given view.

The policy plays sampled futures to the end; a fitted curve maps its win rate to the search's
(`curve.json`, with the command that created it). More futures make the interval smaller, down to
the uncertainty of the curve; the first futures stay the same, so that a number that is refined on
screen does not jump. A loss that the rules prove is certain, and so is a win by a known turn.

The policy may overlook a turn that the search finds. So during the actions a short search looks for
one, and the win chance is at most JUMP lower than after that turn.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from ...analysis.certain_loss import is_surely_lost
from ...engine.buffers import PlainRecord, pack, unpack
from ...engine.rules.decks import player_deck_size
from ...engine.rules.state import ACTIONS, OVER, UNCURED, WON, State
from ...engine.view import View
from ...protocol.coach import WinChance
from ..kernels.workspace import Kernels, first_future
from .curves import Curve, Where

SLOT = 1
SPECTATOR = -1
SEED = 0
LAST_CURES = 2  # that one turn may discover
CERTAIN = WinChance(1.0, 1.0, 1.0, 0)
ROLLOUTS = 400  # of the short search
JUMP = 0.04  # win chance that the best turn may seem to add
HIGH = 0.9  # a win chance that no turn can raise by much


@cache
def fitted_curve() -> Curve:
    """Return the fitted curve from `curve.json`."""
    return Curve.load(json.loads(files(__package__).joinpath("curve.json").read_text("utf-8")))


def count_policy_wins(view: View, futures: int, kernels: Kernels) -> int:
    """Return the number of futures in which the policy wins from what this view knows."""
    s = view.state
    viewer = SPECTATOR if view.viewer is None else view.viewer
    kernels.put(SLOT, pack(s))
    kernels.try_out([SLOT], viewer, first_future(s, SEED), futures)
    return int(kernels.wins[SLOT])


def win_chance(
    view: View, futures: int, kernels: Kernels, end: PlainRecord | None = None
) -> WinChance:
    """Return the win chance of a view; the same view has the same futures.

    `end` is the position after the best turn, if it is known. All slots of the kernels may change.
    """
    s = view.state
    if s["phase"] == OVER or is_surely_lost(s):
        won = float(s["outcome"] == WON)
        return WinChance(won, won, won, 0)
    if can_win_now(s, kernels):
        return CERTAIN
    chance = chance_from_wins(count_policy_wins(view, futures, kernels), futures, s)
    if s["phase"] != ACTIONS or not s["actions_left"] or chance.chance > HIGH:
        return chance
    after = View(unpack(find_turn(view, kernels) if end is None else end), view.viewer)
    return raise_to(chance, win_chance(after, futures, kernels))


def find_turn(view: View, kernels: Kernels) -> PlainRecord:
    """Return the position after the best turn that a short search finds."""
    s = view.state
    viewer = SPECTATOR if view.viewer is None else view.viewer
    slots = kernels.rank_turns(s, viewer, False, first_future(s, SEED), ROLLOUTS)
    end: PlainRecord = kernels.states[slots[0]].copy()
    return end


def raise_to(chance: WinChance, after: WinChance) -> WinChance:
    """Return a win chance that is at most JUMP lower than the one after the best turn."""
    more = after.chance - JUMP - chance.chance
    if more <= 0:
        return chance
    low, high = chance.low, max(chance.high, min(1.0, after.high))
    return WinChance(chance.chance + more, low, high, chance.futures)


def can_win_now(s: State, kernels: Kernels) -> bool:
    """Return whether a turn wins that the search proposes from what this state knows."""
    missing = sum(cure == UNCURED for cure in s["diseases"])
    if s["phase"] != ACTIONS or missing > LAST_CURES:
        return False
    return any(turn.end["outcome"] == WON for turn in kernels.propose(s, False))


def chance_from_wins(wins: int, futures: int, s: State) -> WinChance:
    """Return the search's win chance in a position in which the policy wins this many futures."""
    return WinChance(*fitted_curve().interval(wins, futures, where_of(s)), futures)


def where_of(s: State) -> Where:
    """Return the features of a position for the curve."""
    return Where(s["players"], s["epidemics"], player_deck_size(s))
