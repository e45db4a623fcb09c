"""The version of the bots that played a game: a short hash of weights, budget and play."""

from __future__ import annotations

import zlib
from functools import cache
from types import ModuleType

from ..bots.kernels import beam_search, futures, ranking, turn_choice
from ..bots.kernels.schedule import SETTINGS, SearchSettings
from ..bots.kernels.value_net import load_nets
from ..bots.kernels.weights import LEANINGS, load_weights
from ..bots.players import minor_decisions, search
from ..bots.players.search import Search
from ..bots.team import next_move
from .scenarios import Scenario

DEAL = 1
ROLLOUTS = 60  # the game for the version takes some seconds


# The constants of the play and their modules: changing one changes the bots.
CONSTANTS: tuple[dict[str, ModuleType], ...] = (
    dict.fromkeys(("LEANING", "RANK"), turn_choice),
    dict.fromkeys(("FEWEST", "FEWEST_BATCHES"), ranking) | {"BATCHES": futures},
    dict.fromkeys(("DOUBT", "MARGIN", "ROLLOUTS", "SMALL"), search),
    dict.fromkeys(("BRANCH", "PATH", "ROUNDS", "TURNS", "WIDTH"), beam_search),
    dict.fromkeys(("WORST",), minor_decisions),
)


@cache
def version(hands: str = "open") -> str:
    """Return the version of the bots."""
    return version_of(SETTINGS, hands)


def version_of(settings: SearchSettings, hands: str = "open") -> str:
    """Return eight hexadecimal digits, which change with any weight, constant or choice of moves.

    The moves are those of the search that ships; they stand for its code with other settings. A
    refactoring keeps the version: of the code, only the moves that it plays count.
    """
    mark = zlib.crc32(repr((read_weights(), load_nets(), settings)).encode())
    for group in CONSTANTS:
        constants = [(name, getattr(module, name)) for name, module in group.items()]
        mark = zlib.crc32(repr(constants).encode(), mark)
    return f"{zlib.crc32(play_game(hands).encode(), mark):08x}"


def read_weights() -> list[list[int]]:
    """Return all weights as read now, so that a change of the file does not affect a long run."""
    # The plain weights count three times, so that the version of earlier results stays the same.
    return [
        load_weights(players, leaning) for players in (2, 3, 4) for leaning in ("", "", *LEANINGS)
    ]


@cache
def play_game(hands: str) -> str:
    """Return the moves of a three-player game of a small search, each seat with its own view."""
    cell = Scenario(3, 5, hands=hands)
    game = cell.deal(DEAL)
    team = [Search(DEAL, ROLLOUTS, team=True)] * cell.players
    moves = []
    while not game.is_over:
        move = next_move(game, team, cell.view)
        moves.append(str(move))
        game.play(move)
    return "\n".join(moves)
