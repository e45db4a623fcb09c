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
    "cube1": 60,
    "cube2": 160,
    "cube3": 400,
    "hot1": 100,
    "hot2": 400,
    "hot3": 2000,
    "chain": 500,  # for each neighbour with three cubes beside three cubes
    "outbreak_grows": 100,  # factor for each outbreak so far
    "scarce_cubes": 40,  # a cube, for each cube that the supply has fewer than ten
    "epidemic": 1024,  # factor: cards that only an epidemic would bring back
    "eradicate": 600,  # the last cubes of a cured disease, divided by their number
    # The sets for a cure: with 0 to 4 cards missing in the best hand.
    "set0": 2400,
    "set1": 1400,
    "set2": 750,
    "set3": 320,
    "set4": 100,
    "held": 60,  # a card of an uncured colour in any hand
    "scarce_cards": 800,  # the last card that a colour can spare; half of it for the next, ...
    "spare_card": 10,  # a card of a cured colour
    # Actions.
    "cure": 20000,
    "treat": 1100,  # factor on the danger that goes
    "share": 1800,  # factor on the set that grows
    "overfull": 300,  # the receiver must discard
    "unload": 150,  # the giver would soon have to discard
    "full_hand": 600,  # factor on what a card is worth in a hand that is nearly full
    "build2": 60,  # a station two drives from the next; three; four and more
    "build3": 250,
    "build4": 500,
    "build_to_cure": 3000,
    "station_count": 60,  # less for each station that stands
    "step": 15,  # any movement
    "dispatch": 700,  # factor on what another's pawn gains
    "clean": 900,  # factor: cubes that vanish where the Medic arrives
    # Places to go to.
    "to_treat": 700,  # factor on the danger there
    "to_share": 900,  # factor on the set that would grow
    "to_cure": 5000,  # a station, with a whole set in hand
    "to_station": 250,  # a station, with one card missing
    "to_build": 300,  # factor: a good place for the Operations Expert
    "to_guard": 300,  # factor: danger around the Quarantine Specialist
    "fade": 600,  # factor on a danger for each action that it is away
    "fade_sum": 550,  # the same where all goals are summed up
    "sum": 200,  # factor on that sum beside the best goal
    "price": 150,  # of an action on the way to share, cure or build, one's own or the other's
    "clock": 10,  # factor on sharing and curing for each card that has left the deck
    # Events: what must be gained before each is played, and so what it is worth in a hand.
    "airlift": 1500,
    "forecast": 700,
    "grant": 1200,
    "quiet": 900,
    "resilient": 800,
    "event_held": 500,
    "store": 300,
}
NAMES = tuple(FIRST_GUESS)
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
    FULL_HAND,
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
    FADE,
    FADE_SUM,
    SUM,
    PRICE,
    CLOCK,
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
def tuned(players: int) -> list[int]:
    """The weights for so many players, as kernels read them, from `weights.json`."""
    kept = json.loads(files(__package__).joinpath("weights.json").read_text("utf-8"))
    chosen = kept["players"][str(players)]
    return expanded([chosen[name] for name in NAMES])
