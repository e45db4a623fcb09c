"""The HTTP routes of tables and monitoring; `account` has those of people."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter, QueryParameter

from ... import __version__
from ...engine.position.schema import Json
from ...engine.record import Record, read
from ...protocol.refusals import Refused
from ...protocol.schema import Replay, ShownTable, TableStatus
from ...protocol.setup import TableSetup
from ...table.replay import replay
from ...table.snapshot import snapshot
from ...table.texts import visible_text
from ..app.server import Server, asking, server
from ..http.asgi_types import AnyConnection, AnyRequest
from ..http.errors import says
from ..reviews.reviews import Review

TableId = Annotated[str, PathParameter(max_length=32, pattern=r"^[A-Za-z0-9_-]{1,32}$")]
EntryNumber = Annotated[int | None, QueryParameter(ge=1, le=1_000_000_000)]
LONGEST_TABLE_NAME = 80
LONGEST_WAIT = 86_400  # seconds, for the times in a set-up
CODE_LENGTH = 8


class Health(msgspec.Struct):
    """The health of a process."""

    status: str
    version: str


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open; with a given seed, fairness is not claimed."""

    setup: TableSetup
    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=200)] | None = None


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    status: TableStatus
    since: int


class OpenedTable(msgspec.Struct):
    """A table with its invitation code."""

    id: str
    code: str


class SeenConnection(msgspec.Struct):
    """A connection as the server sees it: the address of the client, the host, and the time."""

    address: str
    host: str
    time: int


@get("/healthz", sync_to_thread=False)
def healthz() -> Health:
    """Return ok while the process is alive."""
    return Health("ok", __version__)


@get("/readyz", responses=says(503))
async def readyz(state: State) -> Health:
    """Return ok if the database responds within two seconds, and its disk is not full."""
    try:
        await server(state).readiness.check()
    except Exception:
        raise Refused("not_ready") from None
    return Health("ok", __version__)


@get("/metrics", media_type="text/plain; version=0.0.4", sync_to_thread=False)
def metrics(state: State, request: AnyRequest) -> str:
    """Return Prometheus metrics of this process, or of all workers of this server."""
    here = server(state)
    # Litestar ignores extra slashes, and a proxy that keeps this address internal may not.
    if request.scope.get("raw_path") != f"{here.settings.path}/metrics".encode():
        raise NotFoundException
    return here.measured().text()


@get("/api/connection", responses=says(), sync_to_thread=False)
def connection(state: State, request: AnyRequest) -> SeenConnection:
    """Return how the server sees you; `fourcures doctor` checks a proxy with it."""
    return seen(server(state), request)


@post("/api/tables", status_code=201, responses=says(401, 403, 413, 422, 429))
async def new_table(state: State, request: AnyRequest, data: JSONBody[NewTable]) -> OpenedTable:
    """Open a table and become its host."""
    here = server(state)
    me = await asking(request)
    setup = fitting(data.setup, here.settings.absent)
    if data.seed is not None and not data.seed.isprintable():
        raise Refused("bad_seed")
    if setup.visibility == "public":
        here.tables.sanctions.check(me.id)
    here.limits.tables.take(here.limits.address(request))
    live = await here.tables.create(me.id, me.name, setup, data.seed)
    return OpenedTable(live.id, live.code)


@get("/api/tables", responses=says(429))
async def public_tables(state: State, request: AnyRequest) -> list[Listed]:
    """List the public tables that are not over, without those that you may not join."""
    here = server(state)
    here.limits.read(request, "list")
    me = await here.me(request)
    rows = await here.store.public_tables()
    if me is not None and me.id in here.tables.sanctions.until:
        rows = []
    elif me is not None and (apart := await here.blocks.around(me.id)):
        hosts = await here.store.hosts([row.id for row in rows])
        rows = [row for row in rows if hosts.get(row.id) not in apart]
    return [Listed(*row) for row in rows]


@get("/api/tables/mine", responses=says(401, 429))
async def my_tables(state: State, request: AnyRequest) -> list[Listed]:
    """List the tables you have been at."""
    server(state).limits.read(request, "list")
    me = await asking(request)
    return [Listed(*row) for row in await server(state).store.tables_of(me.id)]


@get("/api/codes/{code:str}", responses=says(404, 429))
async def by_code(
    state: State,
    request: AnyRequest,
    code: Annotated[str, PathParameter(max_length=16)],
) -> OpenedTable:
    """Find the table of an invitation code; wrong codes are rate limited."""
    here = server(state)
    address = here.limits.address(request)
    here.limits.guesses.check(address)
    typed = code.strip().upper()
    sensible = len(typed) == CODE_LENGTH and typed.isascii() and typed.isalnum()
    table_id = await here.store.by_code(typed) if sensible else None
    if table_id is None:
        here.limits.guesses.count(address)
        raise Refused("no_table")
    live = await here.table(table_id)
    return OpenedTable(live.id, live.code)


@get("/api/tables/{table_id:str}", responses=says(403, 404, 429))
async def one_table(state: State, request: AnyRequest, table_id: TableId) -> ShownTable:
    """Return a table as you may see it."""
    server(state).limits.read(request, "table")
    here = server(state)
    me = await here.me(request)
    live = await here.visible_table(table_id, me.id if me else None)
    if me is not None:
        await here.check_welcome(live, me.id)
    return snapshot(live.room, me.id if me else None, live.code)


@get("/api/tables/{table_id:str}/log", responses=says(403, 404, 429))
async def page_of_log(
    state: State, request: AnyRequest, table_id: TableId, before: EntryNumber = None
) -> list[Json]:
    """Return the entries before a number, at most 500; without it, the last ones."""
    here = server(state)
    here.limits.read(request, "log")
    me = await here.me(request)
    live = await here.visible_table(table_id, me.id if me else None)
    to = None if before is None else before - 1
    return await live.entries_for(live.room, me.id if me else None, to=to)


@get("/api/tables/{table_id:str}/record", responses=says(403, 404, 409, 429))
async def record(state: State, request: AnyRequest, table_id: TableId) -> Record:
    """Return the record of a finished game, with its seed."""
    server(state).limits.read(request, "record")
    live = await server(state).visible_table(table_id, None)  # not even for its players: the seed
    if not live.room.is_over():
        raise Refused("not_over")
    return read(live.room.playing().record())


@get("/api/tables/{table_id:str}/replay", responses=says(403, 404, 422, 429))
async def replay_of(state: State, request: AnyRequest, table_id: TableId) -> Replay:
    """Return the whole game so far as you may see it; after the end, with nothing hidden."""
    server(state).limits.read(request, "replay")
    me = await server(state).me(request)
    live = await server(state).visible_table(table_id, me.id if me else None)
    room, log = live.room, tuple(live.log)
    if room.game is None:
        raise Refused("not_begun", empty=sum(one.holder is None for one in room.seats))
    # In a thread: a long game takes a moment and would block the event loop.
    return await asyncio.to_thread(replay, room, log[: room.seq], me.id if me else None)


@get("/api/tables/{table_id:str}/review", responses=says(403, 404, 409, 429, 500))
async def review_of(state: State, request: AnyRequest, table_id: TableId) -> Review:
    """Return what decisions and cards cost in a finished game, as far as it is computed."""
    here = server(state)
    here.limits.read(request, "review")
    me = await here.me(request)
    live = await here.visible_table(table_id, me.id if me else None)
    if not live.room.is_over():
        raise Refused("not_over")
    return await here.reviews.of(live.id, live.room, tuple(live.log)[: live.room.seq])


def seen(here: Server, asked: AnyConnection) -> SeenConnection:
    """Return a connection as the server sees it."""
    host = asked.headers.get("host", "")
    return SeenConnection(here.limits.address(asked), host, here.store.clock.now())


def fitting(setup: TableSetup, absent: int) -> TableSetup:
    """Return a set-up with a visible name and the default for absence; raise Refused if wrong."""
    setup = msgspec.structs.replace(setup, name=visible_text(setup.name))
    if len(setup.name) > LONGEST_TABLE_NAME:
        raise Refused("long_text", most=LONGEST_TABLE_NAME)
    for seconds in (setup.window_seconds, setup.absent_seconds):
        if seconds is not None and not 1 <= seconds <= LONGEST_WAIT:
            raise Refused("bad_seconds", most=LONGEST_WAIT)
    if setup.absent_seconds is None:
        return msgspec.structs.replace(setup, absent_seconds=absent)
    return setup


ROUTES = [
    healthz,
    readyz,
    metrics,
    connection,
    new_table,
    public_tables,
    my_tables,
    by_code,
    one_table,
    page_of_log,
    record,
    replay_of,
    review_of,
]
