"""Deletion: final, complete, in small batches, and resumed after a crash."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import insert, select

from fourcures.server.db.database import Database
from fourcures.server.people import deletion
from fourcures.server.people.identity import COOKIE
from fourcures.server.people.schema import people
from fourcures.server.tables.log import Append, TableLog
from fourcures.server.tables.log_edit import nameless
from fourcures.server.tables.schema import log, members
from fourcures.table import entries

from ..databases import on_both_databases
from ..site import No, Player, Site, eventually, serving

MANY = 3_000  # chat entries

Story = Callable[[Site, Player, Player], Awaitable[None]]


def with_two(database: str, story: Story) -> None:
    """Run a story with a server, Annabel and Bob."""

    async def told() -> None:
        async with serving(database) as site:
            await story(site, await site.person("Annabel"), await site.person("Bob"))

    asyncio.run(told())


async def deletes(player: Player) -> None:
    async with player.http() as http:
        assert (await http.delete("/api/me")).status_code == 204


async def chatter(log: TableLog, table_id: str, person: str, number: int) -> None:
    """Append chat entries to a log."""
    said = [entries.Said(by=person, text=f"secret {i}") for i in range(number)]
    last = len(await log.read_raw(table_id))
    await log.append(Append(table_id, last, said))


async def bodies(store: Database) -> str:
    """Return all logs as text."""
    async with store.reading.connect() as connection:
        return str((await connection.execute(select(log.c.body))).scalars().all())


def test_an_old_cookie_does_not_bring_a_deleted_person_back(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        table = (await ann.create(players=2))["id"]
        for player, seat in ((ann, 0), (bob, 1)):
            await player.join(table)
            await player.do("sit", seat=seat, ready=True)
        socket = ann.socket
        assert socket is not None
        async with ann.http() as http:
            answer = await http.delete("/api/me")
            assert (answer.status_code, answer.headers["cache-control"]) == (204, "no-store")
        await socket.wait_closed()
        assert socket.close_code == 4401
        async with ann.http() as http:  # with the cookie that was deleted
            assert (await http.get("/api/me")).json() is None
            again = await http.post("/api/me", json={"name": "Annabel"})
            assert again.json()["id"] != ann.id
        shown = (await ann.get(f"/api/tables/{table}")).json()
        assert (shown["you"], shown["seats"][0]["holder"]) == (None, None)
        new = Player(site, again.json()["id"], again.cookies[COOKIE])
        await new.join(table)
        assert new.seats == []
        for player in (ann, bob, new):
            await player.leave()

    with_two(database, story)


def test_the_seat_of_a_deleted_person_is_free_and_the_next_player_is_the_host(
    database: str,
) -> None:
    async def story(_site: Site, ann: Player, bob: Player) -> None:
        table = (await ann.create(players=2, first=0))["id"]
        for player, seat in ((ann, 0), (bob, 1)):
            await player.join(table)
            await player.do("sit", seat=seat, ready=True)
        await bob.until(lambda: bob.table["game"] is not None)
        with pytest.raises(No, match="host_only"):
            await bob.do("close")
        await deletes(ann)
        await bob.until(lambda: ann.id not in bob.table["people"])
        assert bob.table["host"] == bob.id
        assert bob.table["seats"][0] == {"holder": None, "owner": None, "bot": None}
        assert [(entry["kind"], entry["by"]) for entry in bob.entries][-1] == ("removed", None)
        await bob.do("sit", seat=0, ready=True)
        await bob.move("pass", seat=0)
        await ann.leave()
        await bob.leave()

    with_two(database, story)


@on_both_databases
def test_names_are_erased_everywhere(database: str) -> None:
    """At a closed table, at one with a game that is over, and at one that cannot be read."""

    async def story(site: Site, ann: Player, bob: Player) -> None:
        store = site.inside.database
        opened = [(await ann.create(players=2, name="Annabel's"))["id"] for _ in range(3)]
        for table in opened:
            await ann.join(table)
            await bob.join(table)
            await ann.do("say", text="secret words")
            await ann.do("rename", name="Annabel the Great")
            await bob.do("say", text="hello")
            await bob.leave()
            if table == opened[0]:
                await ann.do("close")
            await ann.leave()
        await site.inside.tables.catalog.set_status(opened[1], "over")
        last = len(await site.inside.tables.log.read_raw(opened[2]))
        async with store.transaction() as connection:
            row = {"table_id": opened[2], "seq": last + 1, "at": 0, "body": b'{"kind": "new"}'}
            await connection.execute(insert(log).values(row))
        site.inside.tables.live.pop(opened[2])
        await deletes(ann)
        kept = await bodies(store)
        assert "Annabel" not in kept
        assert "secret" not in kept
        assert kept.count("hello") == 3
        assert "Annabel" not in (await bob.get(f"/api/tables/{opened[1]}")).text
        async with store.reading.connect() as connection:
            (left,) = (await connection.execute(select(people).where(people.c.id == ann.id))).all()
            assert (left.name, bool(left.deleted)) == ("", True)
            hers = select(members).where(members.c.person_id == ann.id)
            assert not (await connection.execute(hers)).all()

    with_two(database, story)


@pytest.mark.breadth
def test_other_writes_go_through_during_a_deletion(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writer of SQLite is held for one batch at a time."""
    monkeypatch.setattr(deletion, "WAIT", 0.0)

    async def story(site: Site, ann: Player, bob: Player) -> None:
        hers, his = (await ann.create(players=2))["id"], (await bob.create(players=2))["id"]
        await chatter(site.inside.tables.log, hers, ann.id, MANY)
        await bob.join(his)
        await deletes(ann)
        working = site.inside.accounts.deletions.tasks[ann.id]
        said = 0
        while not working.done():
            await bob.do("say", text="hello")
            said += 1
        assert said > 3
        assert "secret" not in await bodies(site.inside.database)
        await bob.leave()

    with_two(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}", story)


def test_a_deletion_that_was_interrupted_is_resumed_at_the_next_start(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deletion, "STALE", 0)

    class Crash(Exception):
        """The process dies."""

    async def crash(*_args: object) -> None:
        raise Crash

    async def before(site: Site, ann: Player, _bob: Player) -> None:
        table = (await ann.create(players=2))["id"]
        await chatter(site.inside.tables.log, table, ann.id, 300)
        with monkeypatch.context() as patch:
            patch.setattr(deletion, "rewrite", crash)
            await deletes(ann)
        assert (await ann.get("/api/me")).json() is None
        assert "secret" in await bodies(site.inside.database)

    async def after() -> None:
        async with serving(database) as site:
            people_left = site.inside.accounts.people

            async def resumed() -> None:
                while await people_left.half_deleted(site.inside.database.clock.now()):
                    await asyncio.sleep(0.01)

            await asyncio.wait_for(resumed(), 90)
            kept = await bodies(site.inside.database)
            assert "secret" not in kept
            assert "Annabel" not in kept

    with_two(database, before)
    asyncio.run(after())


@pytest.mark.breadth
def test_a_deletion_at_one_worker_closes_the_sockets_at_the_other(postgres_database: str) -> None:
    async def story() -> None:
        async with serving(postgres_database) as here, serving(postgres_database) as there:
            ann = await here.person("Annabel")
            table = (await ann.create(players=2))["id"]
            ann.site = there
            await ann.join(table)
            await ann.do("say", text="secret words")
            socket = ann.socket
            assert socket is not None
            ann.site = here
            await deletes(ann)
            await socket.wait_closed()
            assert socket.close_code == 4401
            live = there.inside.tables.live[table]
            await eventually(lambda: "secret" not in str(live.log))
            await ann.leave()

    asyncio.run(story())


def test_entries_without_a_name_stay_as_they_are() -> None:
    move = entries.encode(entries.Played(by="ann", seat=0, text="pass", outcomes=[]))
    other = entries.encode(entries.Renamed(by="ann", person="bob", name="Bobby"))
    for body in (move, other, b"not JSON: ann"):
        assert nameless(body, "ann") is None
    said = nameless(entries.encode(entries.Said(by="ann", command="1", text="hi")), "ann")
    assert said is not None
    assert entries.decode(said) == entries.Said(by="ann", command="1", text="")
