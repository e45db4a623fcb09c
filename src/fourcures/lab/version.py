"""Which version of the bots played a game: a short mark of the weights, the budget and the play."""

from __future__ import annotations

import zlib
from functools import cache
from types import ModuleType

from ..bots import minor_decisions, search
from ..bots.kernels import beam_search
from ..bots.kernels.weights import LEANINGS, tuned
from ..bots.kernels.workspace import net, weights_for
from ..bots.search import Search
from ..engine.rules.state import OVER
from .scenarios import Scenario

DEAL = 1
ROLLOUTS = 60  # some seconds for the game that is played to know the version


@cache
def version(hands: str = "open") -> str:
    """Eight hexadecimal digits; another weight, constant or way to play such hands gives others.

    A refactoring keeps it: what counts of the code is the game that it plays.
    """
    mark = zlib.crc32(repr((weights_read(), net().tolist())).encode())
    for module in (search, beam_search, minor_decisions):
        mark = zlib.crc32(repr(constants(module)).encode(), mark)
    return f"{zlib.crc32(game_played(hands).encode(), mark):08x}"


def weights_read() -> list[list[int]]:
    """All weights, read here and now: should the file change in a long run, the run does not."""
    return [
        weights
        for players in (2, 3, 4)
        for weights in (
            tuned(players),
            weights_for(players).tolist(),
            *(weights_for(players, leaning).tolist() for leaning in LEANINGS),
        )
    ]


def constants(module: ModuleType) -> list[tuple[str, object]]:
    """The numbers that a module names."""
    return sorted((name, value) for name, value in vars(module).items() if name.isupper())


def game_played(hands: str) -> str:
    """The moves of a short-sighted search for three, each seat seeing its own view."""
    cell = Scenario(3, 5, hands=hands)
    game = cell.deal(DEAL)
    team = Search(DEAL, ROLLOUTS, team=True)
    moves = []
    while game.state["phase"] != OVER:
        chosen = (team.choose(cell.view(game, seat)) for seat in range(3))
        move = next((move for move in chosen if move is not None), game.legal_moves[-1])
        moves.append(str(move))
        game.play(move)
    return "\n".join(moves)
