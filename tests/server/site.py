"""People for tests: a server on a loopback port in this process, and clients with sockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, cast

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fourcures.server.app.application import Server, application
from fourcures.server.http.http_protocol import GuardedProtocol
from fourcures.server.http.socket_protocol import GuardedSocket
from fourcures.server.people.identity import COOKIE
from fourcures.server.process.settings import ServerSettings

from .clients import PATIENCE, async_client
from .databases import prepare

Json = dict[str, Any]


class No(Exception):
    """The table refused a command."""

    def __init__(self, message: Json) -> None:
        super().__init__(f"{message['code']}: {message['message']}")
        self.code: str = message["code"]
        self.message = message


async def eventually(holds: Callable[[], object]) -> None:
    """Wait until a condition is true; raise TimeoutError if it never is."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


class QuietServer(uvicorn.Server):
    """Uvicorn without signal handlers, for use inside a test."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Site:
    """A running server: its address, and its internals for inspection."""

    def __init__(self, address: str, inside: Server) -> None:
        self.address, self.inside = address, inside

    def http(self, cookie: str | None = None) -> httpx.AsyncClient:
        return async_client(f"http://{self.address}", cookie)

    async def person(self, name: str) -> Player:
        """Return a new person with a name and a cookie."""
        async with self.http() as http:
            answer = await http.post("/api/me", json={"name": name})
            answer.raise_for_status()
            return Player(self, answer.json()["id"], answer.cookies[COOKIE])

    async def get(self, path: str, cookie: str | None = None) -> httpx.Response:
        """Return the HTTP response to a person, or to a client without a cookie."""
        async with self.http(cookie) as http:
            return await http.get(path)


@asynccontextmanager
async def serving(database: str, *, new: bool = False, **settings: Any) -> AsyncIterator[Site]:
    """Run a server on a free loopback port, in this event loop.

    Rates are not limited, because tests send faster than people; limits have their own tests. A
    server with a new database creates its tables, which takes a while.
    """
    per_second = ("commands_per_second", "requests_per_second", "connections_per_second")
    rates = (*per_second, "sockets_per_minute")
    usual = {"bot_pause": 0.0, "thinking_processes": 0, **dict.fromkeys(rates, 0)}
    if not new:
        prepare(database)
    server = Server(ServerSettings(database=database, **usual | settings))
    with lend_application(server) as app:
        async with listening(app) as address:
            yield Site(address, server)


class Present:
    """The server that an application serves at present."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def __getattr__(self, name: str) -> object:
        return getattr(self.server, name)

    def running(self, app: Litestar) -> AbstractAsyncContextManager[None]:
        return self.server.running(app)


# Unused applications, by their settings and routes: to make one takes 0.1 s of CPU time.
IDLE: dict[object, list[tuple[Present, Litestar]]] = defaultdict(list)


@contextlib.contextmanager
def lend_application(server: Server) -> Iterator[Litestar]:
    """Lend an application to this server; servers of one kind use the same, one after the other."""
    settings = msgspec.structs.replace(server.settings, database="")
    idle = IDLE[settings, tuple(map(id, server.routes))]
    if idle:
        present, app = idle.pop()
        present.server = server
    else:
        present = Present(server)
        app = application(cast(Server, present))
    yield app
    idle.append((present, app))


@asynccontextmanager
async def listening(app: Litestar) -> AsyncIterator[str]:
    """Let an application listen at a free loopback port; yield its address."""
    config = uvicorn.Config(
        app,
        host="127.0.0.1",
        port=0,
        log_level="warning",
        lifespan="on",
        http=GuardedProtocol,
        ws=GuardedSocket,
        proxy_headers=False,
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
        yield f"127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await running


class Player:
    """A person with one socket, who always has the newest table."""

    def __init__(self, site: Site, person: str, cookie: str) -> None:
        self.site, self.id, self.cookie = site, person, cookie
        self.table: Json = {}
        self.entries: list[Json] = []  # all entries since the first socket
        self.news: list[Json] = []  # the update messages of the present socket
        self.drafts: list[Json] = []  # the plans that others are making
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.changed = asyncio.Condition()
        self.answers: dict[str, asyncio.Future[Json]] = {}
        self.numbers = itertools.count(1)

    # Over HTTP.

    async def create(self, seed: str | None = None, **setup: Any) -> Json:
        """Open a table; return its id and code."""
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
        """Open a socket and wait for the first update."""
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
        """Close the socket."""
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
        if message["type"] == "drafts":
            async with self.changed:
                self.drafts = message["plans"]
                self.changed.notify_all()
            return
        answer = self.answers.pop(message.get("id") or "", None)
        if answer is not None and not answer.done():
            answer.set_result(message)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until a condition is true of the table as this person sees it."""
        async with asyncio.timeout(PATIENCE), self.changed:
            await self.changed.wait_for(holds)

    async def reached(self, seq: int) -> None:
        """Wait until this entry has arrived."""
        await self.until(lambda: bool(self.table) and self.table["seq"] >= seq)

    async def ask(self, do: str, id: str | None = None, **command: Any) -> Json:
        """Send a command and return the answer, also if it is a refusal."""
        assert self.socket is not None
        number = id or f"{self.id[:6]}-{next(self.numbers)}"
        answer = self.answers[number] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"do": do, "id": number, **command}))
        async with asyncio.timeout(PATIENCE):
            said: Json = await answer
        return said

    async def do(self, do: str, id: str | None = None, **command: Any) -> int:
        """Send a command and wait for its update; raise No if it is refused."""
        answer = await self.ask(do, id, **command)
        if answer["type"] != "done":
            raise No(answer)
        await self.reached(answer["seq"])
        return int(answer["seq"])

    async def never_stop(self) -> None:
        """Let the game never stop for this person in event windows."""
        for moment in ("infect", "epidemic"):
            await self.do("stop_at", moment=moment, stop="never")

    async def move(self, text: str, seat: int | None = None) -> int:
        """Play a move."""
        return await self.do("move", text=text, seat=seat)

    # What the person sees.

    @property
    def seats(self) -> list[int]:
        """The seats that this person holds."""
        return [
            number for number, seat in enumerate(self.table["seats"]) if seat["holder"] == self.id
        ]

    def view(self, seat: int | None = None) -> Json:
        """Return this person's view of the game, or the view of one of their seats."""
        views: list[Json] = self.table["game"]["views"]
        if seat is None:
            return views[0]
        return next(view for view in views if view["position"]["viewer"] == seat)

    def legal(self, seat: int | None = None) -> list[str]:
        """Return the legal moves of one of this person's seats."""
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
