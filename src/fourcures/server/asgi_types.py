"""Litestar's connections; what it leaves open (user, token, state) is nothing that we use."""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
