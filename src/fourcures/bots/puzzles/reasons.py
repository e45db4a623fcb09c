"""The reason of a puzzle's solution, and the tempting turn with what it loses.

The tempting turn is what a person would play at first sight: that of the quick bot, or of the rule
of thumb; where both find the solution, the best turn with another idea.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from ...engine.buffers import PlainRecord, pack
from ...engine.game import Game
from ...engine.notation import Move, parse
from ...engine.rules.moves import seat_of
from ...engine.view import View
from ...protocol.coach import Claim
from ..agents import Agent
from ..coach.claims import claim_turn
from ..coach.comparison import Cost, compare_all
from ..coach.refutation import refute
from ..coach.rivals import claim_rival, find_rivals
from ..kernels.beam_search import ENDS
from ..players.policy_bot import PolicyBot
from ..players.rule_of_thumb import RuleOfThumb
from ..players.search import Search, Tried
from ..review.judge import FUTURES, SURELY, follow_solution
from .collection import Puzzle, Tempting
from .difficulty import play_turn

FIRST_SIGHT: tuple[type[Agent], ...] = (PolicyBot, RuleOfThumb)


class WholeTurn(NamedTuple):
    """A whole turn and the position after it."""

    moves: list[int]
    end: PlainRecord


def give_reasons(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with the reason of its solution and its tempting turn."""
    game, search = puzzle.game(), Search(team=True)
    view = game.view(puzzle.seat)
    moves, end = follow_solution(view.state, puzzle.seat, puzzle.solution)
    best = WholeTurn(moves, pack(end))
    search.kernels.put(ENDS, best.end)
    why = claim_turn(view, moves, search, ENDS)
    tempting = None
    for turn in list_tempting(game, view, best, why[0], search):
        tempting = tempting or refute_tempting(view, best, turn, puzzle.chance, search)
    return msgspec.structs.replace(puzzle, why=why, tempting=tempting)


def list_tempting(
    game: Game, view: View, best: WholeTurn, point: Claim, search: Search
) -> Iterator[WholeTurn]:
    """Yield the turns that could tempt, the first sight first."""
    for make in FIRST_SIGHT:
        yield play_at_first_sight(game.copy(), make())
    kernels = search.kernels
    kernels.put(ENDS, best.end)
    for rival in find_rivals(view, [Tried(best.moves, ENDS, 0)], point, search)[1:]:
        yield WholeTurn(rival.moves, kernels.states[rival.slot].copy())


def play_at_first_sight(game: Game, agent: Agent) -> WholeTurn:
    """Return the turn that a bot plays."""
    begun, then = len(game.history), game.copy()
    end = play_turn(game, agent)
    moves = []
    for entry in game.history[begun:]:
        moves.append(int(parse(entry.line.text, then.state, entry.line.seat)))
        then.replay(entry.line)
    return WholeTurn(moves, end)


def refute_tempting(
    view: View, best: WholeTurn, turn: WholeTurn, chance: float, search: Search
) -> Tempting | None:
    """Return a tempting turn with what it loses; None if it is as good as the solution."""
    seat, kernels = view.viewer, search.kernels
    assert seat is not None
    (compared,) = compare_all(kernels, view.state, seat, best.end, [turn.end], FUTURES)
    cost = Cost.of(chance, compared)
    if cost.low < SURELY:
        return None
    says = claim_rival(view, best.moves, Tried(turn.moves, ENDS + 1, 0), kernels)
    against = refute(view, kernels, best.end, turn.end)
    return Tempting(
        moves=list_own(turn.moves, seat),
        says=says,
        against=against or [Claim("rather_worse", {"points": round(100 * cost.loss)})],
        loss=round(cost.loss, 4),
    )


def list_own(moves: Sequence[int], seat: int) -> list[str]:
    """Return the texts of the moves that a seat makes itself."""
    return [str(Move(move)) for move in moves if seat_of(move) == seat]
