"""What each move is worth at once, in points: the reactive scorer."""

from __future__ import annotations

from ...engine.rules.bits import count
from ...engine.rules.board import HAND_LIMIT, MEDIC, OPERATIONS
from ...engine.rules.movement import Moves
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
from ...engine.rules.state import UNCURED, State
from .card_value import NEARLY_FULL, card_worth, missing, share_worth
from .danger import Numbers, fill_risk, relief
from .goals import cities_with, far_pull, fill_goals, fill_near, pull, station_worth, tempo
from .weights import (
    AIRLIFT_WORTH,
    BUILD_TO_CURE,
    CLEAN,
    CURE_WORTH,
    DISPATCH,
    GRANT_WORTH,
    OVERFULL,
    SHARE_FACTOR,
    STEP,
    STORE_WORTH,
    TREAT_FACTOR,
    UNLOAD,
)

# The scorer's desk: for each city its risk and its drives to a station; what a card of each colour
# costs; for each seat the pull of each city, its goals (dangers; places to meet, cure and build)
# and the sets of cities that have any; then the scores. UNKNOWN is what nobody has asked for yet.
RISK, NEAR, COSTS, SEATS = 0, 48, 96, 100
PULLS, DANGERS, MEETINGS, WANTED, FAR_WANTED, SEAT = 0, 48, 96, 144, 145, 146
SCORES = SEATS + 4 * SEAT
DESK = SCORES + 2048
UNKNOWN = -1
NO_REACH = -1
# So small that calling them would take longer than what they do, for every move (see `compiled`).
INLINED = ("score", "moving")


def look_around(s: State, w: Numbers, seat: int, desk: Numbers) -> None:
    """Prepares the desk for the moves of this seat in this position."""
    fill_risk(s, seat, w, desk[RISK : RISK + 48])
    fill_near(s, desk[NEAR : NEAR + 48])
    for disease in range(4):
        desk[COSTS + disease] = UNKNOWN
    for pawn in range(s["players"]):
        forget_goals(desk, pawn)


def forget_goals(desk: Numbers, pawn: int) -> None:
    """Leaves the goals of this pawn to be found anew."""
    forget_pulls(desk, pawn)
    desk[SEATS + SEAT * pawn + WANTED] = UNKNOWN


def forget_pulls(desk: Numbers, pawn: int) -> None:
    """Leaves it to be reckoned anew what it is worth that this pawn stands somewhere."""
    for city in range(48):
        desk[SEATS + SEAT * pawn + PULLS + city] = UNKNOWN


def cost(s: State, w: Numbers, seat: int, desk: Numbers, card: int) -> int:
    """What spending this card costs; the same for all of a colour."""
    disease = card // 12
    if desk[COSTS + disease] == UNKNOWN:
        desk[COSTS + disease] = card_worth(s, w, seat, card)
    return desk[COSTS + disease]


def pull_on(s: State, w: Numbers, pawn: int, desk: Numbers, city: int) -> int:
    """What it is worth that this pawn stands in this city, reckoned when first asked."""
    at = SEATS + SEAT * pawn + PULLS + city
    if desk[at] == UNKNOWN:
        desk[at] = reckon_pull(s, w, pawn, desk, city)
    return desk[at]


def reckon_pull(s: State, w: Numbers, pawn: int, desk: Numbers, city: int) -> int:
    """The pull of a city on this pawn, from its goals, which are found when first needed."""
    near = desk[NEAR : NEAR + 48]
    own = desk[SEATS + SEAT * pawn : SEATS + SEAT * pawn + SEAT]
    dangers, meetings = own[DANGERS : DANGERS + 48], own[MEETINGS : MEETINGS + 48]
    if own[WANTED] == UNKNOWN:
        fill_goals(s, w, pawn, desk[RISK : RISK + 48], near, dangers, meetings)
        own[WANTED] = cities_with(dangers)
        own[FAR_WANTED] = cities_with(meetings)
    # Whole numbers of Python's own, which have bits also where the desk is interpreted.
    wanted, far_wanted = int(own[WANTED]), int(own[FAR_WANTED])
    # An action goes for the move that is scored and one for the treatment; others have none now.
    reach = s["actions_left"] - 2 if pawn == s["turn"] else NO_REACH
    to_dangers = pull(w, near, dangers, wanted, city, reach)
    return to_dangers + far_pull(w, near, meetings, far_wanted, city)


def going(s: State, w: Numbers, pawn: int, desk: Numbers, city: int) -> int:
    """What is gained when this pawn goes there."""
    here = s["city"][pawn]
    worth = pull_on(s, w, pawn, desk, city) - pull_on(s, w, pawn, desk, here)
    if s["roles"][pawn] == MEDIC:
        for disease in range(4):
            cubes = s["cubes"][4 * city + disease]
            if cubes > 0 and s["diseases"][disease] != UNCURED:
                worth += relief(s, w, desk[RISK + city], city, disease, cubes) * w[CLEAN] >> 10
    return worth


def moving(s: State, w: Numbers, seat: int, kind: int, desk: Numbers, a: int, b: int) -> int:
    """What a movement of any pawn is worth, its card paid."""
    named = MOVE_DRIVE <= kind <= JOIN or kind == AIRLIFT_MOVE
    pawn = s["seat_of"][b] if named else seat
    worth = going(s, w, pawn, desk, a)
    if kind == AIRLIFT_MOVE:
        return worth - w[AIRLIFT_WORTH]
    if named:
        worth = worth * w[DISPATCH] >> 10
    if kind in (DIRECT, MOVE_DIRECT):
        worth -= cost(s, w, seat, desk, a)
    elif kind in (CHARTER, MOVE_CHARTER):
        worth -= cost(s, w, seat, desk, s["city"][pawn])
    elif kind == OPSFLIGHT:
        worth -= cost(s, w, seat, desk, b)
    return worth - w[STEP]


def building(s: State, w: Numbers, seat: int, desk: Numbers, city: int, paid: int) -> int:
    """What a station in this city is worth; `paid` is 1 if its card must be spent."""
    near = desk[NEAR : NEAR + 48]
    worth = station_worth(s, w, near, city)
    if near[city] >= 2 and s["city"][seat] == city:
        for disease in range(4):
            if s["diseases"][disease] == UNCURED and missing(s, seat, disease) == 0:
                held = count(s["hands"][seat] >> 12 * disease & 4095)
                enough = held > 5 or disease != city // 12 or paid == 0
                if enough:
                    worth += w[BUILD_TO_CURE]
    if paid:
        worth -= cost(s, w, seat, desk, city)
    return worth


def treating(s: State, w: Numbers, seat: int, desk: Numbers, disease: int) -> int:
    """What a treatment here is worth."""
    city = s["city"][seat]
    gone = 1
    if s["roles"][seat] == MEDIC or s["diseases"][disease] != UNCURED:
        gone = s["cubes"][4 * city + disease]
    return relief(s, w, desk[RISK + city], city, disease, gone) * w[TREAT_FACTOR] >> 10


def sharing(s: State, w: Numbers, giver: int, receiver: int, card: int) -> int:
    """What it is worth that this card changes hands."""
    worth = (share_worth(s, w, giver, receiver, card) * w[SHARE_FACTOR] >> 10) * tempo(s, w) >> 10
    if s["hand_size"][receiver] >= HAND_LIMIT:
        worth -= w[OVERFULL]
    elif s["hand_size"][giver] >= NEARLY_FULL:
        worth += w[UNLOAD]
    return worth


def score(s: State, w: Numbers, seat: int, desk: Numbers, move: int) -> int:
    """What an action of this seat (or its Airlift or Grant) is worth; passing is 0."""
    kind, a, b = kind_of(move), target_of(move), other_of(move)
    if kind <= OPSFLIGHT or kind == AIRLIFT_MOVE:
        return moving(s, w, seat, kind, desk, a, b)
    if kind == BUILD:
        paid = 0 if s["roles"][seat] == OPERATIONS else 1
        return building(s, w, seat, desk, s["city"][seat], paid)
    if kind == TREAT:
        return treating(s, w, seat, desk, a)
    if kind == GIVE:
        return sharing(s, w, seat, s["seat_of"][b], a)
    if kind == TAKE:
        return sharing(s, w, s["seat_of"][b], seat, a)
    if kind == CURE:
        return w[CURE_WORTH]
    if kind == STORE:
        return w[STORE_WORTH]
    if kind == GRANT_MOVE:
        return building(s, w, s["turn"], desk, a, 0) - w[GRANT_WORTH]
    return 0


def score_all(s: State, w: Numbers, seat: int, desk: Numbers, moves: Moves, n: int) -> int:
    """Writes the score of each move on the desk; the number of the best, the first of equals."""
    look_around(s, w, seat, desk)
    return score_each(s, w, seat, desk, moves, n)


def score_each(s: State, w: Numbers, seat: int, desk: Numbers, moves: Moves, n: int) -> int:
    """The same on a desk that is prepared for this position."""
    best = 0
    for i in range(n):
        desk[SCORES + i] = score(s, w, seat, desk, moves[i])
        if desk[SCORES + i] > desk[SCORES + best]:
            best = i
    return best
