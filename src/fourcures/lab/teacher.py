"""Ask a strong policy about every game of a vector environment.

    teacher = Teacher(envs.games)
    advice = teacher.advise()
    advice.codes[i]  # good actions in game i, the best of them where `worths` is highest

The policy compares eight turns by its value net (see `bots.kernels.turn_choice`). Alone it wins 76 %
of the games of two players with four epidemics; it answers for tens of thousands of positions in a
second, on one core.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..bots.kernels.scratch import MOST_CHOICES, Scratch
from ..bots.kernels.workspace import nets, weights_for
from ..compiled import cpu
from ..engine.arrays import zeros
from ..engine.errors import InvalidSetup
from ..engine.rules.chance import Chance
from ..envs.games import Games
from ..envs.who_decides import TEAM
from . import kernels

MODULES = (kernels,)  # the modules whose functions Python calls
Integers = npt.NDArray[np.int64]


class Advice(NamedTuple):
    """What the policy says about each game; the next question overwrites it."""

    codes: Integers  # a row for each game: unmasked actions, then `kernels.NO_CODE`
    worths: Integers  # the chance to win after each, in millionths, or `kernels.UNKNOWN_WORTH`


class Teacher:
    """The policy, with the arrays for its answers."""

    def __init__(self, games: Games) -> None:
        if games.settings.mode != TEAM:
            raise InvalidSetup('a teacher needs out_of_turn="team": it plays everyone\'s events')
        self.games = games
        self.rules = cpu.load(*MODULES)
        self._scratch, self._chances = zeros(Scratch, 1), zeros(Chance, 1)
        self._codes, self._worths = np.zeros((2, MOST_CHOICES * games.number), np.int64)
        shape = games.number, MOST_CHOICES
        self.advice = Advice(self._codes.reshape(shape), self._worths.reshape(shape))

    def advise(self) -> Advice:
        """Return what the policy would do now in each game."""
        games = self.games
        self.rules.advise(
            *(games.states, games.progress, games.variants),
            *(weights_for(games.settings.players), nets()),
            *(self._chances, self._scratch, self._codes, self._worths),
        )
        return self.advice
