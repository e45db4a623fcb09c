"""How sure a rate is."""

from __future__ import annotations

import math

Z = 1.96  # standard deviations to either side of 95 %


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate."""
    if games == 0:
        return 0.0, 1.0
    z, rate = Z, wins / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)
