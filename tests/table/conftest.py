"""Fixtures for the tests of tables."""

from __future__ import annotations

import pytest

from fourcures.server import connection

from .databases import database, postgres, postgres_database
from .hourglass import hourglass

__all__ = ["database", "hourglass", "postgres", "postgres_database"]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise the rate limits, because tests send faster than people; limits have their own tests."""
    monkeypatch.setattr(connection, "BURST", 1_000_000)
    monkeypatch.setattr(connection, "PER_SECOND", 1_000_000)
