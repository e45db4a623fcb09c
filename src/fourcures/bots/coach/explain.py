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
from ...engine.rules.moves import other_of, seat_of, target_of
from ...engine.rules.names import MoveKind
from ...engine.rules.roles import cards_for_cure, protector
from ...engine.rules.state import UNCURED, State, cubes_at
from ...engine.view import View
from ...protocol.coach import Deed, Figures, MoveReason
from ..kernels.scoring.card_value import count_colour
from ..players.minor_decisions import own_cubes

# The actions that a pawn moves to a city for.
PLACED: dict[MoveKind, Deed] = {
    "build": "builds",
    "treat": "treats",
    "give": "shares",
    "take": "shares",
    "cure": "cures",
}
CODES: dict[MoveKind, Deed] = PLACED | {  # every other kind moves a pawn
    "store": "stores",
    "pass": "passes",
    "forecast": "looks_ahead",
    "grant": "builds",
    "quiet": "prevents_infection",
    "resilient": "removes_card",
    "order": "orders",
    "discard": "discards",
    "next": "goes_on",
}


def explain_move(view: View, move: int, plan: Sequence[int] = ()) -> MoveReason:
    """Return the reason for this move; `plan` are the moves that follow it in the same turn."""
    s, kind, target = view.state, Move(move).kind, target_of(move)
    code: Deed = CODES.get(kind, "moves")
    purpose: Deed | None = None
    figures: Figures = {}
    city = s["city"][seat_of(move)]
    if code == "moves":
        pawn = moved_pawn(s, move)
        figures = {"pawn": ROLES[s["roles"][pawn]], "city": CITIES[target]}
        figures |= describe_threat(view, target)
        purpose, more = find_purpose(view, pawn, [move, *plan])
        figures |= more
    elif kind == "treat":
        cubes = int(cubes_at(s, city, target))
        figures = {"city": CITIES[city], "disease": DISEASES[target], "treated_cubes": cubes}
        if target == own_disease(city):  # the city's card places no other disease
            figures |= describe_threat(view, city)
    elif code == "shares":
        figures = describe_share(s, move, view.viewer)
    elif kind == "cure":
        figures = {"disease": DISEASES[target]}
    elif code == "builds":
        figures = {"city": CITIES[target if kind == "grant" else city]}
    elif kind == "store":
        figures = {"event": EVENTS[target]}
    elif kind == "resilient":
        figures = {"card": CARDS[target], "cubes": own_cubes(s, target)}
    elif kind == "discard":
        figures = describe_discard(s, seat_of(move), target)
    return MoveReason(str(Move(move)), code, purpose, figures)


def explain_decline(view: View, text: str) -> MoveReason:
    """Return why this seat declines a move: it keeps its own set, or the turn would be worse."""
    s = view.state
    figures: Figures = {}
    move = parse(text, s, s["turn"])
    if move.kind == "take" and (giver := int(s["seat_of"][other_of(move)])) == view.viewer:
        disease = own_disease(target_of(move))
        keeps = count_colour(s, giver, disease)
        if keeps > count_colour(s, seat_of(move), disease):
            needed = cards_for_cure(s, giver)
            figures = {"disease": DISEASES[disease], "keeps": keeps, "needed": needed}
    return MoveReason(text, "declines", None, figures)


def moved_pawn(s: State, move: int) -> int:
    """Return the seat whose pawn a movement moves."""
    return int(s["seat_of"][other_of(move)]) if Move(move).role else seat_of(move)


def find_purpose(view: View, pawn: int, plan: Sequence[int]) -> tuple[Deed | None, Figures]:
    """Return the action of a pawn's owner at the end of the movements, with its future figures."""
    s = view.state
    for move in plan:
        code = PLACED.get(Move(move).kind)
        if code is None:
            s = apply_moves(s, move)
        elif seat_of(move) != pawn:
            break
        elif code == "shares":
            return code, describe_share(s, move, view.viewer)
        else:
            return code, {} if code == "builds" else {"disease": DISEASES[target_of(move)]}
    return None, {}


def describe_threat(view: View, city: int) -> Figures:
    """Return the cubes of a city, and the probability that this turn's infection step adds one."""
    s = view.state
    chance = odds(view).infected.get(CITIES[city], 0.0)
    if protector(s, city, own_disease(city)):
        chance = 0.0
    return {"cubes": own_cubes(s, city), "infected": round(chance, 4)}


def describe_share(s: State, move: int, viewer: int | None) -> Figures:
    """Return the card, its receiver, and the receiver's set if the viewer knows that hand."""
    seat, other = seat_of(move), int(s["seat_of"][other_of(move)])
    receiver = other if Move(move).kind == "give" else seat
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
