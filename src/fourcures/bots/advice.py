"""Advice for people: the best turn found and the runner-up, with reasons and win chances."""

from __future__ import annotations

import msgspec

from ..engine.chance import silent
from ..engine.notation import Move
from ..engine.state import ACTIONS, copy
from ..engine.step import step
from ..engine.view import View
from .explaining import Reason, reason
from .kernels import first_future
from .search import Search
from .winchance import from_wins

FUTURES = 400  # in which the policy plays each of them to the end


class Turn(msgspec.Struct, frozen=True):
    """A whole turn with why, and how often it wins."""

    moves: list[str]
    reasons: list[Reason]
    chance: float  # of the search, from the rate of the policy after this turn
    wins: int  # of the policy
    futures: int


def advise(view: View, search: Search) -> list[Turn]:
    """The best turn and the runner-up for the active seat's own view; empty at other times."""
    s, seat = view.state, view.viewer
    if seat is None or s["turn"] != seat or s["phase"] != ACTIONS:
        return []
    tried, kernels = search.turns(s, seat)[:2], search.kernels
    places = [turn.place for turn in tried]
    kernels.wins[places] = 0
    kernels.try_out(places, seat, first_future(s, search.seed), FUTURES)
    return [explained(view, turn.moves, int(kernels.wins[turn.place])) for turn in tried]


def explained(view: View, moves: list[int], wins: int) -> Turn:
    """A turn with the reason of each move in the position in which it is made."""
    s, chance = copy(view.state), silent()
    reasons = []
    for number, move in enumerate(moves):
        reasons.append(reason(View(s, view.viewer), move, moves[number + 1 :]))
        step(s, move, chance, [0])
    return Turn(
        moves=[str(Move(move)) for move in moves],
        reasons=reasons,
        chance=round(from_wins(wins, FUTURES, s).chance, 4),
        wins=wins,
        futures=FUTURES,
    )
