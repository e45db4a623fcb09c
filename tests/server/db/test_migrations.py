"""Migrations produce exactly the schema that the code uses, on both kinds of database."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, insert, text

from fourcures.server.db import migrations
from fourcures.server.db.database import Database
from fourcures.server.db.schema import metadata
from fourcures.server.people.schema import people

from ..databases import on_both_databases


async def migrated(url: str) -> Database:
    store = Database(url)
    await store.migrate()
    return store


def differences(connection: Connection) -> object:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return compare_metadata(context, metadata)


@on_both_databases
def test_a_new_database_gets_the_schema_of_the_code(database: str) -> None:
    async def story() -> object:
        store = await migrated(database)
        async with store.engine.connect() as connection:
            changes = await connection.run_sync(differences)
        await store.close()
        return changes

    assert asyncio.run(story()) == []


def test_migrating_twice_keeps_stored_settings(database: str) -> None:
    async def story() -> tuple[str, str]:
        store = await migrated(database)
        first = await store.setting("secret", lambda: secrets.token_hex(8))
        await store.migrate()
        second = await store.setting("secret", lambda: secrets.token_hex(8))
        await store.close()
        return first, second

    first, second = asyncio.run(story())
    assert first == second


@on_both_databases
def test_several_processes_may_migrate_at_once(database: str) -> None:
    async def story() -> None:
        stores = [Database(database) for _ in range(3)]
        await asyncio.gather(*(store.migrate() for store in stores))
        for store in stores:
            await store.close()

    asyncio.run(story())


def test_opening_a_new_file_waits_until_another_process_has_written_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite does not wait before it switches a file to WAL: it fails at once."""
    other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    pauses = []

    def pause(seconds: float) -> None:
        pauses.append(seconds)
        other.rollback()

    monkeypatch.setattr("fourcures.server.db.database.time.sleep", pause)
    monkeypatch.setattr(migrations, "SQLITE_WAITS", 1)

    async def story() -> None:
        store = Database(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
        await store.migrate()
        await store.close()

    asyncio.run(story())
    assert len(pauses) == 1
    other.close()


def test_a_migration_that_fails_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a crash in mid-migration, the next start must be able to migrate the database."""
    from alembic import command

    def half(config: Config, _to: str) -> None:
        connection = config.attributes["connection"]
        connection.execute(text("CREATE TABLE people (id TEXT)"))
        raise RuntimeError("killed")

    async def story() -> object:
        store = Database(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
        with monkeypatch.context() as patch:
            patch.setattr(command, "upgrade", half)
            with pytest.raises(RuntimeError, match="killed"):
                await store.migrate()
        await store.migrate()
        async with store.engine.connect() as connection:
            changes = await connection.run_sync(differences)
        await store.close()
        return changes

    assert asyncio.run(story()) == []


def test_scripts_are_named_after_their_revisions_and_follow_each_other(next_version: str) -> None:
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        _, config = migrations.alembic(connection)
        scripts = list(ScriptDirectory.from_config(config).walk_revisions())[::-1]
    assert [script.revision for script in scripts] == migrations.revisions()
    assert migrations.head() == next_version


@on_both_databases
def test_the_next_version_migrates_a_database_and_keeps_its_rows(
    database: str, request: pytest.FixtureRequest
) -> None:
    async def story() -> object:
        store = await migrated(database)
        async with store.engine.begin() as connection:
            await connection.execute(insert(people).values(id="ann", name="Ann", since=1))
        new: str = request.getfixturevalue("next_version")
        await store.open()  # as a server does when it starts
        async with store.engine.connect() as connection:
            assert await connection.run_sync(migrations.revision) == new
            rows = await connection.execute(text("SELECT id, name, since, motto FROM people"))
        await store.close()
        return rows.all()

    assert asyncio.run(story()) == [("ann", "Ann", 1, "hi")]


def test_an_older_version_refuses_a_database_of_a_newer_one(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store = await migrated(database)
        older = [one for one in migrations.revisions() if one != migrations.head()]
        monkeypatch.setattr(migrations, "revisions", lambda: older)
        with pytest.raises(migrations.NewerDatabase, match="newer version of Four Cures"):
            await store.migrate()
        await store.close()

    asyncio.run(story())
