"""The database schema: people, tables, their logs, settings, and who was last seen when."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, LargeBinary, MetaData, String, Table

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("since", BigInteger, nullable=False),  # all times are milliseconds since 1970
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
