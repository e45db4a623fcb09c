"""The HTTP routes of blocks and reports."""

from __future__ import annotations

import logging
from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from ...protocol.refusals import Refused
from ...table.texts import LONGEST_TEXT, visible_text
from ..app.server import asking, server
from ..http.asgi_types import AnyRequest
from ..http.errors import NOTHING, says
from ..process.logs import short
from ..tables.routes import TableId
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
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)] = ""


@get("/api/me/blocks", responses=says(429))
async def my_blocks(state: State, request: AnyRequest) -> list[BlockedPerson]:
    """List the people whom you have blocked; nobody without a name."""
    here = server(state)
    here.limits.read(request, "list")
    me = await here.me(request)
    return [BlockedPerson(*row) for row in await here.blocks.of(me.id)] if me else []


@put(
    "/api/me/blocks/{person_id:str}",
    status_code=204,
    responses=NOTHING | says(401, 403, 404, 429),
)
async def block(state: State, request: AnyRequest, person_id: PersonId) -> None:
    """Block somebody: clients hide what they say, and you cannot join each other's tables."""
    here = server(state)
    me = await asking(request)
    here.limits.blocks.take(me.id)
    await here.blocks.add(me.id, person_id)


@delete("/api/me/blocks/{person_id:str}", status_code=204, responses=NOTHING | says(401, 403))
async def unblock(state: State, request: AnyRequest, person_id: PersonId) -> None:
    """Unblock somebody."""
    me = await asking(request)
    await server(state).blocks.remove(me.id, person_id)


@post(
    "/api/tables/{table_id:str}/reports",
    status_code=204,
    responses=NOTHING | says(401, 403, 404, 409, 413, 422, 429),
)
async def report(
    state: State, request: AnyRequest, table_id: TableId, data: JSONBody[NewReport]
) -> None:
    """Report somebody at your table to the operator of the server."""
    here = server(state)
    me = await asking(request)
    live = await here.visible_table(table_id, me.id)
    room = live.room
    if me.id not in room.people:
        raise Refused("not_here")
    if data.person == me.id or data.person not in room.people.keys() | room.removed:
        raise Refused("unknown_person")
    here.limits.reports.take(me.id)
    text = visible_text(data.text)
    await here.reports.add(live.id, room.seq, me.id, data.person, data.reason, text)
    logger.warning("a player was reported: %s", data.reason, extra={"table": short(live.id)})


MODERATION_ROUTES = [my_blocks, block, unblock, report]
