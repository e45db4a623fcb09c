"""HTTP clients for tests: patient, and quick to make because they load no certificates."""

from __future__ import annotations

import ssl
from typing import Any

import httpx

from fourcures.server.identity import COOKIE

PATIENCE = 90.0  # seconds; a loaded machine is slow, a hanging one is slower
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def options(address: str, cookie: str | None) -> dict[str, Any]:
    cookies = {COOKIE: cookie} if cookie else None
    return {"base_url": address, "cookies": cookies, "timeout": PATIENCE, "verify": PLAIN}


def client(address: str, cookie: str | None = None) -> httpx.Client:
    """Return a client of a server, as the person with this cookie or as nobody."""
    return httpx.Client(**options(address, cookie))


def async_client(address: str, cookie: str | None = None) -> httpx.AsyncClient:
    """Return an asynchronous client of a server, as the person with this cookie or as nobody."""
    return httpx.AsyncClient(**options(address, cookie))
