"""The longest chains of outbreaks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table."""
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "longest_chains",
        sa.Column("table_id", sa.String(32), table, primary_key=True),
        sa.Column("outbreaks", sa.Integer, nullable=False),
    )
