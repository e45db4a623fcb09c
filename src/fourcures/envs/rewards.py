"""Rewards: small functions of the public information before and after a step.

A reward takes two *tallies*, whose last axis has the counters below, and returns a number for each;
so the same function works for one game and for an array of games:

    def cures_only(before, after):
        return after[..., CURES] - before[..., CURES]

Tallies contain public information only, so a reward reveals nothing that a seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence

import numpy as np
import numpy.typing as npt

from ..engine.rules.board import CUBES, DISEASE_COUNT
from ..engine.rules.decks import player_deck_size
from ..engine.rules.state import CURED, ERADICATED, PLAYING, WON, State

# The counters of a tally.
(
    GAMES_WON,  # 1 when the game is won
    GAMES_LOST,  # 1 when it is lost
    CURES,
    ERADICATIONS,
    OUTBREAKS,
    CUBES_ON_BOARD,
    EPIDEMICS,  # epidemics drawn
    CARDS_LEFT,  # cards in the player deck
) = range(8)
TALLY = 8

Tally = npt.NDArray[np.float32]  # the last axis has TALLY numbers
Rewards = npt.NDArray[np.floating] | float  # an array of rewards, or one
Reward = Callable[[Tally, Tally], Rewards]


def fill_tally(s: State, out: MutableSequence[float]) -> None:
    """Write the counters of a state."""
    out[GAMES_WON] = 1 if s["outcome"] == WON else 0
    out[GAMES_LOST] = 1 if s["outcome"] != WON and s["outcome"] != PLAYING else 0
    cures, eradications, cubes = 0, 0, DISEASE_COUNT * CUBES
    for disease in range(DISEASE_COUNT):
        if s["diseases"][disease] >= CURED:
            cures += 1
        if s["diseases"][disease] == ERADICATED:
            eradications += 1
        cubes -= s["supply"][disease]
    out[CURES] = cures
    out[ERADICATIONS] = eradications
    out[OUTBREAKS] = s["outbreaks"]
    out[CUBES_ON_BOARD] = cubes
    out[EPIDEMICS] = s["drawn"]
    out[CARDS_LEFT] = player_deck_size(s)


def sparse(before: Tally, after: Tally) -> npt.NDArray[np.floating]:
    """Return 1 for a win, otherwise 0."""
    return after[..., GAMES_WON] - before[..., GAMES_WON]


def win_or_lose(before: Tally, after: Tally) -> npt.NDArray[np.floating]:
    """Return 1 for a win, -1 for a loss, otherwise 0."""
    gained = after - before
    return gained[..., GAMES_WON] - gained[..., GAMES_LOST]


def shaped(before: Tally, after: Tally) -> npt.NDArray[np.floating]:
    """Return 1 for a win, plus 1/2 for each cure and 1/50 for each cube removed from the board."""
    gained = after - before
    treated = -gained[..., CUBES_ON_BOARD]
    return gained[..., GAMES_WON] + 0.5 * gained[..., CURES] + 0.02 * treated.clip(0)


SPARSE, WIN_OR_LOSE, SHAPED = range(3)  # the order of REWARDS


def fill_reward(
    kind: int,
    before: MutableSequence[float],
    after: MutableSequence[float],
    out: MutableSequence[float],
) -> None:
    """Write one of the rewards above for one game; kernels on a GPU have no arrays of games."""
    out[0] = after[GAMES_WON] - before[GAMES_WON]
    if kind == WIN_OR_LOSE:
        out[0] -= after[GAMES_LOST] - before[GAMES_LOST]
    elif kind == SHAPED:
        treated = max(before[CUBES_ON_BOARD] - after[CUBES_ON_BOARD], 0)
        out[0] += 0.5 * (after[CURES] - before[CURES]) + 0.02 * treated


REWARDS: dict[str, Reward] = {"sparse": sparse, "win_or_lose": win_or_lose, "shaped": shaped}
