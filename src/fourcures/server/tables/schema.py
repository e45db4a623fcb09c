"""The rows of tables: their logs, and who was at them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, LargeBinary, String, Table

from ..db.schema import metadata

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("visibility", String(8), nullable=False),
    Column("seed", String(200), nullable=False),
    Column("since", BigInteger, nullable=False),  # all times are milliseconds since 1970
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

members = Table(
    "members",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seen", BigInteger, nullable=False),  # time of the last heartbeat
    Index("members_by_table", "table_id"),
)
