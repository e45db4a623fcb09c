"""The HTTP routes of reviews."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency

from ...bots.pool import Priority
from ...host.reviews import Review
from ...protocol.refusals import Refused
from ..http.errors import says
from ..http.limits import Limits
from ..http.rates import Payer
from ..http.requests import Viewer, id_of, reads
from ..tables.routes import TableId, visible_table
from .reviews import Reviews


@get(
    "/api/tables/{table_id:str}/review",
    responses=says(403, 404, 409, 500),
    opt=reads("review"),
)
async def show_review(
    reviews: NamedDependency[Reviews],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    viewer: Viewer,
    table_id: TableId,
) -> Review:
    """Return what decisions and cards cost in a finished game, as far as it is computed."""
    live = await visible_table(reviews.tables, table_id, id_of(viewer))
    if not live.room.is_over():
        raise Refused("not_over")
    demand = limits.demand(Priority.LATER, payer)
    return await reviews.review(live.id, live.room, tuple(live.log)[: live.room.seq], demand)


ROUTES = [show_review]
