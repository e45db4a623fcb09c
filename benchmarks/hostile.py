"""Play at 50 tables while hostile clients attack the server from other addresses.

The server has its usual limits. The figures are the latency of moves, the time until a bot has
moved and the coach has answered, and the memory of the server, before the attacks and during each
one. The exit status is 1 if a bar is broken.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Sink
from websockets.asyncio.client import connect

from benchmarks.attackers import ATTACKS
from benchmarks.command import Figures, options, run, say
from benchmarks.load import LoadedTable, Person
from benchmarks.table import family, free_port, missing, quantile, resident, serving
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
MANY = 4500  # idle connections from which the attack counts; closed ones are being opened again
BEGINNING = 4  # seconds of an attack that are not measured
# The bars: of what people wait for in peace, and seconds.
MOVES, BOTS, BOT_SECONDS, COACH_SECONDS = 3, 2, 1.0, 5.0
MEMORY = 1.2  # of that in peace, after a rest
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
    """The process of an attack, and what it has done."""

    def __init__(self, base: str, name: str) -> None:
        command = [sys.executable, "-m", "benchmarks.attackers", base, LONG, name]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.latest: dict[str, int] = {}
        self.begun = threading.Event()
        self.least_idle = MANY if name == "crowds" else 0
        self.reading = threading.Thread(target=self.read, daemon=True)
        self.reading.start()

    def read(self) -> None:
        """Read the attackers' reports, one a second, until they are stopped."""
        assert self.process.stdout is not None
        for seconds, line in enumerate(self.process.stdout):
            self.latest = json.loads(line)
            if seconds > BEGINNING and self.latest.get("idle", 0) >= self.least_idle:
                self.begun.set()

    def __enter__(self) -> Attackers:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        self.reading.join()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Measured(NamedTuple):
    """Seconds that people waited."""

    moves: list[float]
    bots: list[float]
    coach: list[float]

    def figures(self) -> Figures:
        return {
            "p50_ms": round(1000 * quantile(self.moves, 0.5), 1),
            "p99_ms": round(1000 * quantile(self.moves, 0.99), 1),
            "slowest_ms": round(1000 * max(self.moves), 1),
            "slowest_bot_s": round(max(self.bots), 2),
            "slowest_coach_s": round(max(self.coach), 2),
        }


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

    async def open_table(self, name: str, **setup: object) -> tuple[str, dict[str, str]]:
        """Open a table for a new person; return the address and headers of its socket."""
        person = await asyncio.to_thread(Person, self.base, name)
        opened = await asyncio.to_thread(person.post, "/api/tables", {"setup": setup})
        url = self.base.replace("http", "ws", 1) + f"/api/tables/{opened['id']}/socket"
        return url, {"Cookie": person.cookie()}

    async def watch_bots(self, seconds: float) -> list[float]:
        """Return how long two bots took for each entry of their game, with the last wait."""
        url, headers = await self.open_table("Watcher", visibility="invite", players=2)
        times: list[float] = []
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

    async def ask_coach(self, seconds: float) -> list[float]:
        """Return how long each answer of the coach took; each is about another position."""
        setup = {"visibility": "local", "players": 2, "help": "coach"}
        url, headers = await self.open_table("Learner", **setup)
        times: list[float] = []
        async with connect(url, additional_headers=headers, max_size=None) as socket:
            end = time.perf_counter() + seconds
            legal: list[str] = []
            for number in itertools.count():
                start = time.perf_counter()
                if start >= end:
                    return times
                answers = {f"advice-{number}", f"move-{number}"}
                await socket.send(json.dumps({"do": "advice", "id": f"advice-{number}"}))
                while answers:
                    message = json.loads(await socket.recv())
                    if message["type"] == "update" and (game := message["table"]["game"]):
                        views = [view["legal"] for view in game["views"]]
                        legal = [move["text"] for moves in views for move in moves]
                    if message.get("id") == f"advice-{number}":
                        times.append(time.perf_counter() - start)
                        if not legal:  # the game is over
                            return times
                        move = {
                            "do": "move",
                            "id": f"move-{number}",
                            "text": self.rng.choice(legal),
                        }
                        await socket.send(json.dumps(move))
                    answers.discard(message.get("id"))
        raise AssertionError

    async def measure(self, seconds: float) -> Measured:
        found = await asyncio.gather(
            self.play(seconds), self.watch_bots(seconds), self.ask_coach(seconds)
        )
        return Measured(*found)

    async def leave(self) -> None:
        for table in self.tables:
            await table.leave()


def broken_bars(name: str, calm: Figures, found: Figures) -> list[str]:
    """Return which bars an attack has broken, in words."""
    bars = {
        "p99_ms": MOVES * calm["p99_ms"],
        "slowest_bot_s": BOTS * calm["slowest_bot_s"] + BOT_SECONDS,
        "slowest_coach_s": COACH_SECONDS,
    }
    broken = [
        f"{name}: {figure} is {found[figure]}, and may be {bar:.1f}"
        for figure, bar in bars.items()
        if found[figure] > bar
    ]
    achieved = found["achieved"]
    if failures := {what: n for what, n in achieved.items() if what.endswith("_5xx")}:
        broken.append(f"{name}: answers with 5xx: {failures}")
    return broken


def memory(pid: int) -> float:
    """Return the megabytes of all processes of a server."""
    found = 0
    for one in family(pid):
        with contextlib.suppress(OSError):  # it has just ended
            found += resident(one)
    return round(found / 2**20, 1)


def measure(args: argparse.Namespace) -> Figures:
    """Run the benchmark and return all figures."""
    with tempfile.TemporaryDirectory() as folder, post_office() as mail_server:
        url = args.database or f"sqlite:///{folder}/bench.sqlite"
        asyncio.run(write_long_log(url))

        async def story(base: str, pid: int) -> Figures:
            players = Players(base)
            await players.sit()
            say(f"seated at {TABLES} tables; playing in peace for {args.seconds:.0f} s")
            calm = (await players.measure(args.seconds)).figures()
            start, figures, broken = memory(pid), dict[str, Any](), list[str]()
            say(f"in peace: {calm}, {start} MB")
            for name in args.attacks:
                with Attackers(base, name) as state:
                    await asyncio.to_thread(state.begun.wait, 120)
                    found = (await players.measure(args.seconds)).figures()
                    found |= {"memory_mb": memory(pid), "achieved": state.latest}
                figures[name] = found
                broken += broken_bars(name, calm, found)
                say(f"{name}: {found}")
            say(f"waiting for {args.rest:.0f} s")
            await asyncio.sleep(args.rest)
            end = memory(pid)
            if end > MEMORY * start:
                broken.append(f"memory: {end} MB after {args.rest:.0f} s, {start} MB before")
            await players.leave()
            done = {table.id: table.done for table in players.tables}
            ends = {"start_mb": start, "end_mb": end, "done": done, "broken": broken}
            return {"calm": calm, **figures, **ends}

        more = ["--site", "http://localhost", "--mail-from", "games@example.org"]
        with serving(url, args.workers, True, [*more, "--mail-server", mail_server]) as (one, base):
            figures = asyncio.run(story(base, one.pid))
        done = figures.pop("done")
        if lost := asyncio.run(missing(url, done)):
            figures["broken"].append(f"{lost} acknowledged moves are lost or doubled")
        return figures


@contextlib.contextmanager
def post_office() -> Iterator[str]:
    """Run a mail server that takes every mail and forgets it; yield its address."""
    port = free_port()
    controller = Controller(Sink(), hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield f"smtp://127.0.0.1:{port}"
    finally:
        controller.stop()


def main(words: list[str] | None = None) -> int:
    parser = options("hostile", __doc__ or "")
    parser.add_argument(
        "--seconds", type=parse_positive, default=30, help="in peace and per attack (default 30)"
    )
    parser.add_argument(
        "--rest",
        type=parse_positive,
        default=300,
        help="seconds before the last look at the memory",
    )
    parser.add_argument(
        "--attacks", nargs="+", choices=[*ATTACKS], default=[*ATTACKS], help="default: all"
    )
    parser.add_argument("--database", help="a database URL (default: SQLite in a temporary folder)")
    parser.add_argument(
        "--workers", type=parse_positive, default=1, help="number of server processes (default 1)"
    )
    found: Figures = {}

    def measured(args: argparse.Namespace) -> Figures:
        found.update(measure(args))
        return found

    status = run(parser, words, measured)
    for bar in found.get("broken", []):
        say(f"broken: {bar}")
    return status or int(bool(found.get("broken")))


if __name__ == "__main__":
    raise SystemExit(main())
