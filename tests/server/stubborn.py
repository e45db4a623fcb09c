"""Clients that survive a crash of their server: they reconnect and resend unanswered commands."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import json
import random
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from fourcures.server.people.identity import COOKIE

from .clients import async_client

Json = dict[str, Any]
BREATH = 0.05  # seconds between two commands of one client: within the rate limit
PATIENCE = 5.0  # seconds to wait for an answer on one socket
GONE = (OSError, WebSocketException, httpx.HTTPError)  # errors of a dead server
# Refusals that do not say whether the command was carried out, or whether it could be.
UNCERTAIN = ("not_ready", "internal", "busy", "too_fast")

Where = Callable[[], str]  # the address of a server that should be alive


def digest(table: Json) -> str:
    """Return a hash of a table as a person saw it; whole tables would fill the memory."""
    return hashlib.sha256(json.dumps(table, sort_keys=True).encode()).hexdigest()


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
        self.seen: dict[int, str] = {}  # entry -> digest of the table in its update
        self.done: dict[str, int] = {}  # command -> entry
        self.bot_entries: set[int] = set()
        self.numbers = itertools.count()
        self.pending: Json | None = None
        self.sent = 0.0  # when the pending command was sent on the present socket
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
                    open_timeout=PATIENCE,
                    close_timeout=1,
                ) as socket:
                    await self.talk(socket, wishes)
            await asyncio.sleep(BREATH)

    def finished(self) -> bool:
        return (self.over or self.stopping) and self.pending is None

    async def talk(self, socket: ClientConnection, wishes: list[Json]) -> None:
        """Use one socket from its first update until it closes."""
        if self.pending is not None:
            await self.send(socket)
        while not self.finished():
            with contextlib.suppress(TimeoutError):
                message = json.loads(await asyncio.wait_for(socket.recv(), 2 * BREATH))
                if message.get("code") in UNCERTAIN and self.answers(message):
                    await asyncio.sleep(4 * BREATH)
                    await self.send(socket)
                else:
                    self.heard(message)
            if self.pending is None and self.id in self.table.get("people", ()):
                wish = wishes.pop(0) if wishes else self.choose()
                if wish is not None and not self.stopping:
                    self.pending = {"id": f"c{next(self.numbers)}", **wish}
                    await asyncio.sleep(BREATH)
                    await self.send(socket)
            if self.pending is not None and time.monotonic() - self.sent > PATIENCE:
                return  # the server may be frozen: try another socket

    async def send(self, socket: ClientConnection) -> None:
        """Send the pending command."""
        self.sent = time.monotonic()
        await socket.send(json.dumps(self.pending))

    def answers(self, message: Json) -> bool:
        """Return whether a message answers the pending command."""
        return self.pending is not None and message.get("id") == self.pending["id"]

    def heard(self, message: Json) -> None:
        if message["type"] == "update":
            self.table = message["table"]
            self.seen[self.table["seq"]] = digest(self.table)
            for entry in message["entries"]:
                if str(entry["by"]).startswith("bot:"):
                    self.bot_entries.add(entry["seq"])
        elif self.pending is not None and self.answers(message):
            if message["type"] == "done":
                self.done[self.pending["id"]] = message["seq"]
            else:
                self.tried = 0  # choose something else
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


class Evening:
    """A table of stubborn people and bots, and a new one after each game."""

    def __init__(self, where: Where, rng: random.Random) -> None:
        self.where, self.rng = where, rng
        self.people: list[Stubborn] = []
        self.played: list[tuple[str, list[Stubborn]]] = []  # tables and their people
        self.stopping = False

    def plan(self) -> tuple[Json, list[type[Stubborn]]]:
        """Return a set-up and the kinds of people; bots get the other seats."""
        return {"players": 3, "epidemics": 4}, [Stubborn, Stubborn]

    async def run(self) -> None:
        """Play one game after the other until stopped."""
        while not self.stopping:
            setup, kinds = self.plan()
            people = [await kind.named(self.where, "Ann", self.rng) for kind in kinds]
            cookie = people[0].cookie
            opened = await insist(self.where, cookie, "POST", "/api/tables", json={"setup": setup})
            table_id = opened.json()["id"]
            self.people = people
            self.played.append((table_id, people))
            if self.stopping:
                break
            empty = range(len(people), setup["players"])
            bots = [{"do": "hand", "seat": seat, "bot": "thumb"} for seat in empty]
            await asyncio.gather(
                people[0].play(table_id, {"do": "sit", "seat": 0, "ready": True}, *bots),
                *(
                    person.play(table_id, {"do": "sit", "seat": seat, "ready": True})
                    for seat, person in enumerate(people[1:], 1)
                ),
            )

    def acknowledged(self) -> int:
        return sum(len(person.done) for _, people in self.played for person in people)

    def bot_entries(self) -> int:
        """Return how many entries of bots the first person of each table has seen."""
        return sum(len(people[0].bot_entries) for _, people in self.played)

    def stop(self) -> None:
        self.stopping = True
        for person in self.people:
            person.stopping = True
