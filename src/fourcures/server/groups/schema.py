"""The rows of groups: their members and games; and who is invited to which table."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, String, Table

from ..db.schema import metadata

groups = Table(
    "groups",
    metadata,
    Column("id", String(32), primary_key=True),  # nobody can guess it: its link is the invitation
    Column("name", String(80), nullable=False),  # empty if its author deleted themselves
    Column("named_by", String(32), ForeignKey("people.id", ondelete="SET NULL")),
    Column("since", BigInteger, nullable=False),
    Column("evening", BigInteger),  # when they meet next
    Index("groups_by_author", "named_by"),
)

group_members = Table(
    "group_members",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("group_id", String(32), ForeignKey("groups.id", ondelete="CASCADE"), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Index("group_members_by_group", "group_id"),
)

# People whom a group has removed: its link does not let them in again.
group_removals = Table(
    "group_removals",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("group_id", String(32), ForeignKey("groups.id", ondelete="CASCADE"), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Index("group_removals_by_group", "group_id"),
)

group_games = Table(
    "group_games",
    metadata,
    Column("table_id", String(32), primary_key=True),  # the result outlives its table
    Column("group_id", String(32), ForeignKey("groups.id", ondelete="CASCADE"), nullable=False),
    Index("group_games_by_group", "group_id"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("by_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("invitations_by_table", "table_id"),
    Index("invitations_by_inviter", "by_id"),
)
