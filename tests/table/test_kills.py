"""Processes are killed at random under load: every acknowledged command is stored once."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from pathlib import Path

import pytest

from fourcures.engine.game import Game
from fourcures.server.settings import database_url
from fourcures.server.store import Store
from fourcures.table import messages
from fourcures.table.room import Room
from fourcures.table.snapshot import snapshot
from tests.sizes import size, sweep

from .processes import Process
from .stubborn import Stubborn, insist

KILLS = size(1, 3, 30)
TABLES = size(2, 3, 6)
PATIENCE = 120.0


class Farm:
    """The processes that serve one database, and are killed one after the other."""

    def __init__(self, folder: Path, database: str, workers: int, rng: random.Random) -> None:
        self.folder, self.rng = folder, rng
        self.words = ["--database", database, "--bot-pause", "0.05", "--absent", "600"]
        self.words += [
            "--tables-per-hour",
            "0",
            "--names-per-hour",
            "0",
            "--commands-per-second",
            "0",
        ]
        self.processes = [self.start(number) for number in range(workers)]

    def start(self, number: int) -> Process:
        folder = self.folder / str(number)
        folder.mkdir(exist_ok=True)
        return Process(folder, *self.words)

    def where(self) -> str:
        """Return the address of one of them, dead or alive."""
        return self.rng.choice(self.processes).address

    async def kill_one(self) -> None:
        """Kill one process and start another in its place."""
        number = self.rng.randrange(len(self.processes))
        self.processes[number].kill()
        self.processes[number] = await asyncio.to_thread(self.start, number)

    def stop(self) -> None:
        for process in self.processes:
            process.kill()

    def logs(self) -> str:
        return "".join(path.read_text("utf-8") for path in self.folder.glob("*/log"))


class Evening:
    """A table of two people and a bot, and a new one after each game."""

    def __init__(self, farm: Farm, rng: random.Random) -> None:
        self.farm, self.rng = farm, rng
        self.people: list[Stubborn] = []
        self.played: list[tuple[str, list[Stubborn]]] = []  # tables and their people
        self.stopping = False

    async def run(self) -> None:
        while not self.stopping:
            ann, bob = [
                await Stubborn.named(self.farm.where, name, self.rng) for name in ("Ann", "Bob")
            ]
            setup = {"players": 3, "epidemics": 4}
            opened = await insist(
                self.farm.where, ann.cookie, "POST", "/api/tables", json={"setup": setup}
            )
            table_id = opened.json()["id"]
            self.people = [ann, bob]
            self.played.append((table_id, self.people))
            bot = {"do": "hand", "seat": 2, "bot": "thumb"}
            await asyncio.gather(
                ann.play(table_id, {"do": "sit", "seat": 0}, bot),
                bob.play(table_id, {"do": "sit", "seat": 1}),
            )

    def acknowledged(self) -> int:
        return sum(len(one.done) for _, people in self.played for one in people)

    def stop(self) -> None:
        self.stopping = True
        for person in self.people:
            person.stopping = True


async def under_load(farm: Farm, rng: random.Random) -> list[Evening]:
    """Play at all tables while processes are killed, and for a while after."""
    evenings = [Evening(farm, rng) for _ in range(TABLES)]
    playing = [asyncio.create_task(evening.run()) for evening in evenings]
    async with asyncio.timeout(PATIENCE + 20 * KILLS):
        for number in range(KILLS + 1):  # also play after the last one
            before = [evening.acknowledged() for evening in evenings]
            while any(
                evening.acknowledged() < count + 3
                for evening, count in zip(evenings, before, strict=True)
            ):
                await asyncio.sleep(0.02)
                for task in playing:
                    if task.done():
                        task.result()
            await asyncio.sleep(rng.uniform(0, 0.3))
            if number < KILLS:
                await farm.kill_one()
        for evening in evenings:
            evening.stop()
        await asyncio.gather(*playing)
    return evenings


async def check(store: Store, table_id: str, people: list[Stubborn]) -> None:
    """Check that nothing is lost or doubled, and that all tables people saw match the log."""
    row = await store.table(table_id)
    assert row is not None
    log = await store.read(table_id)
    assert [seq for seq, _ in log] == list(range(1, len(log) + 1))
    commands = Counter(
        (entry.by, entry.command, type(entry))  # a yes and the move that it allows differ
        for _, entry in log
        if entry.command is not None
    )
    assert set(commands.values()) <= {1}, "done twice"
    places = {(entry.by, entry.command): seq for seq, entry in log}
    for person in people:
        for command, seq in person.done.items():
            assert places.get((person.id, command)) == seq, "acknowledged and lost"
    seen = {(table["seq"], one.id): table for one in people for table in one.seen}
    room = Room(row.seed)
    for seq, entry in log:
        room.apply(entry)
        for one in people:
            if (seq, one.id) in seen:
                folded = json.loads(messages.encode(snapshot(room, one.id, row.code)))
                assert seen.pop((seq, one.id)) == folded
    assert not seen, "news of what is not in the log"
    if room.game is not None:
        assert Game.from_record(room.game.record()).position() == room.game.position()


@pytest.mark.parametrize("kind", sweep(["sqlite", "postgres"]))
def test_what_was_acknowledged_outlives_the_process(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = str(tmp_path / "tables.sqlite")
    if kind == "postgres":
        database = request.getfixturevalue("postgres_database")
    rng = random.Random(f"kills {kind}")
    farm = Farm(tmp_path, database, 1 if kind == "sqlite" else 2, rng)
    try:
        evenings = asyncio.run(under_load(farm, rng))
    finally:
        farm.stop()

    async def checked() -> None:
        store = Store(database_url(database))
        try:
            for evening in evenings:
                for table_id, people in evening.played:
                    await check(store, table_id, people)
        finally:
            await store.close()

    asyncio.run(checked())
    assert "Traceback" not in farm.logs()
