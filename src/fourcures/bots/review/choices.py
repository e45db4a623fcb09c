"""Judge what is decided after the actions of a turn: discards, events and the order of a Forecast.

An event that nobody plays is a decision too, of the seat that had the best one to play.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from ...analysis.played_turns import Moment, PlayedTurn
from ...engine.move_parts import MoveParts, describe
from ...engine.notation import Move, parse
from ...engine.rules.moves import NEXT, encode, kind_of
from ...engine.rules.names import MoveKind
from ...engine.rules.state import DRAW, EPIDEMIC_PHASE, INFECT
from ...engine.view import View
from ...protocol.coach import Claim
from ...protocol.review import ChoiceKind
from ..coach.claims import claim_turn
from ..coach.comparison import NO_COST, Cost, compare_slots
from ..coach.win_chance import win_chance
from ..kernels.beam_search import ENDS
from ..kernels.scoring.game_value import WIN
from ..players.minor_decisions import list_candidates, list_events
from ..players.search import Search
from .judge import SEARCHED

ROLLOUTS = 800  # to find the best choice
WORTH_A_LOOK = WIN // 200  # a choice that seems to gain less is not compared on fresh futures
KINDS: dict[MoveKind, ChoiceKind] = {"discard": "discard", "order": "order", "next": "kept"}
WINDOWS = (DRAW, EPIDEMIC_PHASE, INFECT)
MADE = ENDS  # the slot of the choice that was made


class Choice(NamedTuple):
    """What a seat could choose from, and what was chosen."""

    view: View
    made: Move
    others: list[int]


class JudgedChoice(NamedTuple):
    """The judgement of a choice."""

    number: int  # of the move
    seat: int  # who decided
    kind: ChoiceKind
    played: MoveParts
    cost: Cost = NO_COST
    best: MoveParts | None = None  # the best choice found; None if the decision cost nothing
    why: Sequence[Claim] = ()  # what that one is for


def judge_choices(turn: PlayedTurn, futures: int, rollouts: int = ROLLOUTS) -> list[JudgedChoice]:
    """Judge each choice after the actions of a turn by what its seat knew."""
    search = Search(SEARCHED, rollouts)
    return [
        max(
            (judge_choice(choice, made.number, futures, search) for choice in found),
            key=lambda judged: judged.cost.loss,
        )
        for before, made in pairwise(turn.rest)
        if (found := [*list_choices(before, made)])
    ]


def list_choices(before: Moment, made: Moment) -> Iterator[Choice]:
    """Yield what each seat that took part in a decision could choose from."""
    s = before.state
    move = parse(made.text, s, made.seat)
    if kind_of(move) == NEXT:
        for seat in range(s["players"]):
            view = before.view(seat)
            if events := list_events(view):
                yield Choice(view, move, events)
        return
    view = before.view(move.seat)
    others = list_candidates(view, plays_free=True)
    if move.plays_event and s["phase"] in WINDOWS:
        others.append(encode(NEXT, s["turn"]))
    others = [*dict.fromkeys(other for other in others if other != move)]
    if others:
        yield Choice(view, move, others)


def judge_choice(choice: Choice, number: int, futures: int, search: Search) -> JudgedChoice:
    """Judge a choice: if another seems better, compare both on fresh futures."""
    view, made, others = choice
    s, seat = view.state, view.viewer
    assert seat is not None
    played = describe(made, s)
    judged = JudgedChoice(number, seat, KINDS.get(played.kind, "event"), played)
    slots = search.fill_slots(s, [made, *others])
    tried = search.rank(s, seat, slots, search.rollouts, MADE)
    value = {candidate.slot: candidate.value for candidate in tried}
    best = tried[0]
    if best.slot == MADE or best.value - value[MADE] < WORTH_A_LOOK:
        return judged
    (compared,) = compare_slots(search.kernels, s, seat, [best.slot, MADE], futures)
    cost = Cost.of(win_chance(view, futures, search.kernels).chance, compared)
    if cost.low <= 0:
        return judged
    why = claim_turn(view, best.moves, search, best.slot)
    return judged._replace(cost=cost, best=describe(best.moves[0], s), why=why)
