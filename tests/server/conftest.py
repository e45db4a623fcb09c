"""Fixtures for the tests of tables."""

from __future__ import annotations

from .databases import database, postgres, postgres_database
from .db.next_version import next_version
from .hourglass import hourglass

__all__ = ["database", "hourglass", "next_version", "postgres", "postgres_database"]
