"""Make and verify puzzles of one choice: a discard, an event, an order of a Forecast, an answer.

Every option is compared with the best one on fresh futures, as in the review. An option is as good
if it surely loses no more than SURELY; all others must lose at least GAP.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ...analysis.plans import REVEALING
from ...analysis.ways import apply_moves
from ...engine.buffers import PlainRecord, pack, unpack
from ...engine.notation import parse
from ...engine.position.schema import Json
from ...engine.rules.moves import kind_of
from ...engine.rules.names import Edition
from ...engine.rules.state import State
from ...engine.view import View
from ...protocol.coach import Claim, ClaimCode
from ..coach.answer_advice import advise_answer, follow
from ..coach.claims import claim_turn
from ..coach.comparison import LOOKAHEAD, Cost, compare_slots
from ..coach.deeds import claim_deeds
from ..coach.refutation import refute_slots
from ..coach.win_chance import chance_from_wins
from ..kernels.beam_search import ENDS
from ..kernels.policy import NO_MOVE
from ..kernels.workspace import first_future
from ..players.search import Search
from ..review.answers import find_best_end
from ..review.judge import FUTURES, SURELY
from ..warm_up import ensure_compiled
from .collection import ACCEPT, DECLINE, Option, Puzzle, Tempting
from .difficulty import FIRST_SIGHT, choose_all, rating_of_choice
from .dilemmas import Dilemma, play_dilemmas, seed_of

SURER = 5  # times the futures, to verify a choice
ROLLOUTS = 800  # to find the best turns after an answer
FEW = 250  # futures, to look at every choice
LIKELY = 0.04  # win chance that an option has to cost on a few futures
GAP = 0.05  # and in the end, unless it is as good as the best one
OF_WRONG = 3  # at least one of this many options is wrong
SLOTS = ENDS  # of the kernels: the options
PAIR = [600, 601]  # the best option and another one


AGAINST: tuple[ClaimCode, ...] = ("keeps", "compares")  # what speaks for declining


class Candidate(NamedTuple):
    """An option: the position that it leads to as far as it is known, and a move to begin with."""

    text: str
    start: PlainRecord
    first_move: int
    end: State


def make_choices(deal: int, edition: Edition = "2013") -> list[Puzzle]:
    """Play the game of a deal and return its puzzles of one choice, of different themes."""
    ensure_compiled()
    found: list[Puzzle] = []
    for turn, position, dilemma in play_dilemmas(deal, edition):
        if any(dilemma.theme == each.theme or turn == each.turn for each in found):
            continue
        puzzle = find_choice(position, dilemma, seed_of(deal, edition), turn)
        if puzzle is not None:
            found.append(puzzle)
    return found


def find_choice(position: Json, dilemma: Dilemma, deal: str, turn: int) -> Puzzle | None:
    """Return the puzzle of a choice, or None if it makes none."""
    puzzle = Puzzle(
        id=0,
        theme=dilemma.theme,
        turns=None,
        position=position,
        solution=[],
        rating=0,
        gap=0.0,
        low=0.0,
        chance=0.0,
        quick=False,
        deal=deal,
        turn=turn,
        options=[Option(text) for text in dilemma.options],
        who=dilemma.seat,
        asked=[*dilemma.asked],
    )
    game, search = puzzle.game(), Search(team=True)
    view = game.view(puzzle.seat)
    candidates = list_options(view, puzzle, search)
    if len(candidates) < 2:
        return None
    costs = weigh(view, candidates, FEW, 1.0, search)
    return verify_choice(puzzle) if max(cost.loss for cost in costs) >= LIKELY else None


def verify_choice(puzzle: Puzzle) -> Puzzle | None:
    """Return the puzzle of a choice by many futures, or None if some option is not clear."""
    ensure_compiled()
    search = Search(team=True)
    view = puzzle.game().view(puzzle.seat)
    candidates = list_options(view, puzzle, search)
    if len(candidates) < 2:
        return None
    chance = best_chance(view, candidates, search)
    for futures in (FUTURES, SURER * FUTURES):
        costs = weigh(view, candidates, futures, chance, search)
        bad = [cost for cost in costs if cost.low >= SURELY]
        unsure = GAP if futures > FUTURES else GAP / 2
        if OF_WRONG * len(bad) < len(costs) or min(cost.loss for cost in bad) < unsure:
            return None
    best = min(zip(costs, candidates, strict=True), key=lambda pair: pair[0].loss)[1]
    chosen = choose_all(puzzle.game(), puzzle)
    known = dict(zip((each.text for each in candidates), costs, strict=True))
    solvers = {
        name: (known.get(text) or weigh_other(view, best, text, chance, search)).low < SURELY
        for name, text in chosen.items()
    }
    closest = min(bad, key=lambda cost: cost.loss)
    options = [
        refute_option(view, best, each, cost, search)
        for each, cost in zip(candidates, costs, strict=True)
    ]
    found = msgspec.structs.replace(
        puzzle,
        solution=[best.text],
        rating=rating_of_choice(
            solvers,
            guess=1 - len(bad) / len(costs),
            close=sum(cost.loss < 2 * GAP for cost in bad),
        ),
        gap=round(closest.loss, 4),
        low=round(min(cost.low for cost in bad), 4),
        chance=round(chance, 4),
        quick=solvers["quick"],
        options=options,
    )
    return give_reasons(found, view, best, [chosen[name] for name in FIRST_SIGHT], search)


def weigh_other(view: View, best: Candidate, text: str, chance: float, search: Search) -> Cost:
    """Return what a move costs that is no option: another order of a Forecast."""
    assert view.viewer is not None
    other = read_option(view.state, view.viewer, text)
    return weigh(view, [best, other], FUTURES, chance, search)[1]


def list_options(view: View, puzzle: Puzzle, search: Search) -> list[Candidate]:
    """Return the options of a puzzle with the positions that they lead to."""
    s, seat = view.state, view.viewer
    assert seat is not None
    if puzzle.asked:
        _, then = follow(s, s["turn"], puzzle.asked)
        long = Search(1, ROLLOUTS)
        ends = [
            find_best_end(long, then, seat, alone=False),
            find_best_end(long, s, seat, alone=True),
        ]
        return [
            Candidate(text, end, NO_MOVE, unpack(end))
            for text, end in zip((ACCEPT, DECLINE), ends, strict=True)
            if end is not None
        ]
    return [read_option(s, seat, option.text) for option in puzzle.options]


def read_option(s: State, seat: int, text: str) -> Candidate:
    """Return the candidate of a move."""
    move = int(parse(text, s, seat))
    end = s if kind_of(move) in REVEALING else apply_moves(s, move)
    return Candidate(text, pack(s), move, end)


def best_chance(view: View, candidates: Sequence[Candidate], search: Search) -> float:
    """Return the win chance after the best option."""
    kernels, seat = search.kernels, view.viewer
    assert seat is not None
    slots = put_all(search, candidates)
    kernels.try_out(slots, seat, first_future(view.state, search.seed), FUTURES)
    most = max(int(kernels.wins[slot]) for slot in slots)
    return chance_from_wins(most, FUTURES, view.state).chance


def put_all(search: Search, candidates: Sequence[Candidate]) -> list[int]:
    """Put options into slots of the kernels, and return these."""
    slots = [*range(SLOTS, SLOTS + len(candidates))]
    for slot, each in zip(slots, candidates, strict=True):
        search.kernels.put(slot, each.start, each.first_move)
    return slots


def weigh(
    view: View, candidates: Sequence[Candidate], futures: int, chance: float, search: Search
) -> list[Cost]:
    """Return what each option costs, compared with the best one on the same futures."""
    kernels, seat = search.kernels, view.viewer
    assert seat is not None
    slots = put_all(search, candidates)
    kernels.try_out(slots, seat, first_future(view.state, search.seed), futures, LOOKAHEAD)
    best = max(slots, key=lambda slot: int(kernels.values[slot]))
    others = [slot for slot in slots if slot != best]
    compared = compare_slots(kernels, view.state, seat, [best, *others], futures)
    costs = {slot: Cost.of(chance, one) for slot, one in zip(others, compared, strict=True)}
    return [costs.get(slot, Cost(0.0, 0.0, 0.0)) for slot in slots]


def refute_option(
    view: View, best: Candidate, each: Candidate, cost: Cost, search: Search
) -> Option:
    """Return an option with what it costs, and what speaks against it."""
    against: list[Claim] = []
    if cost.low >= SURELY:
        for slot, one in zip(PAIR, (best, each), strict=True):
            search.kernels.put(slot, one.start, one.first_move)
        against = refute_slots(view, search.kernels, PAIR, [best.end, each.end])
        against = against or [Claim("rather_worse", {"points": round(100 * cost.loss)})]
    return Option(each.text, round(max(0.0, cost.loss), 4), round(max(0.0, cost.low), 4), against)


def give_reasons(
    puzzle: Puzzle, view: View, best: Candidate, taken: Sequence[str], search: Search
) -> Puzzle:
    """Return the puzzle with the reason of its solution and its tempting option.

    That is one that a simple bot has `taken`, or else the one that loses least.
    """
    bad = [option for option in puzzle.options if option.against]
    tempting = min(bad, key=lambda option: (option.text not in taken, option.loss))
    return msgspec.structs.replace(
        puzzle,
        why=claim_option(puzzle, view, best, search),
        tempting=Tempting(
            moves=[tempting.text],
            says=say_option(puzzle, view, tempting.text),
            against=tempting.against,
            loss=tempting.loss,
        ),
    )


def claim_option(puzzle: Puzzle, view: View, best: Candidate, search: Search) -> list[Claim]:
    """Return what the best option is for."""
    if puzzle.asked:
        advice = advise_answer(view, view.turn, puzzle.asked, search)
        says = advice.says if advice and advice.yes == (best.text == ACCEPT) else []
        if best.text == DECLINE:  # what it would do is no reason
            says = [claim for claim in says if claim.code in AGAINST]
        return say_option(puzzle, view, best.text) + says
    search.kernels.put(SLOTS, best.start, best.first_move)
    return claim_turn(view, [best.first_move], search, SLOTS)


def say_option(puzzle: Puzzle, view: View, text: str) -> list[Claim]:
    """Return what an option does."""
    if puzzle.asked:
        return [Claim("accepts" if text == ACCEPT else "declines", {})]
    assert view.viewer is not None
    return claim_deeds(view, [int(parse(text, view.state, view.viewer))])
