"""This version reads the databases, backups, logs and records of every archived version."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from fourcures import Game
from fourcures.cli import main
from fourcures.server.db.database import Database
from fourcures.server.tables.log import TableLog
from fourcures.table.apply import apply_entry
from fourcures.table.room import Room

from .make import HERE

ARCHIVES = sorted(folder.name for folder in HERE.iterdir() if (folder / "games.json.gz").exists())

Json = dict[str, Any]
every_archive = pytest.mark.parametrize("version", ARCHIVES)


def games_of(version: str) -> Json:
    """Return the expected content of each table of an archive."""
    games: Json = json.loads(gzip.decompress((HERE / version / "games.json.gz").read_bytes()))
    return games


async def folded(url: str) -> Json:
    """Return the content of each table of a database, read from its log by this version."""
    store = Database(url)
    await store.migrate()
    games: Json = {}
    async with store.engine.connect() as connection:
        tables = list(await connection.exec_driver_sql("SELECT id, seed FROM tables"))
    for row in tables:
        table_id, seed = row.id, row.seed
        room = Room(seed)
        log = await TableLog(store).read(table_id)
        for _, entry in log:
            apply_entry(room, entry)
        game = room.playing()
        games[table_id] = {
            "entries": len(log),
            "record": game.record(),
            "position": game.position(),
        }
    await store.close()
    return games


def test_there_is_an_archive() -> None:
    assert "v0.1" in ARCHIVES
    assert len(games_of("v0.1")) == 50


@every_archive
def test_an_archived_database_is_read(version: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(gzip.decompress((HERE / version / "tables.sqlite.gz").read_bytes()))
    assert asyncio.run(folded(f"sqlite+aiosqlite:///{file}")) == games_of(version)


@every_archive
def test_an_archived_backup_is_restored(version: str, tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    assert main(["restore", str(HERE / version / "backup.jsonl.gz"), "--database", url]) == 0
    assert asyncio.run(folded(url)) == games_of(version)


@every_archive
def test_archived_records_are_replayed(version: str) -> None:
    for game in games_of(version).values():
        replayed = Game.from_record(game["record"])
        assert replayed.record() == game["record"]
        assert replayed.position() == game["position"]
