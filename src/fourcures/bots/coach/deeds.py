"""What the moves of a turn do: claims that follow from the moves alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...analysis.plans import REVEALING
from ...engine.notation import Move
from ...engine.rules.board import CARDS, CITIES, CITY, DISEASES, EVENTS, ROLES
from ...engine.rules.chance import make_chance
from ...engine.rules.event_cards import EVENT_OF_MOVE
from ...engine.rules.moves import (
    AIRLIFT_MOVE,
    BUILD,
    CURE,
    GIVE,
    TAKE,
    TREAT,
    kind_of,
    other_of,
    seat_of,
    target_of,
)
from ...engine.rules.names import Role
from ...engine.rules.state import WON, State, copy, cube_index, cubes_at
from ...engine.rules.step import step
from ...engine.view import View
from ...protocol.coach import Claim, ClaimCode, ClaimFigures
from .explain import describe_discard, describe_share

# The codes of what a turn does, the most important first; movements are told last.
IMPORTANCE: tuple[ClaimCode, ...] = (
    *("wins", "cures", "shares", "shares_all", "shares_unseen", "takes", "takes_all", "airlifts"),
    *("plays", "removes", "treats", "cleans", "builds", "stores", "discards", "discards_cured"),
    *("discards_keeps", "orders", "goes_on", "brings", "goes", "passes"),
)
ACTIONS_THERE = (BUILD, GIVE, TAKE, CURE)  # besides treating
SHARES: tuple[ClaimCode, ...] = ("shares", "takes")


NOWHERE = -1


class Deed(NamedTuple):
    """Something that a turn does, and the places of the moves that do it."""

    claim: Claim
    at: tuple[int, ...] = ()  # none for the places where pawns end up, and for what they clean
    city: int = NOWHERE  # where an action is done, or where a pawn ends up


def claim_deeds(view: View, moves: Sequence[int]) -> list[Claim]:
    """Return what the moves do, the most important first; never empty."""
    return [deed.claim for deed in list_deeds(view, moves)]


def list_deeds(view: View, moves: Sequence[int]) -> list[Deed]:
    """Return what the moves do, the most important first; never empty."""
    s, silence = copy(view.state), make_chance()
    deeds: list[Deed] = []
    treated: dict[tuple[int, int], list[int]] = {}  # the moves that treat a city
    before = view.state
    for at, move in enumerate(moves):
        if kind_of(move) in REVEALING:
            return [Deed(claim, (at,)) for claim in claim_deed(s, move, view.viewer)]
        if kind_of(move) == TREAT:
            treated.setdefault((here(s, move), target_of(move)), []).append(at)
        else:
            place = here(s, move) if kind_of(move) in ACTIONS_THERE else NOWHERE
            deeds += [Deed(claim, (at,), place) for claim in claim_deed(s, move, view.viewer)]
        step(s, move, silence, [0])
    if s["outcome"] == WON:
        return [Deed(Claim("wins", deeds[-1].claim.figures), deeds[-1].at)]
    deeds, cleaned = join_shares(deeds), count_cleaned(before, moves)
    for (city, disease), ats in treated.items():
        figures: ClaimFigures = {"city": CITIES[city], "disease": DISEASES[disease]}
        cubes_before = cubes_at(before, city, disease) - cleaned[cube_index(city, disease)]
        left = cubes_at(s, city, disease)
        claim = Claim("treats", {**figures, "cubes": cubes_before, "left": left})
        deeds.append(Deed(claim, (*ats,), city))
    if any(cleaned):
        deeds.append(Deed(claim_cleaning(cleaned)))
    flown = [deed.claim.figures for deed in deeds if deed.claim.code == "airlifts"]
    deeds += [
        Deed(claim, city=CITY[claim.figures["city"]])
        for claim in claim_movements(s, before["city"])
        if {"pawn": role_of(before), **claim.figures} not in flown
    ]
    deeds.sort(key=lambda deed: importance(deed.claim))
    return deeds or [Deed(Claim("passes", {}))]


def here(s: State, move: int) -> int:
    """Return the city of the pawn whose player makes a move."""
    return s["city"][seat_of(move)]


def role_of(s: State) -> Role:
    """Return the role of the active seat."""
    return ROLES[s["roles"][s["turn"]]]


def importance(claim: Claim) -> tuple[int, int]:
    """Return the place of a claim among the deeds of a turn; lower is more important."""
    return IMPORTANCE.index(claim.code), -claim.figures.get("cubes", 0)


def claim_deed(s: State, move: int, viewer: int | None) -> Iterator[Claim]:
    """Yield what one move does, if it is worth a sentence: movements are told at the end."""
    kind, target = Move(move).kind, target_of(move)
    city = CITIES[s["city"][seat_of(move)]]
    match kind:
        case "cure":
            yield Claim("cures", {"disease": DISEASES[target], "city": city})
        case "give" | "take":
            yield claim_share(s, move, viewer)
        case "build" | "grant":
            yield Claim("builds", {"city": CITIES[target] if kind == "grant" else city})
        case "resilient":
            yield Claim("removes", {"card": CARDS[target]})
        case "store":
            yield Claim("stores", {"event": EVENTS[target]})
        case "discard":
            yield claim_discard(s, move)
        case "next":
            yield Claim("goes_on", {})
        case "order":
            yield Claim("orders", {})
        case "airlift":
            yield Claim("airlifts", {"pawn": ROLES[other_of(move)], "city": CITIES[target]})
        case "forecast" | "quiet":
            event = EVENT_OF_MOVE[kind_of(move) - AIRLIFT_MOVE]
            yield Claim("plays", {"event": EVENTS[event]})


def claim_share(s: State, move: int, viewer: int | None) -> Claim:
    """Return what there is to say about a card that changes hands."""
    known = describe_share(s, move, viewer)
    figures: ClaimFigures = {"card": known["card"], "receiver": known["receiver"]}
    if "will_hold" not in known:
        return Claim("shares_unseen", figures)
    needed = known["needed"]
    holds = min(known["will_hold"], needed)
    figures |= {"disease": known["disease"], "holds": holds, "needed": needed}
    if Move(move).kind == "take" and seat_of(move) == viewer:
        return Claim("takes", {**figures, "giver": ROLES[other_of(move)]})
    return Claim("shares", figures)


def join_shares(deeds: list[Deed]) -> list[Deed]:
    """Return the deeds with all cards of one disease for one receiver counted together."""
    sets: dict[tuple[str | None, ...], list[Deed]] = {}
    for deed in deeds:
        if deed.claim.code in SHARES:
            figures = deed.claim.figures
            key = (deed.claim.code, figures["receiver"], figures["disease"], figures.get("giver"))
            sets.setdefault(key, []).append(deed)
    joined = [deed for deed in deeds if deed.claim.code not in SHARES]
    for same in sets.values():
        joined.append(same[0] if len(same) == 1 else join(same))
    return joined


def join(same: list[Deed]) -> Deed:
    """Return several cards for one receiver as one deed; the last one completes the count."""
    last = same[-1].claim
    figures: ClaimFigures = {**last.figures, "cards": [deed.claim.figures["card"] for deed in same]}
    del figures["card"]
    at = tuple(place for deed in same for place in deed.at)
    code: ClaimCode = "takes_all" if last.code == "takes" else "shares_all"
    return Deed(Claim(code, figures), at, same[-1].city)


def claim_discard(s: State, move: int) -> Claim:
    """Return what there is to say about a discard."""
    known = describe_discard(s, seat_of(move), target_of(move))
    figures: ClaimFigures = {"card": known["card"]}
    if "disease" not in known:
        return Claim("discards", figures)
    figures["disease"] = known["disease"]
    if known["cured"]:
        return Claim("discards_cured", figures)
    return Claim("discards_keeps", {**figures, "keeps": known["keeps"], "needed": known["needed"]})


def count_cleaned(s: State, moves: Sequence[int]) -> list[int]:
    """Return how many cubes leave each place (see `cube_index`) without being treated (R11.3)."""
    s, silence = copy(s), make_chance()
    cleaned = [0] * len(s["cubes"])
    for move in moves:
        before = s["cubes"][:]
        step(s, move, silence, [0])
        if kind_of(move) != TREAT:
            gone = zip(cleaned, before, s["cubes"], strict=True)
            cleaned = [number + was - now for number, was, now in gone]
    return cleaned


def claim_cleaning(cleaned: Sequence[int]) -> Claim:
    """Return the cubes of cured diseases that the Medic has removed by standing in their cities."""
    cities = [city for city in range(len(CITIES)) if any(cleaned[4 * city : 4 * city + 4])]
    cities.sort(key=lambda city: -sum(cleaned[4 * city : 4 * city + 4]))
    figures: ClaimFigures = {"pawn": "medic", "cubes": sum(cleaned)}
    return Claim("cleans", {**figures, "cities": [CITIES[city] for city in cities]})


def claim_movements(s: State, start: Sequence[int]) -> list[Claim]:
    """Return where pawns have been moved to, the active one's last."""
    claims = []
    for seat in sorted(range(s["players"]), key=lambda seat: seat == s["turn"]):
        city = CITIES[s["city"][seat]]
        if s["city"][seat] == start[seat]:
            continue
        if seat == s["turn"]:
            claims.append(Claim("goes", {"city": city}))
        else:
            claims.append(Claim("brings", {"pawn": ROLES[s["roles"][seat]], "city": city}))
    return claims
