"""The ASGI application: HTTP for tables and people, a WebSocket for play."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, websocket
from litestar.datastructures import Headers, State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ... import __version__
from ...protocol.refusals import Refused
from ...table.daily import check_access
from ..daily.routes import DAILY_ROUTES
from ..db.store import SILENT
from ..http.asgi_types import AnyConnection, AnySocket
from ..http.documentation import documentation, site
from ..http.errors import HANDLERS
from ..http.static import pages
from ..moderation.routes import MODERATION_ROUTES
from ..notices.routes import NOTICE_ROUTES
from ..people.identity import COOKIE
from ..people.routes import ACCOUNT_ROUTES
from ..people.sessions import SignedOut
from ..practice.routes import PRACTICE_ROUTES
from ..process.logs import short
from ..process.settings import ServerSettings
from ..puzzles.routes import PUZZLE_ROUTES
from ..sockets.connection import Connection
from ..sockets.watch_party import CODE, Watcher
from ..tables.routes import ROUTES, seen
from ..tables.tables import LiveTable
from .server import Server, server

__all__ = ["Server", "application", "create_app"]

logger = logging.getLogger(__name__)

LARGEST_BODY = 64_000  # bytes
MISDIRECTED = 421  # the HTTP status for a request to another host
QUIET = ("/healthz", "/readyz", "/metrics")  # polled all the time, so not logged
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
}


class LitestarWire:
    """A Litestar socket behind the `Wire` protocol of `connection`."""

    def __init__(self, socket: AnySocket) -> None:
        self.socket = socket

    async def receive(self) -> str:
        return await self.socket.receive_text()

    async def send(self, data: bytes) -> None:
        """Send a message; raise ConnectionResetError if the server has closed the socket."""
        try:
            await self.socket.send_text(data.decode())
        except RuntimeError:  # from uvicorn, after it dropped a client that never reads
            raise ConnectionResetError from None


Serve = Callable[[Server, AnySocket, LiveTable], Awaitable[None]]


@websocket("/api/tables/{table_id:str}/socket")
async def play(socket: AnySocket, state: State, table_id: FromPath[str]) -> None:
    """Receive commands and send updates; with `?seen=N`, only the entries after N.

    With `?watch=1` it is a socket of nobody: for a screen that everyone in the room can see.
    """
    await serve(server(state), socket, table_id, at_table)


@websocket("/api/tables/{table_id:str}/replay/socket")
async def watch(socket: AnySocket, state: State, table_id: FromPath[str]) -> None:
    """Watch the replay of a finished game together with those who have the same `?with=CODE`."""
    await serve(server(state), socket, table_id, at_replay)


async def serve(here: Server, socket: AnySocket, table_id: str, serving: Serve) -> None:
    """Serve a socket at a table; close it if it is refused, or if something fails."""
    if not same_origin(socket, here.settings):
        await socket.close(4403, "another site")
        return
    try:
        counted = here.metrics.sockets.track_inprogress()
        place = here.limits.sockets.take(here.limits.address(socket))
        with place, counted, here.janitor.used(table_id):
            await serving(here, socket, await here.table(table_id))
    except Refused as no:
        await socket.close(4429 if no.code == "too_many" else 4404, no.code)
    except SignedOut:
        await socket.close(4401, "signed_out")
    except WebSocketDisconnect:
        pass
    except Exception as error:
        known = {"table": short(table_id)}
        if isinstance(error, SILENT):
            logger.error("database not responding: %s", type(error).__name__, extra=known)
        else:
            logger.exception("WebSocket handler failed", extra=known)
        with contextlib.suppress(Exception):
            await socket.close(1011)


@websocket("/api/connection/socket")
async def connection_socket(socket: AnySocket, state: State) -> None:
    """Send what `GET /api/connection` returns, and close: for `fourcures doctor`."""
    here = server(state)
    try:
        with here.limits.sockets.take(here.limits.address(socket)):
            await socket.accept()
            await socket.send_text(msgspec.json.encode(seen(here, socket)).decode())
            await socket.close(1000)
    except Refused as no:
        await socket.close(4429, no.code)
    except (OSError, WebSocketDisconnect):
        pass


async def at_table(here: Server, socket: AnySocket, live: LiveTable) -> None:
    """Accept a socket and serve it at its table until it closes."""
    async with here.sessions.using(here.identity.read(socket.cookies.get(COOKIE))):
        me = await here.me(socket)
        check_access(live.room, me.id if me else None, here.store.clock.now())
        if socket.query_params.get("watch") == "1":
            me = None
        if me is not None:
            await here.check_welcome(live, me.id)
        seen = socket.query_params.get("seen", "0")
        try:
            await socket.accept()
        except OSError:  # the client has left during the handshake
            return
        connection = Connection(
            here.tables,
            live,
            me.id if me else None,
            LitestarWire(socket),
            int(seen) if seen.isascii() and seen.isdigit() and len(seen) < 10 else 0,
            here.limits.budget(me.id if me else None, socket),
        )
        try:
            if me:
                await here.presence.connected(live, me.id, me.name)
            await connection.run()
        finally:
            if me:
                await here.presence.disconnected(live, me.id)


async def at_replay(here: Server, socket: AnySocket, live: LiveTable) -> None:
    """Accept a socket at a replay and serve it until it closes; nothing of it is logged."""
    async with here.sessions.using(here.identity.read(socket.cookies.get(COOKIE))):
        me = await here.me(socket)
        check_access(live.room, me.id if me else None, here.store.clock.now())
        if not live.room.is_over():
            raise Refused("not_over")
        code = socket.query_params.get("with", "")
        if not CODE.fullmatch(code):
            raise Refused("unreadable", problem="a code has 4 to 16 letters and digits")
        try:
            await socket.accept()
        except OSError:  # the client has left during the handshake
            return
        budget = here.limits.budget(me.id if me else None, socket)
        await Watcher(here.tables, live, code, me, LitestarWire(socket), budget).run()


def same_origin(asked: AnyConnection, settings: ServerSettings) -> bool:
    """Return whether a request is from a page of this server, or has no origin (a program)."""
    if asked.headers.get("sec-fetch-site") == "cross-site":
        return False
    origin = asked.headers.get("origin")
    if origin is None:
        return True
    ours = {(asked.headers.get("host") or "").lower(), settings.public_host.lower()} - {""}
    try:
        return urlsplit(origin).netloc.lower() in ours
    except ValueError:
        return False


def to_our_host(asked: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Raise an error if there is a list of allowed hosts and a request is for another one.

    Monitoring is exempt: it uses the address of the machine.
    """
    settings = server(asked.app.state).settings
    allowed = {one.strip().lower() for one in settings.allowed_hosts.split(",")} - {""}
    route = asked.scope.get("path_template", "")
    if allowed and not route.endswith(QUIET) and host_name(asked.headers) not in allowed:
        raise HTTPException("this server has another host name", status_code=MISDIRECTED)


def host_name(headers: Headers) -> str:
    """Return the host of a request without its port."""
    try:
        return (urlsplit(f"//{headers.get('host', '')}").hostname or "").lower()
    except ValueError:
        return ""


def from_our_pages(request: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Raise Refused if a page of another site sends a request that changes data or cookies."""
    changes = request.scope.get("method") in ("POST", "PUT", "PATCH", "DELETE")
    if changes and not same_origin(request, server(request.app.state).settings):
        raise Refused("other_site")


def logged(app: ASGIApp) -> ASGIApp:
    """Log each request and socket by its route, because full addresses can be invitations."""

    async def timed(scope: Scope, receive: Receive, send: Send) -> None:
        start, status = time.perf_counter(), 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, noted)
        finally:
            route = scope.get("path_template", "?")
            if not route.endswith(QUIET):
                table = scope.get("path_params", {}).get("table_id")
                said = {
                    "seconds": time.perf_counter() - start,
                    "table": short(str(table)) if table else None,
                    "status": status or None,
                }
                method = scope.get("method", "SOCKET")
                logger.info("%s %s", method, route, extra=said)

    return timed


def create_app(settings: ServerSettings | None = None) -> Litestar:
    """Return the whole server as an ASGI application."""
    return application(Server(settings or ServerSettings.from_environment()))


def application(here: Server) -> Litestar:
    """Return the ASGI application of a server."""
    strict = {"Strict-Transport-Security": "max-age=31536000"} if here.settings.secure else {}
    headers = [
        (name.lower().encode(), value.encode()) for name, value in (HEADERS | strict).items()
    ]

    async def add_headers(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            personal = scope["path"].startswith(f"{here.settings.path}/api/")
            message["headers"] = [
                *message.get("headers", []),
                *headers,
                *([(b"cache-control", b"no-store")] if personal else []),
            ]

    return Litestar(
        path=here.settings.path,
        route_handlers=[
            *ACCOUNT_ROUTES,
            *ROUTES,
            *DAILY_ROUTES,
            *PRACTICE_ROUTES,
            *PUZZLE_ROUTES,
            *NOTICE_ROUTES,
            *MODERATION_ROUTES,
            *pages(here.settings.path, docs=site() is not None),
            *documentation(here.settings.path),
            play,
            watch,
            connection_socket,
        ],
        lifespan=[here.running],
        exception_handlers=HANDLERS,
        guards=[to_our_host, from_our_pages],
        middleware=[logged],
        before_send=[add_headers],
        openapi_config=OpenAPIConfig(
            title="Four Cures",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
    )
