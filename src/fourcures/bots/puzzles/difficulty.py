"""The difficulty of a puzzle, from what weaker players do in it.

A panel of bots tries it. The rating of the puzzle is that of an opponent against whom the panel
would score as it did, as for a chess tournament. Long and varied solutions and close rivals make it
a little harder: people overlook what bots do not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from ...analysis.played_turns import is_acting
from ...engine.buffers import PlainRecord, pack
from ...engine.game import Game
from ...engine.rules.moves import PASS, kind_of
from ..agents import Agent
from ..coach.comparison import compare_all
from ..coach.curves import Z
from ..kernels.workspace import Kernels
from ..players.policy_bot import PolicyBot
from ..players.rule_of_thumb import RuleOfThumb
from ..players.search import Search
from ..review.judge import FUTURES, SURELY
from ..team import next_move

# The panel: the rating that is assumed for each bot, and how to make it.
PANEL: dict[str, tuple[int, Callable[[], Agent]]] = {
    "thumb": (900, RuleOfThumb),
    "quick": (1300, PolicyBot),
    "hasty": (1500, partial(Search, rollouts=50)),
    "careful": (1700, partial(Search, rollouts=500)),
    "deep": (2000, Search),
}
LEAST, MOST = 900, 2300
DRAWS = 1.0  # against a player of MIDDLE, so that no result is without limit
MIDDLE = 1500
USUAL_MOVES, USUAL_KINDS = 4, 2
FOR_MOVE, FOR_KIND, FOR_RIVAL = 20, 40, 15  # points of rating for each


def find_solvers(game: Game, best: PlainRecord, chance: float) -> dict[str, bool]:
    """Return which bots of the panel find a turn that is as good as the solution.

    `best` is the position after the solution, and `chance` the win chance there.
    """
    view = game.view(game.turn)
    ends = [play_turn(game.copy(), make()) for _, make in PANEL.values()]
    compared = compare_all(Kernels(), view.state, game.turn, best, ends, FUTURES)
    return {
        name: chance * (1 - each.ratio(-Z)) < SURELY
        for name, each in zip(PANEL, compared, strict=True)
    }


def play_turn(game: Game, agent: Agent) -> PlainRecord:
    """Let a bot play the actions of this turn, and return the position after them."""
    agents = [agent] * len(game.roles)
    while is_acting(game.state) and not game.is_over:
        game.play(next_move(game, agents))
    return pack(game.state)


def rating_of(solved: Mapping[str, bool], moves: Sequence[int], close: int) -> int:
    """Return the rating of a puzzle with this number of close rivals."""
    kinds = {kind_of(move) for move in moves} - {PASS}
    harder = (
        FOR_MOVE * (len(moves) - USUAL_MOVES)
        + FOR_KIND * (len(kinds) - USUAL_KINDS)
        + FOR_RIVAL * close
    )
    return round(min(max(performance(solved) + harder, LEAST), MOST))


def performance(solved: Mapping[str, bool]) -> float:
    """Return the rating of an opponent against whom the panel would score as it did."""
    score = sum(solved.values()) + DRAWS / 2
    low, high = 0.0, 2.0 * MIDDLE
    while high - low > 1:
        middle = (low + high) / 2
        expected = DRAWS * expected_score(MIDDLE, middle)
        expected += sum(expected_score(PANEL[name][0], middle) for name in solved)
        low, high = (middle, high) if expected > score else (low, middle)
    return low


def expected_score(rating: float, other: float) -> float:
    """Return the expected score of a player against another (Elo)."""
    return float(1 / (1 + 10 ** ((other - rating) / 400)))
