"""The results of finished games, written in the transaction of the commit that ends a game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ...table.statistics import GameResult, StoredResult
from ...table.statistics import results as results_of
from ..db.database import Database
from ..db.schema import metadata
from ..people.schema import people
from ..tables.feature import Change, Feature, PersonalRows
from ..tables.log import Write
from ..tables.schema import tables

MOST_GAMES = 5_000  # the newest ones, in the statistics of a person

results = sa.Table(
    "results",
    metadata,
    sa.Column("person_id", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),  # the result outlives its table
    sa.Column("at", sa.BigInteger, nullable=False),  # when the game ended
    sa.Column("name", sa.String(80), nullable=False),  # of the person at that table
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("cause", sa.String(12), nullable=False),
    sa.Column("turns", sa.Integer, nullable=False),
    sa.Column("edition", sa.String(8), nullable=False),
    sa.Column("epidemics", sa.Integer, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("bots", sa.Integer, nullable=False),
    sa.Column("roles", sa.String(120), nullable=False),  # of the person, separated by slashes
    sa.Index("results_by_table", "table_id"),
)


class Results(Feature):
    """The results of everybody's games."""

    name = "results"
    personal = (PersonalRows(results),)
    derived = (results,)

    def __init__(self, database: Database) -> None:
        self.database = database

    async def project(self, change: Change) -> Write | None:
        if not change.ends_or_resumes:
            return None
        ended = results_of(change.after)  # none after an undo of the end

        async def write(connection: AsyncConnection, at: int) -> None:
            await replace_results(connection, change.table_id, ended, at)

        return write

    async def has_finished(self, person: str) -> bool:
        query = sa.select(results.c.table_id).where(results.c.person_id == person).limit(1)
        return await self.database.fetch_one(query) is not None

    async def games_of(self, person: str) -> list[StoredResult]:
        """Return the results of everyone in a person's games."""
        mine = (
            sa.select(results.c.table_id)
            .where(results.c.person_id == person)
            .order_by(results.c.at.desc())
            .limit(MOST_GAMES)
        )
        query = (
            sa.select(results, tables.c.id.is_not(None).label("replay"))
            .outerjoin(tables, tables.c.id == results.c.table_id)
            .where(results.c.table_id.in_(mine))
        )
        return [stored_result(row._mapping) for row in await self.database.fetch_all(query)]


async def replace_results(
    connection: AsyncConnection, table_id: str, ended: Sequence[GameResult], at: int
) -> None:
    """Write the results of a game instead of earlier ones; not of people who are deleted."""
    await connection.execute(sa.delete(results).where(results.c.table_id == table_id))
    players = [result.person for result in ended]
    query = sa.select(people.c.id).where(people.c.id.in_(players), people.c.deleted.is_(None))
    known = set((await connection.execute(query)).scalars())
    rows = [result_row(result, table_id, at) for result in ended if result.person in known]
    if rows:
        await connection.execute(sa.insert(results), rows)


def result_row(result: GameResult, table_id: str, at: int) -> dict[str, object]:
    row = msgspec.structs.asdict(result) | {"table_id": table_id, "at": at}
    return row | {"person_id": row.pop("person"), "roles": "/".join(result.roles)}


def stored_result(row: sa.RowMapping) -> StoredResult:
    same = {name: row[name] for name in SAME}
    roles = row["roles"].split("/")
    return StoredResult(person=row["person_id"], table=row["table_id"], roles=roles, **same)


SAME = [name for name in StoredResult.__struct_fields__ if name not in ("person", "table", "roles")]
