"""People for tests: a server on a loopback port in this process, and clients with real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fourcures.server.app import Server, create_app
from fourcures.server.identity import COOKIE
from fourcures.server.settings import ServerSettings

from .clients import PATIENCE, async_client

Json = dict[str, Any]


class No(Exception):
    """The table refused a command."""

    def __init__(self, message: Json) -> None:
        super().__init__(f"{message['code']}: {message['message']}")
        self.code: str = message["code"]
        self.message = message


async def eventually(holds: Callable[[], object]) -> None:
    """Wait until something holds; TimeoutError if it never does."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


class QuietServer(uvicorn.Server):
    """Uvicorn inside a test: signals stay with the test."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Site:
    """A running server: where it is, and its inside for a look."""

    def __init__(self, address: str, inside: Server) -> None:
        self.address, self.inside = address, inside

    def http(self, cookie: str | None = None) -> httpx.AsyncClient:
        return async_client(f"http://{self.address}", cookie)

    async def person(self, name: str) -> Player:
        """Somebody new with a name and a cookie."""
        async with self.http() as http:
            answer = await http.post("/api/me", json={"name": name})
            answer.raise_for_status()
            return Player(self, answer.json()["id"], answer.cookies[COOKIE])

    async def get(self, path: str, cookie: str | None = None) -> httpx.Response:
        """An answer over HTTP, to somebody or to nobody."""
        async with self.http(cookie) as http:
            return await http.get(path)


@asynccontextmanager
async def serving(database: str, **settings: Any) -> AsyncIterator[Site]:
    """A server on a free port of loopback, in this event loop."""
    app = create_app(ServerSettings(database=database, **{"bot_pause": 0.0} | settings))
    config = uvicorn.Config(
        app, host="127.0.0.1", port=0, log_level="warning", lifespan="on", ws="websockets-sansio"
    )
    server = QuietServer(config)
    running = asyncio.create_task(server.serve())
    try:
        while not server.started:
            if running.done():
                await running
                raise RuntimeError("the server did not start")
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield Site(f"127.0.0.1:{port}", app.state["server"])
    finally:
        server.should_exit = True
        await running


class Player:
    """One person with one socket; always knows the newest table."""

    def __init__(self, site: Site, person: str, cookie: str) -> None:
        self.site, self.id, self.cookie = site, person, cookie
        self.table: Json = {}
        self.entries: list[Json] = []  # all that came since the first socket
        self.news: list[Json] = []  # the messages themselves, of the present socket
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.changed = asyncio.Condition()
        self.answers: dict[str, asyncio.Future[Json]] = {}
        self.numbers = itertools.count(1)

    # Over HTTP.

    async def create(self, seed: str | None = None, **setup: Any) -> Json:
        """Opens a table; its id and code."""
        async with self.http() as http:
            answer = await http.post("/api/tables", json={"setup": setup, "seed": seed})
            assert answer.status_code == 201, answer.text
            opened: Json = answer.json()
            return opened

    def http(self) -> httpx.AsyncClient:
        return self.site.http(self.cookie)

    async def get(self, path: str) -> httpx.Response:
        async with self.http() as http:
            return await http.get(path)

    # Over the socket.

    async def join(self, table_id: str, seen: int | str | None = None) -> None:
        """Opens a socket and waits for the first news."""
        query = "" if seen is None else f"?seen={seen}"
        self.news = []
        self.socket = await connect(
            f"ws://{self.site.address}/api/tables/{table_id}/socket{query}",
            additional_headers={"Cookie": f"{COOKIE}={self.cookie}"},
            max_size=None,
        )
        self.reader = asyncio.create_task(self.read(self.socket))
        await self.until(lambda: bool(self.news) and self.id in self.table["people"])

    async def leave(self) -> None:
        """Closes the socket."""
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader
        self.socket = self.reader = None

    async def read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in socket:
                await self.heard(json.loads(text))
        for answer in self.answers.values():
            answer.cancel()
        self.answers.clear()

    async def heard(self, message: Json) -> None:
        if message["type"] == "update":
            async with self.changed:
                self.table = message["table"]
                self.entries += message["entries"]
                self.news.append(message)
                self.changed.notify_all()
            return
        answer = self.answers.pop(message.get("id") or "", None)
        if answer is not None and not answer.done():
            answer.set_result(message)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Waits until something holds at the table as this person sees it."""
        async with asyncio.timeout(PATIENCE), self.changed:
            await self.changed.wait_for(holds)

    async def reached(self, seq: int) -> None:
        """Waits until the news of this entry are here."""
        await self.until(lambda: bool(self.table) and self.table["seq"] >= seq)

    async def ask(self, do: str, id: str | None = None, **command: Any) -> Json:
        """Sends a command and waits for the answer, whatever it is."""
        assert self.socket is not None
        number = id or f"{self.id[:6]}-{next(self.numbers)}"
        answer = self.answers[number] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"do": do, "id": number, **command}))
        async with asyncio.timeout(PATIENCE):
            said: Json = await answer
        return said

    async def do(self, do: str, id: str | None = None, **command: Any) -> int:
        """Does a command and waits for its news; No if it was refused."""
        answer = await self.ask(do, id, **command)
        if answer["type"] != "done":
            raise No(answer)
        await self.reached(answer["seq"])
        return int(answer["seq"])

    async def move(self, text: str, seat: int | None = None) -> int:
        """Makes a move."""
        return await self.do("move", text=text, seat=seat)

    # What one sees.

    @property
    def seats(self) -> list[int]:
        """The seats that one holds."""
        return [
            number for number, seat in enumerate(self.table["seats"]) if seat["holder"] == self.id
        ]

    def view(self, seat: int | None = None) -> Json:
        """One's own view of the game, or that of one of one's seats."""
        views: list[Json] = self.table["game"]["views"]
        if seat is None:
            return views[0]
        return next(view for view in views if view["position"]["viewer"] == seat)

    def legal(self, seat: int | None = None) -> list[str]:
        """What one of one's seats may do now."""
        legal: list[str] = [move["text"] for move in self.view(seat)["legal"]]
        return legal

    @property
    def phase(self) -> str:
        """The phase of the game."""
        phase: str = self.view()["position"]["turn"]["phase"]
        return phase

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table["game"] and self.table["game"]["outcome"])
