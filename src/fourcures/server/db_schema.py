"""The database schema: people, tables, logs, and what is kept about them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("since", BigInteger, nullable=False),  # all times are milliseconds since 1970
    Column("deleted", BigInteger),  # when they deleted themselves: then the row is a tombstone
    Index("people_by_deleted", "deleted"),
)

devices = Table(
    "devices",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(16), primary_key=True),
    Column("browser", String(20), nullable=False),  # both empty if unknown
    Column("system", String(20), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # the start of the day
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the secret, which is not stored
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("links_by_person", "person_id"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("visibility", String(8), nullable=False),
    Column("seed", String(200), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),  # "open", "playing", "over", "closed" or "broken"
    Index("tables_by_status", "status", "visibility", "since"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # the entry as JSON
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seen", BigInteger, nullable=False),  # time of the last heartbeat
    Index("members_by_table", "table_id"),
)

tries = Table(
    "tries",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("won", Boolean),  # the result, the same for the whole team; empty until the end
    Column("turns", Integer),
    Column("strip", String(400)),  # its turns, separated by slashes
    Index("tries_by_day", "day", "won", "turns"),
    Index("tries_by_table", "table_id"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the program's reviews
    Column("moves", Integer, nullable=False),  # of the game, undone ones and undos included
    Column("body", LargeBinary, nullable=False),  # the review as JSON
)

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(80), primary_key=True),
    Column("hints", Integer, nullable=False),  # how many were taken
    Column("revealed", Boolean, nullable=False),  # whether the person may see the solution
    Column("solved", Boolean),  # the result that counts; empty until the first check
    Column("rating", Double),  # of the person after it, like the next two (Glicko-2)
    Column("deviation", Double),
    Column("volatility", Double),
    Column("at", BigInteger),  # when it was decided
    Index("puzzle_attempts_by_time", "person_id", "at"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Index("blocks_by_blocked", "blocked_id"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="SET NULL")),
    Column("seq", BigInteger, nullable=False),  # the newest entry when the report was made
    Column("reporter_id", String(32), ForeignKey("people.id", ondelete="SET NULL")),
    Column("reported_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("closed", BigInteger),  # when the operator closed it
    UniqueConstraint("table_id", "reporter_id", "reported_id", name="one_report"),
    Index("reports_by_reported", "reported_id"),
    Index("reports_by_reporter", "reporter_id"),
    Index("reports_by_time", "at"),
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("until", BigInteger),  # the end of a suspension
    Column("renamed", BigInteger),  # when the operator last replaced their name
)
