"""Clients that resend or reconnect get exactly the missed entries, and no move is doubled."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from fourcures.protocol import messages
from fourcures.server.sockets import presence
from fourcures.table.apply import apply_entry
from fourcures.table.room import Room
from fourcures.table.snapshot import snapshot

from ..databases import on_both_databases
from ..hourglass import Hourglass
from ..site import No, Player, Site, eventually, serving

WATCH = "Presence.expire"  # the coroutine that times an absence
Two = Callable[[Site, str, Player, Player], Awaitable[None]]


def with_two(database: str, story: Two, **setup: object) -> None:
    """Run a story with Ann and Bob in a game of two that Ann begins."""

    async def evening() -> None:
        async with serving(database) as site:
            ann, bob = await site.person("Ann"), await site.person("Bob")
            opened = await ann.create(**{"players": 2, "first": 0} | setup)  # type: ignore[arg-type]
            for seat, person in enumerate((ann, bob)):
                await person.join(opened["id"])
                await person.do("sit", seat=seat, ready=True)
            await ann.reached(bob.table["seq"])
            await story(site, opened["id"], ann, bob)
            await ann.leave()
            await bob.leave()

    asyncio.run(evening())


def test_a_returning_player_gets_exactly_the_missed_entries(database: str) -> None:
    async def story(_site: Site, table: str, ann: Player, bob: Player) -> None:
        await bob.leave()
        seen = bob.table["seq"]
        first = await ann.move(ann.legal()[0])
        last = await ann.do("undo")
        await bob.join(table, seen=seen)
        (news,) = bob.news
        assert [entry["seq"] for entry in news["entries"]] == list(range(seen + 1, last + 1))
        assert [entry["kind"] for entry in news["entries"]] == ["played", "undid"]
        assert first == seen + 1 and news["seq"] == last

    with_two(database, story)


def test_a_returning_player_who_missed_nothing_gets_the_table_and_no_entries(database: str) -> None:
    async def story(_site: Site, table: str, ann: Player, bob: Player) -> None:
        await bob.leave()
        before = bob.table
        await bob.join(table, seen=before["seq"])
        (news,) = bob.news
        assert news["entries"] == [] and news["table"] == before

    with_two(database, story)


@pytest.mark.breadth
def test_an_invalid_log_position_is_read_as_the_beginning(tmp_path: Path) -> None:
    async def story(_site: Site, table: str, ann: Player, bob: Player) -> None:
        for seen in ["", "-1", "x", "99999999999999999999", "\u0663", "1.5"]:
            await bob.leave()
            await bob.join(table, seen=seen)
            assert bob.news[0]["entries"][0]["seq"] == 1, seen

    with_two(f"sqlite+aiosqlite:///{tmp_path / 'tables'}", story)


@pytest.mark.breadth
def test_a_client_ahead_of_the_log_gets_the_table_and_later_entries(tmp_path: Path) -> None:
    async def story(_site: Site, table: str, ann: Player, bob: Player) -> None:
        await bob.leave()
        await bob.join(table, seen=900_000)
        assert bob.news[0]["entries"] == []
        done = await ann.do("say", text="hello")
        await bob.reached(done)
        assert [entry["seq"] for entry in bob.news[-1]["entries"]] == [done]

    with_two(f"sqlite+aiosqlite:///{tmp_path / 'tables'}", story)


def test_a_command_sent_again_is_done_once(database: str) -> None:
    async def story(site: Site, table: str, ann: Player, bob: Player) -> None:
        text = next(text for text in ann.legal() if text.startswith("drive"))
        done = await ann.do("move", id="same", text=text)
        for _ in range(3):
            again = await ann.ask("move", id="same", text=text)
            assert (again["type"], again["seq"]) == ("done", done)
        assert (await site.inside.tables.get(table)).room.seq == done

    with_two(database, story)


def test_a_command_sent_again_over_another_socket_is_done_once(database: str) -> None:
    async def story(site: Site, table: str, ann: Player, bob: Player) -> None:
        await ann.do("move", id="same", text="pass")
        await ann.do("move", id="draw", text="next")
        seq = (await site.inside.tables.get(table)).room.seq
        await ann.leave()
        await ann.join(table)
        assert (await ann.ask("move", id="draw", text="next"))["type"] == "done"
        assert (await site.inside.tables.get(table)).room.seq == seq

    with_two(database, story)


def test_a_command_sent_again_is_answered_with_the_same_number(database: str) -> None:
    """Also if the table acted by itself afterwards."""

    async def story(_site: Site, _table: str, ann: Player, bob: Player) -> None:
        for person in (ann, bob):
            await person.never_stop()
        await ann.move("pass")
        first = await ann.ask("move", id="draw", text="next")
        assert await ann.ask("move", id="draw", text="next") == first

    with_two(database, story, hands="private")


def test_commands_of_two_people_may_have_the_same_id(database: str) -> None:
    async def story(_site: Site, _table: str, ann: Player, bob: Player) -> None:
        first = await ann.do("say", id="1", text="hello")
        second = await bob.do("say", id="1", text="hello to you")
        assert second == first + 1

    with_two(database, story)


def test_a_refused_command_stays_refused_when_it_is_sent_again(database: str) -> None:
    """It may have been meant for another position, and its sender may not have heard the answer."""

    async def story(_site: Site, _table: str, ann: Player, bob: Player) -> None:
        with pytest.raises(No):
            await bob.do("move", id="later", text="pass")
        await ann.never_stop()
        await bob.never_stop()
        await ann.move("pass")
        await ann.move("next")
        await bob.until(lambda: bob.view()["position"]["turn"]["seat"] == 1)
        with pytest.raises(No):
            await bob.do("move", id="later", text="pass")
        await bob.do("move", id="new", text="pass")

    with_two(database, story)


def test_two_windows_of_one_person_see_the_same(database: str) -> None:
    async def story(site: Site, table: str, ann: Player, bob: Player) -> None:
        twice = Player(site, ann.id, ann.cookie)
        await twice.join(table)
        done = await twice.move("pass")
        await ann.reached(done)
        assert ann.table == twice.table
        await twice.leave()
        await ann.do("say", text="still here")

    with_two(database, story)


def test_a_device_link_gives_another_device_the_same_seats(database: str) -> None:
    async def story(site: Site, table: str, ann: Player, bob: Player) -> None:
        async with ann.http() as http:
            link = (await http.post("/api/me/link")).json()["link"]
        phone = await site.person("Somebody")
        async with phone.http() as http:
            answer = await http.post("/api/link", json={"link": link})
            assert answer.json()["id"] == ann.id
        moved = Player(site, ann.id, answer.cookies["fourcures"])
        await moved.join(table)
        assert moved.seats == [0]
        await moved.move("pass")
        await moved.leave()

    with_two(database, story)


@on_both_databases
def test_a_restarted_server_has_the_same_table(database: str) -> None:
    kept: dict[str, Any] = {}

    async def before() -> None:
        async with serving(database) as site:
            ann = await site.person("Ann")
            opened = await ann.create(players=2, visibility="local")
            await ann.join(opened["id"])
            await ann.move("pass")
            await ann.move("next")
            kept.update(table=opened["id"], seen=ann.table, ann=(ann.id, ann.cookie))
            await ann.leave()

    async def after() -> None:
        async with serving(database) as site:
            ann = Player(site, *kept["ann"])
            await ann.join(str(kept["table"]))
            assert ann.table == kept["seen"]
            assert [entry["seq"] for entry in ann.entries] == list(range(1, ann.table["seq"] + 1))

            row = await site.inside.tables.catalog.find(str(kept["table"]))
            assert row is not None
            room = Room(row.seed)
            for _, entry in await site.inside.tables.log.read(str(kept["table"])):
                apply_entry(room, entry)
            shown = json.loads(messages.encode(snapshot(room, ann.id)))
            assert shown["game"] == ann.table["game"]
            await ann.leave()

    asyncio.run(before())
    asyncio.run(after())


def test_simultaneous_requests_for_a_table_not_in_memory_all_get_it(database: str) -> None:
    """Nobody gets an empty table while the log is being read."""
    kept: dict[str, str] = {}

    async def before() -> None:
        async with serving(database) as site:
            ann = await site.person("Ann")
            kept["id"] = (await ann.create(players=2, visibility="local"))["id"]

    async def after() -> None:
        async with serving(database) as site:
            path = f"/api/tables/{kept['id']}"
            answers = await asyncio.gather(*(site.get(path) for _ in range(8)))
            assert {answer.json()["seq"] for answer in answers} == {5}

    asyncio.run(before())
    asyncio.run(after())


def test_a_player_without_a_socket_is_gone_after_a_while_and_can_come_back(
    tmp_path: Path, hourglass: Hourglass
) -> None:
    async def story(_site: Site, table: str, ann: Player, bob: Player) -> None:
        await bob.leave()
        await eventually(lambda: hourglass.sleeping(WATCH))
        await hourglass.turn(0.9)
        await ann.do("say", text="still there?")
        assert not ann.table["people"][bob.id]["gone"]
        await hourglass.turn(0.2)
        await ann.until(lambda: bool(ann.table["people"][bob.id]["gone"]))
        await bob.join(table)
        await ann.until(lambda: not ann.table["people"][bob.id]["gone"])

    with_two(f"sqlite+aiosqlite:///{tmp_path / 'tables'}", story, absent_seconds=1)


@pytest.mark.breadth
def test_a_player_who_loses_one_of_two_sockets_is_not_gone(
    tmp_path: Path, hourglass: Hourglass
) -> None:
    async def story(site: Site, table: str, ann: Player, bob: Player) -> None:
        twice = Player(site, bob.id, bob.cookie)
        await twice.join(table)
        await bob.leave()
        await eventually(lambda: site.inside.presence.sockets[table, bob.id] == 1)
        await hourglass.turn(3)
        await ann.do("say", text="still there?")
        assert not ann.table["people"][bob.id]["gone"]
        await twice.leave()

    with_two(f"sqlite+aiosqlite:///{tmp_path / 'tables'}", story, absent_seconds=1)


@pytest.mark.breadth
def test_a_player_who_comes_back_in_time_is_shown_as_away_and_is_not_gone(
    tmp_path: Path, hourglass: Hourglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "AWAY", 0.6)

    async def story(_site: Site, table: str, ann: Player, bob: Player) -> None:
        await bob.leave()
        await eventually(lambda: hourglass.sleeping(WATCH))
        await hourglass.turn(0.5)
        assert ann.news[-1]["away"] == {}
        await hourglass.turn(0.2)
        await ann.until(lambda: list(ann.news[-1]["away"]) == [bob.id])
        await bob.join(table)
        await ann.until(lambda: ann.news[-1]["away"] == {})
        await hourglass.turn(3)
        assert not hourglass.sleeping(WATCH)
        await ann.do("say", text="welcome back")
        assert not any(entry["kind"] == "gone" for entry in ann.entries)

    with_two(f"sqlite+aiosqlite:///{tmp_path / 'tables'}", story, absent_seconds=1)


@pytest.mark.breadth
def test_a_window_stops_waiting_for_an_absent_player(tmp_path: Path) -> None:
    async def story(_site: Site, _table: str, ann: Player, bob: Player) -> None:
        for person in (ann, bob):
            await person.do("stop_at", moment="infect", stop="ask")
        await ann.move("pass")
        await ann.move("next")
        await bob.leave()
        while ann.view()["position"]["turn"]["seat"] == 0 and not ann.over:
            await ann.until(lambda: any(wait.get("holder") == ann.id for wait in waiting(ann)))
            await ann.do("go_on")
            await ann.until(lambda: all(wait.get("holder") != bob.id for wait in waiting(ann)))

    def waiting(person: Player) -> list[dict[str, object]]:
        waits: list[dict[str, object]] = person.table["waiting"]
        return (
            waits
            if not person.over and person.phase in ("infect", "epidemic")
            else [{"holder": person.id}]
        )

    with_two(f"sqlite+aiosqlite:///{tmp_path / 'tables'}", story, absent_seconds=1, hands="private")
