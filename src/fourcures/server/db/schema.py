"""The schema of the database. Each part of the server declares its own tables in `metadata`."""

from __future__ import annotations

from sqlalchemy import Column, MetaData, String, Table

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
