"""The HTTP routes of the longest chain."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency

from .longest_chain import LongestChain


@get("/api/longest-chain")
async def show_longest_chain(longest_chain: NamedDependency[LongestChain]) -> int:
    """Return the number of outbreaks in the longest chain of all games."""
    return await longest_chain.record()


ROUTES = [show_longest_chain]
