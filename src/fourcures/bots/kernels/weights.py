"""The weights of the policy: their names, where they begin, and the file that keeps tuned ones.

A weight is a whole number, so that interpreted and compiled play agree to the last bit. Values
are points (a cure is some ten thousand); factors and chances are in 1024ths.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

# name: where tuning begins
FIRST_GUESS = {
    # Danger of 1, 2, 3 cubes of one disease: always, and when the city's card is about to come.
    "cube1": 17,
    "cube2": 162,
    "cube3": 460,
    "hot1": 125,
    "hot2": 538,
    "hot3": 3092,
    "chain": 602,  # for each neighbour with three cubes beside three cubes
    "outbreak_grows": 27,  # factor for each outbreak so far
    "scarce_cubes": 44,  # a cube, for each cube that the supply has fewer than ten
    "epidemic": 872,  # factor: cards that only an epidemic would bring back
    "eradicate": 108,  # the last cubes of a cured disease, divided by their number
    # The sets for a cure: with 0 to 4 cards missing in the best hand.
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
    "treat": 1027,  # factor on the danger that goes
    "share": 1500,  # factor on the set that grows
    "overfull": 227,  # the receiver must discard
    "unload": 83,  # the giver would soon have to discard
    "build2": 271,  # a station two drives from the next; three; four and more
    "build3": 753,
    "build4": 2554,
    "build_to_cure": 7175,
    "station_count": 19,  # less for each station that stands
    "step": 15,  # any movement
    "dispatch": 762,  # factor on what another's pawn gains
    "clean": 318,  # factor: cubes that vanish where the Medic arrives
    # Places to go to.
    "to_treat": 306,  # factor on the danger there
    "to_share": 1024,  # factor on the set that would grow
    "to_cure": 6000,  # a station, with a whole set in hand
    "to_station": 30,  # a station, with one card missing
    "to_build": 336,  # factor: a good place for the Operations Expert
    "to_guard": 123,  # factor: danger around the Quarantine Specialist
    "crowd": 1024,  # factor on a danger for each other pawn that is nearby
    "fade": 432,  # factor on a danger for each action that it is away
    "fade_sum": 495,  # the same where all goals are summed up
    "sum": 815,  # factor on that sum beside the best goal
    "price": 400,  # of an action on the way to share, cure or build
    "meet": 400,  # of an action of the other on the way to share
    "clock": 5,  # factor on sharing and curing for each card that has left the deck
    "rush": 13,  # and for each card that the deck has fewer than sixteen
    # Events: what must be gained before each is played, and so what it is worth in a hand.
    "airlift": 124,
    "forecast": 668,
    "grant": 755,
    "quiet": 3975,
    "resilient": 753,
    "event_held": 1096,
    "store": 225,
}
NAMES = tuple(FIRST_GUESS)

# Factors on weights with which the search looks for other turns than the policy's own.
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
# Behind the weights stands what follows from them: each fade for 0 to 15 actions.
FADES = len(NAMES)
FADES_SUM = FADES + 16


def expanded(weights: list[int]) -> list[int]:
    """The weights followed by their fades: what the kernels read."""
    fades = []
    for ratio in weights[FADE : FADE_SUM + 1]:
        fade = 1024
        for _ in range(16):
            fades.append(fade)
            fade = fade * ratio >> 10
    return weights + fades


@cache
def tuned(players: int, leaning: str = "") -> list[int]:
    """The weights for so many players, as kernels read them, from `weights.json`."""
    kept = json.loads(files(__package__).joinpath("weights.json").read_text("utf-8"))
    chosen = kept["players"][str(players)]
    factors = LEANINGS[leaning]
    return expanded([round(chosen[name] * factors.get(name, 1.0)) for name in NAMES])
