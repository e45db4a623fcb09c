"""Play in a terminal: full screen or line by line."""

from ..extras import need

need("play", __name__)
