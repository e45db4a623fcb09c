"""The server: HTTP, WebSockets, the database, and the bots and the coach at tables."""

from ..extras import need

need("play", __name__)
