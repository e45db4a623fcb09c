"""Fixtures for the tests of tables."""

from __future__ import annotations

from tests.server.databases import database, postgres, postgres_database

__all__ = ["database", "postgres", "postgres_database"]
