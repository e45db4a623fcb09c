"""What the tests of the table share."""

from __future__ import annotations

import pytest

from fourcures.server import connection

from .databases import database, postgres, postgres_database
from .hourglass import hourglass

__all__ = ["database", "hourglass", "postgres", "postgres_database"]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The drivers of these tests type faster than people; limits have tests of their own."""
    monkeypatch.setattr(connection, "BURST", 1_000_000)
    monkeypatch.setattr(connection, "PER_SECOND", 1_000_000)
