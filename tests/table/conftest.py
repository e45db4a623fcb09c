"""Fixtures for the tests of tables."""

from __future__ import annotations

from .databases import database, postgres, postgres_database
from .hourglass import hourglass

__all__ = ["database", "hourglass", "postgres", "postgres_database"]
