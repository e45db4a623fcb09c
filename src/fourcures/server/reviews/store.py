"""The finished reviews of games, in the database; each belongs to its table and dies with it."""

from __future__ import annotations

import logging
from collections.abc import Collection

import sqlalchemy as sa

from ...host.reviews import VERSION
from ..db.database import SILENT, Database
from ..db.schema import metadata
from ..process.logs import short

logger = logging.getLogger(__name__)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),  # of the game, undone ones and undos included
    sa.Column("body", sa.LargeBinary, nullable=False),  # the review as JSON
)


class ReviewStore:
    """Read and write reviews as JSON; without the database, reviews are only in memory."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, table_id: str, moves: int) -> bytes | None:
        """Return the review of a game with this number of moves, or None.

        A game has more moves than its review if its end was undone.
        """
        query = sa.select(reviews.c.body).where(
            reviews.c.table_id == table_id,
            reviews.c.version == VERSION,
            reviews.c.moves == moves,
        )
        try:
            body: bytes | None = await self.database.fetch_value(query)
            return body
        except SILENT as error:
            logger.warning("a review could not be read: %s", type(error).__name__)
            return None

    async def reviewed(self, table_ids: Collection[str]) -> set[str]:
        """Return those of these tables whose review is kept."""
        query = sa.select(reviews.c.table_id).where(
            reviews.c.version == VERSION, reviews.c.table_id.in_(table_ids)
        )
        return {row.table_id for row in await self.database.fetch_all(query)}

    async def put(self, table_id: str, moves: int, body: bytes) -> None:
        """Keep a finished review, instead of an older one of the same table."""
        row = {"table_id": table_id, "version": VERSION, "moves": moves, "body": body}
        try:
            async with self.database.transaction() as connection:
                await connection.execute(sa.delete(reviews).where(reviews.c.table_id == table_id))
                await connection.execute(sa.insert(reviews).values(row))
        except SILENT as error:  # such as a table that was deleted meanwhile
            extra = {"table": short(table_id)}
            logger.warning("a review was not kept: %s", type(error).__name__, extra=extra)
