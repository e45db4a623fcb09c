"""Blocks between people, reports, and what the operator does about them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def person(name: str, primary_key: bool = False) -> sa.Column[str]:
    """Return a column with a person whose deletion deletes the row."""
    key = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(32), key, nullable=False, primary_key=primary_key)


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "blocks",
        person("person_id", primary_key=True),
        person("blocked_id", primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="SET NULL")),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("reporter_id", sa.String(32), sa.ForeignKey("people.id", ondelete="SET NULL")),
        person("reported_id"),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger),
        sa.UniqueConstraint("table_id", "reporter_id", "reported_id", name="one_report"),
    )
    for name, column in (("reported", "reported_id"), ("reporter", "reporter_id"), ("time", "at")):
        op.create_index(f"reports_by_{name}", "reports", [column])
    op.create_table(
        "sanctions",
        person("person_id", primary_key=True),
        sa.Column("until", sa.BigInteger),
        sa.Column("renamed", sa.BigInteger),
    )


def downgrade() -> None:
    """Drop the tables; the games stay."""
    for table in ("sanctions", "reports", "blocks"):
        op.drop_table(table)
