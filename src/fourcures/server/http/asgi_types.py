"""Litestar's connection types; their parameters (user, token, state) are not used here."""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
