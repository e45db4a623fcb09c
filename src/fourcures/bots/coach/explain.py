"""The reasons for a bot's moves: codes and figures as data, each figure true of the view.

Other modules turn them into sentences in each language; a test recomputes every figure.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...analysis.odds import odds
from ...analysis.ways import apply_moves
from ...engine.notation import Move, parse
from ...engine.rules.bits import count
from ...engine.rules.board import CARDS, CITIES, DISEASES, EVENTS, FIRST_EVENT, ROLES, own_disease
from ...engine.rules.moves import (
    AIRLIFT_MOVE,
    BUILD,
    CURE,
    DISCARD_MOVE,
    FORECAST_MOVE,
    GIVE,
    GRANT_MOVE,
    JOIN,
    MOVE_DRIVE,
    NEXT,
    ORDER,
    PASS,
    QUIET_MOVE,
    RESILIENT_MOVE,
    STORE,
    TAKE,
    TREAT,
    kind_of,
    other_of,
    seat_of,
    target_of,
)
from ...engine.rules.roles import cards_for_cure, protector
from ...engine.rules.state import UNCURED, State, cubes_at
from ...engine.view import View
from ...protocol.coach import Deed, Figures, MoveReason
from ..kernels.card_value import count_colour
from ..players.minor_decisions import own_cubes

CODES: dict[int, Deed] = {
    BUILD: "builds",
    TREAT: "treats",
    GIVE: "shares",
    TAKE: "shares",
    CURE: "cures",
    STORE: "stores",
    PASS: "passes",
    AIRLIFT_MOVE: "moves",
    FORECAST_MOVE: "looks_ahead",
    GRANT_MOVE: "builds",
    QUIET_MOVE: "prevents_infection",
    RESILIENT_MOVE: "removes_card",
    ORDER: "orders",
    DISCARD_MOVE: "discards",
    NEXT: "goes_on",
}
PLACED = (BUILD, TREAT, GIVE, TAKE, CURE)  # the actions that a pawn moves to a city for


def explain_move(view: View, move: int, plan: Sequence[int] = ()) -> MoveReason:
    """Return the reason for this move; `plan` are the moves that follow it in the same turn."""
    s, kind = view.state, kind_of(move)
    code: Deed = CODES.get(kind, "moves")
    purpose: Deed | None = None
    figures: Figures = {}
    if code == "moves":
        pawn = moved_pawn(s, move)
        figures = {"pawn": ROLES[s["roles"][pawn]], "city": CITIES[target_of(move)]}
        figures |= describe_threat(view, target_of(move))
        follows = find_purpose(view, pawn, [move, *plan])
        if follows is not None:
            purpose, more = follows
            figures |= more
    elif kind == TREAT:
        city = s["city"][seat_of(move)]
        figures = describe_treatment(s, city, target_of(move))
        if target_of(move) == own_disease(city):  # the city's card places no other disease
            figures |= describe_threat(view, city)
    elif kind in (GIVE, TAKE):
        figures = describe_share(s, move, view.viewer)
    elif kind == CURE:
        figures = {"disease": DISEASES[target_of(move)]}
    elif kind == BUILD:
        figures = {"city": CITIES[s["city"][seat_of(move)]]}
    elif kind == GRANT_MOVE:
        figures = {"city": CITIES[target_of(move)]}
    elif kind == STORE:
        figures = {"event": EVENTS[target_of(move)]}
    elif kind == RESILIENT_MOVE:
        figures = {"card": CARDS[target_of(move)], "cubes": own_cubes(s, target_of(move))}
    elif kind == DISCARD_MOVE:
        figures = describe_discard(s, seat_of(move), target_of(move))
    return MoveReason(str(Move(move)), code, purpose, figures)


def explain_decline(view: View, text: str) -> MoveReason:
    """Return why this seat declines a move: it keeps its own set, or the turn would be worse."""
    s = view.state
    figures: Figures = {}
    move = parse(text, s, s["turn"])
    if kind_of(move) == TAKE and (giver := int(s["seat_of"][other_of(move)])) == view.viewer:
        disease = own_disease(target_of(move))
        keeps = count_colour(s, giver, disease)
        if keeps > count_colour(s, seat_of(move), disease):
            needed = cards_for_cure(s, giver)
            figures = {"disease": DISEASES[disease], "keeps": keeps, "needed": needed}
    return MoveReason(text, "declines", None, figures)


def moved_pawn(s: State, move: int) -> int:
    """Return the seat whose pawn a movement moves."""
    other = MOVE_DRIVE <= kind_of(move) <= JOIN or kind_of(move) == AIRLIFT_MOVE
    return int(s["seat_of"][other_of(move)]) if other else seat_of(move)


def find_purpose(view: View, pawn: int, plan: Sequence[int]) -> tuple[Deed, Figures] | None:
    """Return the action of a pawn's owner at the end of the movements, with its future figures."""
    s = view.state
    for move in plan:
        kind = kind_of(move)
        if kind in PLACED:
            if seat_of(move) != pawn:
                return None
            figures: Figures = {}
            if kind in (GIVE, TAKE):
                figures = describe_share(s, move, view.viewer)
            elif kind != BUILD:
                figures = {"disease": DISEASES[target_of(move)]}
            return CODES[kind], figures
        s = apply_moves(s, move)
    return None


def describe_threat(view: View, city: int) -> Figures:
    """Return the cubes of a city, and the probability that this turn's infection step adds one."""
    s = view.state
    chance = odds(view).infected.get(CITIES[city], 0.0)
    if protector(s, city, own_disease(city)):
        chance = 0.0
    return {"cubes": own_cubes(s, city), "infected": round(chance, 4)}


def describe_treatment(s: State, city: int, disease: int) -> Figures:
    """Return the city, disease and cubes of a treatment."""
    cubes = int(cubes_at(s, city, disease))
    return {"city": CITIES[city], "disease": DISEASES[disease], "treated_cubes": cubes}


def describe_share(s: State, move: int, viewer: int | None) -> Figures:
    """Return the card, its receiver, and the receiver's set if the viewer knows that hand."""
    seat, other = seat_of(move), int(s["seat_of"][other_of(move)])
    receiver = other if kind_of(move) == GIVE else seat
    disease = own_disease(target_of(move))
    figures: Figures = {
        "card": CARDS[target_of(move)],
        "receiver": ROLES[s["roles"][receiver]],
        "disease": DISEASES[disease],
        "needed": cards_for_cure(s, receiver),
    }
    if receiver == viewer or count(s["hands"][receiver]) == s["hand_size"][receiver]:
        figures["will_hold"] = count_colour(s, receiver, disease) + 1
    return figures


def describe_discard(s: State, seat: int, card: int) -> Figures:
    """Return the figures of a discard: the card, and for a city the state of its cure."""
    if card >= FIRST_EVENT:
        return {"card": CARDS[card]}
    disease = own_disease(card)
    figures: Figures = {"card": CARDS[card], "disease": DISEASES[disease]}
    if s["diseases"][disease] != UNCURED:
        return figures | {"cured": True}
    keeps = count_colour(s, seat, disease) - 1
    return figures | {"cured": False, "keeps": keeps, "needed": cards_for_cure(s, seat)}
