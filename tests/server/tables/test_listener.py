"""Notifications between processes on one PostgreSQL, and the bots of dead processes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text, update

from fourcures.bots import Agent
from fourcures.host import bot_moves
from fourcures.host.bot_moves import fallback_command
from fourcures.protocol import commands, messages
from fourcures.server.db.database import Database
from fourcures.server.http.limits import Budget, Limits
from fourcures.server.http.rates import Payer
from fourcures.server.process.settings import ServerSettings
from fourcures.server.seats import bots
from fourcures.server.sockets.connection import Channel, Disconnected
from fourcures.server.tables import janitor
from fourcures.server.tables.janitor import DAY
from fourcures.server.tables.log import TableLog
from fourcures.server.tables.schema import log, tables
from fourcures.table import entries
from fourcures.table.room import Room

from ..clients import PATIENCE
from ..hourglass import Hourglass
from ..site import Player, Site, eventually, serving


async def two_ends(first: Site, second: Site) -> tuple[Player, Player]:
    """Start a game with a player at each of two processes."""
    ann, ben = await first.person("Ann"), await second.person("Ben")
    opened = await ann.create(roles=["medic", "scientist"])
    await ann.join(opened["id"])
    await ben.join(opened["id"])
    await ann.do("sit", seat=0, ready=True)
    await ann.never_stop()
    await ben.never_stop()
    await ben.do("sit", seat=1, ready=True)
    return ann, ben


async def play_on(ann: Player, ben: Player) -> None:
    """Let the active player pass or draw, and wait until the other gets the update."""
    await ann.until(lambda: bool(ann.table["game"]))
    await ben.reached(ann.table["seq"])
    turn = ann.view()["position"]["turn"]["seat"]
    mover, hearer = (ann, ben) if turn in ann.seats else (ben, ann)
    seq = await mover.move("pass" if "pass" in mover.legal() else "next")
    await hearer.reached(seq)


@pytest.mark.breadth  # test_two_workers plays a whole game
def test_players_at_two_processes_play_the_same_game(postgres_database: str) -> None:
    async def story() -> None:
        async with serving(postgres_database) as first, serving(postgres_database) as second:
            ann, ben = await two_ends(first, second)
            await play_on(ann, ben)
            await ann.leave()
            await ben.leave()

    asyncio.run(story())


@pytest.mark.breadth  # test_two_workers closes all connections
def test_updates_continue_after_the_notification_connection_is_killed(
    postgres_database: str,
) -> None:
    async def story() -> None:
        async with serving(postgres_database) as first, serving(postgres_database) as second:
            ann, ben = await two_ends(first, second)
            await play_on(ann, ben)
            async with first.inside.database.engine.begin() as connection:
                query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE"
                mine = "AND datname = current_database()"
                ended = await connection.execute(text(f"{query} 'LISTEN%' {mine}"))
                assert len(ended.all()) == 2
            # Missed entries are read after reconnecting.
            await play_on(ann, ben)
            await play_on(ann, ben)
            await ann.leave()
            await ben.leave()

    asyncio.run(story())


async def bots_to_move(site: Site) -> Any:
    """Start a game where three bots move before Ann, who leaves; return the id of its table."""
    ann = await site.person("Ann")
    opened = await ann.create(players=4, first=0)
    await ann.join(opened["id"])
    await ann.never_stop()
    await ann.do("sit", seat=3, ready=True)
    for seat in range(3):
        await ann.do("hand", seat=seat, bot="thumb")
    await ann.until(lambda: bool(ann.table["game"]))
    await ann.leave()
    return opened["id"]


async def length(site: Site, table_id: str) -> int:
    return len(await site.inside.tables.log.read(table_id))


def pass_on(room: Room, seat: int, _agent: Agent) -> commands.AnyCommand:
    """Return what a bot does that asks nobody for anything."""
    return fallback_command(room, seat)


def test_bots_of_a_dead_process_are_taken_over(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "STALE", 200)
    monkeypatch.setattr(janitor, "ROUND", 0.2)
    monkeypatch.setattr(bot_moves, "choose_command", pass_on)

    async def story() -> None:
        async with serving(database, bot_pause=60) as site:  # it stops before they move
            table_id = await bots_to_move(site)
        store = Database(database)
        before = len(await TableLog(store).read(table_id))
        await store.close()
        async with serving(database) as site:
            async with asyncio.timeout(PATIENCE):
                while await length(site, table_id) < before + 5:
                    await asyncio.sleep(0.05)

    asyncio.run(story())


@pytest.mark.breadth
def test_a_game_that_waits_for_people_is_checked_once_and_not_loaded(tmp_path: Path) -> None:
    async def story() -> None:
        database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
        async with serving(database) as site:
            ann = await site.person("Ann")
            opened = await ann.create(visibility="local")
        async with serving(database) as site:
            site.inside.bots.stale = 0
            assert await site.inside.bots.resume() == 0
            assert list(site.inside.bots.checked) == [opened["id"]]
            assert not site.inside.tables.live

    asyncio.run(story())


def test_old_tables_are_deleted_only_if_the_settings_say_so(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(janitor, "SETTLING", 0.0)

    async def story() -> None:
        async with serving(database) as site:
            ann = await site.person("Ann")
            old, new = [(await ann.create())["id"] for _ in range(2)]
            store = site.inside.database
            async with store.engine.begin() as connection:
                long_ago = store.clock.now() - 40 * DAY
                await connection.execute(
                    update(tables).where(tables.c.id == old).values(since=long_ago)
                )
                await connection.execute(
                    update(log).where(log.c.table_id == old).values(at=long_ago)
                )
            inside = site.inside
            for days, kept in ((0, True), (50, True), (30, False)):
                keeper = janitor.Janitor(inside.tables, [], inside.delete_strangers, days)
                await keeper.expire()
                assert (await inside.tables.catalog.find(old) is not None) is kept
            assert await inside.tables.catalog.find(new) is not None
            assert await inside.tables.log.read(old) == []

    asyncio.run(story())


def test_a_wrong_clock_deletes_no_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with serving(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}") as site:
            ann = await site.person("Ann")
            opened = (await ann.create())["id"]
            inside, store = site.inside, site.inside.database
            keeper = janitor.Janitor(inside.tables, [], inside.delete_strangers, 30)
            store.clock.ahead = 40 * DAY  # wrong from the start
            assert await keeper.expire() == 0
            monkeypatch.setattr(janitor, "SETTLING", 0.0)
            keeper = janitor.Janitor(inside.tables, [], inside.delete_strangers, 30)
            store.clock.ahead = 0
            assert await keeper.expire() == 0
            store.clock.ahead = 40 * DAY  # it jumps
            assert await keeper.expire() == 0
            assert await inside.tables.catalog.find(opened) is not None
            assert (await ann.get("/api/me")).json()["name"] == "Ann"

    asyncio.run(story())


@pytest.mark.breadth
def test_a_player_marked_gone_by_mistake_is_back_with_their_next_command(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}") as site:
            ann = await site.person("Ann")
            opened = (await ann.create(visibility="local"))["id"]
            await ann.join(opened)
            live = await site.inside.tables.get(opened)
            gone: list[entries.AnyEntry] = [entries.Gone(person=ann.id)]
            await site.inside.tables.apply_unprompted(live, lambda _: gone)
            await ann.until(lambda: ann.table["people"][ann.id]["gone"])
            await ann.do("say", text="I am here")
            assert not ann.table["people"][ann.id]["gone"]
            await ann.leave()

    asyncio.run(story())


def test_the_clock_of_the_database_decides(postgres_database: str) -> None:
    """A machine whose clock was behind by minutes marked connected people as gone."""

    async def story() -> None:
        async with serving(postgres_database) as site:
            store = site.inside.database
            assert abs(store.clock.ahead) < 60_000
            right = store.clock.now()
            store.clock.ahead -= 300_000
            await store.set_clock()
            assert abs(store.clock.now() - right) < 60_000

    asyncio.run(story())


@pytest.mark.breadth
def test_a_player_who_stays_away_after_a_restart_is_marked_gone(
    tmp_path: Path, hourglass: Hourglass
) -> None:
    """The process that timed their absence has stopped, so the next one must do it."""

    async def story() -> None:
        database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
        async with serving(database) as site:
            ann, ben = await site.person("Ann"), await site.person("Ben")
            opened = await ann.create(absent_seconds=1)
            await ann.join(opened["id"])
            await ben.join(opened["id"])
            await ann.do("sit", seat=0, ready=True)
            await ben.do("sit", seat=1, ready=True)
        async with serving(database) as site:
            ann.site = site
            await ann.join(opened["id"])
            assert not ann.table["people"][ben.id]["gone"]
            await hourglass.turn(2 * janitor.ROUND)
            await ann.until(lambda: bool(ann.table["people"][ben.id]["gone"]))
            assert not ann.table["people"][ann.id]["gone"]
            await ann.leave()
        for player in (ann, ben):
            await player.leave()

    asyncio.run(story())


def test_idle_tables_leave_memory_and_come_back_from_the_log(
    tmp_path: Path, hourglass: Hourglass
) -> None:
    async def story() -> None:
        database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
        async with serving(database) as site:
            keeper, live = site.inside.janitor, site.inside.tables.live
            ann = await site.person("Ann")
            opened = await ann.create(visibility="local", absent_seconds=1)
            await ann.join(opened["id"])
            seq = await ann.move("pass", ann.view()["position"]["turn"]["seat"])
            assert keeper.evict_idle(0.0) == keeper.evict_idle(0.0) == 0
            assert len(live) == 1  # a person is connected
            await ann.leave()
            await eventually(lambda: not any(table.sockets for table in live.values()))
            assert keeper.evict_idle(0.0) == keeper.evict_idle(0.0) == 0
            await hourglass.turn(2)  # her time for absence is over
            assert keeper.evict_idle(0.0) == 0, "that she is gone is news"
            await hourglass.turn(2)
            assert keeper.evict_idle(0.0) == 1
            assert not live
            await ann.join(opened["id"])
            assert ann.table["seq"] >= seq
            await ann.leave()

    asyncio.run(story())


def test_heartbeats_are_written_in_batches(database: str) -> None:
    async def story() -> None:
        async with serving(database) as site:
            ann = await site.person("Ann")
            opened = await ann.create()
            beats = site.inside.heartbeats
            beats.record(opened["id"], ann.id)
            assert beats.waiting
            seen = await beats.last_seen(opened["id"], ann.id)
            await beats.flush()
            assert not beats.waiting
            assert await beats.last_seen(opened["id"], ann.id) == seen

    asyncio.run(story())


@pytest.mark.breadth
def test_a_late_heartbeat_does_not_replace_a_newer_one(database: str) -> None:
    """Two workers write heartbeats; the last one to write may have an older heartbeat."""

    async def story() -> None:
        async with serving(database) as site:
            ann = await site.person("Ann")
            table, beats = (await ann.create())["id"], site.inside.heartbeats
            beats.record(table, ann.id)
            await beats.flush()
            newest = await beats.last_seen(table, ann.id)
            beats.waiting[table, ann.id] = newest - 1000
            await beats.flush()
            assert await beats.last_seen(table, ann.id) == newest

    asyncio.run(story())


def test_sending_to_a_closed_socket_raises_disconnected() -> None:
    """Uvicorn closes the socket of a client that never reads; sending to it raises an error."""

    class Closed:
        async def send_text(self, _text: str) -> None:
            raise RuntimeError("Unexpected ASGI message 'websocket.send'")

    limits = Limits(ServerSettings(database="", commands_per_second=0))
    budget = Budget(limits, Payer("anyone"))
    with pytest.raises(Disconnected):
        asyncio.run(Channel(Closed(), budget).send(messages.Drafts(plans=[])))  # type: ignore[arg-type]
