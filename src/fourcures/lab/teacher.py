"""Ask a strong policy about every game of a vector environment.

    teacher = Teacher(envs.games)
    advice = teacher.advise()
    advice["codes"][i]  # good actions in game i; the best is where `worths` is highest

The policy compares eight turns by its value net (see `bots.kernels.turn_choice`). Alone it wins
three of four games of two players with four epidemics, and it answers for tens of thousands of
positions in a second, on one core.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ..bots.kernels.scratch import Scratch
from ..bots.kernels.workspace import nets, weights_for
from ..compiled import cpu
from ..engine.arrays import zeros
from ..engine.errors import InvalidSetup
from ..engine.rules.chance import Chance
from ..envs.games import Games
from ..envs.who_decides import TEAM
from . import kernels
from .kernels import Advice

MODULES = (kernels,)  # the modules whose functions Python calls
AllAdvice = npt.NDArray[np.void]  # of `Advice`


class Teacher:
    """The policy, with the arrays for its advice."""

    def __init__(self, games: Games) -> None:
        if games.settings.mode != TEAM:
            raise InvalidSetup('a teacher needs out_of_turn="team": it plays everyone\'s events')
        self.games = games
        self.rules = cpu.load(*MODULES)
        self._scratch, self._chances = zeros(Scratch, 1), zeros(Chance, 1)
        self._advice = zeros(Advice, games.number)

    def advise(self) -> AllAdvice:
        """Return the advice for each game as `codes` and `worths`; the next call overwrites it."""
        games = self.games
        self.rules.advise(
            *(games.states, games.progress, games.variants),
            *(weights_for(games.settings.players), nets()),
            *(self._chances, self._scratch, self._advice),
        )
        return self._advice
