"""Where requests come from and go to: our own pages, and our own host names."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from ...protocol.refusals import Refused
from ..process.settings import ServerSettings
from .monitoring import QUIET
from .requests import AnyConnection

MISDIRECTED = 421  # the HTTP status for a request to another host
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
}


def is_same_origin(connection: AnyConnection, settings: ServerSettings) -> bool:
    """Return whether a request is from a page of this server, or has no origin (a program)."""
    if connection.headers.get("sec-fetch-site") == "cross-site":
        return False
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    ours = {(connection.headers.get("host") or "").lower(), settings.public_host.lower()} - {""}
    try:
        return urlsplit(origin).netloc.lower() in ours
    except ValueError:
        return False


def host_name(headers: Headers) -> str:
    """Return the host of a request without its port."""
    try:
        return (urlsplit(f"//{headers.get('host', '')}").hostname or "").lower()
    except ValueError:
        return ""


def require_our_host(settings: ServerSettings) -> Guard:
    """Return a guard: if there is a list of allowed hosts, a request must be for one of them.

    Monitoring is exempt: it uses the address of the machine.
    """
    allowed = {host.strip().lower() for host in settings.allowed_hosts.split(",")} - {""}

    def guard(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
        route = connection.scope.get("path_template", "")
        if allowed and not route.endswith(QUIET) and host_name(connection.headers) not in allowed:
            raise HTTPException("this server has another host name", status_code=MISDIRECTED)

    return guard


def require_our_pages(settings: ServerSettings) -> Guard:
    """Return a guard: pages of other sites may send no request that changes data or cookies."""

    def guard(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
        changes = connection.scope.get("method") in ("POST", "PUT", "PATCH", "DELETE")
        if changes and not is_same_origin(connection, settings):
            raise Refused("other_site")

    return guard
