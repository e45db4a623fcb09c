"""The rows of moderation: blocks, reports, and what the operator decided."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    UniqueConstraint,
)

from ..db.schema import metadata

blocks = Table(
    "blocks",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Index("blocks_by_blocked", "blocked_id"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="SET NULL")),
    Column("seq", BigInteger, nullable=False),  # the newest entry when the report was made
    Column("reporter_id", String(32), ForeignKey("people.id", ondelete="SET NULL")),
    Column("reported_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("closed", BigInteger),  # when the operator closed it
    UniqueConstraint("table_id", "reporter_id", "reported_id", name="one_report"),
    Index("reports_by_reported", "reported_id"),
    Index("reports_by_reporter", "reporter_id"),
    Index("reports_by_time", "at"),
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("until", BigInteger),  # the end of a suspension
    Column("renamed", BigInteger),  # when the operator last replaced their name
)
