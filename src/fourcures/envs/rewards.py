"""Rewards: small functions of the public information before and after a step.

A reward takes two *tallies*, whose last axis has the counters below, and returns a number for each;
so the same function works for one game and for an array of games:

    def cures_only(before, after):
        return after[..., CURES] - before[..., CURES]

Tallies contain public information only, so a reward reveals nothing that a seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from dataclasses import dataclass

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


# The built-in potential: what a cure, a cube on the board and an outbreak count.
CURE, CUBE, OUTBREAK = 0.2, -0.006, -0.02


def potential_of(tally: Tally) -> npt.NDArray[np.floating]:
    """Return the built-in potential: 0.2 for each cure, less cubes and outbreaks.

    A cube on the board counts -0.006 and an outbreak -0.02. The potential of a game that is over is
    0, and no potential is below -1 or above 1.
    """
    playing = 1 - tally[..., GAMES_WON] - tally[..., GAMES_LOST]
    board = CUBE * tally[..., CUBES_ON_BOARD] + OUTBREAK * tally[..., OUTBREAKS]
    return playing * (CURE * tally[..., CURES] + board)


@dataclass(frozen=True)
class PotentialBased:
    """A base reward, plus the discounted gain of a potential in every step.

    Such a reward has the same optimal policies as its base, if the potential is 0 at the end of a
    game and the agent uses the same discount (Ng, Harada and Russell, 1999): the gains of a whole
    game always sum up to the negative potential of its start. In the AEC environment, where the
    turns of an agent are several steps apart, use discount 1.
    """

    potential: Callable[[Tally], Rewards] = potential_of
    discount: float = 1.0
    base: Reward = sparse

    def __call__(self, before: Tally, after: Tally) -> Rewards:
        gain = self.discount * self.potential(after) - self.potential(before)
        return self.base(before, after) + gain


SPARSE, WIN_OR_LOSE, POTENTIAL = range(3)  # the order of REWARDS


def kind_of_reward(reward: Reward) -> int | None:
    """Return the number of a reward that `fill_reward` knows, with any discount, or None."""
    if isinstance(reward, PotentialBased):
        built_in = reward.potential is potential_of and reward.base is sparse
        return POTENTIAL if built_in else None
    if reward is sparse:
        return SPARSE
    return WIN_OR_LOSE if reward is win_or_lose else None


def fill_reward(
    kind: int,
    discount: MutableSequence[float],
    before: MutableSequence[float],
    after: MutableSequence[float],
    out: MutableSequence[float],
) -> None:
    """Write one of the rewards above for one game; kernels on a GPU have no arrays of games.

    `discount` has one number, because compiled functions take no single fractions.
    """
    won = after[GAMES_WON] - before[GAMES_WON]
    if kind == POTENTIAL:
        fill_potential(before, out)
        start = out[0]
        fill_potential(after, out)
        out[0] = won + discount[0] * out[0] - start
        return
    out[0] = won
    if kind == WIN_OR_LOSE:
        out[0] -= after[GAMES_LOST] - before[GAMES_LOST]


def fill_potential(tally: MutableSequence[float], out: MutableSequence[float]) -> None:
    """Write the built-in potential of one game."""
    out[0] = 0
    if tally[GAMES_WON] == 0 and tally[GAMES_LOST] == 0:
        board = CUBE * tally[CUBES_ON_BOARD] + OUTBREAK * tally[OUTBREAKS]
        out[0] = CURE * tally[CURES] + board


REWARDS: dict[str, Reward] = {
    "sparse": sparse,
    "win_or_lose": win_or_lose,
    "potential": PotentialBased(),
}
