"""Sets as bits of a signed 64-bit number: how many, which is lowest, which is the n-th.

The compiled twin of this module is two machine instructions (see `compiled.loader`).
"""

from __future__ import annotations


def count(mask: int) -> int:
    """How many members the set has."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The lowest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def nth(mask: int, n: int) -> int:
    """The n-th member from below, counted from 0."""
    low = mask & 0xFFFFFF  # half of our sets, skipped at once where possible
    if n >= count(low):
        n -= count(low)
        mask &= ~low
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)
