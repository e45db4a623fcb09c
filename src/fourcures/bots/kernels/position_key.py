"""A hash of a position, to find turns that end in the same one."""

from __future__ import annotations

from ...engine.rules.state import State

MASK42 = (1 << 42) - 1


def key_of(s: State) -> int:
    """Return a hash of everything that a turn can change; equal positions have equal keys."""
    key: int = (
        s["actions_left"] + 8 * s["opsflight_used"] + 16 * s["phase"] + 128 * s["quiet_nights"]
    )
    key = (key * 983_063 ^ s["stations"] ^ s["stored"] << 50) & MASK42
    for seat in range(s["players"]):
        hand = s["hands"][seat]
        key = (key * 983_063 ^ (hand & MASK42) ^ hand >> 42 ^ s["city"][seat] << 20) & MASK42
    key = (key * 983_063 ^ (s["player_discards"] & MASK42) ^ s["player_discards"] >> 42) & MASK42
    for i in range(0, 192, 4):
        cubes = s["cubes"][i] | s["cubes"][i + 1] << 2 | s["cubes"][i + 2] << 4
        key = (key * 983_063 ^ cubes ^ s["cubes"][i + 3] << 6) & MASK42
    for disease in range(4):
        key = (key * 983_063 ^ s["diseases"][disease]) & MASK42
    return key
