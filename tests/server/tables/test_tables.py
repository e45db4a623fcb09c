"""`Tables` retries conflicts and commits once; one process acts for the bots."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from fourcures.bots import BOTS
from fourcures.bots.pool import BotPool
from fourcures.host.hosted_table import Conflict
from fourcures.protocol import commands
from fourcures.protocol.refusals import Refused
from fourcures.protocol.setup import TableSetup
from fourcures.server.db.database import Database
from fourcures.server.people.people import People
from fourcures.server.people.user_agent import UserAgent
from fourcures.server.seats import bots as bot_seats
from fourcures.server.seats import windows as window_timer
from fourcures.server.sockets import presence
from fourcures.server.sockets.presence import Heartbeats
from fourcures.server.tables.live import LiveTable
from fourcures.server.tables.log import Append, TableLog
from fourcures.server.tables.tables import Tables
from fourcures.table import entries, windows
from fourcures.table.entries import Said
from fourcures.table.open_table import Opening
from fourcures.table.room import Room
from tests.engine.arranging import at

from ...table.stories import Memory, arranged
from ..clients import PATIENCE
from ..hourglass import Hourglass
from ..site import eventually


class Contested(Memory):
    """Logs where another process is first, a given number of times."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.database.sqlite = False
        self.times = times

    async def append(self, append: Append) -> None:
        if append.after and self.times:
            self.times -= 1
            self.logs[append.table_id].append(Said(by="ann", text="first"))
            raise Conflict
        await super().append(append)


class NoHeartbeats(Heartbeats):
    """Nobody was ever seen."""

    def record(self, table_id: str, person: str) -> None:
        pass

    async def last_seen(self, table_id: str, person: str) -> int:
        return 0


async def table(log: Memory, **setup: object) -> tuple[Tables, LiveTable]:
    tables = Tables(log, BOTS)
    how = Opening(seed="seed")
    return tables, await tables.create("ann", "Ann", TableSetup(**setup), how)  # type: ignore[arg-type]


def meet(tables: Tables) -> presence.Presence:
    """Return the presence of people at some tables, of whom nobody was ever seen."""
    return presence.Presence(tables, NoHeartbeats(tables.database))


def test_a_command_is_retried_after_conflicts() -> None:
    async def told() -> None:
        tables, live = await table(Contested(50))
        done = await tables.handle(live, "ann", commands.Say(id="1", text="hello"))
        assert done == live.room.seq == 53  # Opened, Joined, and fifty others
        assert await tables.handle(live, "ann", commands.Say(id="1", text="hello")) == done

    asyncio.run(told())


def test_a_cancelled_command_is_published_if_it_is_stored(tmp_path: Path) -> None:
    """A socket may close while its command is being committed."""

    class Slow(TableLog):
        """A log that waits before it commits."""

        def __init__(self, database: Database) -> None:
            super().__init__(database)
            self.waits, self.may_commit = asyncio.Event(), asyncio.Event()

        async def commit(self, batch: Sequence[Append]) -> None:
            self.waits.set()
            await self.may_commit.wait()
            await super().commit(batch)

    async def told() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
        await database.open()
        store = Slow(database)
        writer = asyncio.create_task(store.write())
        store.may_commit.set()
        ann, _ = await People(database).create("Ann", UserAgent.read(None))
        tables = Tables(store, BOTS)
        live = await tables.create(ann, "Ann", TableSetup())
        hello = commands.Say(id="1", text="hello")
        store.waits.clear()
        store.may_commit.clear()
        asking = asyncio.create_task(tables.handle(live, ann, hello))
        await store.waits.wait()
        changed = live.changed
        asking.cancel()
        await asyncio.wait([asking])
        # The next command was decided on without it, and waits behind it.
        other = asyncio.create_task(tables.handle(live, ann, commands.Say(id="2", text="again")))
        store.may_commit.set()
        await asyncio.wait_for(changed.wait(), PATIENCE)
        assert await asyncio.wait_for(other, PATIENCE) == 4  # Opened, Joined, and both
        assert [number for number, _ in await store.read(live.id)] == [1, 2, 3, 4]
        assert await tables.handle(live, ann, hello) == 3
        writer.cancel()
        await store.close()
        await database.close()

    asyncio.run(told())


def test_a_command_with_too_many_conflicts_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fourcures.server.tables.tables.PATIENCE", 0.0)

    async def told() -> None:
        tables, live = await table(Contested(3))
        with pytest.raises(Refused, match="Too much is happening"):
            await tables.handle(live, "ann", commands.Say(id="1", text="hello"))
        assert live.room.seq == 3, "what the others did is known all the same"

    asyncio.run(told())


def test_absence_is_recorded_despite_a_conflict_with_another_process(hourglass: Hourglass) -> None:
    async def told() -> None:
        tables, live = await table(Contested(3), absent_seconds=60)
        tracker = meet(tables)
        tracker.start(tracker.expire(live, "ann"))
        await hourglass.turn(59)
        assert not live.room.people["ann"].gone
        await hourglass.turn(2)
        assert live.room.people["ann"].gone

    asyncio.run(told())


def pausing(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Return the set-up of a table that pauses before the infections, for a short time."""
    monkeypatch.setattr(windows, "PAUSE", 50)
    position = arranged(
        at("medic", "atlanta", "airlift"), at("scientist"), turn={"seat": 0, "phase": "infect"}
    )
    return {"visibility": "local", "players": 2, "position": position}


def test_a_pause_ends_despite_a_conflict_with_another_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def told() -> None:
        store = Contested(0)
        tables, live = await table(store, **pausing(monkeypatch))
        store.times = 3
        clock = window_timer.WindowClock(tables)
        clock.start()
        clock.on_change(live)
        assert 0 < (live.pause_left() or 0) <= 50
        await eventually(lambda: live.room.playing().state["turn"] == 1)
        assert live.pause_left() is None
        await clock.stop()

    asyncio.run(told())


def test_two_processes_end_a_pause_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def told() -> None:
        tables, live = await table(Contested(0), **pausing(monkeypatch))
        clocks = [window_timer.WindowClock(tables) for _ in range(2)]
        for clock in clocks:
            clock.start()
            clock.on_time(live, len(live.room.playing().entries))
        await eventually(lambda: live.room.playing().state["turn"] == 1)
        for clock in clocks:
            await clock.stop()
        ended = [one for one in live.log if isinstance(one.entry, entries.PauseEnded)]
        assert len(ended) == 1

    asyncio.run(told())


def test_a_process_that_reads_a_table_in_a_pause_goes_on_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def told() -> None:
        _, live = await table(store := Contested(0), **pausing(monkeypatch))
        again = Tables(store, BOTS)
        clock = window_timer.WindowClock(again)
        clock.start()
        twin = LiveTable(live.id, live.code, live.room.seed)
        twin.apply_news(await store.read(live.id))
        again.live[live.id] = twin
        again.publish(twin)
        await eventually(lambda: twin.room.playing().state["turn"] == 1)
        await clock.stop()

    asyncio.run(told())


def test_reconnecting_starts_no_second_heartbeat() -> None:
    async def told() -> None:
        tables, live = await table(Contested(0))
        tracker = meet(tables)
        for _ in range(5):
            await tracker.on_connect(live, "ann", "Ann")
            await tracker.on_disconnect(live, "ann")
        await tracker.on_connect(live, "ann", "Ann")
        names = [task.get_coro().__qualname__ for task in tracker.tasks]  # type: ignore[union-attr]
        assert names.count("Presence.heartbeat") == 1
        await tracker.stop()

    asyncio.run(told())


def test_people_with_the_same_view_share_one_serialised_table() -> None:
    async def told() -> None:
        tables, live = await table(Memory())
        first = live.table_for(live.room, None)
        assert live.table_for(live.room, None) is first
        assert live.table_for(live.room, "ann") != first
        await tables.handle(live, "ann", commands.Say(id="1", text="hello"))
        assert live.table_for(live.room, None) != first

    asyncio.run(told())


def test_the_process_of_the_last_entry_thinks_for_the_bots(hourglass: Hourglass) -> None:
    """Another process that has the table in memory takes over after a while."""
    pause = 1.0

    async def told() -> None:
        store = Contested(0)
        tables, live = await table(store, visibility="local")
        others = Tables(store, BOTS)
        there = others.live[live.id] = LiveTable(live.id, live.code, live.room.seed)
        there.apply_news(await store.read(live.id))
        assert live.ours
        assert not there.ours
        for seat in (0, 1):
            await tables.handle(live, "ann", commands.Hand(id=f"{seat}", seat=seat, bot="thumb"))
        there.apply_news(await store.read(live.id, there.room.seq))
        thinking = bot_seats.BotSeats(others, BotPool(1), pause)
        thinking.start()
        with there.open_socket("home"):
            thinking.on_change(there)
            await hourglass.turn(pause + bot_seats.COURTESY - 0.1)
            assert there.room.seq == live.room.seq
            await hourglass.turn(0.2)
            assert there.room.seq > live.room.seq
            assert there.ours
        await thinking.stop()

    asyncio.run(told())


def test_a_room_that_others_read_never_changes() -> None:
    async def told() -> None:
        store = Contested(0)
        tables, live = await table(store)
        before: Room = live.room
        store.logs[live.id].append(entries.Said(by="ann", text="elsewhere"))
        live.apply_news(await store.read(live.id, before.seq))
        assert (before.seq, live.room.seq) == (2, 3)
        assert tables.live[live.id] is live

    asyncio.run(told())
