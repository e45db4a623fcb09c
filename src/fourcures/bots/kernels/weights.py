"""The weights of the policy: their names, initial values, and the file of tuned values.

A weight is an integer, so that interpreted and compiled play agree exactly. Values are in points (a
cure is some ten thousand); factors and chances are in 1024ths.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

# The names and the initial values for tuning.
FIRST_GUESS = {
    # The danger of 1, 2, 3 cubes of one disease: always, and if the city's card comes soon.
    "cube1": 17,
    "cube2": 162,
    "cube3": 460,
    "hot1": 125,
    "hot2": 538,
    "hot3": 3092,
    "chain": 602,  # for each neighbour with three cubes of a city with three cubes
    "outbreak_grows": 27,  # factor for each outbreak so far
    "scarce_cubes": 44,  # per cube, for each cube below ten in the supply
    "epidemic": 872,  # factor: cards that only an epidemic would bring back
    "eradicate": 108,  # the last cubes of a cured disease, divided by their number
    # The sets for a cure, with 0 to 4 cards missing in the best hand.
    "set0": 6000,
    "set1": 4200,
    "set2": 2700,
    "set3": 1300,
    "set4": 500,
    "held": 300,  # a card of an uncured colour in any hand
    "scarce_cards": 2937,  # the last card that a colour can spare; half of it for the next, ...
    "spare_card": 10,  # a card of a cured colour
    # Actions.
    "cure": 5173,
    "treat": 1027,  # factor on the danger removed
    "share": 1500,  # factor on the growth of the set
    "overfull": 227,  # the receiver must discard
    "unload": 83,  # the giver would soon have to discard
    "build2": 271,  # a station two drives from the nearest; three; four and more
    "build3": 753,
    "build4": 2554,
    "build_to_cure": 7175,
    "station_count": 19,  # subtracted for each station on the board
    "step": 15,  # cost of any movement
    "dispatch": 762,  # factor on the gain of another player's pawn
    "clean": 318,  # factor: cubes that the Medic removes on arrival
    # Cities to go to.
    "to_treat": 306,  # factor on the danger there
    "to_share": 1024,  # factor on the growth of the set
    "to_cure": 6000,  # a station, with a complete set in hand
    "to_station": 30,  # a station, with one card missing
    "to_build": 336,  # factor: a good city for the Operations Expert to build in
    "to_guard": 123,  # factor: danger around the Quarantine Specialist
    "crowd": 1024,  # factor on a danger for each other pawn nearby
    "fade": 432,  # factor on a danger for each action of distance
    "fade_sum": 495,  # the same for the sum of all goals
    "sum": 815,  # factor on that sum, added to the best goal
    "price": 400,  # cost of an action on the way to share, cure or build
    "meet": 400,  # cost of the partner's action on the way to share
    "clock": 5,  # factor on sharing and curing for each card drawn from the deck
    "rush": 13,  # and for each card below sixteen in the deck
    # Events: the gain needed to play each, which is also its value in a hand.
    "airlift": 124,
    "forecast": 668,
    "grant": 755,
    "quiet": 3975,
    "resilient": 753,
    "event_held": 1096,
    "store": 225,
}
NAMES = tuple(FIRST_GUESS)

# Factors on the weights, with which the search finds other turns than the policy's own.
LEANINGS: dict[str, dict[str, float]] = {
    "": {},
    "together": {"share": 2.0, "to_share": 4.0, "to_cure": 2.0, "treat": 0.7, "price": 0.7},
    "safe": {"treat": 1.6, "to_treat": 1.6, "to_guard": 2.0, "to_share": 0.7},
}
(
    CUBE1,
    CUBE2,
    CUBE3,
    HOT1,
    HOT2,
    HOT3,
    CHAIN,
    OUTBREAK_GROWS,
    SCARCE_CUBES,
    EPIDEMIC_FACTOR,
    ERADICATE,
    SET0,
    SET1,
    SET2,
    SET3,
    SET4,
    HELD,
    SCARCE_CARDS,
    SPARE_CARD,
    CURE_WORTH,
    TREAT_FACTOR,
    SHARE_FACTOR,
    OVERFULL,
    UNLOAD,
    BUILD2,
    BUILD3,
    BUILD4,
    BUILD_TO_CURE,
    STATION_COUNT,
    STEP,
    DISPATCH,
    CLEAN,
    TO_TREAT,
    TO_SHARE,
    TO_CURE,
    TO_STATION,
    TO_BUILD,
    TO_GUARD,
    CROWD,
    FADE,
    FADE_SUM,
    SUM,
    PRICE,
    MEET,
    CLOCK,
    RUSH,
    AIRLIFT_WORTH,
    FORECAST_WORTH,
    GRANT_WORTH,
    QUIET_WORTH,
    RESILIENT_WORTH,
    EVENT_HELD,
    STORE_WORTH,
) = range(len(NAMES))
# Derived values follow the weights: each fade for 0 to 15 actions.
FADES = len(NAMES)
FADES_SUM = FADES + 16
ROW = FADES_SUM + 16  # the number of all


def expand(weights: list[int]) -> list[int]:
    """Return the weights followed by their fades, as the kernels read them."""
    fades = []
    for ratio in weights[FADE : FADE_SUM + 1]:
        fade = 1024
        for _ in range(16):
            fades.append(fade)
            fade = fade * ratio >> 10
    return weights + fades


@cache
def load_weights(players: int, leaning: str = "") -> list[int]:
    """Return the weights for this number of players, as the kernels read them."""
    stored = json.loads(files(__package__).joinpath("weights.json").read_text("utf-8"))
    chosen = stored["players"][str(players)]
    factors = LEANINGS[leaning]
    return expand([round(chosen[name] * factors.get(name, 1.0)) for name in NAMES])
