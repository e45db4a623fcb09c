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
from ...engine.view import View
from ..agents import Agent, Careful
from ..coach.comparison import compare_all
from ..coach.curves import Z
from ..kernels.workspace import Kernels
from ..players.policy_bot import PolicyBot
from ..players.rule_of_thumb import RuleOfThumb
from ..players.search import Search
from ..review.judge import FUTURES, SURELY
from ..team import next_move
from .collection import ACCEPT, DECLINE, Puzzle

# The panel: the rating that is assumed for each bot, and how to make it.
PANEL: dict[str, tuple[int, Callable[[], Agent]]] = {
    "thumb": (900, RuleOfThumb),
    "quick": (1300, PolicyBot),
    "hasty": (1500, partial(Search, rollouts=50)),
    "careful": (1700, Careful),
    "deep": (2000, Search),
    "longer": (2300, partial(Search, rollouts=20_000)),
}
LEAST, MOST = 800, 2300
DRAWS = 1.0  # against a player of MIDDLE, so that no result is without limit
MIDDLE = 1500
FIRST_SIGHT = ("quick", "thumb")  # who play what one would play at first sight
GO_ON = "next"
USUAL_MOVES, USUAL_KINDS = 4, 2
FOR_MOVE, FOR_KIND, FOR_RIVAL = 20, 40, 15  # points of rating for each
FOR_GUESS = 800  # points of rating that a choice would lose whose options are all right


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


def choose_all(game: Game, puzzle: Puzzle) -> dict[str, str]:
    """Return the option that each bot of the panel takes in a puzzle of one choice."""
    view = game.view(puzzle.seat)
    return {name: choose(view, make(), puzzle) for name, (_, make) in PANEL.items()}


def choose(view: View, agent: Agent, puzzle: Puzzle) -> str:
    """Return the option that a bot takes; one that waits lets the game go on."""
    if puzzle.asked:
        agrees = all(agent.agree(view, text) for text in puzzle.asked)
        return ACCEPT if agrees else DECLINE
    move = agent.choose(view)
    return GO_ON if move is None else str(move)


def play_turn(game: Game, agent: Agent) -> PlainRecord:
    """Let a bot play the actions of this turn, and return the position after them."""
    agents = [agent] * len(game.roles)
    while is_acting(game.state) and not game.is_over:
        game.play(next_move(game, agents))
    return pack(game.state)


def rating_of(solved: Mapping[str, bool], moves: Sequence[int], close: int) -> int:
    """Return the rating of a puzzle with this number of close rivals."""
    kinds = {kind_of(move) for move in moves} - {PASS}
    harder = FOR_MOVE * (len(moves) - USUAL_MOVES) + FOR_KIND * (len(kinds) - USUAL_KINDS)
    return limit(performance(solved) + harder + FOR_RIVAL * close)


def rating_of_choice(solved: Mapping[str, bool], guess: float, close: int) -> int:
    """Return the rating of a choice that somebody who guesses gets right this often."""
    return limit(performance(solved) - FOR_GUESS * guess + FOR_RIVAL * close)


def limit(rating: float) -> int:
    """Return a rating on the scale of puzzles."""
    return round(min(max(rating, LEAST), MOST))


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
