"""Sets as the bits of a signed 64-bit number: size, lowest member, n-th member.

The compiled version of this module uses two machine instructions (see `compiled.cpu`).
"""

from __future__ import annotations


def count(mask: int) -> int:
    """Return the number of members of a set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """Return the lowest member of a non-empty set."""
    return (mask & -mask).bit_length() - 1


def nth(mask: int, n: int) -> int:
    """Return the n-th lowest member, counted from 0."""
    low = mask & 0xFFFFFF  # half of our sets, skipped at once if possible
    if n >= count(low):
        n -= count(low)
        mask &= ~low
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)
