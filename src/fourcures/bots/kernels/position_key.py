"""A hash of a position, to find turns that end in the same one."""

from __future__ import annotations

from ...engine.rules.board import CITY_COUNT, DISEASE_COUNT
from ...engine.rules.state import State

BITS = 42  # of a key: its product with FACTOR must fit into 63 bits
MASK = (1 << BITS) - 1
FACTOR = 983_063
CUBES = CITY_COUNT * DISEASE_COUNT  # numbers of cubes
TOGETHER = 24  # of them, two bits each, in one step
SPREAD = 2_654_435_761  # distributes the bits of a set that do not fit into a key


def key_of(s: State) -> int:
    """Return a hash of everything that a turn can change; equal positions have equal keys."""
    key: int = (
        s["actions_left"] + 8 * s["opsflight_used"] + 16 * s["phase"] + 128 * s["quiet_nights"]
    )
    key = mix(key, s["stored"] + 1)
    key = mix(key, s["stations"])
    for seat in range(s["players"]):
        key = mix(key, s["hands"][seat]) ^ s["city"][seat] << 20
    key = mix(key, s["player_discards"])
    for first in range(0, CUBES, TOGETHER):
        cubes = 0
        for place in range(TOGETHER):
            cubes |= s["cubes"][first + place] << 2 * place
        key = mix(key, cubes)
    for disease in range(DISEASE_COUNT):
        key = mix(key, s["diseases"][disease])
    return key


def mix(key: int, number: int) -> int:
    """Return the key with one more number of at most 53 bits."""
    key = (key * FACTOR ^ number ^ (number >> BITS) * SPREAD) & MASK
    return key ^ key >> BITS // 2  # a product moves bits only upwards
