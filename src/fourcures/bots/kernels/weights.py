"""The weights of the policy: the record that the kernels read, from the file of tuned values.

A weight is an integer, so that interpreted and compiled play agree exactly. Values are in points (a
cure is some ten thousand); factors and chances are in 1024ths.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import MutableSequence
from functools import cache
from importlib.resources import files
from typing import Annotated, TypedDict, cast

from ...engine.rules.records import Wide, Wides, fields_of

MARKS = (1 << 31) - 1
REACH = 16  # actions: no distance is longer


class Weights(TypedDict):
    """The weights in the order of the file, then the values that are derived from them."""

    # The danger of 1, 2, 3 cubes of one disease: always, and if the city's card comes soon.
    cubes: Annotated[Wides, 3]
    hot: Annotated[Wides, 3]
    chain: Wide  # for each neighbour with three cubes of a city with three cubes
    outbreak_grows: Wide  # factor for each outbreak so far
    scarce_cubes: Wide  # per cube, for each cube below ten in the supply
    epidemic: Wide  # factor: cards that only an epidemic would bring back
    eradicate: Wide  # the last cubes of a cured disease, divided by their number
    sets: Annotated[Wides, 5]  # for a cure, with 0 to 4 cards missing in the best hand
    held: Wide  # a card of an uncured colour in any hand
    scarce_cards: Wide  # the last card that a colour can spare; half of it for the next, ...
    spare_card: Wide  # a card of a cured colour
    # Actions.
    cure: Wide
    treat: Wide  # factor on the danger removed
    share: Wide  # factor on the growth of the set
    overfull: Wide  # the receiver must discard
    unload: Wide  # the giver would soon have to discard
    build: Annotated[Wides, 3]  # a station two drives from the nearest; three; four and more
    build_to_cure: Wide
    station_count: Wide  # subtracted for each station on the board
    step: Wide  # cost of any movement
    dispatch: Wide  # factor on the gain of another player's pawn
    clean: Wide  # factor: cubes that the Medic removes on arrival
    # Cities to go to.
    to_treat: Wide  # factor on the danger there
    to_share: Wide  # factor on the growth of the set
    to_cure: Wide  # a station, with a complete set in hand
    to_station: Wide  # a station, with one card missing
    to_build: Wide  # factor: a good city for the Operations Expert to build in
    to_guard: Wide  # factor: danger around the Quarantine Specialist
    crowd: Wide  # factor on a danger for each other pawn nearby
    fade: Wide  # factor on a danger for each action of distance
    fade_sum: Wide  # the same for the sum of all goals
    sum: Wide  # factor on that sum, added to the best goal
    price: Wide  # cost of an action on the way to share, cure or build
    meet: Wide  # cost of the partner's action on the way to share
    clock: Wide  # factor on sharing and curing for each card drawn from the deck
    rush: Wide  # and for each card below sixteen in the deck
    # Events: the gain needed to play each, which is also its value in a hand.
    airlift: Wide
    forecast: Wide
    grant: Wide
    quiet: Wide
    resilient: Wide
    event_held: Wide
    store: Wide
    # Derived: each fade for 0 to 15 actions.
    fades: Annotated[Wides, REACH]
    fades_sum: Annotated[Wides, REACH]
    mark: Wide  # other weights have another one


AllWeights = MutableSequence[Weights]  # one for each leaning, or only the first

# Factors on the weights, with which the search finds other turns than the policy's own.
LEANINGS: dict[str, dict[str, float]] = {
    "": {},
    "together": {"share": 2.0, "to_share": 4.0, "to_cure": 2.0, "treat": 0.7, "price": 0.7},
    "safe": {"treat": 1.6, "to_treat": 1.6, "to_guard": 2.0, "to_share": 0.7},
    "cure": {"to_cure": 6.0, "cure": 6.0, "build_to_cure": 6.0, "treat": 0.3, "price": 0.3},
    "share": {"share": 6.0, "to_share": 6.0, "to_cure": 2.0, "treat": 0.3, "price": 0.3},
}
STORED = json.loads(files(__package__).joinpath("weights.json").read_text("utf-8"))
FIRST_GUESS: dict[str, int] = STORED["first_guess"]  # where tuning starts
NAMES = tuple(FIRST_GUESS)
FADES = (NAMES.index("fade"), NAMES.index("fade_sum"))


def expand(weights: list[int]) -> list[int]:
    """Return the weights followed by their fades: the numbers of the record, in order."""
    fades = []
    for place in FADES:
        fade = 1024
        for _ in range(REACH):
            fades.append(fade)
            fade = fade * min(weights[place], 1024) >> 10  # nothing counts more further away
    return weights + fades


def mark(weights: list[int]) -> list[int]:
    """Return all numbers of the record: expanded weights, and a mark that tells them apart."""
    return [*weights, zlib.crc32(repr(weights).encode()) & MARKS]


@cache
def load_weights(players: int, leaning: str = "") -> list[int]:
    """Return the tuned weights for this number of players, expanded; `leaning` changes some."""
    factors, tuned = LEANINGS[leaning], STORED["players"][str(players)]
    return expand([round(tuned[name] * factors.get(name, 1.0)) for name in NAMES])


@cache
def unpack_weights(players: int) -> Weights:
    """Return the tuned weights for the interpreted kernels."""
    numbers = iter(mark(load_weights(players)))
    weights = {
        name: [next(numbers) for _ in range(field.shape[0])] if field.shape else next(numbers)
        for name, field in fields_of(Weights).items()
    }
    return cast(Weights, weights)
