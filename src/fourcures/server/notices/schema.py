"""The rows of notices: those to be sent, and where people want to get them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    String,
    Table,
)

from ..db.schema import metadata

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
