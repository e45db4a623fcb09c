"""Processes are killed at random under load: every acknowledged command is stored once."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from fourcures.server.db.database import Database
from fourcures.server.process.settings import database_url
from tests.sizes import size, sweep

from ..acknowledgements import violations
from ..processes import Process
from ..stubborn import Evening

KILLS = size(1, 3, 30)
TABLES = size(2, 3, 6)
PATIENCE = 120.0


class Farm:
    """The processes that serve one database, and are killed one after the other."""

    def __init__(self, folder: Path, database: str, workers: int, rng: random.Random) -> None:
        self.folder, self.rng = folder, rng
        self.words = ["--database", database, "--bot-pause", "0.05", "--absent", "600"]
        of_what = ("commands", "requests", "connections")
        limits = ("tables-per-hour", "names-per-hour", *(f"{one}-per-second" for one in of_what))
        self.words += [word for limit in limits for word in (f"--{limit}", "0")]
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


async def under_load(farm: Farm, rng: random.Random) -> list[Evening]:
    """Play at all tables while processes are killed, and for a while after."""
    evenings = [Evening(farm.where, rng) for _ in range(TABLES)]
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


@pytest.mark.parametrize("kind", sweep(["sqlite", "postgres"]))
@pytest.mark.long
def test_acknowledged_commands_survive_a_killed_process(
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

    async def checked() -> list[str]:
        store = Database(database_url(database))
        try:
            return [
                problem
                for evening in evenings
                for table_id, people in evening.played
                for problem in await violations(store, table_id, people)
            ]
        finally:
            await store.close()

    assert asyncio.run(checked()) == []
    assert "Traceback" not in farm.logs()
