"""The results of finished games, in the database; `store` writes them when a game ends."""

from __future__ import annotations

from sqlalchemy import select

from ...table.statistics import StoredResult
from ..db.schema import results as rows
from ..db.schema import tables
from ..db.store import Store

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
