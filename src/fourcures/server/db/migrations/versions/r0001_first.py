"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

BIG, TEXT, YES_NO = sa.BigInteger, sa.String, sa.Boolean


def upgrade() -> None:
    """Create all tables, those that others refer to first."""
    create_people()
    create_tables()
    create_play()
    create_slow_games()
    create_notices()
    create_moderation()
    create_groups()


def create_people() -> None:
    """Create the tables of people, their devices, and the server's settings."""
    op.create_table(
        "people",
        sa.Column("id", TEXT(32), primary_key=True),
        sa.Column("name", TEXT(80), nullable=False),
        sa.Column("since", BIG, nullable=False),
        sa.Column("deleted", BIG),
        sa.Index("people_by_deleted", "deleted"),
    )
    op.create_table(
        "devices",
        key("person_id", "people.id"),
        sa.Column("id", TEXT(16), primary_key=True),
        sa.Column("browser", TEXT(20), nullable=False),
        sa.Column("system", TEXT(20), nullable=False),
        sa.Column("since", BIG, nullable=False),
        sa.Column("seen", BIG, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("hash", TEXT(64), primary_key=True),
        reference("person_id", "people.id"),
        sa.Column("expires", BIG, nullable=False),
        sa.Index("links_by_person", "person_id"),
    )
    op.create_table(
        "settings",
        sa.Column("name", TEXT(40), primary_key=True),
        sa.Column("value", TEXT(200), nullable=False),
    )


def create_tables() -> None:
    """Create the tables of game tables, their logs and their members."""
    op.create_table(
        "tables",
        sa.Column("id", TEXT(32), primary_key=True),
        sa.Column("code", TEXT(16), nullable=False, unique=True),
        sa.Column("visibility", TEXT(8), nullable=False),
        sa.Column("seed", TEXT(200), nullable=False),
        sa.Column("since", BIG, nullable=False),
        sa.Column("status", TEXT(8), nullable=False),
        sa.Index("tables_by_status", "status", "visibility", "since"),
    )
    op.create_table(
        "log",
        key("table_id", "tables.id"),
        sa.Column("seq", BIG, primary_key=True, autoincrement=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "members",
        key("person_id", "people.id"),
        key("table_id", "tables.id"),
        sa.Column("seen", BIG, nullable=False),
        sa.Index("members_by_table", "table_id"),
    )


def create_play() -> None:
    """Create the tables of tries, reviews, puzzles and results."""
    op.create_table(
        "tries",
        key("person_id", "people.id"),
        sa.Column("day", TEXT(10), primary_key=True),
        reference("table_id", "tables.id"),
        sa.Column("won", YES_NO),
        sa.Column("turns", sa.Integer),
        sa.Column("strip", TEXT(400)),
        sa.Index("tries_by_day", "day", "won", "turns"),
        sa.Index("tries_by_table", "table_id"),
    )
    op.create_table(
        "reviews",
        key("table_id", "tables.id"),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "puzzle_attempts",
        key("person_id", "people.id"),
        sa.Column("puzzle", TEXT(80), primary_key=True),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("revealed", YES_NO, nullable=False),
        sa.Column("solved", YES_NO),
        sa.Column("rating", sa.Double),
        sa.Column("deviation", sa.Double),
        sa.Column("volatility", sa.Double),
        sa.Column("at", BIG),
        sa.Index("puzzle_attempts_by_time", "person_id", "at"),
    )
    op.create_table(
        "results",
        key("person_id", "people.id"),
        sa.Column("table_id", TEXT(32), primary_key=True),
        sa.Column("at", BIG, nullable=False),
        sa.Column("name", TEXT(80), nullable=False),
        sa.Column("won", YES_NO, nullable=False),
        sa.Column("cause", TEXT(12), nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("edition", TEXT(8), nullable=False),
        sa.Column("epidemics", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("bots", sa.Integer, nullable=False),
        sa.Column("roles", TEXT(120), nullable=False),
        sa.Index("results_by_table", "table_id"),
    )


def create_slow_games() -> None:
    """Create the tables of games that are played turn by turn, and of their waits."""
    op.create_table(
        "waits",
        key("table_id", "tables.id"),
        key("person_id", "people.id"),
        sa.Column("seq", BIG, nullable=False),
        sa.Column("since", BIG, nullable=False),
        sa.Column("due", BIG, nullable=False),
        sa.Column("late", TEXT(8), nullable=False),
        sa.Column("ran_out", YES_NO, nullable=False),
        sa.Column("kind", TEXT(8), nullable=False),
        sa.Column("notify_at", BIG),
        sa.Index("waits_by_due", "ran_out", "due"),
        sa.Index("waits_by_notice", "notify_at"),
        sa.Index("waits_by_person", "person_id"),
    )
    op.create_table(
        "slow_games",
        key("table_id", "tables.id"),
        sa.Column("seq", BIG, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def create_notices() -> None:
    """Create the tables of notices, and of how people want to get them."""
    op.create_table(
        "notices",
        key("table_id", "tables.id"),
        key("person_id", "people.id"),
        sa.Column("seq", BIG, primary_key=True, autoincrement=False),
        sa.Column("kind", TEXT(8), primary_key=True),
        sa.Column("channel", TEXT(16), primary_key=True),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("next_at", BIG, nullable=False),
        sa.Index("notices_by_time", "next_at"),
    )
    op.create_table(
        "mail_addresses",
        key("person_id", "people.id"),
        sa.Column("address", TEXT(254), primary_key=True),
        sa.Column("language", TEXT(8), nullable=False),
        sa.Column("zone", TEXT(64), nullable=False),
        sa.Column("since", BIG, nullable=False),
        sa.Column("confirmed", BIG),
    )
    op.create_table(
        "mail_stops",
        sa.Column("hash", TEXT(32), primary_key=True),
        sa.Column("person_id", TEXT(32), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("since", BIG, nullable=False),
        sa.Index("mail_stops_by_person", "person_id"),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("person_id", TEXT(32), primary_key=True),
        sa.Column("device_id", TEXT(16), primary_key=True),
        sa.Column("endpoint", TEXT(1000), nullable=False),
        sa.Column("p256dh", TEXT(120), nullable=False),
        sa.Column("auth", TEXT(60), nullable=False),
        sa.Column("language", TEXT(8), nullable=False),
        sa.Column("zone", TEXT(64), nullable=False),
        sa.Column("since", BIG, nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id", "device_id"], ["devices.person_id", "devices.id"], ondelete="CASCADE"
        ),
    )


def create_moderation() -> None:
    """Create the tables of blocks, reports, and what the operator does about them."""
    op.create_table(
        "blocks",
        key("person_id", "people.id"),
        key("blocked_id", "people.id"),
        sa.Column("since", BIG, nullable=False),
        sa.Index("blocks_by_blocked", "blocked_id"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", TEXT(32), sa.ForeignKey("tables.id", ondelete="SET NULL")),
        sa.Column("seq", BIG, nullable=False),
        sa.Column("reporter_id", TEXT(32), sa.ForeignKey("people.id", ondelete="SET NULL")),
        reference("reported_id", "people.id"),
        sa.Column("reason", TEXT(16), nullable=False),
        sa.Column("text", TEXT(1000), nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("closed", BIG),
        sa.UniqueConstraint("table_id", "reporter_id", "reported_id", name="one_report"),
        sa.Index("reports_by_reported", "reported_id"),
        sa.Index("reports_by_reporter", "reporter_id"),
        sa.Index("reports_by_time", "at"),
    )
    op.create_table(
        "sanctions",
        key("person_id", "people.id"),
        sa.Column("until", BIG),
        sa.Column("renamed", BIG),
    )


def create_groups() -> None:
    """Create the tables of groups, their members and games, and of invitations."""
    op.create_table(
        "groups",
        sa.Column("id", TEXT(32), primary_key=True),
        sa.Column("name", TEXT(80), nullable=False),
        sa.Column("named_by", TEXT(32), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("since", BIG, nullable=False),
        sa.Column("evening", BIG),
        sa.Index("groups_by_author", "named_by"),
    )
    op.create_table(
        "group_members",
        key("person_id", "people.id"),
        key("group_id", "groups.id"),
        sa.Column("since", BIG, nullable=False),
        sa.Index("group_members_by_group", "group_id"),
    )
    op.create_table(
        "group_removals",
        key("person_id", "people.id"),
        key("group_id", "groups.id"),
        sa.Column("since", BIG, nullable=False),
        sa.Index("group_removals_by_group", "group_id"),
    )
    op.create_table(
        "group_games",
        sa.Column("table_id", TEXT(32), primary_key=True),
        reference("group_id", "groups.id"),
        sa.Index("group_games_by_group", "group_id"),
    )
    op.create_table(
        "invitations",
        key("person_id", "people.id"),
        key("table_id", "tables.id"),
        reference("by_id", "people.id"),
        sa.Column("at", BIG, nullable=False),
        sa.Index("invitations_by_table", "table_id"),
        sa.Index("invitations_by_inviter", "by_id"),
    )


def key(name: str, of: str) -> sa.Column[str]:
    """Return a column of the primary key that refers to another table."""
    return sa.Column(name, TEXT(32), sa.ForeignKey(of, ondelete="CASCADE"), primary_key=True)


def reference(name: str, of: str) -> sa.Column[str]:
    """Return a column that refers to another table, whose deletions delete the row."""
    return sa.Column(name, TEXT(32), sa.ForeignKey(of, ondelete="CASCADE"), nullable=False)
