"""The feature: it has nothing but routes."""

from __future__ import annotations

from ..tables.feature import Feature


class OfflineGame(Feature):
    """The game without a server, as files."""

    name = "offline"
