"""The rows of slow games: what everyone may see of a game, as it is now."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, LargeBinary, String, Table

from ..db.schema import metadata

slow_games = Table(
    "slow_games",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, nullable=False),  # the entry after which it is written
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # a `GameSummary` as JSON
)
