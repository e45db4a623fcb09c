"""Advice on a request: whether to accept its moves, and why."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ...analysis.ways import apply_moves
from ...engine.notation import Move, Unreadable, parse
from ...engine.rules.board import CARDS, CITIES, DISEASES, ROLES, own_disease
from ...engine.rules.legality import find_refusal
from ...engine.rules.moves import (
    AIRLIFT_MOVE,
    GIVE,
    JOIN,
    MOVE_DRIVE,
    TAKE,
    kind_of,
    other_of,
    seat_of,
    target_of,
)
from ...engine.rules.roles import cards_for_cure
from ...engine.rules.state import DISCARD, UNCURED, State
from ...engine.view import View
from ...protocol.coach import AdvisedAnswer, Claim, ClaimFigures
from ..kernels.scoring.card_value import count_colour
from ..kernels.workspace import first_future
from ..players.minor_decisions import list_candidates
from ..players.search import ACCEPTED, DECLINED, Search
from .deeds import claim_deed
from .explain import explain_decline
from .later import MOSTLY, Positions, claim_future, count, has_cure, play_futures

FUTURES = 400  # the number of futures that the policy plays to the end after each answer
MOST = 3  # sentences about one answer
SURE = 2.0  # standard deviations between two numbers of wins that count as different


def advise_answer(
    view: View, asker: int, texts: Sequence[str], search: Search
) -> AdvisedAnswer | None:
    """Return the advice on moves that a seat asks this viewer for; None if they are past.

    Bots accept by the same rule: a move may cost a little, because its player has a plan.
    """
    s, seat = view.state, view.viewer
    if seat is None:
        return None
    steps, then = follow(s, asker, texts)
    mine = [(here, move) for here, move in steps if affects(here, move, seat)]
    if not mine:
        return None
    yes = search.accepts(s, seat, [move for _, move in steps])
    numbers = compare_answers(s, seat, search, yes)
    after = play_futures(search.kernels, ACCEPTED, view, s["players"], search.seed)
    effects = [claim for here, move in mine for claim in claim_effects(here, move, seat)]
    says = keep_last_move(effects)
    if yes:
        says += claim_discard_after(then, seat, search)
        says += (claim_cure_now(s, after) or claim_future(after, s["turn"]) or numbers)[:1]
    else:
        kept = [claim for _, move in mine for claim in claim_kept_set(view, move)]
        says = kept[:1] or says
        says += numbers
    return AdvisedAnswer(yes, says[:MOST])


def follow(s: State, asker: int, texts: Sequence[str]) -> tuple[list[tuple[State, Move]], State]:
    """Return the moves as far as they are possible, with their positions, and the one after."""
    steps: list[tuple[State, Move]] = []
    for text in texts:
        try:
            move = parse(text, s, asker)
        except Unreadable:  # an undo, or a move of a past phase
            break
        if find_refusal(s, move) is not None:
            break
        steps.append((s, move))
        s = apply_moves(s, move)
    return steps, s


def affects(s: State, move: int, seat: int) -> bool:
    """Return whether a move of another player moves this seat's pawn or changes its hand."""
    kind = kind_of(move)
    if kind not in (GIVE, TAKE, AIRLIFT_MOVE) and not MOVE_DRIVE <= kind <= JOIN:
        return False
    return bool(s["seat_of"][other_of(move)] == seat)


def keep_last_move(says: list[Claim]) -> list[Claim]:
    """Return the claims without the cities on the way of the viewer's pawn."""
    on_the_way = [claim for claim in says if claim.code == "moves_you"][:-1]
    return [claim for claim in says if claim not in on_the_way]


def claim_effects(s: State, move: int, seat: int) -> list[Claim]:
    """Return what a granted move does to the pawn or the hand of a seat."""
    kind = Move(move).kind
    if kind not in ("give", "take"):
        return [Claim("moves_you", {"city": CITIES[target_of(move)]})]
    receiver = s["seat_of"][other_of(move)] if kind == "give" else seat_of(move)
    if receiver != seat:
        return [*claim_deed(s, move, seat)]
    disease = own_disease(target_of(move))
    card: ClaimFigures = {"card": CARDS[target_of(move)], "disease": DISEASES[disease]}
    if s["diseases"][disease] != UNCURED:
        return [Claim("receives_cured", card)]
    holds = count_colour(s, seat, disease) + 1
    return [Claim("receives", {**card, "holds": holds, "needed": cards_for_cure(s, seat)})]


def claim_kept_set(view: View, move: Move) -> list[Claim]:
    """Return the set of the viewer that a card would be taken from, if it is the better one."""
    figures = explain_decline(view, str(move)).figures if move.kind == "take" else {}
    if "keeps" not in figures:
        return []
    own: ClaimFigures = {"disease": figures["disease"], "keeps": figures["keeps"]}
    return [Claim("keeps", own | {"needed": figures["needed"]})]


def claim_discard_after(then: State, seat: int, search: Search) -> list[Claim]:
    """Return the best card to discard, if the seat has too many cards then."""
    if then["phase"] != DISCARD:
        return []
    candidates = list_candidates(View(then, seat))
    discards = [other for other in candidates if Move(other).kind == "discard"]
    if not discards:
        return []
    best = search.choose_best(then, seat, discards)
    return [Claim("then_discards", {"card": CARDS[target_of(best)]})]


def claim_cure_now(s: State, after: Positions) -> list[Claim]:
    """Return the cure that most futures have before the end of this turn."""
    for disease in range(4):
        cured = count(after, 0, has_cure(disease))
        if s["diseases"][disease] == UNCURED and cured >= MOSTLY:
            role = ROLES[s["roles"][s["turn"]]]
            return [Claim("cure_now", {"disease": DISEASES[disease], "role": role}, cured)]
    return []


def compare_answers(s: State, seat: int, search: Search, yes: bool) -> list[Claim]:
    """Return the wins after both answers, if they clearly speak for the better one."""
    kernels, slots = search.kernels, [DECLINED, ACCEPTED]
    kernels.try_out(slots, seat, first_future(s, search.seed), FUTURES)
    without, after = (int(kernels.wins[slot]) for slot in slots)
    gain = after - without if yes else without - after
    rate = (after + without) / (2 * FUTURES)
    if gain <= SURE * math.sqrt(2 * FUTURES * rate * (1 - rate)):
        return []
    return [Claim("compares", {"accepted": after, "declined": without}, of=FUTURES)]
