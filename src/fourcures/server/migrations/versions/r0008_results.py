"""The results of finished games, for everyone's statistics."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Create the tables; the janitor reads the games that are over already."""
    op.create_table(
        "results",
        sa.Column(
            "person_id",
            sa.String(32),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("cause", sa.String(12), nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("edition", sa.String(8), nullable=False),
        sa.Column("epidemics", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("bots", sa.Integer, nullable=False),
        sa.Column("roles", sa.String(120), nullable=False),
    )
    op.create_index("results_by_table", "results", ["table_id"])
    op.create_table(
        "uncounted",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
    )
    op.execute(
        "INSERT INTO uncounted (table_id) SELECT id FROM tables"
        " WHERE status IN ('over', 'closed', 'broken') AND visibility <> 'exercise'"
    )


def downgrade() -> None:
    """Drop the tables; the games stay."""
    op.drop_table("uncounted")
    op.drop_table("results")
