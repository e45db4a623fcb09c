"""The ideas of a turn: what it is about, so that two turns can be told apart by more than moves.

An idea is a kind and what it is about: a city that is treated, cleaned or gets a station, a disease
that is cured, a set of cards for somebody, the place where a pawn ends up. Two turns differ in
their idea if the second leaves out the point of the first and has an idea of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.notation import Move
from ...engine.rules.board import CARD, CITIES, DISEASES, EVENTS, MEDIC, ROLES, own_disease
from ...engine.rules.moves import other_of, seat_of, target_of
from ...engine.rules.state import UNCURED, State, cubes_at
from ...protocol.coach import Claim, ClaimCode
from .explain import CODES, moved_pawn

Idea = tuple[str, ...]
STAYS = "stays"
SETS: tuple[ClaimCode, ...] = ("shares", "shares_all", "shares_unseen", "takes", "takes_all")
CURES: tuple[ClaimCode, ...] = ("wins", "cures")


def list_ideas(s: State, moves: Sequence[int]) -> frozenset[Idea]:
    """Return the ideas of a turn; a function of its moves and the position that it starts in."""
    city, ideas = s["city"][:], set[Idea]()
    for move in moves:
        kind, target, seat = Move(move).kind, target_of(move), seat_of(move)
        if kind in ("give", "take"):
            role = ROLES[other_of(move)] if kind == "give" else ROLES[s["roles"][seat]]
            ideas.add(("shares", role, DISEASES[own_disease(target)]))
        elif kind == "cure":
            ideas.add(("cures", DISEASES[target]))
        elif kind in ("treat", "build"):
            ideas.add((kind + "s", CITIES[city[seat]]))
        elif kind == "grant":
            ideas.add(("builds", CITIES[target]))
        elif kind == "store":
            ideas.add(("stores", EVENTS[target]))
        elif CODES.get(kind, "moves") == "moves":
            pawn = moved_pawn(s, move)
            city[pawn] = target
            if s["roles"][pawn] == MEDIC and is_cleaned(s, target):
                ideas.add(("cleans", CITIES[target]))
        elif kind not in ("discard", "pass"):
            ideas.add((kind, str(Move(move))))
    for seat in range(s["players"]):
        if city[seat] != s["city"][seat]:
            ideas.add((STAYS, ROLES[s["roles"][seat]], CITIES[city[seat]]))
    return frozenset(ideas) or frozenset({tuple(str(Move(move)) for move in moves)})


def is_cleaned(s: State, city: int) -> bool:
    """Return whether the Medic removes cubes by arriving in a city (R11.3)."""
    return any(
        cubes_at(s, city, disease) and s["diseases"][disease] != UNCURED
        for disease in range(len(DISEASES))
    )


def idea_of(claim: Claim, s: State, ideas: frozenset[Idea]) -> Idea:
    """Return the idea that a claim about a part of a turn is about."""
    figures, code = claim.figures, claim.code
    if code in CURES:
        return "cures", figures["disease"]
    if code in SETS:
        card = figures.get("card") or figures["cards"][0]
        return "shares", figures["receiver"], DISEASES[own_disease(CARD[card])]
    if code in ("treats", "builds"):
        return code, figures["city"]
    if code == "cleans":
        return code, figures["cities"][0]
    if code == "stores":
        return code, figures["event"]
    pawn = figures.get("pawn", ROLES[s["roles"][s["turn"]]])
    stands = [idea for idea in ideas if idea[:2] == (STAYS, pawn)]
    return stands[0] if stands else next(iter(sorted(ideas)))


def is_other_idea(point: Idea, own: frozenset[Idea], other: frozenset[Idea]) -> bool:
    """Return whether a turn with other ideas differs from one with this point."""
    return point not in other and bool(other - own)
