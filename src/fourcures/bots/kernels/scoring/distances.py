"""Distances: the drives between cities, and the actions between them with shuttle flights."""

from __future__ import annotations

from collections import deque

from ....engine.rules.bits import lowest
from ....engine.rules.board import CITY_COUNT, DEGREE, NEIGHBORS
from ....engine.rules.state import State
from ..scratch import Scratch
from .danger import Numbers

NEARBY = 2  # drives
FAR_AWAY = 15  # from a station, on a board without one
KNOWN = 1 << CITY_COUNT  # beside the stations of the scratch space, so that they are not 0


def drives_from(city: int) -> tuple[int, ...]:
    """Return for each city the fewest drives from this one."""
    steps = {city: 0}
    queue = deque([city])
    while queue:
        reached = queue.popleft()
        for other in NEIGHBORS[reached][: DEGREE[reached]]:
            if other not in steps:
                steps[other] = steps[reached] + 1
                queue.append(other)
    return tuple(steps[other] for other in range(CITY_COUNT))


DRIVES: tuple[tuple[int, ...], ...] = tuple(drives_from(city) for city in range(CITY_COUNT))
# For each city: the cities within NEARBY drives, as a mask.
AROUND: tuple[int, ...] = tuple(
    sum(1 << other for other in range(CITY_COUNT) if row[other] <= NEARBY) for row in DRIVES
)


def look_at_stations(s: State, scratch: Scratch) -> None:
    """Set for each city the drives to the nearest station, if the stations have changed."""
    if scratch["stations"] != s["stations"] | KNOWN:
        scratch["stations"], scratch["mapped"] = s["stations"] | KNOWN, 0
        fill_near(s, scratch["near"])


def fill_near(s: State, near: Numbers) -> None:
    """Set for each city the drives to the nearest station."""
    for city in range(CITY_COUNT):
        near[city] = FAR_AWAY
    stations = s["stations"]
    while stations:
        station = lowest(stations)
        stations &= stations - 1
        for city in range(CITY_COUNT):
            drives = DRIVES[station][city]
            if drives < near[city]:
                near[city] = drives


def actions_between(near: Numbers, origin: int, city: int) -> int:
    """Return the fewest actions from one city to another without spending a card."""
    drives = DRIVES[origin][city]
    by_stations = near[origin] + 1 + near[city]
    return by_stations if by_stations < drives else drives


def map_city(scratch: Scratch, origin: int) -> None:
    """Set the actions from this city to each other."""
    scratch["mapped"] |= 1 << origin
    near, aways = scratch["near"], scratch["aways"][origin]
    around = near[origin] + 1
    for city in range(CITY_COUNT):
        aways[city] = min(DRIVES[origin][city], around + near[city])
