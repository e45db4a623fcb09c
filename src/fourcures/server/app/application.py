"""The ASGI application: HTTP for tables and people, a WebSocket for play."""

from __future__ import annotations

import logging
import time

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ... import __version__
from ...engine.position.schema import Json
from ...protocol.people import Me
from ...protocol.refusals import Refused
from ..http import monitoring
from ..http.documentation import documentation, site
from ..http.errors import HANDLERS
from ..http.origin import HEADERS, require_our_host, require_our_pages
from ..http.plain_text import PlainRequest, require_plain_text
from ..http.rates import Payer
from ..http.requests import MONITORING, AnyConnection, AnyRequest, Viewer, id_of, reads
from ..http.static import pages
from ..offline.routes import is_built
from ..process.logs import short
from ..process.settings import ServerSettings
from ..sockets import routes as socket_routes
from ..tables import routes as table_routes
from .server import Server

__all__ = ["Server", "application", "create_app"]

logger = logging.getLogger(__name__)

LARGEST_BODY = 64_000  # bytes


class SchemaFile(JsonRenderPlugin):
    """The schema of the routes, encoded once: it takes as long as five other requests."""

    body = b""

    def render(self, request: AnyRequest, openapi_schema: Json) -> bytes:
        self.body = self.body or super().render(request, openapi_schema)
        return self.body


def log_requests(app: ASGIApp) -> ASGIApp:
    """Log each request and socket by its route, because full addresses can be invitations."""

    async def timed(scope: Scope, receive: Receive, send: Send) -> None:
        start, status = time.perf_counter(), 0

        async def note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, note_status)
        finally:
            route = scope.get("path_template", "?")
            if not route.endswith(MONITORING):
                table = scope.get("path_params", {}).get("table_id")
                extra = {
                    "seconds": time.perf_counter() - start,
                    "table": short(str(table)) if table else None,
                    "status": status or None,
                }
                logger.info("%s %s", scope.get("method", "SOCKET"), route, extra=extra)

    return timed


def create_app(settings: ServerSettings | None = None) -> Litestar:
    """Return the whole server as an ASGI application."""
    return application(Server(settings or ServerSettings.from_environment()))


def application(server: Server) -> Litestar:
    """Return the ASGI application of a server."""
    settings = server.settings
    strict = {"Strict-Transport-Security": "max-age=31536000"} if settings.secure else {}
    headers = [
        (name.lower().encode(), value.encode()) for name, value in (HEADERS | strict).items()
    ]

    async def add_headers(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            personal = scope["path"].startswith(f"{settings.path}/api/")
            own = [*message.get("headers", [])]  # a page may have a policy of its own
            named = {name for name, _ in own}
            message["headers"] = [
                *own,
                *(header for header in headers if header[0] not in named),
                *([(b"cache-control", b"no-store")] if personal else []),
            ]

    def limit_reads(connection: AnyConnection, handler: BaseRouteHandler) -> None:
        is_request = connection.scope["type"] == ScopeType.HTTP  # sockets are counted on their own
        if is_request and connection.scope["path"].startswith(f"{settings.path}/api/"):
            server.limits.read(connection, handler.opt.get("reads"))

    return Litestar(
        path=settings.path,
        route_handlers=[
            *server.routes,
            *table_routes.ROUTES,
            *monitoring.ROUTES,
            *socket_routes.ROUTES,
            *pages(settings.path, has=find_extras()),
            *documentation(settings.path),
        ],
        dependencies=dependencies(server),
        lifespan=[server.running],
        exception_handlers=HANDLERS,
        guards=[
            require_our_host(settings),
            require_our_pages(settings),
            limit_reads,
            require_plain_text,
        ],
        request_class=PlainRequest,
        middleware=[log_requests],
        before_send=[add_headers],
        openapi_config=OpenAPIConfig(
            title="Four Cures",
            version=__version__,
            openapi_router=Router(
                "/api/schema", route_handlers=[], opt=reads("schema"), include_in_schema=False
            ),
            render_plugins=[SchemaFile()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
    )


def find_extras() -> frozenset[str]:
    """Return what the server has besides the client: it is built, or it is not."""
    built = {"docs": site() is not None, "offline": is_built()}
    return frozenset(name for name, there in built.items() if there)


def dependencies(server: Server) -> dict[str, Provide]:
    """Return what the handlers of requests can ask for, by the names of their parameters."""

    def provide(name: str) -> Provide:
        return Provide(lambda: server.parts[name], sync_to_thread=False)

    async def find_viewer(request: AnyRequest) -> Me | None:
        return await server.accounts.who(request)

    async def require_me(request: AnyRequest) -> Me:
        me = await server.accounts.who(request)
        if me is None:
            raise Refused("no_name")
        return me

    async def find_payer(request: AnyRequest, viewer: Viewer) -> Payer:
        return server.limits.payer(request, id_of(viewer))

    return {
        "viewer": Provide(find_viewer),
        "payer": Provide(find_payer),
        "me": Provide(require_me),
        **{name: provide(name) for name in server.parts},
    }
