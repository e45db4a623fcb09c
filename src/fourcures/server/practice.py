"""The HTTP route of practice tables."""

from __future__ import annotations

import asyncio
import secrets

import msgspec
from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from ..table.daily import BOT
from ..table.entries import Practice
from ..table.errors import Refused
from ..table.practice import excerpt
from .asgi_types import AnyRequest
from .http_errors import says
from .process import asking, server
from .routes import OpenedTable, TableId, fitting


class NewPractice(msgspec.Struct, forbid_unknown_fields=True):
    """A practice table to open, from the position after an entry of a game."""

    seq: int
    with_bots: bool = False  # in the other seats; otherwise all seats are yours


@post(
    "/api/tables/{table_id:str}/practice",
    status_code=201,
    responses=says(401, 403, 404, 409, 413, 422, 429),
)
async def new_practice(
    state: State, request: AnyRequest, table_id: TableId, data: JSONBody[NewPractice]
) -> OpenedTable:
    """Open a practice table from a moment of a game, with what you may know of it."""
    here = server(state)
    here.limits.read(request, "replay")
    me = await asking(request)
    live = await here.visible_table(table_id, me.id)
    room, log = live.room, tuple(live.log)
    if room.day and not room.is_over():
        raise Refused("daily_running")
    # In a thread: a long game takes a moment and would block the event loop.
    found = await asyncio.to_thread(
        excerpt, room, log[: room.seq], data.seq, me.id, secrets.randbits(32)
    )
    help = "coach" if room.is_over() else room.setup.help
    setup = fitting(found.setup(alone=not data.with_bots, help=help), here.settings.absent)
    source = Practice(table=live.id, seq=data.seq, turn=found.turn, day=room.secret_day())
    here.limits.tables.take(here.limits.address(request))
    bot = BOT if data.with_bots else None
    opened = await here.tables.create(
        me.id, me.name, setup, None, practice=source, seat=found.seat, bot=bot
    )
    return OpenedTable(opened.id, opened.code)


PRACTICE_ROUTES = [new_practice]
