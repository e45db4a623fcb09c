"""The tries of people at the deals of the day, in the database; `store` writes them.

The primary key lets each person have one try a day, whichever process they ask.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import Row, func, select

from ..db.schema import tables, tries
from ..db.store import Store


async def tables_tried(store: Store, day: str, them: Collection[str]) -> Mapping[str, str]:
    """Return the tables where these people have their try of a day, by person."""
    query = select(tries.c.person_id, tries.c.table_id).where(
        tries.c.day == day, tries.c.person_id.in_(them)
    )
    async with store.reading.connect() as connection:
        return {row.person_id: row.table_id for row in await connection.execute(query)}


async def tries_of(store: Store, person: str, since: str) -> list[Row[*tuple[object, ...]]]:
    """Return a person's tries since a day, with the status of their tables, the newest first."""
    query = (
        select(
            tries.c.day,
            tries.c.table_id,
            tables.c.status,
            tries.c.won,
            tries.c.turns,
            tries.c.strip,
        )
        .join(tables, tables.c.id == tries.c.table_id)
        .where(tries.c.person_id == person, tries.c.day >= since)
        .order_by(tries.c.day.desc())
    )
    async with store.reading.connect() as connection:
        return list((await connection.execute(query)).all())


async def team_counts(store: Store, day: str) -> list[Row[bool, int, int]]:
    """Return how many teams won or lost a day's deal, by the number of turns."""
    query = (
        select(tries.c.won, tries.c.turns, func.count(tries.c.table_id.distinct()))
        .where(tries.c.day == day, tries.c.won.is_not(None))
        .group_by(tries.c.won, tries.c.turns)
        .order_by(tries.c.won.desc(), tries.c.turns)
    )
    async with store.reading.connect() as connection:
        return list((await connection.execute(query)).all())
