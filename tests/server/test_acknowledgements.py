"""The comparison of acknowledgements with the log finds what is lost, moved or doubled."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from sqlalchemy import delete, insert, select

from fourcures.server.db.database import Database
from fourcures.server.tables.schema import log

from .acknowledgements import violations
from .site import serving
from .stubborn import Stubborn, digest


def test_violations_reports_lost_and_doubled_entries(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"

    async def story() -> None:
        async with serving(database) as site:
            ann = await site.person("Ann")
            table_id = (await ann.create(visibility="local"))["id"]
            await ann.join(table_id)
            told = Stubborn(lambda: "", ann.id, ann.cookie, random.Random(1))
            for number in range(5):
                command = f"c{number}"
                told.done[command] = await ann.do("say", command, text=f"word {number}")
                told.seen[ann.table["seq"]] = digest(ann.table)
            await ann.leave()
        store = Database(database)
        try:
            assert await violations(store, table_id, [told]) == []
            last = told.done["c4"]
            last_entry = (log.c.table_id == table_id, log.c.seq == last)
            async with store.transaction() as connection:
                row = (await connection.execute(select(log).where(*last_entry))).one()
                await connection.execute(delete(log).where(*last_entry))
            problems = await violations(store, table_id, [told])
            assert any("c4" in problem and "is lost" in problem for problem in problems), problems
            assert any(f"saw entry {last}, which is lost" in problem for problem in problems), (
                problems
            )
            async with store.transaction() as connection:
                await connection.execute(insert(log).values(row._asdict() | {"seq": last + 1}))
            problems = await violations(store, table_id, [told])
            assert any("the log has gaps" in problem for problem in problems), problems
            assert any(f"and is {last + 1}" in problem for problem in problems), problems
            async with store.transaction() as connection:
                await connection.execute(insert(log).values(row._asdict()))
            problems = await violations(store, table_id, [told])
            assert any("doubled" in problem for problem in problems), problems
        finally:
            await store.close()

    asyncio.run(story())
