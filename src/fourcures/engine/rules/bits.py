"""Sets and short lists of small numbers, as the bits of a signed 64-bit number.

The compiled version of this module uses two machine instructions (see `compiled.cpu`).
"""

from __future__ import annotations

ITEM_BITS = 6  # of an item of a list: a city, or NO_ITEM
ITEM_MASK = (1 << ITEM_BITS) - 1
NO_ITEM = ITEM_MASK


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


def put_item(items: int, place: int, item: int) -> int:
    """Return a list with an item at this place, which must be 0 before."""
    return items | item << ITEM_BITS * place


def item_at(items: int, place: int) -> int:
    """Return the item at this place of a list."""
    return items >> ITEM_BITS * place & ITEM_MASK
