"""The HTTP routes of statistics."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency

from ...protocol.statistics import Statistics
from ...table.statistics import statistics
from ..http.errors import says
from ..http.requests import Asker, reads
from .results import Results


@get("/api/me/results", responses=says(401), opt=reads("results"))
async def show_results(results: NamedDependency[Results], me: Asker) -> Statistics:
    """Return how you play: your finished games, summed up."""
    return statistics(me.id, await results.games_of(me.id))


ROUTES = [show_results]
