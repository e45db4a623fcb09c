"""The longest chain of outbreaks of each finished game, in the database."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Integer, String, Table, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fourcures.engine.events import Outbreak
from fourcures.engine.game import Game
from fourcures.server.db.database import Database
from fourcures.server.db.schema import metadata
from fourcures.server.tables.feature import Change, Feature
from fourcures.server.tables.log import Write

longest_chains = Table(
    "longest_chains",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("outbreaks", Integer, nullable=False),
)


class LongestChain(Feature):
    """The longest chains of a server."""

    name = "longest_chain"
    derived = (longest_chains,)

    def __init__(self, database: Database) -> None:
        self.database = database

    async def project(self, change: Change) -> Write | None:
        if not change.ends_or_resumes:
            return None
        table_id, over = change.table_id, change.after.is_over()
        outbreaks = measure_chain(change.after.playing())

        async def write(connection: AsyncConnection, _at: int) -> None:
            this = longest_chains.c.table_id == table_id
            await connection.execute(delete(longest_chains).where(this))
            if over:
                row = {"table_id": table_id, "outbreaks": outbreaks}
                await connection.execute(insert(longest_chains).values(row))

        return write

    async def record(self) -> int:
        """Return the longest chain of all games."""
        query = select(func.coalesce(func.max(longest_chains.c.outbreaks), 0))
        return await self.database.fetch_value(query) or 0


def measure_chain(game: Game) -> int:
    """Return the number of outbreaks in the longest chain of a game."""
    longest = chain = 0
    for entry in game.history:
        for event in entry.events:
            if isinstance(event, Outbreak):
                chain = 1 if event.origin is None else chain + 1
                longest = max(longest, chain)
    return longest
