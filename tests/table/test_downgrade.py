"""A host can go back to the previous version and come again, without losing a game or a seat."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, text

from fourcures.cli import main
from fourcures.server import migrations
from fourcures.server.store import Store

from .people import serving


def schema(connection: Connection) -> dict[str, list[str]]:
    """Return the columns of every table."""
    found = inspect(connection)
    return {
        name: sorted(column["name"] for column in found.get_columns(name))
        for name in found.get_table_names()
    }


async def looked(database: str) -> tuple[Any, Any, Any]:
    """Return the revision of a database, its columns, and the entries of all logs."""
    store = Store(database)
    try:
        async with store.engine.connect() as connection:
            rows = await connection.execute(text("SELECT * FROM log ORDER BY table_id, seq"))
            return (
                await connection.run_sync(migrations.revision),
                await connection.run_sync(schema),
                [tuple(row) for row in rows],
            )
    finally:
        await store.engine.dispose()


async def as_the_version_before(database: str) -> Any:
    """Return the columns that the previous version creates in an empty database."""
    store = Store(database)
    try:
        async with store.engine.begin() as connection:
            await connection.run_sync(migrations.take_turn)
            command, config = await connection.run_sync(migrations.alembic)
            await connection.run_sync(lambda _: command.upgrade(config, migrations.BEFORE))
            return await connection.run_sync(schema)
    finally:
        await store.engine.dispose()


def test_a_database_goes_back_one_version_and_comes_again(
    database: str, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--database", database.replace("+aiosqlite", "").replace("+asyncpg", "")]

    async def begin() -> tuple[str, str, Any]:
        async with serving(database) as site:
            ann = await site.person("Ann")
            table_id = str((await ann.create(visibility="local"))["id"])
            await ann.join(table_id)
            await ann.move("pass")
            shown = ann.table
            await ann.leave()
            return table_id, ann.cookie, shown

    table_id, cookie, shown = asyncio.run(begin())
    _, _, before = asyncio.run(looked(database))
    assert main(["downgrade", *options]) == 0
    assert f"schema {migrations.BEFORE}" in capsys.readouterr().out
    revision, columns, after = asyncio.run(looked(database))
    assert revision == migrations.BEFORE
    assert columns == asyncio.run(
        as_the_version_before(f"sqlite+aiosqlite:///{tmp_path / 'old.sqlite'}")
    )
    assert after == before
    assert main(["downgrade", *options]) == 0
    assert "nothing to do" in capsys.readouterr().out

    async def again() -> None:
        async with serving(database) as site, site.http(cookie) as http:
            assert (await http.get("/api/me")).json()["name"] == "Ann"
            found = (await http.get(f"/api/tables/{table_id}")).json()
            assert found["game"] == shown["game"]

    asyncio.run(again())


def test_a_database_in_use_is_not_changed(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.sqlite"
    assert main(["downgrade", "--database", str(file)]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not file.exists()
