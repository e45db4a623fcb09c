"""The server: HTTP for tables and people, a socket for play."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, WebSocket, delete, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.exceptions import NotFoundException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.params import Parameter

from .. import __version__
from ..bots import BOTS
from . import entries as e
from .botseats import BotSeats
from .deciding import LONGEST_NAME
from .identity import COOKIE, Identity
from .presence import Presence
from .refusing import Refused
from .service import Live, Tables
from .settings import Settings
from .showing import snapshot
from .sockets import Connection
from .store import Store

TableId = Annotated[str, Parameter(max_length=32, pattern=r"^[A-Za-z0-9_-]{1,32}$")]


class Me(msgspec.Struct):
    """Who is asking; `link` carries one's seats to another device."""

    id: str
    name: str
    link: str


class Name(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    setup: e.Setup
    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=200)] | None = None


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    status: str
    since: int


class Opened(msgspec.Struct):
    """A table that can be entered; the code lets others in."""

    id: str
    code: str


class Problem(msgspec.Struct):
    """Why a request was not done."""

    code: str
    rule: str | None
    args: dict[str, Any]
    message: str


class Server:
    """What the handlers share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.tables = Tables(self.store, BOTS)
        self.presence = Presence(self.tables)
        self.bots = BotSeats(self.tables, settings.bot_pause)
        self.identity = Identity("")

    @asynccontextmanager
    async def running(self, app: Litestar) -> AsyncIterator[None]:
        app.state["server"] = self
        await self.store.open()
        self.identity = Identity(await self.store.secret())
        self.bots.start()
        try:
            yield
        finally:
            await self.bots.stop()
            await self.presence.stop()
            await self.store.close()

    async def me(self, cookie: str | None) -> Me | None:
        """Who this cookie says it is, if they are known."""
        person = self.identity.read(cookie)
        name = await self.store.person(person) if person else None
        if person is None or name is None:
            return None
        return Me(person, name, self.identity.signed(person))

    async def table(self, table_id: str) -> Live:
        try:
            return await self.tables.get(table_id)
        except KeyError:
            raise NotFoundException("there is no such table") from None


def server(state: State) -> Server:
    found: Server = state["server"]
    return found


async def asking(request: Request[Any, Any, Any]) -> Me:
    """Who is asking; Refused without a name."""
    me = await server(request.app.state).me(request.cookies.get(COOKIE))
    if me is None:
        raise Refused("no_name")
    return me


def with_cookie(state: State, me: Me) -> Response[Me]:
    """The answer with the cookie that says who one is."""
    settings = server(state).settings
    cookie = Cookie(
        key=COOKIE,
        value=me.link,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
        max_age=400 * 24 * 3600,
        path=settings.path or "/",
    )
    return Response(me, cookies=[cookie], status_code=200)


@get("/healthz", sync_to_thread=False)
def healthz() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok"}


@get("/readyz")
async def readyz(state: State) -> dict[str, str]:
    """The database answers."""
    await server(state).store.ready()
    return {"status": "ok", "version": __version__}


@post("/api/me", status_code=200)
async def name_me(state: State, request: Request[Any, Any, Any], data: Name) -> Response[Me]:
    """Takes a name; the first time one gets an id with it."""
    here = server(state)
    known = here.identity.read(request.cookies.get(COOKIE))
    person = known or here.identity.new()
    name = "".join(char for char in data.name if char.isprintable()).strip()
    if not name:
        raise Refused("bad_name", most=LONGEST_NAME)
    await here.store.name_person(person, name)
    return with_cookie(state, Me(person, name, here.identity.signed(person)))


@get("/api/me")
async def who_am_i(request: Request[Any, Any, Any]) -> Me:
    """Who one is."""
    return await asking(request)


@post("/api/me/link", status_code=200)
async def use_link(state: State, data: dict[str, str]) -> Response[Me]:
    """Takes up one's seats on another device, by a personal link."""
    me = await server(state).me(data.get("link"))
    if me is None:
        raise Refused("bad_link")
    return with_cookie(state, me)


@delete("/api/me", status_code=204)
async def forget_me(state: State, request: Request[Any, Any, Any]) -> None:
    """Deletes one's own data."""
    me = await asking(request)
    await server(state).store.forget(me.id)


@post("/api/tables", status_code=201)
async def new_table(state: State, request: Request[Any, Any, Any], data: NewTable) -> Opened:
    """Opens a table; whoever asks is its host."""
    me = await asking(request)
    live = await server(state).tables.create(me.id, me.name, data.setup, data.seed)
    return Opened(live.id, live.code)


@get("/api/tables")
async def public_tables(state: State) -> list[Listed]:
    """Public tables that are not over."""
    return [Listed(*row) for row in await server(state).store.public_tables()]


@get("/api/tables/mine")
async def my_tables(state: State, request: Request[Any, Any, Any]) -> list[Listed]:
    """The tables where one has been."""
    me = await asking(request)
    return [Listed(*row) for row in await server(state).store.tables_of(me.id)]


@get("/api/codes/{code:str}")
async def by_code(state: State, code: Annotated[str, Parameter(max_length=16)]) -> Opened:
    """The table with an invitation code."""
    table_id = await server(state).store.by_code(code.strip().upper())
    if table_id is None:
        raise NotFoundException("no table has this code")
    live = await server(state).table(table_id)
    return Opened(live.id, live.code)


@get("/api/tables/{table_id:str}")
async def one_table(
    state: State, request: Request[Any, Any, Any], table_id: TableId
) -> dict[str, Any]:
    """A table as whoever asks may know it."""
    me = await server(state).me(request.cookies.get(COOKIE))
    live = await server(state).table(table_id)
    return snapshot(live.room, me.id if me else None)


@get("/api/tables/{table_id:str}/record")
async def record(state: State, table_id: TableId) -> dict[str, Any]:
    """The record of a finished game, with the seed."""
    live = await server(state).table(table_id)
    if not live.room.is_over():
        raise Refused("not_over")
    return live.room.playing().record()


class LitestarWire:
    """A Litestar socket as the connection wants it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket

    async def receive(self) -> str:
        return await self.socket.receive_text()

    async def send(self, data: bytes) -> None:
        await self.socket.send_text(data.decode())


@websocket("/api/tables/{table_id:str}/socket")
async def play(socket: WebSocket[Any, Any, Any], state: State, table_id: str) -> None:
    """Play: commands in, news out; `?seen=N` leaves out what the client has already."""
    here = server(state)
    if not same_origin(socket, here.settings):
        await socket.close(4403, "another site")
        return
    try:
        live = await here.table(table_id)
    except NotFoundException:
        await socket.close(4404, "no such table")
        return
    me = await here.me(socket.cookies.get(COOKIE))
    seen = socket.query_params.get("seen", "0")
    await socket.accept()
    connection = Connection(
        here.tables,
        live,
        me.id if me else None,
        LitestarWire(socket),
        int(seen) if seen.isascii() and seen.isdigit() and len(seen) < 10 else 0,
    )
    if me:
        await here.presence.came(live, me.id, me.name)
    try:
        await connection.run()
    except WebSocketDisconnect:
        pass
    finally:
        if me:
            await here.presence.went(live, me.id)


def same_origin(socket: WebSocket[Any, Any, Any], settings: Settings) -> bool:
    """A browser's socket must come from a page of this server; programs send no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc in (socket.headers.get("host"), settings.host)


def refused(_request: Request[Any, Any, Any], no: Refused) -> Response[Problem]:
    """A refusal as HTTP."""
    status = {"no_name": 401, "bad_link": 403, "not_over": 409, "host_only": 403}.get(no.code, 422)
    return Response(Problem(no.code, no.rule, no.args_of, str(no)), status_code=status)


HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'",
}


def create_app(settings: Settings | None = None) -> Litestar:
    """The whole server as an ASGI application."""
    here = Server(settings or Settings.from_environment())

    async def add_headers(response: Response[Any]) -> Response[Any]:
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    return Litestar(
        path=here.settings.path,
        route_handlers=[
            healthz,
            readyz,
            name_me,
            who_am_i,
            use_link,
            forget_me,
            new_table,
            public_tables,
            my_tables,
            by_code,
            one_table,
            record,
            play,
        ],
        lifespan=[here.running],
        exception_handlers={Refused: refused},
        after_request=add_headers,
        openapi_config=OpenAPIConfig(title="Four Cures", version=__version__, path="/api/schema"),
        request_max_body_size=64_000,
    )
