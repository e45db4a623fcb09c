"""What the handlers of requests get: connections, the person who asks, and limits to declare."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from ...protocol.people import Me

AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
MONITORING = ("/healthz", "/readyz", "/metrics")  # polled all the time, so not logged
# What a request reads, and `limits.READING` counts.
Reading = Literal[
    "table", "list", "log", "record", "review", "results", "replay", "check", "schema"
]


Asker = NamedDependency[Me]  # `me`: the person who asks; without a name they are refused
Viewer = NamedDependency[Me | None]  # `viewer`: the person who asks, if they have a name


def id_of(viewer: Me | None) -> str | None:
    """Return the id of a person, if there is one."""
    return viewer.id if viewer else None


def reads(what: Reading) -> dict[str, str]:
    """Return the option of a route whose requests are counted."""
    return {"reads": what}
