"""The rows of moderation: blocks, reports, and what the operator decided."""

from __future__ import annotations

import sqlalchemy as sa

from ..db.schema import metadata

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("person_id", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("blocked_id", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Index("blocks_by_blocked", "blocked_id"),
)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="SET NULL")),
    sa.Column("seq", sa.BigInteger, nullable=False),  # the newest entry when the report was made
    sa.Column("reporter_id", sa.ForeignKey("people.id", ondelete="SET NULL")),
    sa.Column("reported_id", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    sa.Column("reason", sa.String(16), nullable=False),
    sa.Column("text", sa.String(1000), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("closed", sa.BigInteger),  # when the operator closed it
    sa.UniqueConstraint("table_id", "reporter_id", "reported_id", name="one_report"),
    sa.Index("reports_by_reported", "reported_id"),
    sa.Index("reports_by_reporter", "reporter_id"),
    sa.Index("reports_by_time", "at"),
)

sanctions = sa.Table(
    "sanctions",
    metadata,
    sa.Column("person_id", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("until", sa.BigInteger),  # the end of a suspension
    sa.Column("renamed", sa.BigInteger),  # when the operator last replaced their name
)
