"""Results in the database: written with the end of a game, once, and deleted with their person."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import delete, insert, select

from fourcures.server.db.database import Database
from fourcures.server.statistics.results import results
from fourcures.server.tables.quarantine import Diagnosis, Quarantine
from fourcures.server.tables.schema import log
from fourcures.table import entries

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
            await player.do("sit", seat=number, ready=True)
        await player.never_stop()
    await ann.until(lambda: ann.table["game"] is not None)
    while not ann.over:
        seat = ann.table["waiting"][0]["seat"]
        player = next(member for member in team if seat in member.seats)
        await player.reached(ann.table["seq"])
        words = [
            text for text in player.legal(seat) if text.split()[0] in ("pass", "next", "discard")
        ]
        await ann.reached(await player.move(words[0], seat))
    for player in team:
        await player.leave()
    return table


async def statistics(player: Player) -> Json:
    answer: Json = (await player.get("/api/me/results")).json()
    return answer


async def stored(store: Database) -> list[Any]:
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
        assert [(game["table"], game["replay"]) for game in mine["last"]] == [(table, True)]
        await plays(ann, visibility="local")
        mine, his = await statistics(ann), await statistics(bob)
        assert (mine["games"], mine["one_screen"]) == (2, {"games": 1, "won": 0})
        assert (his["games"], his["favourite"]) == (1, "scientist")
        await site.inside.tables.catalog.delete(table)  # the result outlives its table
        assert [game["replay"] for game in (await statistics(ann))["last"]] == [True, False]

    with_two(database, story)


@pytest.mark.breadth
def test_a_truncated_log_keeps_its_results_if_it_still_has_the_last_move(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        store, quarantine = site.inside.database, Quarantine(site.inside.tables)
        table = await plays(ann, bob)
        before = await stored(store)
        assert len(before) == 2
        end = await last_move(site, table)
        for last in (end, end - 1):  # the entry after the last move, and then the last move
            await damage(store, table, last + 1)
            diagnosis = await diagnose(quarantine, table)
            assert diagnosis.problem is not None and diagnosis.readable == last
            await quarantine.cut(diagnosis)
            assert await stored(store) == (before if last == end else [])
        assert (await diagnose(quarantine, table)).status == "playing"

    with_two(database, story)


async def last_move(site: Site, table: str) -> int:
    """Return the number of the last move in a log."""
    log = await site.inside.tables.log.read(table)
    return max(seq for seq, entry in log if isinstance(entry, entries.Played))


async def diagnose(quarantine: Quarantine, table: str) -> Diagnosis:
    diagnosis = await quarantine.diagnose(table)
    assert diagnosis is not None
    return diagnosis


async def damage(store: Database, table: str, seq: int) -> None:
    """Write an entry that cannot be read."""
    async with store.transaction() as connection:
        await connection.execute(delete(log).where(log.c.table_id == table, log.c.seq == seq))
        row = {"table_id": table, "seq": seq, "at": 0, "body": b'{"kind": "new"}'}
        await connection.execute(insert(log).values(row))


@pytest.mark.breadth
def test_undoing_the_end_of_a_game_deletes_its_results(database: str) -> None:
    """Only a game with a real deck can go on after its end."""

    async def story(site: Site, ann: Player, _bob: Player) -> None:
        table = (await ann.create(**REAL))["id"]
        await ann.join(table)
        for _ in range(2):
            while not ann.over:
                legal = ann.legal(0) + ann.legal(1)
                text = next(
                    move for move in legal if move.split()[0] in ("pass", "next", "discard")
                )
                cards: list[str] = []
                while (said := await ann.ask("move", text=text, cards=cards))["type"] != "done":
                    cards.append(said["args"]["cards"][-1])
                await ann.reached(said["seq"])
            assert len(await stored(site.inside.database)) == 1
            await ann.do("undo")
            assert await stored(site.inside.database) == []
        await ann.leave()

    with_two(database, story)


@pytest.mark.breadth
def test_results_are_deleted_with_a_person_and_are_in_their_export(database: str) -> None:
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
        assert [device["id"] for device in mine["devices"]] == [device["id"] for device in listed]
        assert (len(mine["results"]), mine["tries"], mine["puzzle_attempts"]) == (1, [], [])
        [there] = mine["tables"]
        assert (there["id"], there["status"]) == (table, "over")
        kinds = [entry["kind"] for entry in there["entries"]]
        assert kinds == ["opened", "joined", "said"]
        assert there["entries"][0]["setup"]["name"] == "Night shift"
        assert there["entries"][-1]["text"] == f"secret of {ann.id}"
        assert bob.id not in str(mine)
        async with ann.http() as http:
            assert (await http.delete("/api/me")).status_code == 204
        await eventually(lambda: not site.inside.accounts.deletions.tasks)
        assert [row[0] for row in await stored(site.inside.database)] == [bob.id]
        assert (await statistics(bob))["mates"] == []
        assert "Ann" not in (await bob.get("/api/me/results")).text

    with_two(database, story)


@pytest.mark.breadth
def test_people_without_tables_are_deleted_with_their_results(database: str) -> None:
    async def story(site: Site, ann: Player, _bob: Player) -> None:
        table = await plays(ann, visibility="local")
        await site.inside.tables.catalog.delete(table)
        await site.inside.delete_strangers(site.inside.database.clock.now() + 1)
        assert await stored(site.inside.database) == []

    with_two(database, story)
