"""The HTTP routes of monitoring: health, readiness, metrics, and how the server sees a client."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException

from ... import __version__
from ...protocol.refusals import Refused
from ..db.database import Database
from ..process.metrics import Metrics
from ..process.settings import ServerSettings
from .errors import says
from .limits import Limits
from .requests import AnyConnection, AnyRequest

Check = Callable[[], Awaitable[None]]


class Health(msgspec.Struct):
    """The health of a process."""

    status: str
    version: str


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
async def readyz(check_readiness: NamedDependency[Check]) -> Health:
    """Return ok if the database responds within two seconds, and its disk is not full."""
    try:
        await check_readiness()
    except Exception:
        raise Refused("not_ready") from None
    return Health("ok", __version__)


@get("/metrics", media_type="text/plain; version=0.0.4", sync_to_thread=False)
def show_metrics(
    metrics: NamedDependency[Metrics],
    settings: NamedDependency[ServerSettings],
    request: AnyRequest,
) -> str:
    """Return Prometheus metrics of this process, or of all workers of this server."""
    # Litestar ignores extra slashes, and a proxy that keeps this address internal may not.
    if request.scope.get("raw_path") != f"{settings.path}/metrics".encode():
        raise NotFoundException
    return metrics.text()


@get("/api/connection", responses=says(), sync_to_thread=False)
def show_connection(
    limits: NamedDependency[Limits], database: NamedDependency[Database], request: AnyRequest
) -> SeenConnection:
    """Return how the server sees you; `fourcures doctor` checks a proxy with it."""
    return see(request, limits, database)


def see(connection: AnyConnection, limits: Limits, database: Database) -> SeenConnection:
    """Return a connection as the server sees it."""
    host = connection.headers.get("host", "")
    return SeenConnection(limits.address(connection), host, database.clock.now())


ROUTES = [healthz, readyz, show_metrics, show_connection]
