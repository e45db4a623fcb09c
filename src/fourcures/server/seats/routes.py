"""The HTTP routes of tables that are played turn by turn."""

from __future__ import annotations

import msgspec
from litestar import get
from litestar.di import NamedDependency

from ..http.errors import says
from ..http.requests import Viewer, id_of, reads
from ..tables.routes import TableId, visible_table
from .turns import TurnClock


class ShownWait(msgspec.Struct):
    """Whom a table that is played turn by turn waits for, and until when."""

    person: str
    since: int
    due: int


@get("/api/tables/{table_id:str}/waits", responses=says(403, 404, 429), opt=reads("table"))
async def show_waits(
    turns: NamedDependency[TurnClock], viewer: Viewer, table_id: TableId
) -> list[ShownWait]:
    """Return whom a table that is played turn by turn waits for, and until when."""
    await visible_table(turns.tables, table_id, id_of(viewer))
    return [ShownWait(*row) for row in await turns.waits_at(table_id)]


ROUTES = [show_waits]
