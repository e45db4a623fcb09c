"""The database schema: people, tables, logs, and what is kept about them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
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

# Whom tables that are played turn by turn wait for.
waits = Table(
    "waits",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, nullable=False),  # the entry since which it waits
    Column("since", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),  # when their time is up
    Column("late", String(8), nullable=False),  # what happens then
    Column("ran_out", Boolean, nullable=False),  # whether it has happened
    Column("kind", String(8), nullable=False),  # of the next notice: "turn" or "reminder"
    Column("notify_at", BigInteger),  # when to see whether a notice is needed; empty: done
    Index("waits_by_due", "ran_out", "due"),
    Index("waits_by_notice", "notify_at"),
    Index("waits_by_person", "person_id"),
)

# Notices that are yet to be sent: one for each wait, kind and channel.
notices = Table(
    "notices",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),  # of the wait
    Column("kind", String(8), primary_key=True),
    Column("channel", String(16), primary_key=True),  # "mail", or the device of a subscription
    Column("attempts", Integer, nullable=False),
    Column("next_at", BigInteger, nullable=False),  # of the next attempt
    Index("notices_by_time", "next_at"),
)

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(8), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("confirmed", BigInteger),  # without that, nothing but the question is sent
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("device_id", String(16), primary_key=True),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(120), nullable=False),  # the keys of the browser
    Column("auth", String(60), nullable=False),
    Column("language", String(8), nullable=False),
    Column("since", BigInteger, nullable=False),
    ForeignKeyConstraint(
        ["person_id", "device_id"], ["devices.person_id", "devices.id"], ondelete="CASCADE"
    ),
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

results = Table(
    "results",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), primary_key=True),  # the result outlives its table
    Column("at", BigInteger, nullable=False),  # when the game ended
    Column("name", String(80), nullable=False),  # of the person at that table
    Column("won", Boolean, nullable=False),
    Column("cause", String(12), nullable=False),
    Column("turns", Integer, nullable=False),
    Column("edition", String(8), nullable=False),
    Column("epidemics", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("bots", Integer, nullable=False),
    Column("roles", String(120), nullable=False),  # of the person, separated by slashes
    Index("results_by_table", "table_id"),
)
