"""Results in the database: written with the end of a game, once, and deleted with their person."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import delete, insert, select

from fourcures.server.db.schema import log, results
from fourcures.server.db.store import Store
from fourcures.server.tables.quarantine import Diagnosis, diagnose

from ...table.test_cardboard import REAL
from ..site import Player, Site, eventually, serving

Json = dict[str, Any]


def with_two(database: str, story: Callable[[Site, Player, Player], Awaitable[None]]) -> None:
    """Run a story with a server, Ann and Bob."""

    async def told() -> None:
        async with serving(database) as site:
            await story(site, await site.person("Ann"), await site.person("Bob"))

    asyncio.run(told())


async def plays(*team: Player, **setup: Any) -> str:
    """Open a table, take all seats and pass until the game is lost; return the table."""
    ann = team[0]
    table = str(
        (await ann.create("lost", **{"players": 2, "hands": "open", "first": 0} | setup))["id"]
    )
    for number, player in enumerate(team):
        await player.join(table)
        if setup.get("visibility") != "local":
            await player.do("sit", seat=number)
        await player.do("order", order="never")
    await ann.until(lambda: ann.table["game"] is not None)
    while not ann.over:
        seat = ann.table["waiting"][0]["seat"]
        player = next(one for one in team if seat in one.seats)
        await player.reached(ann.table["seq"])
        words = [
            text for text in player.legal(seat) if text.split()[0] in ("pass", "next", "discard")
        ]
        await ann.reached(await player.move(words[0], seat))
    for player in team:
        await player.leave()
    return table


async def statistics(player: Player) -> Json:
    found: Json = (await player.get("/api/me/results")).json()
    return found


async def stored(store: Store) -> list[Any]:
    async with store.reading.connect() as connection:
        query = select(results).order_by(results.c.table_id, results.c.person_id)
        return [tuple(row) for row in await connection.execute(query)]


def test_the_end_of_a_game_writes_a_result_for_each_player(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        assert (await statistics(ann))["games"] == 0
        assert (await site.get("/api/me/results")).status_code == 401
        table = await plays(ann, bob, roles=["medic", "scientist"])
        mine = await statistics(ann)
        assert (mine["games"], mine["won"], mine["favourite"]) == (1, 0, "medic")
        assert mine["mates"] == [{"name": "Bob", "games": 1, "won": 0}]
        assert [(one["table"], one["replay"]) for one in mine["last"]] == [(table, True)]
        await plays(ann, visibility="local")
        mine, his = await statistics(ann), await statistics(bob)
        assert (mine["games"], mine["one_screen"]) == (2, {"games": 1, "won": 0})
        assert (his["games"], his["favourite"]) == (1, "scientist")
        await site.inside.store.delete_table(table)  # the result outlives its table
        assert [one["replay"] for one in (await statistics(ann))["last"]] == [True, False]

    with_two(database, story)


@pytest.mark.breadth
def test_a_log_that_is_cut_keeps_the_results_if_it_still_has_the_end(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        store = site.inside.store
        table = await plays(ann, bob)
        before = await stored(store)
        assert len(before) == 2
        for after in (0, -1):  # the entry after the last move cannot be read, then the last move
            end = (await diagnosed(store, table)).ended
            await damage(store, table, end + 1 + after)
            found = await diagnosed(store, table)
            assert found.problem is not None and found.readable == end + after
            await store.cut(table, found.readable, found.results, found.ended)
            assert await stored(store) == (before if after == 0 else [])
        assert (await diagnosed(store, table)).status == "playing"

    with_two(database, story)


async def diagnosed(store: Store, table: str) -> Diagnosis:
    found = await diagnose(store, table)
    assert found is not None
    return found


async def damage(store: Store, table: str, seq: int) -> None:
    """Write an entry that cannot be read."""
    async with store.transaction() as connection:
        await connection.execute(delete(log).where(log.c.table_id == table, log.c.seq == seq))
        row = {"table_id": table, "seq": seq, "at": 0, "body": b'{"kind": "new"}'}
        await connection.execute(insert(log).values(row))


@pytest.mark.breadth
def test_the_undo_of_an_end_takes_the_result_back(database: str) -> None:
    """Only a game with a real deck can go on after its end."""

    async def story(site: Site, ann: Player, _bob: Player) -> None:
        table = (await ann.create(**REAL))["id"]
        await ann.join(table)
        for _ in range(2):
            while not ann.over:
                legal = ann.legal(0) + ann.legal(1)
                text = next(one for one in legal if one.split()[0] in ("pass", "next", "discard"))
                cards: list[str] = []
                while (said := await ann.ask("move", text=text, cards=cards))["type"] != "done":
                    cards.append(said["args"]["cards"][-1])
                await ann.reached(said["seq"])
            assert len(await stored(site.inside.store)) == 1
            await ann.do("undo")
            assert await stored(site.inside.store) == []
        await ann.leave()

    with_two(database, story)


@pytest.mark.breadth
def test_a_deletion_covers_results_and_an_export_has_everything(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        table = await plays(ann, bob, name="Night shift")
        for player in (ann, bob):
            await player.join(table)
            await player.do("say", text=f"secret of {player.id}")
            await player.leave()
        assert (await site.get("/api/me/export")).status_code == 401
        mine = (await ann.get("/api/me/export")).json()
        assert mine["person"]["name"] == "Ann"
        listed = (await ann.get("/api/me/devices")).json()["devices"]
        assert [one["id"] for one in mine["devices"]] == [one["id"] for one in listed]
        assert (len(mine["results"]), mine["tries"], mine["puzzle_attempts"]) == (1, [], [])
        [there] = mine["tables"]
        assert (there["id"], there["status"]) == (table, "over")
        kinds = [one["kind"] for one in there["entries"]]
        assert kinds == ["opened", "joined", "said"]
        assert there["entries"][0]["setup"]["name"] == "Night shift"
        assert there["entries"][-1]["text"] == f"secret of {ann.id}"
        assert bob.id not in str(mine)
        async with ann.http() as http:
            assert (await http.delete("/api/me")).status_code == 204
        await eventually(lambda: not site.inside.deletions.tasks)
        assert [row[0] for row in await stored(site.inside.store)] == [bob.id]
        assert (await statistics(bob))["mates"] == []
        assert "Ann" not in (await bob.get("/api/me/results")).text

    with_two(database, story)


@pytest.mark.breadth
def test_people_without_tables_are_deleted_with_their_results(database: str) -> None:
    async def story(site: Site, ann: Player, _bob: Player) -> None:
        store = site.inside.store
        await store.delete_table(await plays(ann, visibility="local"))
        await store.delete_strangers(store.clock.now() + 1)
        assert await stored(store) == []

    with_two(database, story)
