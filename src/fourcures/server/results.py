"""The results of finished games, in the database; `store` writes them when a game ends.

Games that ended before there were results are in the table `uncounted`, and counted bit by bit.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

from sqlalchemy import delete, select

from ..table.entries import AnyEntry
from ..table.results import GameResult, results
from ..table.room import Room
from ..table.statistics import StoredResult
from .db_schema import log, tables, uncounted
from .db_schema import results as rows
from .logs import short
from .store import BROKEN, Store, decoded
from .tables import Tables

logger = logging.getLogger(__name__)

MOST_GAMES = 5_000  # the newest ones, in the statistics of a person


async def results_of(store: Store, person: str) -> list[StoredResult]:
    """Return the results of everyone in a person's games."""
    mine = (
        select(rows.c.table_id)
        .where(rows.c.person_id == person)
        .order_by(rows.c.at.desc())
        .limit(MOST_GAMES)
    )
    query = (
        select(rows, tables.c.id.is_not(None).label("replay"))
        .outerjoin(tables, tables.c.id == rows.c.table_id)
        .where(rows.c.table_id.in_(mine))
    )
    async with store.reading.connect() as connection:
        found = (await connection.execute(query)).mappings()
        return [
            StoredResult(
                person=row["person_id"],
                table=row["table_id"],
                roles=row["roles"].split("/"),
                **{name: row[name] for name in SAME},
            )
            for row in found
        ]


SAME = [name for name in StoredResult.__struct_fields__ if name not in ("person", "table", "roles")]


async def count_old_games(here: Tables, limit: int) -> int:
    """Write the results of some games that ended in an older version; return how many."""
    store = here.store
    query = (
        select(tables.c.id, tables.c.seed)
        .join(uncounted, uncounted.c.table_id == tables.c.id)
        .where(tables.c.status != BROKEN)
        .limit(limit)
    )
    async with store.reading.connect() as connection:
        waiting = (await connection.execute(query)).all()
    for table_id, seed in waiting:
        try:
            found, at = await end_of(store, table_id, seed)
        except Exception:
            if await here.read_apart(table_id) is None:  # in quarantine: count it when it is back
                continue
            extra = {"table": short(table_id)}
            logger.warning("a game was not counted", exc_info=True, extra=extra)
            found, at = [], 0
        async with store.transaction() as connection:
            first = delete(uncounted).where(uncounted.c.table_id == table_id)
            if (await connection.execute(first)).rowcount:  # no other process was faster
                await store.replace_results(connection, table_id, found, at)
    return len(waiting)


async def end_of(store: Store, table_id: str, seed: str) -> tuple[list[GameResult], int]:
    """Return the results of a game and when it ended, from its log."""
    query = select(log.c.seq, log.c.at, log.c.body).where(log.c.table_id == table_id)
    async with store.reading.connect() as connection:
        stored = (await connection.execute(query.order_by(log.c.seq))).all()
    # In a thread: a whole game takes a moment and would block the event loop.
    return await asyncio.to_thread(
        replayed, seed, [(decoded(seq, body), at) for seq, at, body in stored]
    )


def replayed(seed: str, found: Iterable[tuple[AnyEntry, int]]) -> tuple[list[GameResult], int]:
    """Return the results of a log and when its game ended; none if it has not."""
    room, ended, when = Room(seed), list[GameResult](), 0
    for entry, at in found:
        over = room.is_over()
        room.apply(entry)
        if room.is_over() != over:
            ended, when = results(room), at
    return ended, when
