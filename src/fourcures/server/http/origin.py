"""Where requests come from and go to: our own pages, and our own host names."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from ...protocol.refusals import Refused
from ..process.settings import ServerSettings
from .requests import MONITORING, AnyConnection

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
    return host_of(headers.get("host", ""))


def host_of(text: str) -> str:
    """Return a host without its port, in lower case; or "" if the text is not a host."""
    try:
        return (urlsplit(f"//{text}").hostname or "").lower()
    except ValueError:
        return ""


def require_our_host(settings: ServerSettings) -> Guard:
    """Return a guard: a request must be for one of our hosts, if we know them.

    Monitoring is exempt: it uses the address of the machine.
    """
    allowed = allowed_hosts(settings)

    def guard(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
        route = connection.scope.get("path_template", "")
        if not allowed or route.endswith(MONITORING):
            return
        host = host_name(connection.headers)
        if host not in allowed and (settings.allowed_hosts or not is_this_machine(host)):
            raise HTTPException("this server has another host name", status_code=MISDIRECTED)

    return guard


def allowed_hosts(settings: ServerSettings) -> set[str]:
    """Return the host names of this server: the listed ones, or else those of its site."""
    listed = {host.strip().lower() for host in settings.allowed_hosts.split(",")} - {""}
    if listed or not settings.site:
        return listed
    return {urlsplit(settings.site).hostname or "", host_of(settings.public_host)} - {""}


def is_this_machine(host: str) -> bool:
    """Return whether a host is an address, or the name of the own machine: nobody else's site."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host == "localhost"
    return True


def require_our_pages(settings: ServerSettings) -> Guard:
    """Return a guard: pages of other sites may send no request that changes data or cookies."""

    def guard(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
        changes = connection.scope.get("method") in ("POST", "PUT", "PATCH", "DELETE")
        if changes and not is_same_origin(connection, settings):
            raise Refused("other_site")

    return guard
