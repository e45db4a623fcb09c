"""HTTP clients for tests: with long timeouts, and fast to create without certificates."""

from __future__ import annotations

import ssl
from typing import Any

import httpx

from fourcures.server.people.identity import COOKIE

PATIENCE = 300.0  # seconds; enough for a busy machine, so only a hanging server takes longer
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def options(address: str, cookie: str | None) -> dict[str, Any]:
    cookies = {COOKIE: cookie} if cookie else None
    return {"base_url": address, "cookies": cookies, "timeout": PATIENCE, "verify": PLAIN}


def client(address: str, cookie: str | None = None) -> httpx.Client:
    """Return a client of a server, with or without a person's cookie."""
    return httpx.Client(**options(address, cookie))


def async_client(address: str, cookie: str | None = None) -> httpx.AsyncClient:
    """Return an asynchronous client of a server, with or without a person's cookie."""
    return httpx.AsyncClient(**options(address, cookie))
