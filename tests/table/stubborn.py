"""Clients that survive a crash of their server: they reconnect and resend unanswered commands."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from fourcures.server.identity import COOKIE

from .clients import async_client

Json = dict[str, Any]
BREATH = 0.05  # seconds between two commands of one client: within the rate limit
GONE = (OSError, WebSocketException, httpx.HTTPError)  # errors of a dead server

Where = Callable[[], str]  # the address of a server that should be alive


async def insist(where: Where, cookie: str | None, method: str, path: str, **what: Any) -> Any:
    """Return an HTTP response, retrying while servers die."""
    while True:
        with contextlib.suppress(*GONE):
            async with async_client(where(), cookie) as http:
                answer = await http.request(method, path, **what)
            answer.raise_for_status()
            return answer
        await asyncio.sleep(BREATH)


class Stubborn:
    """A person who plays at one table until stopped; `done` has the acknowledged commands."""

    def __init__(self, where: Where, person: str, cookie: str, rng: random.Random) -> None:
        self.where, self.id, self.cookie, self.rng = where, person, cookie, rng
        self.table: Json = {}
        self.seen: list[Json] = []  # the table of every update
        self.done: dict[str, int] = {}  # command -> entry
        self.numbers = itertools.count()
        self.pending: Json | None = None
        self.tried = 0  # the entry after which the last command was chosen
        self.stopping = False

    @classmethod
    async def named(cls, where: Where, name: str, rng: random.Random) -> Stubborn:
        """Create a person with this name."""
        answer = await insist(where, None, "POST", "/api/me", json={"name": name})
        return cls(where, answer.json()["id"], answer.cookies[COOKIE], rng)

    @property
    def over(self) -> bool:
        return bool(self.table and self.table["game"] and self.table["game"]["outcome"])

    async def play(self, table_id: str, *first: Json) -> None:
        """Send these commands first, then play until the game ends or until stopped."""
        wishes: list[Json] = [
            {"do": "order", "order": "never"},
            {"do": "agree", "yes": True},
            *first,
        ]
        while not self.finished():
            with contextlib.suppress(*GONE):
                address = self.where().replace("http", "ws")
                seen = self.table.get("seq", 0)
                async with connect(
                    f"{address}/api/tables/{table_id}/socket?seen={seen}",
                    additional_headers={"Cookie": f"{COOKIE}={self.cookie}"},
                    max_size=None,
                ) as socket:
                    await self.talk(socket, wishes)
            await asyncio.sleep(BREATH)

    def finished(self) -> bool:
        return (self.over or self.stopping) and self.pending is None

    async def talk(self, socket: ClientConnection, wishes: list[Json]) -> None:
        """Use one socket from its first update until it closes."""
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))
        while not self.finished():
            with contextlib.suppress(TimeoutError):
                self.heard(json.loads(await asyncio.wait_for(socket.recv(), 2 * BREATH)))
            if self.pending is None and self.id in self.table.get("people", ()):
                wish = wishes.pop(0) if wishes else self.choose()
                if wish is not None and not self.stopping:
                    self.pending = {"id": f"c{next(self.numbers)}", **wish}
                    await asyncio.sleep(BREATH)
                    await socket.send(json.dumps(self.pending))

    def heard(self, message: Json) -> None:
        if message["type"] == "update":
            self.table = message["table"]
            self.seen.append(self.table)
        elif self.pending is not None and message.get("id") == self.pending["id"]:
            if message["type"] == "done":
                self.done[self.pending["id"]] = message["seq"]
            self.pending = None

    def choose(self) -> Json | None:
        """Return a legal move of this person, once for each position."""
        if self.table["game"] is None or self.tried == self.table["seq"]:
            return None
        legal = [move["text"] for move in self.table["game"]["views"][0]["legal"]]
        if not legal:
            return None
        self.tried = self.table["seq"]
        return {"do": "move", "text": self.rng.choice(legal)}
