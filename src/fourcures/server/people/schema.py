"""The rows of people: their names, their devices, and links for more devices."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, String, Table

from ..db.schema import metadata

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("since", BigInteger, nullable=False),
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
    info={"short_lived": True},  # not in backups
)
