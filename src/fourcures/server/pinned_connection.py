"""A connection that is kept at hand: what is asked all the time need not borrow one each time."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from sqlalchemy import Row, TextClause
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


class PinnedConnection:
    """One connection, made when it is first needed and again when it was lost; one asks at a time.

    Every statement is a transaction of its own. It may be sent twice if the connection dies while
    it is under way, so it must do no harm when it has been done before. TimeoutError if there is no
    answer for long.
    """

    def __init__(self, engine: AsyncEngine, answers_within: float) -> None:
        self.engine, self.answers_within = engine, answers_within
        self.connection: AsyncConnection | None = None
        self.lock = asyncio.Lock()

    async def execute(
        self, statement: TextClause, values: Mapping[str, object]
    ) -> Sequence[Row[*tuple[object, ...]]]:
        """The rows that answer one statement."""
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
        """The rows, by the connection at hand or a new one."""
        if self.connection is None:
            self.connection = await self.engine.connect()
        try:
            return (await self.connection.execute(statement, values)).all()
        except BaseException as error:
            if not isinstance(error, DBAPIError) or error.connection_invalidated:
                await self.close()
            raise

    async def close(self) -> None:
        """Gives the connection back."""
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.close()
