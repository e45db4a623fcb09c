"""A table whose log cannot be read is set aside, can be brought back, and disturbs nobody."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import delete, update

from fourcures.cli import main
from fourcures.engine.record import RULES
from fourcures.host import bot_moves
from fourcures.host.opening import new_id
from fourcures.protocol.refusals import Refused
from fourcures.server.db.database import Database
from fourcures.server.seats import bots
from fourcures.server.sockets.presence import Presence
from fourcures.server.tables import janitor
from fourcures.server.tables.janitor import Janitor
from fourcures.server.tables.log import TableLog
from fourcures.server.tables.schema import log
from fourcures.table import entries
from tests.sizes import sweep

from ..clients import PATIENCE
from ..site import serving
from .test_listener import bots_to_move, length, pass_on

NOISE = b'{"kind": "played", "text": "fly to the moon"'


async def damage(
    store: Database, table_id: str, seq: int, change: Callable[[bytes], bytes | None]
) -> bytes:
    """Change an entry of a log, or delete it; return what it was."""
    before = dict(await TableLog(store).read_raw(table_id))[seq]
    after = change(before)
    where = (log.c.table_id == table_id, log.c.seq == seq)
    async with store.transaction() as connection:
        if after is None:
            await connection.execute(delete(log).where(*where))
        else:
            await connection.execute(update(log).where(*where).values(body=after))
    return before


def illegal(_entry: bytes) -> bytes:
    """Return an entry with a move that is not legal: the rules of another version, perhaps."""
    return entries.encode(entries.Played(seat=0, text="cure blue with tokyo", outcomes=[]))


def of_the_future(entry: bytes) -> bytes:
    """Return the first entry of a game that a newer program began with changed rules."""
    opened = entries.decode(entry)
    assert isinstance(opened, entries.Opened)
    return entries.encode(msgspec.structs.replace(opened, rules=RULES + 1))


DAMAGES: dict[str, Callable[[bytes], bytes | None]] = {
    "illegal": illegal,
    "noise": lambda _: NOISE,
    "missing": lambda _: None,
}


@pytest.mark.parametrize("name", sweep(DAMAGES))
def test_one_damaged_table_disturbs_no_other(
    database: str,
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(bots, "STALE", 200)
    monkeypatch.setattr(janitor, "ROUND", 0.2)
    monkeypatch.setattr(bot_moves, "choose_command", pass_on)
    kept: dict[str, str] = {}
    caplog.set_level(logging.ERROR)

    async def story() -> None:
        async with serving(database, bot_pause=60) as site:  # it stops before they move
            bad, good = await bots_to_move(site), await bots_to_move(site)
            assert await length(site, bad) >= 8
        store = Database(database)
        kept["before"] = (await damage(store, bad, 7, DAMAGES[name])).decode()
        before = len(await TableLog(store).read_raw(good))
        await store.close()
        async with serving(database) as site, asyncio.timeout(PATIENCE):
            while await length(site, good) < before + 5:
                await asyncio.sleep(0.05)
            while bad not in await site.inside.tables.catalog.quarantined():
                await asyncio.sleep(0.05)
            with pytest.raises(Refused, match="This table cannot be read"):
                await site.inside.tables.get(bad)
            assert bad not in site.inside.tables.live
            while "fourcures_tables_in_quarantine 1.0" not in (await site.get("/metrics")).text:
                await asyncio.sleep(0.05)
        kept["bad"] = bad

    asyncio.run(story())
    assert [record for record in caplog.records if "quarantined a table: entry 7" in record.message]

    # The operator lists it, cannot repair it yet, and brings it back when it can be read.
    bad = kept["bad"]
    options = ["--database", database.replace("+aiosqlite", "").replace("+asyncpg", "")]
    assert main(["tables", *options]) == 0
    assert f"{bad}: 6 of " in capsys.readouterr().out
    assert main(["tables", "--repair", bad, *options]) == 1
    if DAMAGES[name](kept["before"].encode()) is not None:

        async def mend() -> None:
            store = Database(database)
            await damage(store, bad, 7, lambda _: kept["before"].encode())
            await store.close()

        asyncio.run(mend())
        assert main(["tables", "--repair", "all", *options]) == 0
        assert f"{bad}: back, playing" in capsys.readouterr().out
        assert main(["tables", *options]) == 0
        assert "no table is in quarantine" in capsys.readouterr().out


def test_entries_that_cannot_be_read_are_moved_to_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    options = ["--database", str(tmp_path / "tables.sqlite")]
    file = tmp_path / "rest.jsonl"

    async def story() -> str:
        async with serving(database) as site:
            ann = await site.person("Ann")
            opened = await ann.create(visibility="local")
            await ann.join(opened["id"])
            for words in ("one", "two", "three"):
                await ann.do("say", text=words)
            await ann.leave()
            store = site.inside.database
            site.inside.tables.live.clear()
            last = await length(site, opened["id"])
            await damage(store, opened["id"], last - 1, lambda _: NOISE)
            with pytest.raises(Refused, match="This table cannot be read"):
                await site.inside.tables.get(opened["id"])
            return str(opened["id"])

    bad = asyncio.run(story())
    assert main(["tables", "--cut", str(file), *options]) == 2
    assert main(["tables", "--repair", "nothing", *options]) == 2
    assert main(["tables", "--repair", bad, "--cut", str(file), *options]) == 0
    assert f"{bad}: back, playing" in capsys.readouterr().out
    moved = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert moved[0]["body"] == NOISE.decode() and len(moved) == 2
    assert main(["tables", "--repair", bad, "--cut", str(file), *options]) == 2  # the file exists

    async def goes_on() -> None:
        async with serving(database) as site:
            assert (await site.inside.tables.get(bad)).room.seq == moved[0]["seq"] - 1

    asyncio.run(goes_on())


def test_a_game_with_newer_rules_waits_for_a_newer_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """After a return to an older version, such games must not be played by the wrong rules."""
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    options = ["--database", str(tmp_path / "tables.sqlite")]

    async def story() -> tuple[str, bytes]:
        async with serving(database) as site:
            ann = await site.person("Ann")
            table_id = str((await ann.create(visibility="local"))["id"])
            site.inside.tables.live.clear()
            old = await damage(site.inside.database, table_id, 1, of_the_future)
            with pytest.raises(Refused, match="This table cannot be read"):
                await site.inside.tables.get(table_id)
            return table_id, old

    async def upgrade(table_id: str, old: bytes) -> None:
        store = Database(database)
        await damage(store, table_id, 1, lambda _: old)
        await store.close()

    table_id, old = asyncio.run(story())
    assert main(["tables", *options]) == 0
    assert "rules version 2 is not supported, only 1" in capsys.readouterr().out
    cut = ["--cut", str(tmp_path / "rest.jsonl")]
    assert main(["tables", "--repair", table_id, *cut, *options]) == 1  # nothing would be left
    asyncio.run(upgrade(table_id, old))
    assert main(["tables", "--repair", "all", *options]) == 0
    assert f"{table_id}: back, playing" in capsys.readouterr().out


def test_a_broken_table_closes_its_sockets_with_a_reason(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}") as site:
            ann = await site.person("Ann")
            opened = await ann.create(visibility="local")
            await ann.join(opened["id"])
            await damage(site.inside.database, opened["id"], 2, lambda _: NOISE)
            await site.inside.tables.reload(opened["id"])
            assert ann.reader is not None and ann.socket is not None
            await asyncio.wait_for(ann.reader, PATIENCE)
            assert (ann.socket.close_code, ann.socket.close_reason) == (4404, "broken_table")

    asyncio.run(story())


def test_a_failing_task_of_the_janitor_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(janitor, "ROUND", 0.05)
    done: list[str] = []

    async def expire(self: Janitor) -> int:
        done.append("expire")
        return 0

    async def fail(*_: object) -> None:
        raise ValueError("a duty that fails")

    monkeypatch.setattr(Janitor, "expire", expire)
    monkeypatch.setattr(bots.BotSeats, "resume", fail)
    monkeypatch.setattr(Presence, "notice_absence_at", fail)

    async def story() -> None:
        async with serving(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}") as site:
            ann = await site.person("Ann")
            opened = await ann.create(visibility="local")
            await ann.join(opened["id"])
            async with asyncio.timeout(PATIENCE):
                while len(done) < 3:
                    await asyncio.sleep(0.05)
            await ann.leave()

    asyncio.run(story())


def test_the_id_of_a_table_can_be_an_argument_of_a_command() -> None:
    """One of 64 ids began with a dash, and `--repair ID` was refused."""
    assert not any(new_id().startswith("-") for _ in range(1000))
