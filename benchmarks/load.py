"""A load generator for the server, in its own process: random moves at many tables.

`python -m benchmarks.load BASE TABLES` seats two players at each table, then reads commands, one
JSON object per line: `saturate` for some seconds, `offer` a number of moves per second, or `leave`.
It answers each with one JSON object; the last one lists every command that the server acknowledged,
so that the caller can check the log.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sys
import time
import urllib.request
from collections.abc import Awaitable, Callable
from http.cookiejar import CookieJar
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60.0  # seconds to wait for one answer
AT_ONCE = 8  # tables filled at the same time


class Move(msgspec.Struct):
    text: str


class Views(msgspec.Struct):
    legal: list[Move]


class Game(msgspec.Struct):
    views: list[Views]
    outcome: dict[str, Any] | None


class Table(msgspec.Struct):
    seq: int
    game: Game | None


class Message(msgspec.Struct):
    """The fields of a message that the load needs; all others are not decoded."""

    type: str
    seq: int = 0
    id: str | None = None
    table: Table | None = None


decode = msgspec.json.Decoder(Message).decode


class Person:
    """A user with a name and a cookie."""

    def __init__(self, base: str, name: str) -> None:
        self.base = base
        self.jar = CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.id = str(self.post("/api/me", {"name": name})["id"])

    def post(self, path: str, body: object) -> dict[str, Any]:
        request = urllib.request.Request(
            self.base + path,
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        with self.opener.open(request, timeout=PATIENCE) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    def cookie(self) -> str:
        return "; ".join(f"{one.name}={one.value}" for one in self.jar)


class Player:
    """One seat of one table, over one socket."""

    def __init__(self, table: LoadedTable, seat: int, socket: ClientConnection) -> None:
        self.table, self.seat, self.socket = table, seat, socket
        self.waiting: dict[str, asyncio.Future[Message]] = {}
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.socket:
            message = decode(text)
            if message.table is not None:
                self.table.heard(self.seat, message.table)
            elif message.id in self.waiting:
                self.waiting.pop(message.id).set_result(message)

    async def command(self, **wish: Any) -> Message:
        """Send a command and return the answer: done or refused."""
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.waiting[wish["id"]] = answer
        await self.socket.send(json.dumps(wish))
        return await asyncio.wait_for(answer, PATIENCE)


class LoadedTable:
    """A table of two players who never stop for events and agree to everything."""

    def __init__(self) -> None:
        self.id, self.over, self.seq = "", False, 0
        self.players: list[Player] = []
        self.legal: list[tuple[int, str]] = []
        self.changed = asyncio.Event()
        self.numbers = itertools.count()
        self.done: list[str] = []

    def heard(self, seat: int, table: Table) -> None:
        """Update the legal moves from a message."""
        if table.seq < self.seq or table.game is None:
            return
        if table.seq > self.seq:
            self.seq, self.legal = table.seq, []
        self.over = table.game.outcome is not None
        self.legal += [(seat, move.text) for move in table.game.views[0].legal]
        self.changed.set()

    async def sit(self, base: str, people: list[Person]) -> None:
        """Open the table and fill its seats; return when there is a legal move."""
        setup = {"players": 2, "hands": "open", "epidemics": 4, "visibility": "invite"}
        opened = await asyncio.to_thread(people[0].post, "/api/tables", {"setup": setup})
        self.id = opened["id"]
        url = base.replace("http", "ws", 1) + f"/api/tables/{self.id}/socket"
        for seat, person in enumerate(people):
            socket = await connect(
                url,
                additional_headers={"Cookie": person.cookie()},
                max_size=None,
                compression=None,
                open_timeout=PATIENCE,
                ping_interval=None,
            )
            player = Player(self, seat, socket)
            self.players.append(player)
            for moment in ("infect", "epidemic"):
                await player.command(do="stop_at", id=moment, moment=moment, stop="never")
            await player.command(do="agree", id="agree", yes=True)
        for seat, player in enumerate(self.players):
            await player.command(do="sit", id="sit", seat=seat, ready=True)
        await self.news()

    async def play(self, rng: random.Random, due: float | None = None) -> float | None:
        """Play one random legal move and wait for the update; return the latency if it was done."""
        start = time.perf_counter() if due is None else due
        await self.news()
        if self.over:
            return None
        (seat, text), number = rng.choice(self.legal), f"m{next(self.numbers)}"
        answer = await self.players[seat].command(do="move", id=number, text=text, seat=seat)
        took = time.perf_counter() - start
        if answer.type != "done":
            return None
        self.done.append(number)
        if self.seq < answer.seq:  # earlier updates of other seats are now stale
            self.seq, self.legal = answer.seq, []
        await self.news()
        return took

    async def news(self) -> None:
        """Wait until there is a legal move or the game is over."""
        while not self.legal and not self.over:
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), PATIENCE)

    async def leave(self) -> None:
        for player in self.players:
            player.reader.cancel()
            await player.socket.close()
        self.players = []


class Load:
    """All tables of a load; a table whose game is over is replaced by a new one."""

    def __init__(self, base: str, people: list[Person]) -> None:
        self.base, self.people = base, people
        self.rng = random.Random(1)
        self.filling = asyncio.Semaphore(AT_ONCE)
        self.tables: list[LoadedTable] = []
        self.done: dict[str, list[str]] = {}

    async def fill(self, tables: int, say: Callable[[str], None]) -> None:
        """Open and fill all tables."""
        filled = asyncio.as_completed([self.another() for _ in range(tables)])
        for number, table in enumerate(filled, 1):
            self.tables.append(await table)
            if number % 100 == 0 or number == tables:
                say(f"seated at {number} of {tables} tables")

    async def another(self) -> LoadedTable:
        async with self.filling:
            table = LoadedTable()
            await table.sit(self.base, self.people)
            self.done[table.id] = table.done
            return table

    async def renewed(self, slot: int) -> LoadedTable:
        """Return the table of a slot, or a new one if its game is over."""
        if self.tables[slot].over:
            await self.tables[slot].leave()
            self.tables[slot] = await self.another()
        return self.tables[slot]

    async def saturate(self, seconds: float) -> dict[str, Any]:
        """Play at all tables, each move as soon as the last one is done; return the count."""
        start = time.perf_counter()
        moves = 0

        async def keep_playing(slot: int) -> None:
            nonlocal moves
            while time.perf_counter() - start < seconds:
                table = await self.renewed(slot)
                if await table.play(self.rng) is not None:
                    moves += 1

        await asyncio.gather(*(keep_playing(slot) for slot in range(len(self.tables))))
        return {"moves": moves, "seconds": time.perf_counter() - start}

    async def offer(self, seconds: float, per_second: float) -> dict[str, Any]:
        """Play at a fixed rate, independent of earlier moves; return latencies from due times."""
        free: asyncio.Queue[int] = asyncio.Queue()
        for slot in self.rng.sample(range(len(self.tables)), len(self.tables)):
            free.put_nowait(slot)
        latencies: list[float] = []

        async def move(slot: int, due: float) -> None:
            took = await self.tables[slot].play(self.rng, due)
            if took is not None:
                latencies.append(took)
            await self.renewed(slot)
            free.put_nowait(slot)

        start = time.perf_counter()
        moving = []
        for number in range(round(seconds * per_second)):
            due = start + number / per_second
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            moving.append(asyncio.create_task(move(await free.get(), due)))
        await asyncio.gather(*moving)
        return {"latencies": latencies}

    async def leave(self) -> dict[str, Any]:
        for table in self.tables:
            await table.leave()
        return {"done": self.done}


async def run(base: str, tables: int) -> None:
    """Fill the tables, then run the commands from standard input."""

    def say(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    people = [await asyncio.to_thread(Person, base, name) for name in ("Ann", "Ben")]
    load = Load(base, people)
    await load.fill(tables, say)
    print(json.dumps({"tables": tables}), flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        asked = json.loads(line)
        does: dict[str, Callable[..., Awaitable[dict[str, Any]]]] = {
            "saturate": load.saturate,
            "offer": load.offer,
            "leave": load.leave,
        }
        answer = await does[asked.pop("do")](**asked)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1], int(sys.argv[2])))
