"""The game in a terminal, on a full screen or line by line."""

from ..extras import need

need("play", __name__)
