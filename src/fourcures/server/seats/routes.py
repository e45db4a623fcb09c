"""The HTTP routes of seats: whom a table waits for, and whether the bots are ready."""

from __future__ import annotations

import msgspec
from litestar import get
from litestar.di import NamedDependency

from ...bots.warm_up import Step, preparation
from ..http.errors import says
from ..http.requests import Viewer, id_of, reads
from ..tables.routes import TableId, visible_table
from .turns import TurnClock


class ShownWait(msgspec.Struct):
    """Whom a table that is played turn by turn waits for, and until when."""

    person: str
    since: int
    due: int


class BotsReady(msgspec.Struct):
    """How far the compilation of the bots is, which some machines need once."""

    percent: int
    step: Step


@get("/api/bots", responses=says(), sync_to_thread=False)
def show_bots_ready() -> BotsReady:
    """Return how many per cent of the bots are compiled, and the step; 100 if they are ready."""
    return BotsReady(preparation.percent, preparation.step)


@get("/api/tables/{table_id:str}/waits", responses=says(403, 404), opt=reads("table"))
async def show_waits(
    turns: NamedDependency[TurnClock], viewer: Viewer, table_id: TableId
) -> list[ShownWait]:
    """Return whom a table that is played turn by turn waits for, and until when."""
    await visible_table(turns.tables, table_id, id_of(viewer))
    return [ShownWait(*row) for row in await turns.waits_at(table_id)]


ROUTES = [show_bots_ready, show_waits]
