"""What could break out in this turn after its moves, in exact odds, and whom a pawn protects."""

from __future__ import annotations

from ...analysis.odds import odds
from ...analysis.outbreaks import outbreak_odds
from ...engine.rules.board import CITIES, CITY, MEDIC, QUARANTINE, ROLES, own_disease
from ...engine.rules.roles import protector
from ...engine.rules.state import NOBODY, State, copy
from ...engine.view import View
from ...protocol.coach import Claim, ClaimCode, ClaimFigures
from ..players.minor_decisions import own_cubes

WORTH_TELLING = 0.02  # the chance of an outbreak that is told
MORE = 0.05  # by which another chance has to be higher to be told as well
SHIELDED = 0.05  # the chance of an outbreak from which a shield is told
INFECTED = 0.1  # the chance of a cube, for cities with NEARLY_FULL cubes
NEARLY_FULL = 2


def claim_danger(s: State, viewer: int | None) -> list[Claim]:
    """Return the most likely outbreak of this turn after a position."""
    chances = outbreak_odds(View(s, viewer))
    if not chances.cities:
        return []
    city = max(chances.cities, key=lambda city: chances.cities[city])
    if chances.cities[city] < WORTH_TELLING:
        return []
    figures: ClaimFigures = {"city": city, "risk": round(chances.cities[city], 4)}
    if chances.any - chances.cities[city] < MORE:
        return [Claim("danger", figures)]
    return [Claim("dangers", {**figures, "any": round(chances.any, 4)})]


def claim_shields(before: State, s: State, viewer: int | None) -> list[Claim]:
    """Return what the pawns that the turn places, or the active one, keep away by standing there.

    The odds without a shield are those of the same position if that role protected nothing.
    """
    says = []
    for role in (QUARANTINE, MEDIC):
        seat = s["seat_of"][role]
        if seat == NOBODY or (seat != s["turn"] and s["city"][seat] == before["city"][seat]):
            continue
        claim = claim_shield(s, role, viewer)
        if claim is not None:
            says.append(claim)
    return says


def claim_shield(s: State, role: int, viewer: int | None) -> Claim | None:
    """Return what one role keeps away by its place on the board."""
    bare = without_shield(s, role)
    guarded = list_protected(s) - list_protected(bare)
    outbreaks, infected = (
        outbreak_odds(View(bare, viewer)).cities,
        odds(View(bare, viewer)).infected,
    )
    crowded = {city for city in guarded if own_cubes(s, CITY[city]) >= NEARLY_FULL}
    return find_worst("shields", role, guarded, outbreaks, SHIELDED) or find_worst(
        "shields_cubes", role, crowded, infected, INFECTED
    )


def list_protected(s: State) -> set[str]:
    """Return the cities that get no cube of their own disease."""
    return {name for city, name in enumerate(CITIES) if protector(s, city, own_disease(city))}


def find_worst(
    code: ClaimCode, role: int, guarded: set[str], chances: dict[str, float], least: float
) -> Claim | None:
    """Return the claim about the guarded city with the highest chance, if that is enough."""
    city = max(sorted(guarded), key=lambda city: chances.get(city, 0.0), default=None)
    if city is None or chances.get(city, 0.0) < least:
        return None
    chance = round(chances[city], 4)
    return Claim(code, {"pawn": ROLES[role], "city": city, "risk_otherwise": chance})


def without_shield(s: State, role: int) -> State:
    """Return the position as if this role protected no city."""
    bare = copy(s)
    bare["seat_of"][role] = NOBODY
    return bare
