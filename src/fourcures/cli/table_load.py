"""A load for a table server, in a process of its own: many tables, two sockets each, random moves.

Prints one JSON object: what was acknowledged, how long each acknowledgement took, and every
command that the server said was done, so that the caller can look for it in the log.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
import urllib.request
from functools import partial
from http.cookiejar import CookieJar
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


class Person:
    """Somebody with a name and a cookie."""

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
        with self.opener.open(request, timeout=30) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    def cookie(self) -> str:
        return "; ".join(f"{one.name}={one.value}" for one in self.jar)


class Player:
    """One seat of one table, over one socket."""

    def __init__(self, table: LoadedTable, seat: int, socket: ClientConnection) -> None:
        self.table, self.seat, self.socket = table, seat, socket
        self.waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "news":
                self.table.heard(self.seat, message["table"])
            elif message.get("id") in self.waiting:
                self.waiting.pop(message["id"]).set_result(message)

    async def command(self, **wish: Any) -> dict[str, Any]:
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.waiting[wish["id"]] = answer
        await self.socket.send(json.dumps(wish))
        return await asyncio.wait_for(answer, 60)


class LoadedTable:
    """A table of two people who let every window pass and agree to everything."""

    def __init__(self, number: int) -> None:
        self.number, self.id, self.over = number, "", False
        self.players: list[Player] = []
        self.legal: list[tuple[int, str]] = []
        self.seq = 0
        self.changed = asyncio.Event()
        self.done: list[str] = []

    def heard(self, seat: int, table: dict[str, Any]) -> None:
        """News: what can be played now."""
        game = table["game"]
        if table["seq"] < self.seq or game is None:
            return
        if table["seq"] > self.seq:
            self.seq, self.legal = table["seq"], []
        self.over = game["outcome"] is not None
        own = [(seat, move) for move in game["views"][0]["legal"]]
        self.legal = [one for one in self.legal if one[0] != seat] + own
        if self.legal or self.over:
            self.changed.set()

    async def sit(self, base: str, people: list[Person]) -> None:
        """Opens the table and fills its seats."""
        setup = {"players": 2, "hands": "open", "epidemics": 4, "visibility": "invite"}
        opened = await asyncio.to_thread(people[0].post, "/api/tables", {"setup": setup})
        self.id = opened["id"]
        url = base.replace("http", "ws", 1) + f"/api/tables/{self.id}/socket"
        for seat, person in enumerate(people):
            socket = await connect(
                url, additional_headers={"Cookie": person.cookie()}, max_size=None
            )
            player = Player(self, seat, socket)
            self.players.append(player)
            await player.command(do="order", id="order", order="never")
            await player.command(do="agree", id="agree", yes=True)
        for seat, player in enumerate(self.players):
            await player.command(do="sit", id="sit", seat=seat)

    async def play(self, rng: random.Random) -> float | None:
        """One random legal move; how long its acknowledgement took, None if the game is over."""
        await asyncio.wait_for(self.changed.wait(), 60)
        if self.over or not self.legal:
            return None
        seat, text = rng.choice(self.legal)
        number = f"m{self.seq}"
        self.changed.clear()
        start = time.perf_counter()
        answer = await self.players[seat].command(do="move", id=number, text=text, seat=seat)
        took = time.perf_counter() - start
        if answer["type"] == "done":
            self.done.append(number)
            return took
        self.changed.set()  # another seat was quicker; what is legal now comes with its news
        await asyncio.sleep(0.01)
        return None

    async def leave(self) -> None:
        for player in self.players:
            player.reader.cancel()
            await player.socket.close()


def free(busy: set[int], slot: int, _task: asyncio.Task[None]) -> None:
    """A table can be chosen again."""
    busy.discard(slot)


async def load(base: str, tables: int, seconds: float, offered: float) -> dict[str, Any]:
    """Plays at every table; as fast as acknowledged (offered 0), or so many moves a second."""
    people = [await asyncio.to_thread(Person, base, name) for name in ("Ann", "Ben")]
    room = asyncio.Semaphore(20)

    async def seated(number: int) -> LoadedTable:
        async with room:
            table = LoadedTable(number)
            await table.sit(base, people)
            return table

    filled = list(await asyncio.gather(*(seated(number) for number in range(tables))))
    everything = list(filled)
    latencies: list[float] = []
    rng = random.Random(1)
    stop = time.perf_counter() + seconds

    async def keep_playing(slot: int) -> None:
        while time.perf_counter() < stop:
            table = filled[slot]
            if table.over:
                filled[slot] = table = await seated(len(everything))
                everything.append(table)
            if (took := await table.play(rng)) is not None:
                latencies.append(took)

    async def one_move(slot: int, due: float) -> None:
        table = filled[slot]
        if table.over:
            filled[slot] = await seated(len(everything))
            everything.append(filled[slot])
        elif await table.play(rng) is not None:
            latencies.append(time.perf_counter() - due)

    start = time.perf_counter()
    if offered == 0:
        await asyncio.gather(*(keep_playing(slot) for slot in range(tables)))
    else:
        moves, number = [], 0
        busy: set[int] = set()
        while (due := start + number / offered) < stop:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            slot = rng.choice([slot for slot in range(tables) if slot not in busy])
            busy.add(slot)
            task = asyncio.create_task(one_move(slot, due))
            task.add_done_callback(partial(free, busy, slot))
            moves.append(task)
            number += 1
        await asyncio.gather(*moves)
    spent = time.perf_counter() - start
    done = {table.id: table.done for table in everything}
    for table in everything:
        await table.leave()
    return {"moves": len(latencies), "seconds": spent, "latencies": latencies, "done": done}


if __name__ == "__main__":
    base, tables, seconds, offered = sys.argv[1:]
    print(json.dumps(asyncio.run(load(base, int(tables), float(seconds), float(offered)))))
