"""The HTTP routes of blocks and reports."""

from __future__ import annotations

import logging
from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from ...protocol.refusals import Refused
from ...protocol.texts import LONGEST_TEXT, MOST_PARTS, clean_text
from ..http.errors import NOTHING, says
from ..http.limits import Limits
from ..http.rates import Payer
from ..http.requests import Asker, Viewer, reads
from ..process.logs import short
from ..tables.routes import TableId, visible_table
from .moderation import Moderation
from .reports import Reason

logger = logging.getLogger(__name__)

PersonId = Annotated[str, PathParameter(max_length=32)]


class BlockedPerson(msgspec.Struct):
    """Somebody whom you have blocked, under their present name, and since when."""

    id: str
    name: str
    since: int


class NewReport(msgspec.Struct, forbid_unknown_fields=True):
    """A report about somebody at a table."""

    person: Annotated[str, msgspec.Meta(max_length=32)]
    reason: Reason
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT * MOST_PARTS)] = ""


@get("/api/me/blocks", responses=says(), opt=reads("list"))
async def list_blocks(
    moderation: NamedDependency[Moderation], viewer: Viewer
) -> list[BlockedPerson]:
    """List the people whom you have blocked; nobody without a name."""
    rows = await moderation.blocks.list_blocked(viewer.id) if viewer else []
    return [BlockedPerson(*row) for row in rows]


@put(
    "/api/me/blocks/{person_id:str}",
    status_code=204,
    responses=NOTHING | says(401, 403, 404),
)
async def block(
    moderation: NamedDependency[Moderation],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    me: Asker,
    person_id: PersonId,
) -> None:
    """Block somebody: clients hide what they say, and you cannot join each other's tables."""
    limits.blocks.take(payer)
    await moderation.blocks.add(me.id, person_id)


@delete("/api/me/blocks/{person_id:str}", status_code=204, responses=NOTHING | says(401, 403))
async def unblock(moderation: NamedDependency[Moderation], me: Asker, person_id: PersonId) -> None:
    """Unblock somebody."""
    await moderation.blocks.remove(me.id, person_id)


@post(
    "/api/tables/{table_id:str}/reports",
    status_code=204,
    responses=NOTHING | says(401, 403, 404, 409, 413, 422),
)
async def report(
    moderation: NamedDependency[Moderation],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    me: Asker,
    table_id: TableId,
    data: JSONBody[NewReport],
) -> None:
    """Report somebody at your table to the operator of the server."""
    live = await visible_table(moderation.tables, table_id, me.id)
    room = live.room
    if me.id not in room.people:
        raise Refused("not_here")
    if data.person == me.id or data.person not in room.people.keys() | room.removed:
        raise Refused("unknown_person")
    text = clean_text(data.text, LONGEST_TEXT, may_be_empty=True)
    limits.reports.take(payer)
    await moderation.reports.add(live.id, room.seq, me.id, data.person, data.reason, text)
    logger.warning("a player was reported: %s", data.reason, extra={"table": short(live.id)})


ROUTES = [list_blocks, block, unblock, report]
