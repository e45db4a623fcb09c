"""The reactive scorer: the immediate value of each move, in points."""

from __future__ import annotations

from ....engine.rules.bits import ITEM_MASK
from ....engine.rules.board import (
    DISEASE_COUNT,
    HAND_LIMIT,
    MEDIC,
    OPERATIONS,
    own_disease,
)
from ....engine.rules.movement import Moves
from ....engine.rules.moves import (
    AIRLIFT_MOVE,
    BUILD,
    CHARTER,
    CURE,
    DIRECT,
    GIVE,
    GRANT_MOVE,
    JOIN,
    MOVE_CHARTER,
    MOVE_DIRECT,
    MOVE_DRIVE,
    OPSFLIGHT,
    STORE,
    TAKE,
    TARGET,
    TREAT,
    kind_of,
    other_of,
    target_of,
)
from ....engine.rules.state import UNCURED, State, cubes_at
from ..scratch import UNKNOWN, Scratch
from ..weights import Weights
from .card_value import NEARLY_FULL, card_worth, count_colour, count_missing, share_worth
from .danger import Numbers, fill_risk
from .distances import look_at_stations
from .game_value import count_cures
from .goals import station_worth, tempo
from .pulls import forget_pulls, limit_pull, pull_on
from .treatments import look_at_cubes, relief

TAKEN = -(1 << 40)  # a score that no move has: this one was taken already
FLIGHTS = sum(
    1 << kind for kind in (DIRECT, CHARTER, MOVE_DIRECT, MOVE_CHARTER, OPSFLIGHT, AIRLIFT_MOVE)
)
# These are so small that a call would take longer than their work (see `compiled`).
INLINED = ("score", "pawn_of", "price", "weigh_movement", "is_flight", "note_score")


def look_around(s: State, weights: Weights, seat: int, scratch: Scratch) -> None:
    """Prepare the scratch space for the moves of this seat in this position."""
    fill_risk(s, seat, weights, scratch["risk"])
    look_at_stations(s, scratch)
    look_at_cubes(s, weights, scratch)
    for disease in range(DISEASE_COUNT):
        scratch["costs"][disease] = scratch["collectors"][disease] = UNKNOWN
    for pawn in range(s["players"]):
        forget_pulls(scratch, pawn)
        scratch["wanted"][pawn] = UNKNOWN


def cost(s: State, weights: Weights, seat: int, scratch: Scratch, card: int) -> int:
    """Return the cost of spending this card; it is the same for all cards of a colour."""
    costs, disease = scratch["costs"], own_disease(card)
    if costs[disease] == UNKNOWN:
        costs[disease] = card_worth(s, weights, seat, card)
    return costs[disease]


def score_arrival(s: State, weights: Weights, pawn: int, scratch: Scratch, city: int) -> int:
    """Return the value for this pawn of going to this city, without the value of staying."""
    worth = pull_on(s, weights, pawn, scratch, city)
    if s["roles"][pawn] == MEDIC:
        for disease in range(DISEASE_COUNT):
            cubes = cubes_at(s, city, disease)
            if cubes > 0 and s["diseases"][disease] != UNCURED:
                gone = relief(s, weights, scratch, city, disease, cubes)
                worth += gone * weights["clean"] >> 10
    return worth


def pawn_of(s: State, seat: int, move: int) -> int:
    """Return the seat whose pawn a movement of this seat moves."""
    kind = kind_of(move)
    named = MOVE_DRIVE <= kind <= JOIN or kind == AIRLIFT_MOVE
    return s["seat_of"][other_of(move)] if named else seat


def price(s: State, weights: Weights, seat: int, scratch: Scratch, move: int, pawn: int) -> int:
    """Return the cost of a movement: of its card, and of any movement."""
    kind = kind_of(move)
    if kind == AIRLIFT_MOVE:
        return weights["airlift"]
    if kind in (DIRECT, MOVE_DIRECT):
        return weights["step"] + cost(s, weights, seat, scratch, target_of(move))
    if kind in (CHARTER, MOVE_CHARTER):
        return weights["step"] + cost(s, weights, seat, scratch, s["city"][pawn])
    if kind == OPSFLIGHT:
        return weights["step"] + cost(s, weights, seat, scratch, other_of(move))
    return weights["step"]


def weigh_movement(weights: Weights, kind: int, worth: int, paid: int) -> int:
    """Return the value of a movement, whose pawn gains `worth`; another player's counts less."""
    if MOVE_DRIVE <= kind <= JOIN:
        worth = worth * weights["dispatch"] >> 10
    return worth - paid


def score_building(
    s: State, weights: Weights, seat: int, scratch: Scratch, city: int, paid: int
) -> int:
    """Return the value of a station in this city; `paid` is 1 if its card must be spent."""
    near = scratch["near"]
    worth = station_worth(s, weights, near, city)
    if near[city] >= 2 and s["city"][seat] == city:
        for disease in range(DISEASE_COUNT):
            if s["diseases"][disease] == UNCURED and count_missing(s, seat, disease) == 0:
                # The set must stay complete without the card of this city.
                held = count_colour(s, seat, disease)
                if held > 5 or disease != own_disease(city) or paid == 0:
                    worth += weights["build_to_cure"]
    if paid:
        worth -= cost(s, weights, seat, scratch, city)
    return worth


def score_treatment(s: State, weights: Weights, seat: int, scratch: Scratch, disease: int) -> int:
    """Return the value of a treatment here."""
    city = s["city"][seat]
    gone = 1
    if s["roles"][seat] == MEDIC or s["diseases"][disease] != UNCURED:
        gone = cubes_at(s, city, disease)
    return relief(s, weights, scratch, city, disease, gone) * weights["treat"] >> 10


def score_sharing(s: State, weights: Weights, giver: int, receiver: int, card: int) -> int:
    """Return the value of handing over this card."""
    worth = share_worth(s, weights, giver, receiver, card) * weights["share"] >> 10
    worth = worth * tempo(s, weights) >> 10
    if s["hand_size"][receiver] >= HAND_LIMIT:
        worth -= weights["overfull"]
    elif s["hand_size"][giver] >= NEARLY_FULL:
        worth += weights["unload"]
    return worth


def score(s: State, weights: Weights, seat: int, scratch: Scratch, move: int) -> int:
    """Return the value of an action of this seat (or its Airlift or Grant); a pass is 0."""
    kind, a, b = kind_of(move), target_of(move), other_of(move)
    if kind <= OPSFLIGHT or kind == AIRLIFT_MOVE:
        pawn = pawn_of(s, seat, move)
        worth = score_arrival(s, weights, pawn, scratch, a)
        worth -= pull_on(s, weights, pawn, scratch, s["city"][pawn])
        return weigh_movement(weights, kind, worth, price(s, weights, seat, scratch, move, pawn))
    if kind == BUILD:
        paid = 0 if s["roles"][seat] == OPERATIONS else 1
        return score_building(s, weights, seat, scratch, s["city"][seat], paid)
    if kind == TREAT:
        return score_treatment(s, weights, seat, scratch, a)
    if kind == GIVE:
        return score_sharing(s, weights, seat, s["seat_of"][b], a)
    if kind == TAKE:
        return score_sharing(s, weights, s["seat_of"][b], seat, a)
    if kind == CURE:
        return weights["cure"]
    if kind == STORE:
        return weights["store"]
    if kind == GRANT_MOVE:
        return score_building(s, weights, s["turn"], scratch, a, 0) - weights["grant"]
    return 0


def score_all(s: State, weights: Weights, seat: int, scratch: Scratch, n: int) -> int:
    """Score the first n moves; return the index of the best, the first one if tied."""
    look_around(s, weights, seat, scratch)
    return score_each(s, weights, seat, scratch, n, 0)


def score_each(s: State, weights: Weights, seat: int, scratch: Scratch, n: int, best: int) -> int:
    """Score the moves like `score_all`, with the scratch space already prepared.

    If only the best few are asked for, flights that are not among them may have the score TAKEN.
    """
    moves, scores, tops = scratch["moves"], scratch["scores"], scratch["top_scores"]
    for rank in range(best):
        tops[rank] = TAKEN
    first, flights = -1, 0
    for i in range(n):
        if is_flight(kind_of(moves[i])):
            flights += 1
            continue
        scores[i] = score(s, weights, seat, scratch, moves[i])
        note_score(tops, best, scores[i])
        if first < 0 or scores[i] > scores[first]:
            first = i
    i = 0
    while flights > 0:
        if not is_flight(kind_of(moves[i])):
            i += 1
            continue
        end = end_of_flights(moves, i, n)
        flights -= end - i
        least = tops[best - 1] if best else TAKEN
        if least > TAKEN and limit_flights(s, weights, seat, scratch, moves[i]) < least:
            while i < end:
                scores[i] = TAKEN
                i += 1
            continue
        score_flights(s, weights, seat, scratch, i, end)
        while i < end:
            note_score(tops, best, scores[i])
            if first < 0 or scores[i] > scores[first] or (scores[i] == scores[first] and i < first):
                first = i
            i += 1
    return first


def note_score(tops: Numbers, best: int, score: int) -> None:
    """Insert a score into the list of the best ones, if it is one of them."""
    at = best
    while at > 0 and tops[at - 1] < score:
        if at < best:
            tops[at] = tops[at - 1]
        tops[at - 1] = score
        at -= 1


def is_flight(kind: int) -> bool:
    """Return whether a move is a flight that costs a card."""
    return (1 << kind & FLIGHTS) != 0


def end_of_flights(moves: Moves, first: int, n: int) -> int:
    """Return the end of the flights of the same pawn for the same card, which follow each other."""
    kind, end = kind_of(moves[first]), first + 1
    if kind in (DIRECT, MOVE_DIRECT):
        return end  # each costs another card
    while end < n and (moves[end] ^ moves[first]) & ~(ITEM_MASK << TARGET) == 0:
        end += 1
    return end


def limit_flights(s: State, weights: Weights, seat: int, scratch: Scratch, move: int) -> int:
    """Return a score that no flight of the same pawn for the same card exceeds."""
    pawn = pawn_of(s, seat, move)
    if s["roles"][pawn] == MEDIC and count_cures(s) > 0:
        return -TAKEN  # cleaning on arrival may be worth more than any pull
    most = limit_pull(s, weights, pawn, scratch)
    most -= pull_on(s, weights, pawn, scratch, s["city"][pawn])
    paid = price(s, weights, seat, scratch, move, pawn)
    return weigh_movement(weights, kind_of(move), most, paid)


def score_flights(
    s: State, weights: Weights, seat: int, scratch: Scratch, first: int, end: int
) -> None:
    """Score flights of the same pawn for the same card."""
    moves, scores = scratch["moves"], scratch["scores"]
    kind, pawn = kind_of(moves[first]), pawn_of(s, seat, moves[first])
    paid = price(s, weights, seat, scratch, moves[first], pawn)
    stay = pull_on(s, weights, pawn, scratch, s["city"][pawn])
    for i in range(first, end):
        worth = score_arrival(s, weights, pawn, scratch, target_of(moves[i])) - stay
        scores[i] = weigh_movement(weights, kind, worth, paid)
