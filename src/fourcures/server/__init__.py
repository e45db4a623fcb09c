"""The server: HTTP, sockets, the database, and the bots and coach that think for tables."""

from ..extras import need

need("play", __name__)
