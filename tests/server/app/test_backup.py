"""A backup is complete and consistent, and can be restored into either kind of database."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from fourcures.cli import main
from fourcures.server.app.backup import BadDump, backup, kept_tables, restore, rows
from fourcures.server.db.database import Database
from fourcures.server.reviews.reviews import Reviews

from ..databases import on_both_databases
from ..site import serving


def sqlite(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def content(url: str) -> dict[str, list[dict[str, Any]]]:
    """Return all rows of a database."""
    store = Database(url)
    async with store.engine.connect() as connection:
        rows_by_table = {
            table.name: [row async for row in rows(connection, table)] for table in kept_tables()
        }
    await store.close()
    return rows_by_table


async def filled(url: str) -> None:
    """Fill a database with a few tables, people and games."""
    async with serving(url) as site:
        for name in ("Ann", "Zo\u00eb \U0001f9a0"):
            player = await site.person(name)
            for visibility in ("local", "public"):
                opened = await player.create(visibility=visibility, name="\u017b\u00f3\u0142w")
                await player.join(opened["id"])
                await player.do("say", text="Gr\u00fc\u00dfe")
                await site.inside.feature(Reviews).store.put(opened["id"], 3, b'{"moves":3}')
                await player.leave()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """Return a database with content, and its backup."""
    tmp_path = tmp_path_factory.mktemp("kept")
    url, file = sqlite(tmp_path / "first.sqlite"), tmp_path / "backup.jsonl.gz"
    asyncio.run(filled(url))
    assert main(["backup", str(file), "--database", url]) == 0
    return url, file


@on_both_databases
def test_a_backup_can_be_restored_to_sqlite_and_postgres(
    kept: tuple[str, Path], database: str
) -> None:
    url, file = kept
    assert main(["restore", str(file), "--database", database]) == 0
    assert asyncio.run(content(database)) == asyncio.run(content(url))


def test_a_backup_of_postgres_can_be_restored_to_sqlite(
    tmp_path: Path, postgres_database: str
) -> None:
    asyncio.run(filled(postgres_database))
    file, there = tmp_path / "backup.gz", tmp_path / "tables.sqlite"
    assert main(["backup", str(file), "--database", postgres_database]) == 0
    assert main(["restore", str(file), "--database", str(there)]) == 0
    assert asyncio.run(content(postgres_database)) == asyncio.run(content(sqlite(there)))


def test_play_goes_on_after_a_restore_with_the_same_cookies(tmp_path: Path) -> None:
    async def story() -> None:
        new = sqlite(tmp_path / "second.sqlite")
        old, file = sqlite(tmp_path / "first.sqlite"), tmp_path / "backup.gz"
        async with serving(old) as site:
            ann = await site.person("Ann")
            table_id = (await ann.create(visibility="local"))["id"]
            await backup(site.inside.database, file)  # while it runs
        store = Database(new)
        await restore(store, file)
        await store.close()
        async with serving(new) as site:
            ann.site = site
            await ann.join(table_id)
            await ann.move("pass", ann.view()["position"]["turn"]["seat"])
            await ann.leave()

    asyncio.run(story())


def test_only_its_owner_can_read_a_backup(kept: tuple[str, Path]) -> None:
    assert kept[1].stat().st_mode & 0o077 == 0


def again(url: str, file: Path) -> int:
    """Back up to a file that may exist; return the exit status."""
    return main(["backup", str(file), "--database", url])


@pytest.mark.parametrize(
    "older",
    [b"", gzip.compress(b'{"fourcures": 0, "schema": "0000"}\n{"rows": 0}\n')],
    ids=["empty", "of an older version"],
)
def test_a_backup_replaces_an_older_backup_of_the_same_name(
    kept: tuple[str, Path], tmp_path: Path, older: bytes
) -> None:
    file = tmp_path / "nightly.gz"
    file.write_bytes(older)
    for _ in range(2):
        assert again(kept[0], file) == 0
        assert gzip.decompress(file.read_bytes()) == gzip.decompress(kept[1].read_bytes())


@pytest.mark.parametrize(
    "other",
    [b"hello", gzip.compress(b"hello\n"), gzip.compress(b"[]\n"), gzip.compress(b"x")[:15]],
    ids=["text", "compressed text", "another list", "cut short"],
)
def test_a_backup_never_replaces_a_file_that_is_not_a_backup(
    kept: tuple[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str], other: bytes
) -> None:
    file = tmp_path / "thesis.gz"
    file.write_bytes(other)
    assert again(kept[0], file) == 2
    assert capsys.readouterr().err.splitlines() == [
        f"fourcures backup: {file} exists and is not a backup; choose another name"
    ]
    assert file.read_bytes() == other and list(tmp_path.iterdir()) == [file]


def test_a_backup_that_fails_leaves_the_older_one_and_nothing_else(
    kept: tuple[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "nightly.gz"
    assert again(kept[0], file) == 0
    whole = file.read_bytes()

    def full(*_: object) -> bytes:
        raise OSError("no space left")

    monkeypatch.setattr("fourcures.server.app.backup.rows", full)
    assert again(kept[0], file) == 2
    assert file.read_bytes() == whole and list(tmp_path.iterdir()) == [file]


def test_a_backup_is_not_restored_into_a_database_that_is_not_empty(
    kept: tuple[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    before = asyncio.run(content(kept[0]))
    assert main(["restore", str(kept[1]), "--database", kept[0]]) == 2
    assert "not empty" in capsys.readouterr().err
    assert asyncio.run(content(kept[0])) == before


@pytest.mark.parametrize("damage", ["cut", "short", "text", "row", "empty", "schema"])
def test_a_damaged_backup_changes_nothing(
    kept: tuple[str, Path], tmp_path: Path, damage: str
) -> None:
    whole = kept[1].read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    broken = {
        "cut": whole[:-20],
        "short": gzip.compress(b"".join(lines[:-1])),
        "text": b"hello",
        "row": gzip.compress(b"".join([*lines[:2], b'{"table": "cats", "row": {}}\n'])),
        "empty": gzip.compress(b""),
        "schema": gzip.compress(b'{"fourcures": 1, "schema": "9999"}\n{"rows": 0}\n'),
    }
    file = tmp_path / "broken.gz"
    file.write_bytes(broken[damage])
    new = sqlite(tmp_path / "new.sqlite")

    async def story() -> None:
        store = Database(new)
        with pytest.raises(BadDump):
            await restore(store, file)
        await store.close()

    asyncio.run(story())
    assert not any(asyncio.run(content(new)).values())


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_missing_file_is_reported_in_one_line(
    tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [str(tmp_path / "none" / "file"), "--database", str(tmp_path / "none.sqlite")]
    assert main([command, *words]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@on_both_databases
def test_the_next_version_migrates_a_backup(
    kept: tuple[str, Path], database: str, request: pytest.FixtureRequest
) -> None:
    before = asyncio.run(content(kept[0]))
    request.getfixturevalue("next_version")
    assert main(["restore", str(kept[1]), "--database", database]) == 0

    async def mottos() -> list[str]:
        store = Database(database)
        async with store.engine.connect() as connection:
            result = await connection.execute(text("SELECT motto FROM people"))
        await store.close()
        return list(result.scalars())

    assert asyncio.run(mottos()) == ["hi", "hi"]
    assert asyncio.run(content(database)) == before
