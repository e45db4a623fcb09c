"""Play at 50 tables while hostile clients attack the server from other addresses.

The server has its usual limits. The figures are the latency of moves, the time until a bot has
moved and the memory of the server, before the attack and during it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable

from websockets.asyncio.client import connect

from benchmarks.command import Figures, options, run, say
from benchmarks.load import LoadedTable, Person
from benchmarks.table import family, missing, quantile, resident, serving
from fourcures.cli.options import parse_positive
from fourcures.engine.record import RULES
from fourcures.protocol.setup import TableSetup
from fourcures.server.db.database import Database
from fourcures.server.process.settings import database_url
from fourcures.server.tables.catalog import insert_table
from fourcures.server.tables.log import Append, TableLog
from fourcures.table import entries
from fourcures.table.decide import FOR_THE_GAME, MOST_ENTRIES

TABLES, PER_SECOND = 50, 20.0  # moves per second, at all tables together
BOT_TABLES = 3
MANY = 4500  # idle connections from which the attack counts; closed ones are being opened again
LONG = "the-longest-log"


async def write_long_log(url: str) -> None:
    """Write a table with the longest log in which people can still talk."""
    store = Database(database_url(url))
    await store.open()
    setup = TableSetup(visibility="public")
    made: list[entries.AnyEntry] = [
        entries.Opened(
            by="eve", setup=setup, host="eve", commitment="", deal_known=True, rules=RULES
        ),
        entries.Joined(by="eve", name="Eve"),
    ]
    number = MOST_ENTRIES - FOR_THE_GAME - len(made)
    made += [entries.Said(by="eve", text=f"{one} " + "x" * 480) for one in range(number)]
    log = TableLog(store)
    writer = asyncio.create_task(log.write())
    create = insert_table(LONG, "LONGLOGS", "public", "long")
    await log.append(Append(LONG, 0, made, create=create))
    writer.cancel()
    await log.close()
    await store.close()


class Attackers:
    """The attackers' process, and what it has open and has done."""

    def __init__(self, base: str) -> None:
        command = [sys.executable, "-m", "benchmarks.attackers", base, LONG]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.latest: Figures = {}
        self.full = threading.Event()
        self.reading = threading.Thread(target=self.read, daemon=True)
        self.reading.start()

    def read(self) -> None:
        """Read the attackers' reports until they are stopped."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.latest = json.loads(line)
            if self.latest["idle"] > MANY:
                self.full.set()

    def __enter__(self) -> Attackers:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        self.reading.join()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Players:
    """People at 50 tables, and at some tables with a bot."""

    def __init__(self, base: str) -> None:
        self.base, self.rng = base, random.Random(1)
        self.tables: list[LoadedTable] = []

    async def sit(self) -> None:
        for number in range(TABLES):
            table = LoadedTable()
            people = [
                await asyncio.to_thread(Person, self.base, f"{name} {number}")
                for name in ("Ann", "Ben")
            ]
            await table.sit(self.base, people)
            self.tables.append(table)

    async def play(self, seconds: float) -> list[float]:
        """Play at a fixed rate; return the latencies, each from the time when a move was due."""
        times: list[float] = []

        async def move(slot: int, due: float) -> None:
            took = await self.tables[slot].play(self.rng, due)
            if took is not None:
                times.append(took)

        start = time.perf_counter()
        moving: dict[int, asyncio.Task[None]] = {}
        for number in range(round(seconds * PER_SECOND)):
            due = start + number / PER_SECOND
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            slot = number % TABLES
            if slot in moving:
                await moving[slot]
            if not self.tables[slot].over:
                moving[slot] = asyncio.create_task(move(slot, due))
        await asyncio.gather(*moving.values())
        return times

    async def watch_bots(self, seconds: float) -> list[float]:
        """Return how long tables with bots took for each entry of a game of bots alone."""

        async def watch(number: int) -> list[float]:
            person = await asyncio.to_thread(Person, self.base, f"Watcher {number} {seconds}")
            setup = {"visibility": "invite", "players": 2}
            opened = await asyncio.to_thread(person.post, "/api/tables", {"setup": setup})
            url = self.base.replace("http", "ws", 1) + f"/api/tables/{opened['id']}/socket"
            times: list[float] = []
            headers = {"Cookie": person.cookie()}
            async with connect(url, additional_headers=headers, max_size=None) as socket:
                for seat in range(2):
                    hand = {"do": "hand", "id": f"bot-{seat}", "seat": seat, "bot": "careful"}
                    await socket.send(json.dumps(hand))
                end = last = time.perf_counter()
                end += seconds
                while (now := time.perf_counter()) < end:
                    with contextlib.suppress(TimeoutError):
                        message = json.loads(await asyncio.wait_for(socket.recv(), end - now))
                        if message["type"] == "refused":
                            raise RuntimeError(f"a bot was refused: {message}")
                        if message["type"] == "update":
                            game = message["table"]["game"]
                            if game and game["outcome"]:
                                return times
                            times.append(time.perf_counter() - last)
                            last = time.perf_counter()
                times.append(time.perf_counter() - last)
            return times

        found = await asyncio.gather(*(watch(number) for number in range(BOT_TABLES)))
        return [took for times in found for took in times]

    async def measure(self, seconds: float) -> tuple[list[float], list[float]]:
        moves, bots = await asyncio.gather(self.play(seconds), self.watch_bots(seconds))
        return moves, bots

    async def leave(self) -> None:
        for table in self.tables:
            await table.leave()


def measure(
    database: str | None, seconds: float, workers: int, say: Callable[[str], None]
) -> Figures:
    """Run the benchmark and return all figures."""
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{folder}/bench.sqlite"
        asyncio.run(write_long_log(url))

        async def story(base: str, pid: int) -> Figures:
            players = Players(base)
            await players.sit()
            say(f"seated at {TABLES} tables; playing in peace for {seconds:.0f} s")
            calm_moves, calm_bots = await players.measure(seconds)
            with Attackers(base) as state:
                await asyncio.to_thread(state.full.wait, 120)
                say(f"under attack for {seconds:.0f} s: {state.latest}")
                before = state.latest
                moves, bots = await players.measure(seconds)
                after = state.latest
                memory = max(resident(one) for one in family(pid))
            await players.leave()
            done = {table.id: table.done for table in players.tables}
            return {
                "calm_p50_ms": round(1000 * quantile(calm_moves, 0.5), 1),
                "calm_p99_ms": round(1000 * quantile(calm_moves, 0.99), 1),
                "p50_ms": round(1000 * quantile(moves, 0.5), 1),
                "p99_ms": round(1000 * quantile(moves, 0.99), 1),
                "slowest_ms": round(1000 * max(moves), 1),
                "moves": len(moves),
                "calm_slowest_bot_s": round(max(calm_bots), 1),
                "slowest_bot_s": round(max(bots), 1),
                "memory_mb": round(memory / 2**20),
                "idle_connections": after["idle"],
                "advice_answers": after["answers"] - before["answers"],
                "control_mb": round((after["floods"] - before["floods"]) / 1e6, 1),
                "long_logs_opened": after["readers"] - before["readers"],
                "done": done,
            }

        with serving(url, workers, limited=True) as (server, base):
            figures = asyncio.run(story(base, server.pid))
        done = figures.pop("done")
        return figures | {"lost": asyncio.run(missing(url, done))}


def main(words: list[str] | None = None) -> int:
    parser = options("hostile", __doc__ or "")
    parser.add_argument(
        "--seconds", type=parse_positive, default=30, help="in peace and under attack (default 30)"
    )
    parser.add_argument("--database", help="a database URL (default: SQLite in a temporary folder)")
    parser.add_argument(
        "--workers", type=parse_positive, default=1, help="number of server processes (default 1)"
    )

    def measured(args: argparse.Namespace) -> Figures:
        return measure(args.database, args.seconds, args.workers, say)

    return run(parser, words, measured)


if __name__ == "__main__":
    raise SystemExit(main())
