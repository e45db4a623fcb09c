"""The tries of people at the deals of the day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "tries",
        sa.Column(
            "person_id",
            sa.String(32),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("won", sa.Boolean, nullable=True),
        sa.Column("turns", sa.Integer, nullable=True),
        sa.Column("strip", sa.String(400), nullable=True),
    )
    op.create_index("tries_by_day", "tries", ["day", "won", "turns"])
    op.create_index("tries_by_table", "tries", ["table_id"])


def downgrade() -> None:
    """Drop the table; the games stay."""
    op.drop_table("tries")
