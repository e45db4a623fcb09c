"""The version of the bots that played a game: a short hash of weights, budget and play."""

from __future__ import annotations

import zlib
from functools import cache
from types import ModuleType

from ..bots import minor_decisions, search
from ..bots.kernels import beam_search
from ..bots.kernels.value_net import learned
from ..bots.kernels.weights import LEANINGS, tuned
from ..bots.kernels.workspace import weights_for
from ..bots.search import Search
from ..engine.rules.state import OVER
from .scenarios import Scenario

DEAL = 1
ROLLOUTS = 60  # the game for the version takes some seconds


# The constants of the play: changing one changes the bots.
NOW: dict[ModuleType, tuple[str, ...]] = {
    search: ("DOUBT", "FEWEST", "FINAL", "KEPT", "MARGIN", "ROLLOUTS", "ROUNDS", "SMALL"),
    beam_search: ("BRANCH", "PATH", "ROUNDS", "TURNS", "WIDTH"),
    minor_decisions: ("WORST",),
}
# Other constants of these modules when the first results were published, most of them unrelated to
# play. They are part of every hash since, so they must stay as they were.
ONCE: dict[ModuleType, dict[str, object]] = {
    search: {
        "ACTIONS": 0,
        "ENDS": 801,
        "NEXT": 24,
        "NO_MOVE": -1,
        "THOUSANDTH": 1000,
        "WIN": 1_000_000,
    },
    beam_search: {
        "ACTIONS": 0,
        "AIRLIFT": 0,
        "AIRLIFT_MOVE": 17,
        "CURE": 14,
        "DISCARD": 3,
        "ENDS": 801,
        "EVEN": 1,
        "GRANT": 2,
        "GRANT_MOVE": 19,
        "KEYS": 1202,
        "MASK42": (1 << 42) - 1,
        "NONE": 63,
        "NO_MORE": -1,
        "ODD": 401,
        "PATHS": 2404,
        "PLACES": 1202,
        "POINTS": 0,
        "ROOT": 0,
        "SCORES": 684,
        "SHEET": 20435,
        "TRIED": 19232,
    },
    minor_decisions: {
        "DISCARD": 3,
        "DISCARD_MOVE": 23,
        "DRAW": 1,
        "EPIDEMIC_PHASE": 2,
        "FORECAST": 5,
        "FORECAST_MOVE": 18,
        "INFECT": 4,
        "NEXT": 24,
        "NONE": 63,
        "ORDER": 22,
        "QUIET_MOVE": 20,
        "RESILIENT_MOVE": 21,
    },
}


@cache
def version(hands: str = "open") -> str:
    """Return eight hexadecimal digits, which change with any weight, constant or choice of moves.

    A refactoring keeps the version: of the code, only the moves that it plays count.
    """
    mark = zlib.crc32(repr((weights_read(), learned())).encode())
    for module in (search, beam_search, minor_decisions):
        mark = zlib.crc32(repr(constants(module)).encode(), mark)
    return f"{zlib.crc32(game_played(hands).encode(), mark):08x}"


def weights_read() -> list[list[int]]:
    """Return all weights as read now, so that a change of the file does not affect a long run."""
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
    """Return the constants on which the play of a module depends, and those kept in its hash."""
    return sorted({**ONCE[module], **{name: getattr(module, name) for name in NOW[module]}}.items())


def game_played(hands: str) -> str:
    """Return the moves of a three-player game of a small search, each seat with its own view."""
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
