"""The number of drives between two cities: a table computed once from the board."""

from __future__ import annotations

from collections import deque

from ...engine.rules.board import CITY_COUNT, DEGREE, NEIGHBORS


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
