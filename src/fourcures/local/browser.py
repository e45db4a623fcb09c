"""A local host inside a browser: JavaScript calls it, and its storage is the browser's database.

What it calls in turn is in `web/src/offline`. Everything crosses the border as text.
"""

from __future__ import annotations

import asyncio
import base64
import pickle
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from functools import partial
from typing import ParamSpec, Protocol, TypeVar

import msgspec

from ..bots.jobs import do_job, read_result
from ..host.hosted_table import Conflict
from ..protocol.people import Me
from ..protocol.refusals import Refused
from .host import LocalHost, Sent
from .requests import LocalRequests
from .storage import NewEntries, NoteKind, TableRow

BOTS = ("random", "thumb", "quick", "careful", "deep")
encode = msgspec.json.Encoder().encode

P = ParamSpec("P")
T = TypeVar("T")


class BrowserDatabase(Protocol):
    """The database of the browser (`web/src/offline/database.ts`)."""

    async def findPerson(self) -> str | None: ...  # noqa: N802
    async def keepPerson(self, me: str) -> None: ...  # noqa: N802
    async def listTables(self) -> str: ...  # noqa: N802
    async def findTable(self, table_id: str) -> str | None: ...  # noqa: N802
    async def read(self, table_id: str, after: int) -> str: ...
    async def append(self, new: str) -> str: ...
    async def listNotes(self, kind: NoteKind) -> str: ...  # noqa: N802
    async def findNote(self, kind: NoteKind, key: str) -> str | None: ...  # noqa: N802
    async def replaceNote(self, kind: NoteKind, key: str, before: str | None, text: str) -> str: ...  # noqa: N802


class Page(Protocol):
    """The page, for which the worker passes messages on (`web/src/offline/worker.ts`)."""

    def answer(self, number: int, status: int, text: str) -> None: ...
    def send(self, socket: int, text: str) -> None: ...
    def close(self, socket: int, reason: str) -> None: ...
    async def think(self, job: str) -> str | None: ...


class BrowserStorage:
    """Logs in the database of a browser."""

    def __init__(self, database: BrowserDatabase) -> None:
        self.database = database

    async def find_person(self) -> Me | None:
        text = await self.database.findPerson()
        return None if text is None else msgspec.json.decode(text, type=Me)

    async def keep_person(self, me: Me) -> None:
        await self.database.keepPerson(encode(me).decode())

    async def list_tables(self) -> Sequence[TableRow]:
        return msgspec.json.decode(await self.database.listTables(), type=list[TableRow])

    async def find_table(self, table_id: str) -> TableRow | None:
        text = await self.database.findTable(table_id)
        return None if text is None else msgspec.json.decode(text, type=TableRow)

    async def read(self, table_id: str, after: int) -> Sequence[str]:
        return msgspec.json.decode(await self.database.read(table_id, after), type=list[str])

    async def append(self, new: NewEntries) -> None:
        match await self.database.append(encode(new).decode()):
            case "stored":
                return
            case "conflict":
                raise Conflict
            case problem:
                raise OSError(problem)

    async def list_notes(self, kind: NoteKind) -> Mapping[str, str]:
        return msgspec.json.decode(await self.database.listNotes(kind), type=dict[str, str])

    async def find_note(self, kind: NoteKind, key: str) -> str | None:
        return await self.database.findNote(kind, key)

    async def replace_note(self, kind: NoteKind, key: str, before: str | None, text: str) -> bool:
        outcome = await self.database.replaceNote(kind, key, before, text)
        if outcome not in ("stored", "conflict"):
            raise OSError(outcome)
        return outcome == "stored"


class BesidesThinking:
    """Thinks in another worker, in which `think` runs; without one, here."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tasks: set[asyncio.Future[None]] = set()

    async def run(self, work: Callable[P, T], /, *args: P.args, **more: P.kwargs) -> T:
        job = partial(work, *args, **more)
        answer = await self.page.think(base64.b64encode(pickle.dumps(job)).decode())
        return job() if answer is None else read_result(job, base64.b64decode(answer))

    def start(self, task: Coroutine[object, object, None]) -> None:
        future = asyncio.ensure_future(task)
        self.tasks.add(future)  # the event loop alone would forget it
        future.add_done_callback(self.tasks.discard)


def think(job: str) -> str:
    """Do a job of another worker; return its answer."""
    return base64.b64encode(do_job(base64.b64decode(job))).decode()


class BrowserHost:
    """The host of a page. Its caller waits for each call before the next one, but for requests."""

    def __init__(self, database: BrowserDatabase, page: Page) -> None:
        self.page = page
        self.host = LocalHost(
            BrowserStorage(database),
            bots=BOTS,
            thinking=BesidesThinking(page),
            deliver=lambda sent: page.send(*sent),
        )
        self.requests = LocalRequests(self.host)

    async def request(self, number: int, method: str, path: str, body: str) -> None:
        """Answer a request for a path below `/api`."""
        answer = await self.requests.answer(method, path, body)
        self.page.answer(number, answer.status, answer.text)

    async def connect(self, socket: int, table_id: str, seen: int, watching: bool) -> None:
        """Open a socket at a table."""
        try:
            self.send(await self.host.connect(socket, table_id, seen, watching))
        except Refused as no:
            self.page.close(socket, no.code)

    async def receive(self, socket: int, text: str) -> None:
        """Carry out or answer a message of a socket."""
        self.send(await self.host.receive(socket, text))

    def disconnect(self, socket: int) -> None:
        """Close a socket."""
        self.host.disconnect(socket)

    def next_due(self) -> int | None:
        """Return the milliseconds until something happens by itself; None: only people act."""
        return self.host.next_due()

    async def act(self) -> None:
        """Do what is due by itself."""
        self.send(await self.host.act())

    async def refresh(self, table_id: str) -> None:
        """Show what another tab has added to a log."""
        self.send(await self.host.refresh(table_id))

    def send(self, messages: Iterable[Sent]) -> None:
        """Pass messages on to the sockets of the page."""
        for socket, text in messages:
            self.page.send(socket, text)
