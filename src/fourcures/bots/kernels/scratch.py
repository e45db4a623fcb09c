"""The working memory of the kernels: one record per thread.

Its rows are overwritten for each position. UNKNOWN marks a value that has not been computed yet for
the present one.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, TypedDict, cast

from ...engine.rules.board import CITY_COUNT, DISEASE_COUNT
from ...engine.rules.moves import MOST_MOVES
from ...engine.rules.records import IntRows, Ints, Wide, WideRows, Wides, zero_record
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
    log: Annotated[Wides, 1]  # records nothing
    risk: Annotated[Wides, CITY_COUNT]  # of each city: see `danger.fill_risk`
    near: Annotated[Wides, CITY_COUNT]  # drives from each city to the nearest station
    cubed: Wide  # the cities with cubes
    # For each city: the value of a treatment there by a pawn that is no Medic.
    treatments: Annotated[Wides, CITY_COUNT]
    are_treatments_known: Wide
    costs: Annotated[Wides, DISEASE_COUNT]  # the cost of spending a card of each colour, or UNKNOWN
    # For each seat: the value of each city, or UNKNOWN; the part of it that does not depend on the
    # actions left, or UNKNOWN; its goals, which are dangers and cities to meet, cure and build in;
    # and the cities that have any goal, or UNKNOWN.
    pulls: Annotated[WideRows, (SEATS, CITY_COUNT)]
    lasting_pulls: Annotated[WideRows, (SEATS, CITY_COUNT)]
    dangers: Annotated[WideRows, (SEATS, CITY_COUNT)]
    meetings: Annotated[WideRows, (SEATS, CITY_COUNT)]
    wanted: Annotated[Wides, SEATS]
    far_wanted: Annotated[Wides, SEATS]
    features: Annotated[Wides, FEATURES]
    heavy: Annotated[Wides, CITY_COUNT * DISEASE_COUNT]  # `cube_index` of two or three cubes
    # For each net: the features that it evaluated last, the sums of its first layer for them, and
    # whether there are any.
    known_features: Annotated[WideRows, (NET_COUNT, FEATURES)]
    known_units: Annotated[IntRows, (NET_COUNT, FIRST)]
    are_units_known: Annotated[Wides, NET_COUNT]
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
