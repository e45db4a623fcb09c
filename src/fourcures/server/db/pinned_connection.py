"""A database connection that stays open for frequent statements, outside the pool."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from sqlalchemy import Row, TextClause
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


class PinnedConnection:
    """A connection for one statement at a time; opened on first use, and again after it was lost.

    Every statement is its own transaction. It is retried if the connection dies in the meantime, so
    it must be safe to send twice. Raise TimeoutError if there is no answer in time.
    """

    def __init__(self, engine: AsyncEngine, answers_within: float) -> None:
        self.engine, self.answers_within = engine, answers_within
        self.connection: AsyncConnection | None = None
        self.lock = asyncio.Lock()

    async def execute(
        self, statement: TextClause, values: Mapping[str, object]
    ) -> Sequence[Row[*tuple[object, ...]]]:
        """Return the rows of a statement, retrying once if the connection was lost."""
        async with self.lock, asyncio.timeout(self.answers_within):
            try:
                return await self.once(statement, values)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            return await self.once(statement, values)

    async def once(
        self, statement: TextClause, values: Mapping[str, object]
    ) -> Sequence[Row[*tuple[object, ...]]]:
        """Return the rows of a statement; connect first if necessary."""
        if self.connection is None:
            self.connection = await self.engine.connect()
        try:
            return (await self.connection.execute(statement, values)).all()
        except BaseException as error:
            if not isinstance(error, DBAPIError) or error.connection_invalidated:
                await self.close()
            raise

    async def close(self) -> None:
        """Close the connection."""
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.close()
