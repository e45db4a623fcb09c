"""What to say about a whole turn: what it does, what the team then does with it, what it leaves.

What comes next is taken from futures that the policy plays after the turn, as in the search. Such a
claim says in how many of them it is true, and nothing is claimed that is true in too few.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

import numpy as np
import numpy.typing as npt

from ...analysis.odds import odds
from ...analysis.plans import REVEALING
from ...analysis.ways import apply_moves
from ...engine.notation import Move
from ...engine.rules.board import CARDS, CITIES, DISEASES, EVENTS, ROLES, own_disease
from ...engine.rules.chance import make_chance
from ...engine.rules.event_cards import EVENT_OF_MOVE
from ...engine.rules.moves import AIRLIFT_MOVE, kind_of, other_of, seat_of, target_of
from ...engine.rules.names import Role
from ...engine.rules.roles import protector
from ...engine.rules.state import STATE, UNCURED, WON, State, copy, cubes_at
from ...engine.rules.step import step
from ...engine.view import View
from ...protocol.coach import CLAIM_FUTURES as FUTURES
from ...protocol.coach import Claim, ClaimCode, ClaimFigures
from ..kernels.workspace import Kernels, first_future
from ..players.search import Search
from .explain import describe_discard, describe_share

MOSTLY = 60  # of FUTURES: what is true in fewer is not claimed
MOST = 3  # sentences about one turn
NAMED = 2  # cities that are left, in one sentence
MANY = 2  # cubes: worth a sentence
FULL = 3  # cubes: the next one is an outbreak

Positions = npt.NDArray[np.void]  # [future, turn]: at the end of this turn and of the next ones


# The codes of what a turn does, the most important first; movements are told last.
IMPORTANCE: tuple[ClaimCode, ...] = (
    *("cures", "shares", "shares_unseen", "takes", "airlifts", "plays", "removes", "treats"),
    *("builds", "stores", "discards", "discards_cured", "discards_keeps", "orders", "goes_on"),
)


def make_claims(view: View, moves: Sequence[int], after: Positions) -> list[Claim]:
    """Return what is to be said about a turn or another decision: one to three claims.

    The first is the most important thing that it does. Then comes what the team does with it, or
    else the next thing that it does; last, what is dangerous and is left.
    """
    done = claim_deeds(view, moves)
    if done[0].code == "wins":
        return done[:1]
    seat = view.state["turn"]
    follows = claim_future(after, seat)
    left = claim_dangers(view, moves, after)
    return [*done[:1], *(follows or done[1:2])[:1], *left][:MOST]


def claim_turn(view: View, moves: Sequence[int], search: Search, slot: int) -> list[Claim]:
    """Return what is to be said about a turn whose last position is in a slot of the search."""
    after = play_futures(search.kernels, slot, view, view.state["players"], search.seed)
    return make_claims(view, moves, after)


def play_futures(kernels: Kernels, slot: int, view: View, turns: int, seed: int) -> Positions:
    """Return the positions at the end of this turn and the next ones in each future of a slot."""
    viewer = view.viewer
    assert viewer is not None
    after = np.zeros((FUTURES, turns + 1), STATE)
    first = first_future(view.state, seed)
    for future in range(FUTURES):
        for turn in range(turns + 1):
            kernels.try_out([slot], viewer, first + future, 1, turn + 1)
            after[future, turn] = kernels.states[-1]
    return after


def claim_deeds(view: View, moves: Sequence[int]) -> list[Claim]:
    """Return what the moves do, the most important first; never empty."""
    s, silence = copy(view.state), make_chance()
    claims: list[Claim] = []
    treated: dict[tuple[int, int], int] = {}  # cubes before the first treatment
    start = s["city"][:]
    for move in moves:
        if kind_of(move) in REVEALING:
            return [*claim_deed(s, move, view.viewer)]
        if Move(move).kind == "treat":
            city, disease = s["city"][seat_of(move)], target_of(move)
            treated.setdefault((city, disease), cubes_at(s, city, disease))
        else:
            claims += claim_deed(s, move, view.viewer)
        step(s, move, silence, [0])
    if s["outcome"] == WON:
        return [Claim("wins", claims[-1].figures)]
    for (city, disease), cubes in treated.items():
        place: ClaimFigures = {"city": CITIES[city], "disease": DISEASES[disease]}
        left = cubes_at(s, city, disease)
        claims.append(Claim("treats", {**place, "cubes": cubes, "left": left}))
    claims.sort(key=lambda claim: (IMPORTANCE.index(claim.code), -claim.figures.get("cubes", 0)))
    return claims + claim_movements(s, start) or [Claim("passes", {})]


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
    figures |= {"disease": known["disease"], "holds": known["will_hold"], "needed": known["needed"]}
    if Move(move).kind == "take" and seat_of(move) == viewer:
        return Claim("takes", {**figures, "giver": ROLES[other_of(move)]})
    return Claim("shares", figures)


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


def claim_future(after: Positions, seat: int) -> list[Claim]:
    """Return what the team does next in most futures, the most important first."""
    return [
        claim
        for find in (find_next_win, find_next_cure, find_next_share, find_next_treatment)
        if (claim := find(after, seat)) is not None
    ]


def find_next_win(after: Positions, seat: int) -> Claim | None:
    """Return within how many turns the game is won in most futures."""
    for turns in range(1, after.shape[1]):
        won = int((after[:, turns]["outcome"] == WON).sum())
        if won >= MOSTLY:
            return Claim("win_next", {"turns": turns}, won)
    return None


def find_next_cure(after: Positions, seat: int) -> Claim | None:
    """Return the first cure that most futures have on the same turn, or else within some turns."""
    cured = after["diseases"] != UNCURED  # [future, turn, disease]
    for turns in range(1, after.shape[1]):
        for disease in range(4):
            now = int((cured[:, turns, disease] & ~cured[:, turns - 1, disease]).sum())
            by_then = int((cured[:, turns, disease] & ~cured[:, 0, disease]).sum())
            if now >= MOSTLY:
                role = role_at(after, seat + turns)
                return Claim("cure_next", {"disease": DISEASES[disease], "role": role}, now)
            if by_then >= MOSTLY:
                figures: ClaimFigures = {"disease": DISEASES[disease], "turns": turns}
                return Claim("cure_within", figures, by_then)
    return None


def find_next_share(after: Positions, seat: int) -> Claim | None:
    """Return the first card that changes hands on the same turn in most futures."""
    hands = after["hands"]  # [future, turn, seat]
    players = int(after[0, 0]["players"])
    for turns in range(1, after.shape[1]):
        for giver, receiver in permutations(range(players), 2):
            left = hands[:, turns - 1, giver] & ~hands[:, turns, giver]
            came = hands[:, turns, receiver] & ~hands[:, turns - 1, receiver]
            card, times = find_most_frequent(left & came)
            if times >= MOSTLY:
                figures: ClaimFigures = {
                    "card": CARDS[card],
                    "giver": role_at(after, giver),
                    "receiver": role_at(after, receiver),
                }
                return Claim("share_next", figures, times)
    return None


def find_next_treatment(after: Positions, seat: int) -> Claim | None:
    """Return the first dangerous city that is treated on the same turn in most futures."""
    cubes = after["cubes"]  # [future, turn, `cube_index`]
    for turns in range(1, after.shape[1]):
        before, then = cubes[:, turns - 1], cubes[:, turns]
        times = ((before >= MANY) & (then < before)).sum(axis=0)
        place = int(np.argmax(times))
        if times[place] >= MOSTLY:
            city: ClaimFigures = {"city": CITIES[place // 4], "disease": DISEASES[place % 4]}
            role = role_at(after, seat + turns)
            return Claim("treat_next", city | {"role": role}, int(times[place]))
    return None


def find_most_frequent(masks: npt.NDArray[np.int64]) -> tuple[int, int]:
    """Return the card that is in the most masks, and in how many."""
    times = [int((masks >> card & 1).sum()) for card in range(len(CARDS))]
    return int(np.argmax(times)), max(times)


def claim_dangers(view: View, moves: Sequence[int], after: Positions) -> list[Claim]:
    """Return the cities that could break out before the next turn, and how often nothing does."""
    s = apply_moves(view.state, *(move for move in moves if kind_of(move) not in REVEALING))
    risk = odds(View(s, view.viewer)).infected
    full = [
        city
        for city in range(48)
        if cubes_at(s, city, own_disease(city)) >= FULL
        and not protector(s, city, own_disease(city))
        and risk.get(CITIES[city], 0.0) > 0
    ]
    if not full:
        return []
    full.sort(key=lambda city: -risk[CITIES[city]])
    calm = int((after[:, 0]["outbreaks"] == s["outbreaks"]).sum())
    if calm >= MOSTLY:
        return [Claim("leaves", {"cities": [CITIES[city] for city in full[:NAMED]]}, calm)]
    if FUTURES - calm >= MOSTLY:
        return [Claim("outbreak_next", {}, FUTURES - calm)]
    return []


def role_at(after: Positions, seat: int) -> Role:
    """Return the role of a seat, counted on around the table."""
    s: Any = after[0, 0]
    return ROLES[int(s["roles"][seat % int(s["players"])])]
