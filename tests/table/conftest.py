"""Fixtures for the tests of tables."""

from __future__ import annotations

from .databases import database, postgres, postgres_database
from .hourglass import hourglass
from .next_version import next_version

__all__ = ["database", "hourglass", "next_version", "postgres", "postgres_database"]
