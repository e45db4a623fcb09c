"""The reactive scorer: the immediate value of each move, in points."""

from __future__ import annotations

from ...engine.rules.board import (
    CITY_COUNT,
    DISEASE_COUNT,
    HAND_LIMIT,
    MEDIC,
    OPERATIONS,
    own_disease,
)
from ...engine.rules.moves import (
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
    TREAT,
    kind_of,
    other_of,
    target_of,
)
from ...engine.rules.state import UNCURED, State, cubes_at
from .card_value import NEARLY_FULL, card_worth, count_colour, count_missing, share_worth
from .danger import fill_risk, relief
from .goals import (
    cities_with,
    far_pull,
    fill_goals,
    fill_near,
    find_cubed,
    near_pull,
    station_worth,
    sum_pull,
    tempo,
)
from .scratch import UNKNOWN, Scratch
from .weights import Weights

NO_REACH = -1
TAKEN = -(1 << 40)  # a score that no move has: this one was taken already
# These are so small that a call would take longer than their work (see `compiled`).
INLINED = ("score", "score_movement")


def look_around(s: State, weights: Weights, seat: int, scratch: Scratch) -> None:
    """Prepare the scratch space for the moves of this seat in this position."""
    fill_risk(s, seat, weights, scratch["risk"])
    fill_near(s, scratch["near"])
    scratch["cubed"], scratch["are_treatments_known"] = find_cubed(s), 0
    for disease in range(DISEASE_COUNT):
        scratch["costs"][disease] = UNKNOWN
    for pawn in range(s["players"]):
        forget_pulls(scratch, pawn)
        scratch["wanted"][pawn] = UNKNOWN


def forget_pulls(scratch: Scratch, pawn: int) -> None:
    """Invalidate this pawn's cached city values."""
    pulls = scratch["pulls"][pawn]
    for city in range(CITY_COUNT):
        pulls[city] = UNKNOWN


def cost(s: State, weights: Weights, seat: int, scratch: Scratch, card: int) -> int:
    """Return the cost of spending this card; it is the same for all cards of a colour."""
    costs, disease = scratch["costs"], own_disease(card)
    if costs[disease] == UNKNOWN:
        costs[disease] = card_worth(s, weights, seat, card)
    return costs[disease]


def pull_on(s: State, weights: Weights, pawn: int, scratch: Scratch, city: int) -> int:
    """Return the value of this city for this pawn, cached."""
    pulls = scratch["pulls"][pawn]
    if pulls[city] == UNKNOWN:
        pulls[city] = compute_pull(s, weights, pawn, scratch, city)
    return pulls[city]


def compute_pull(s: State, weights: Weights, pawn: int, scratch: Scratch, city: int) -> int:
    """Compute the value of a city for this pawn, from its goals, which are cached."""
    near, dangers, lasting = (
        scratch["near"],
        scratch["dangers"][pawn],
        scratch["lasting_pulls"][pawn],
    )
    if scratch["wanted"][pawn] == UNKNOWN:
        find_goals(s, weights, pawn, scratch)
    if lasting[city] == UNKNOWN:
        lasting[city] = compute_lasting_pull(weights, pawn, scratch, city)
    # The scored move takes one action and the treatment another; other seats have none now.
    reach = s["actions_left"] - 2 if pawn == s["turn"] else NO_REACH
    return lasting[city] + near_pull(weights, near, dangers, scratch["wanted"][pawn], city, reach)


def find_goals(s: State, weights: Weights, pawn: int, scratch: Scratch) -> None:
    """Find the goals of this pawn, and invalidate the values that depend on them."""
    fill_goals(s, weights, pawn, scratch)
    scratch["wanted"][pawn] = cities_with(scratch["dangers"][pawn])
    scratch["far_wanted"][pawn] = cities_with(scratch["meetings"][pawn])
    lasting = scratch["lasting_pulls"][pawn]
    for city in range(CITY_COUNT):
        lasting[city] = UNKNOWN


def compute_lasting_pull(weights: Weights, pawn: int, scratch: Scratch, city: int) -> int:
    """Compute the part of a city's value that does not depend on the actions left."""
    near, dangers, meetings = scratch["near"], scratch["dangers"][pawn], scratch["meetings"][pawn]
    to_dangers = sum_pull(weights, near, dangers, scratch["wanted"][pawn], city)
    return to_dangers + far_pull(weights, near, meetings, scratch["far_wanted"][pawn], city)


def score_arrival(s: State, weights: Weights, pawn: int, scratch: Scratch, city: int) -> int:
    """Return the gain if this pawn goes to this city."""
    origin = s["city"][pawn]
    worth = pull_on(s, weights, pawn, scratch, city) - pull_on(s, weights, pawn, scratch, origin)
    if s["roles"][pawn] == MEDIC:
        for disease in range(DISEASE_COUNT):
            cubes = cubes_at(s, city, disease)
            if cubes > 0 and s["diseases"][disease] != UNCURED:
                gone = relief(s, weights, scratch["risk"][city], city, disease, cubes)
                worth += gone * weights["clean"] >> 10
    return worth


def score_movement(
    s: State, weights: Weights, seat: int, kind: int, scratch: Scratch, a: int, b: int
) -> int:
    """Return the value of a movement of any pawn, minus the cost of its card."""
    named = MOVE_DRIVE <= kind <= JOIN or kind == AIRLIFT_MOVE
    pawn = s["seat_of"][b] if named else seat
    worth = score_arrival(s, weights, pawn, scratch, a)
    if kind == AIRLIFT_MOVE:
        return worth - weights["airlift"]
    if named:
        worth = worth * weights["dispatch"] >> 10
    if kind in (DIRECT, MOVE_DIRECT):
        worth -= cost(s, weights, seat, scratch, a)
    elif kind in (CHARTER, MOVE_CHARTER):
        worth -= cost(s, weights, seat, scratch, s["city"][pawn])
    elif kind == OPSFLIGHT:
        worth -= cost(s, weights, seat, scratch, b)
    return worth - weights["step"]


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
    return relief(s, weights, scratch["risk"][city], city, disease, gone) * weights["treat"] >> 10


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
        return score_movement(s, weights, seat, kind, scratch, a, b)
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
    return score_each(s, weights, seat, scratch, n)


def score_each(s: State, weights: Weights, seat: int, scratch: Scratch, n: int) -> int:
    """Score the moves like `score_all`, with the scratch space already prepared."""
    moves, scores = scratch["moves"], scratch["scores"]
    best = 0
    for i in range(n):
        scores[i] = score(s, weights, seat, scratch, moves[i])
        if scores[i] > scores[best]:
            best = i
    return best
