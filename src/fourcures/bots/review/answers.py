"""Judge answers to requests: what it cost the team that a seat declined a teammate's move.

The best turn after the moves that were asked for is compared with the best one that needs nothing
from that seat. An answer that accepts is not judged: its moves count with the turn of the player
who asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...analysis.plans import positions_along
from ...analysis.played_turns import GivenAnswer, Moment, PlayedTurn
from ...engine.buffers import PlainRecord, pack
from ...engine.move_parts import describe
from ...engine.rules.state import ACTIONS, OVER, State
from ..coach.answer_advice import affects, follow
from ..coach.comparison import Cost, compare_all
from ..coach.win_chance import win_chance
from ..players.search import Search
from .choices import JudgedChoice
from .judge import SEARCHED

ROLLOUTS = 800  # to find the best turn with the moves, and the one without


def judge_answers(turn: PlayedTurn, futures: int, rollouts: int = ROLLOUTS) -> list[JudgedChoice]:
    """Judge each request that was declined during the actions of a turn, by what its seat knew.

    Of several answers to the same request in one position, the last counts.
    """
    search = Search(SEARCHED, rollouts)
    return [
        judged
        for moment in turn.moments
        for answer in {(one.seat, *one.asked): one for one in moment.answers}.values()
        if (judged := judge_answer(moment, answer, futures, search)) is not None
    ]


def judge_answer(
    moment: Moment, answer: GivenAnswer, futures: int, search: Search
) -> JudgedChoice | None:
    """Judge one answer; None if it accepts, or if its moves were not possible any more."""
    view = moment.view(answer.seat)
    s = view.state
    steps, then = follow(s, answer.asker, answer.asked)
    asked = [move for here, move in steps if affects(here, move, answer.seat)]
    if answer.yes or not asked or s["phase"] != ACTIONS or then["phase"] not in (ACTIONS, OVER):
        return None
    played = describe(asked[0], next(here for here, move in steps if move == asked[0]))
    judged = JudgedChoice(moment.number, answer.seat, "declined", played)
    best = find_best_end(search, then, answer.seat, alone=False)
    without = find_best_end(search, s, answer.seat, alone=True)
    if best is None or without is None:
        return None
    (compared,) = compare_all(search.kernels, s, answer.seat, best, [without], futures)
    cost = Cost.of(win_chance(view, futures, search.kernels).chance, compared)
    return judged if cost.low <= 0 else judged._replace(cost=cost, best=played)


def find_best_end(search: Search, s: State, seat: int, alone: bool) -> PlainRecord | None:
    """Return the position after the best turn from here, perhaps without this seat's help."""
    if s["phase"] != ACTIONS:
        return pack(s)  # the game is over
    turns = search.kernels.propose(s, False)
    if alone:
        turns = [turn for turn in turns if not needs(s, turn.moves, seat)]
    if not turns:
        return None
    best = search.rank_proposals(s, seat, turns, search.rollouts)[0]
    end: PlainRecord = search.kernels.states[best.slot].copy()
    return end


def needs(s: State, moves: Sequence[int], seat: int) -> bool:
    """Return whether a turn needs the agreement of a seat."""
    return any(affects(here, move, seat) for here, move in positions_along(s, moves))
