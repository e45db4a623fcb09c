"""Tables that are played turn by turn: whom they wait for, and how people are told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

TABLE = ("table_id", "tables.id")
PERSON = ("person_id", "people.id")


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "waits",
        key(*TABLE),
        key(*PERSON),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("late", sa.String(8), nullable=False),
        sa.Column("ran_out", sa.Boolean, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("notify_at", sa.BigInteger),
    )
    op.create_index("waits_by_due", "waits", ["ran_out", "due"])
    op.create_index("waits_by_notice", "waits", ["notify_at"])
    op.create_index("waits_by_person", "waits", ["person_id"])
    op.create_table(
        "notices",
        key(*TABLE),
        key(*PERSON),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("channel", sa.String(16), primary_key=True),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("next_at", sa.BigInteger, nullable=False),
    )
    op.create_index("notices_by_time", "notices", ["next_at"])
    op.create_table(
        "mail_addresses",
        key(*PERSON),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("device_id", sa.String(16), primary_key=True),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(60), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id", "device_id"], ["devices.person_id", "devices.id"], ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    """Drop the tables; games go on without time limits and notices."""
    for name in ("push_subscriptions", "mail_addresses", "notices", "waits"):
        op.drop_table(name)


def key(name: str, of: str) -> sa.Column[str]:
    """Return a column of the primary key that refers to another table."""
    return sa.Column(name, sa.String(32), sa.ForeignKey(of, ondelete="CASCADE"), primary_key=True)
