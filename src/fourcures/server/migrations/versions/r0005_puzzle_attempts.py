"""The attempts of people at puzzles, and their ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "puzzle_attempts",
        sa.Column(
            "person_id",
            sa.String(32),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("puzzle", sa.String(80), primary_key=True),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("revealed", sa.Boolean, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=True),
        sa.Column("rating", sa.Double, nullable=True),
        sa.Column("deviation", sa.Double, nullable=True),
        sa.Column("volatility", sa.Double, nullable=True),
        sa.Column("at", sa.BigInteger, nullable=True),
    )
    op.create_index("puzzle_attempts_by_time", "puzzle_attempts", ["person_id", "at"])


def downgrade() -> None:
    """Drop the table; the games stay."""
    op.drop_table("puzzle_attempts")
