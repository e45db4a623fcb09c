"""The HTTP routes of tables."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from ...engine.position.schema import Json
from ...engine.record import Record, read
from ...host.opening import (
    CODE_LENGTH,
    Listed,
    NewTable,
    OpenedTable,
    Rematch,
    check_seed,
    fit_setup,
    plan_opening,
)
from ...protocol.refusals import Refused
from ...protocol.schema import Replay, ShownTable
from ...table.replay import replay
from ...table.snapshot import snapshot
from ..http.errors import says
from ..http.limits import Limits
from ..http.rates import Payer
from ..http.requests import Asker, Viewer, id_of, reads
from ..process.settings import ServerSettings
from .live import LiveTable
from .rematch import open_rematch
from .tables import Tables

TableId = Annotated[str, PathParameter(max_length=32, pattern=r"^[A-Za-z0-9_-]{1,32}$")]
EntryNumber = Annotated[int | None, QueryParameter(ge=1, le=1_000_000_000)]
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


@post("/api/tables", status_code=201, responses=says(401, 403, 413, 422))
async def open_table(
    tables: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    settings: NamedDependency[ServerSettings],
    me: Asker,
    data: JSONBody[NewTable],
) -> OpenedTable:
    """Open a table and become its host."""
    setup = fit_setup(data.setup, settings.absent)
    check_seed(data.seed)
    if setup.visibility == "public":
        tables.check_speech(me.id)
    begins = data.bots is not None and not await tables.has_finished(me.id)
    how = plan_opening(setup, data.seed, data.bots, tables.bots, begins)
    limits.tables.take(payer)
    live = await tables.create(me.id, me.name, setup, how)
    return OpenedTable(live.id, live.code)


@post(
    "/api/tables/{table_id:str}/rematch",
    status_code=201,
    responses=says(401, 403, 404, 409, 413, 422),
)
async def play_again(
    tables: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    me: Asker,
    table_id: TableId,
    data: JSONBody[Rematch],
) -> OpenedTable:
    """Open the next game of a table, with a seat kept for all who began the last one.

    If somebody has opened it before, and it has not started, return that one.
    """
    last = await visible_table(tables, table_id, me.id)
    check_seed(data.seed)
    if last.room.setup.visibility == "public":
        tables.check_speech(me.id)
    limits.tables.take(payer)
    live = await open_rematch(tables, last, me.id, me.name, data.seed)
    return OpenedTable(live.id, live.code)


@get("/api/tables", responses=says(), opt=reads("list"))
async def list_public_tables(tables: NamedDependency[Tables], viewer: Viewer) -> list[Listed]:
    """List the public tables that are not over, without those that you may not join."""
    rows = await tables.catalog.public_tables()
    if viewer is not None:
        hosts = await tables.catalog.hosts([row.id for row in rows])
        for feature in tables.features:
            hidden = await feature.hidden_hosts(viewer.id, set(hosts.values()))
            rows = [row for row in rows if hosts.get(row.id) not in hidden]
    return [Listed(*row) for row in rows]


@get("/api/tables/mine", responses=says(401), opt=reads("list"))
async def list_my_tables(tables: NamedDependency[Tables], me: Asker) -> list[Listed]:
    """List the tables you have been at."""
    return [Listed(*row) for row in await tables.catalog.tables_of(me.id)]


@get("/api/codes/{code:str}", responses=says(404))
async def find_by_code(
    tables: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    code: Annotated[str, PathParameter(max_length=16)],
) -> OpenedTable:
    """Find the table of an invitation code; wrong codes are rate limited."""
    limits.guesses.check(payer)
    typed = code.strip().upper()
    sensible = len(typed) == CODE_LENGTH and typed.isascii() and typed.isalnum()
    table_id = await tables.catalog.find_by_code(typed) if sensible else None
    if table_id is None:
        limits.guesses.count(payer)
        raise Refused("no_table")
    live = await tables.get(table_id)
    return OpenedTable(live.id, live.code)


@get("/api/tables/{table_id:str}", responses=says(403, 404), opt=reads("table"))
async def show_table(
    tables: NamedDependency[Tables], viewer: Viewer, table_id: TableId
) -> ShownTable:
    """Return a table as you may see it."""
    live = await visible_table(tables, table_id, id_of(viewer))
    if viewer is not None:
        await tables.check_join(live.room, viewer.id)
    return snapshot(live.room, id_of(viewer), live.code)


@get("/api/tables/{table_id:str}/log", responses=says(403, 404), opt=reads("log"))
async def show_log(
    tables: NamedDependency[Tables], viewer: Viewer, table_id: TableId, before: EntryNumber = None
) -> list[Json]:
    """Return the entries before a number, at most 500; without it, the last ones."""
    live = await visible_table(tables, table_id, id_of(viewer))
    to = None if before is None else before - 1
    return await live.entries_for(live.room, id_of(viewer), to=to)


@get("/api/tables/{table_id:str}/record", responses=says(403, 404, 409), opt=reads("record"))
async def show_record(tables: NamedDependency[Tables], table_id: TableId) -> Record:
    """Return the record of a finished game, with its seed."""
    live = await visible_table(tables, table_id, None)  # not even for its players: the seed
    if not live.room.is_over():
        raise Refused("not_over")
    return read(live.room.playing().record())


@get("/api/tables/{table_id:str}/replay", responses=says(403, 404, 422), opt=reads("replay"))
async def show_replay(tables: NamedDependency[Tables], viewer: Viewer, table_id: TableId) -> Replay:
    """Return the whole game so far as you may see it; after the end, with nothing hidden."""
    live = await visible_table(tables, table_id, id_of(viewer))
    room, log = live.room, tuple(live.log)
    room.require_game()
    # In a thread: a long game takes a moment and would block the event loop.
    return await asyncio.to_thread(replay, room, log[: room.seq], id_of(viewer))


async def visible_table(tables: Tables, table_id: str, person: str | None) -> LiveTable:
    """Return a table that a person may see; raise Refused if they may not."""
    live = await find_table(tables, table_id)
    tables.check_view(live.room, person)
    return live


async def find_table(tables: Tables, table_id: str) -> LiveTable:
    """Return the table with this id; raise Refused if it cannot be used."""
    if not TABLE_ID.fullmatch(table_id):
        raise Refused("no_table")
    return await tables.get(table_id)


ROUTES = [
    open_table,
    play_again,
    list_public_tables,
    list_my_tables,
    find_by_code,
    show_table,
    show_log,
    show_record,
    show_replay,
]
