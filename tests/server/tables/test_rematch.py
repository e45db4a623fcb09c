"""The next game of a table: one table for all who ask, seats that are kept, and who may join."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from fourcures.server.tables.live import LiveTable

from ..databases import on_both_databases
from ..site import Player, Site, eventually
from ..statistics.test_results import plays, with_two

Json = dict[str, Any]


async def again(player: Player, table: str, **body: Any) -> Json:
    async with player.http() as http:
        answer = await http.post(f"/api/tables/{table}/rematch", json=body)
    return {"status": answer.status_code, **answer.json()}


@on_both_databases
def test_all_meet_at_one_table_and_begin_when_they_are_ready(database: str) -> None:
    async def story(_site: Site, ann: Player, bob: Player) -> None:
        table = await plays(ann, bob, roles=["medic", "scientist"], epidemics=6)
        await bob.join(table)
        opened = await again(ann, table)
        assert opened["status"] == 201
        await bob.until(lambda: bob.table["rematch"] == opened["code"])
        assert bob.entries[-1]["phrase"] == "rematch"
        assert await again(bob, table) == opened
        await bob.leave()
        listed = (await bob.get("/api/tables/mine")).json()
        assert opened["id"] in [row["id"] for row in listed]

        await ann.join(opened["id"])
        assert [seat["holder"] for seat in ann.table["seats"]] == [ann.id, bob.id]
        assert (ann.table["invited"], ann.table["game"]) == ([bob.id], None)
        await ann.do("ready")
        await bob.join(opened["id"])
        assert bob.table["invited"] == []
        await bob.do("ready")
        await ann.until(lambda: ann.table["game"] is not None)
        for player in (ann, bob):
            await player.leave()

    with_two(database, story)


def test_two_who_ask_at_once_meet_at_one_table(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        table = await plays(ann, bob, epidemics=6)
        both = await asyncio.gather(again(ann, table), again(bob, table))
        assert {answer["status"] for answer in both} == {201}
        assert len({answer["id"] for answer in both}) == 1

    with_two(database, story)


def test_one_who_opens_a_table_more_slowly_goes_to_the_one_that_was_announced(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        table = await plays(ann, bob, epidemics=6)
        tables = site.inside.tables
        last, create = await tables.get(table), tables.create
        asked = asyncio.Event()

        async def create_slowly(host: str, *about: Any) -> LiveTable:
            if host == bob.id:
                asked.set()
                await eventually(lambda: last.room.rematch)
            return await create(host, *about)

        monkeypatch.setattr(tables, "create", create_slowly)
        of_bob = asyncio.create_task(again(bob, table))
        await asked.wait()
        of_ann = await again(ann, table)
        assert (await of_bob)["id"] == of_ann["id"]
        listed = (await bob.get("/api/tables/mine")).json()
        assert [row["id"] for row in listed if row["status"] == "open"] == [of_ann["id"]]

    with_two(database, story)


@pytest.mark.breadth
def test_a_game_that_has_started_is_followed_by_another_one(database: str) -> None:
    async def story(_site: Site, ann: Player, bob: Player) -> None:
        table = await plays(ann, bob, epidemics=6)
        first = await again(ann, table)
        await ann.join(first["id"])
        await ann.do("hand", seat=1, bot="thumb")
        await ann.until(lambda: ann.table["game"] is not None)
        await ann.leave()
        assert (await again(bob, table))["id"] != first["id"]

    with_two(database, story)


def test_no_seat_is_kept_for_somebody_who_blocks_the_host(database: str) -> None:
    async def story(_site: Site, ann: Player, bob: Player) -> None:
        table = await plays(ann, bob, epidemics=6)
        async with bob.http() as http:
            await http.put(f"/api/me/blocks/{ann.id}")
        opened = await again(ann, table)
        await ann.join(opened["id"])
        assert [seat["holder"] for seat in ann.table["seats"]] == [ann.id, None]
        assert ann.table["people"].keys() == {ann.id}
        await ann.leave()

    with_two(database, story)


def test_strangers_and_running_games_are_refused(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        wim = await site.person("Wim")
        opened = await ann.create(players=2)
        assert (await again(ann, opened["id"]))["code"] == "not_over"
        table = await plays(ann, bob, epidemics=6)
        assert (await again(wim, table))["code"] == "no_own_seat"
        assert (await again(ann, table, seed="a\tb"))["code"] == "bad_text"

    with_two(database, story)
