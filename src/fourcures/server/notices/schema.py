"""The rows of notices: those to be sent, and where people want to get them."""

from __future__ import annotations

import sqlalchemy as sa

from ..db.schema import metadata

# Notices that are yet to be sent: one for each wait, kind and channel.
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person_id", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),  # of the wait
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("channel", sa.String(16), primary_key=True),  # "mail", or the device of a browser
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("next_at", sa.BigInteger, nullable=False),  # of the next attempt
    sa.Index("notices_by_time", "next_at"),
)

# A person has at most one address that is confirmed, and one that is not: a new one replaces the
# old one when it is confirmed.
mail_addresses = sa.Table(
    "mail_addresses",
    metadata,
    sa.Column("person_id", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("address", sa.String(254), primary_key=True),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("zone", sa.String(64), nullable=False),  # the time zone of dates
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("confirmed", sa.BigInteger),  # without that, nothing but the question is sent
)

# Mailboxes that want no mails, not even the question whether an address is right.
mail_stops = sa.Table(
    "mail_stops",
    metadata,
    sa.Column("hash", sa.String(32), primary_key=True),  # of the mailbox, with the server's secret
    # Who may ask again: the person who unsubscribed. Empty if an owner said that it was not them.
    sa.Column("person_id", sa.ForeignKey("people.id", ondelete="SET NULL")),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Index("mail_stops_by_person", "person_id"),
)

push_subscriptions = sa.Table(
    "push_subscriptions",
    metadata,
    sa.Column("person_id", sa.String(32), primary_key=True),
    sa.Column("device_id", sa.String(16), primary_key=True),
    sa.Column("endpoint", sa.String(1000), nullable=False),
    sa.Column("p256dh", sa.String(120), nullable=False),  # the keys of the browser
    sa.Column("auth", sa.String(60), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("zone", sa.String(64), nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.ForeignKeyConstraint(
        ["person_id", "device_id"], ["devices.person_id", "devices.id"], ondelete="CASCADE"
    ),
)
