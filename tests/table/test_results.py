"""Results in the database: written with the end of a game, once, and deleted with their person."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import delete, insert, select

from fourcures.server.db_schema import log, results, uncounted
from fourcures.server.results import count_old_games
from fourcures.server.store import Store

from .people import Player, Site, eventually, serving
from .test_beside_a_real_table import REAL

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
def test_games_that_ended_before_are_counted_once(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        store = site.inside.store
        table = await plays(ann, bob)
        before = await stored(store)
        assert len(before) == 2

        async def forget() -> None:
            """Return to the state after the migration of an older database."""
            async with store.transaction() as connection:
                await connection.execute(delete(results))
                await connection.execute(insert(uncounted).values(table_id=table))

        await forget()
        assert [await count_old_games(site.inside.tables, 20) for _ in range(2)] == [1, 0]
        assert await stored(store) == before
        await forget()
        async with ann.http() as http:
            await http.delete("/api/me")
        await eventually(lambda: not site.inside.deletions.tasks)
        await count_old_games(site.inside.tables, 20)
        assert await stored(store) == [row for row in before if row[0] == bob.id]

    with_two(database, story)


@pytest.mark.breadth
def test_a_game_whose_log_cannot_be_read_waits_for_its_repair(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        store = site.inside.store
        table = await plays(ann, bob)
        last = len(await store.raw(table))
        async with store.transaction() as connection:
            row = {"table_id": table, "seq": last + 1, "at": 0, "body": b'{"kind": "new"}'}
            await connection.execute(insert(log).values(row))
            await connection.execute(delete(results))
            await connection.execute(insert(uncounted).values(table_id=table))
        assert [await count_old_games(site.inside.tables, 20) for _ in range(2)] == [1, 0]
        assert await store.quarantined() == [table]
        await store.cut(table, last)
        await store.set_status(table, "over")
        assert await count_old_games(site.inside.tables, 20) == 1
        assert len(await stored(store)) == 2

    with_two(database, story)


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
        assert [one["id"] for one in mine["devices"]] == ["first"]
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
