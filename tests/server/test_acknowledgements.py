"""The comparison of acknowledgements with the log finds what is lost, moved or doubled."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import delete, insert, select

from fourcures.protocol import commands
from fourcures.server.db.database import Database
from fourcures.server.tables.catalog import insert_table
from fourcures.server.tables.log import Append, TableLog
from fourcures.server.tables.schema import log

from ..table.stories import Story, table_of_three
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


def one_undo_of_several_steps() -> Story:
    story = table_of_three(turn={"seat": 0, "phase": "infect"})
    story.move("mia", "quiet")
    story.end_pause()
    assert len(story.do("mia", commands.Undo)) > 1
    return story


def the_same_undo_twice() -> Story:
    story = table_of_three()
    for city in ("chicago", "montreal"):
        story.move("dana", f"drive {city}")
    for _ in range(2):
        story.do("dana", commands.Undo, id="once")
    return story


@pytest.mark.parametrize(
    ("tell", "doubled"), [(one_undo_of_several_steps, False), (the_same_undo_twice, True)]
)
def test_an_undo_is_doubled_if_it_took_back_more_than_one_move_of_a_player(
    tmp_path: Path, tell: Callable[[], Story], doubled: bool
) -> None:
    """It also takes back the steps of the table since, which the chaos test took for doubled."""

    async def check() -> None:
        store = Database(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
        await store.open()
        try:
            tables = TableLog(store)
            writing = asyncio.create_task(tables.write())
            create = insert_table("table", "CODE", "public", "story")
            await tables.append(Append("table", 0, tell().log, create=create))
            writing.cancel()
            problems = await violations(store, "table", [])
            assert any("doubled" in problem for problem in problems) is doubled, problems
        finally:
            await store.close()

    asyncio.run(check())
