"""The devices of people, links for further devices, and tombstones of deleted people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the tables; the cookie that a person has now counts as their first device."""
    op.add_column("people", sa.Column("deleted", sa.BigInteger, nullable=True))
    op.create_index("people_by_deleted", "people", ["deleted"])
    op.create_table(
        "devices",
        sa.Column(
            "person_id",
            sa.String(32),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("browser", sa.String(20), nullable=False),
        sa.Column("system", sa.String(20), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.execute(
        "INSERT INTO devices (person_id, id, browser, system, since, seen)"
        " SELECT id, 'first', '', '', since, 0 FROM people"
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column(
            "person_id",
            sa.String(32),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("links_by_person", "links", ["person_id"])


def downgrade() -> None:
    """Drop the tables; only cookies of the first form are still valid then."""
    op.drop_table("links")
    op.drop_table("devices")
    op.execute("DELETE FROM people WHERE deleted IS NOT NULL")
    op.drop_index("people_by_deleted", "people")
    op.drop_column("people", "deleted")
