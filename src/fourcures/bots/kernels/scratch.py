"""The working memory of the kernels: one record per thread.

Its rows are overwritten for each position. UNKNOWN marks a value that has not been computed yet for
the present one.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, TypedDict, cast

from ...engine.rules.board import CITY_COUNT, CITY_LIMIT, DISEASE_COUNT
from ...engine.rules.moves import MOST_MOVES
from ...engine.rules.records import (
    IntRows,
    Ints,
    Shorts,
    SmallRows,
    Smalls,
    Wide,
    WideRows,
    Wides,
    zero_record,
)
from ...engine.rules.state import SEATS, State

# The blocks of the features, in order: general, board, each disease, each seat.
TABLE, BOARD, DISEASE, PLAYER = 53, 26, 28, 22
FEATURES = TABLE + BOARD + DISEASE_COUNT * DISEASE + SEATS * PLAYER
FIRST, SECOND = 64, 32  # units of the two hidden layers of the net
NET_COUNT = 3  # see `value_net`

MOST_CHOICES = 8  # turns that the policy can compare
RANKS = 4  # first actions of a turn, by score

UNKNOWN = -1


class Scratch(TypedDict):
    """The moves of a position, the cache of the scorer, and the input of the net."""

    moves: Annotated[Wides, MOST_MOVES]
    scores: Annotated[Wides, MOST_MOVES]  # of the moves
    top_scores: Annotated[Wides, RANKS]
    log: Annotated[Wides, 1]  # records nothing
    risk: Annotated[Wides, CITY_COUNT]  # of each city: see `danger.fill_risk`
    near: Annotated[Wides, CITY_COUNT]  # drives from each city to the nearest station
    stations: Wide  # for which `near` and `aways` are; 0 if they are not known
    aways: Annotated[SmallRows, (CITY_COUNT, CITY_COUNT)]  # actions from each city to each other
    mapped: Wide  # the cities whose rows of `aways` are known
    cubed: Wide  # the cities with cubes
    pressure: Wide  # see `danger.pressure`
    # For each disease: `danger.shortage` of 0 to 3 cubes.
    shortages: Annotated[Wides, DISEASE_COUNT * (CITY_LIMIT + 1)]
    # The value of a treatment in each city, by the Medic (1) and by others (0), and the cities for
    # which it is known. What it depends on: the weights, diseases, supplies and outbreaks; the
    # cubes and risk of each city.
    treatments: Annotated[WideRows, (2, CITY_COUNT)]
    treated: Annotated[Wides, 2]
    known_table: Wide
    known_cubes: Annotated[Smalls, CITY_COUNT * DISEASE_COUNT]
    known_risk: Annotated[Wides, CITY_COUNT]
    collectors: Annotated[Wides, DISEASE_COUNT]  # see `card_value.find_collector`; or UNKNOWN
    costs: Annotated[Wides, DISEASE_COUNT]  # the cost of spending a card of each colour, or UNKNOWN
    # For each seat: the value of each city, or UNKNOWN; the part of it that does not depend on the
    # actions left, or UNKNOWN; its goals, which are dangers and cities to meet, cure and build in;
    # the cities that have any goal, or UNKNOWN; the value of the greatest danger; and a limit that
    # the lasting part exceeds in no city.
    pulls: Annotated[WideRows, (SEATS, CITY_COUNT)]
    lasting_pulls: Annotated[WideRows, (SEATS, CITY_COUNT)]
    dangers: Annotated[WideRows, (SEATS, CITY_COUNT)]
    meetings: Annotated[WideRows, (SEATS, CITY_COUNT)]
    wanted: Annotated[Wides, SEATS]
    far_wanted: Annotated[Wides, SEATS]
    most_danger: Annotated[Wides, SEATS]
    lasting_limits: Annotated[Wides, SEATS]
    features: Annotated[Wides, FEATURES]
    heavy: Annotated[Wides, CITY_COUNT * DISEASE_COUNT]  # `cube_index` of two or three cubes
    # For each net: the features that it evaluated last, the sums of its first layer for them, and
    # whether there are any.
    known_features: Annotated[WideRows, (NET_COUNT, FEATURES)]
    known_units: Annotated[IntRows, (NET_COUNT, FIRST)]
    are_units_known: Annotated[Wides, NET_COUNT]
    changed_features: Annotated[Wides, FEATURES + 1]
    first_units: Annotated[Shorts, FIRST]
    second_units: Annotated[Ints, SECOND]
    # The turn that is being tried, the best so far, and the keys of all.
    tried: State
    best: State
    keys: Annotated[Wides, MOST_CHOICES]
    firsts: Annotated[WideRows, (3, RANKS)]  # the best first actions, for each leaning


Scratches = MutableSequence[Scratch]


def blank_scratch() -> Scratch:
    """Return working memory for the interpreted kernels."""
    return cast(Scratch, zero_record(Scratch))
