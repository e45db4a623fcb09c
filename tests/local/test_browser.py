"""A local host as JavaScript sees it: text in, text out."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from fourcures.host.hosted_table import Conflict
from fourcures.local.browser import BesidesThinking, BrowserHost, think
from fourcures.local.storage import NewEntries, NoteKind
from fourcures.protocol.people import Me

from .memory import MemoryStorage, finish


class FakeDatabase:
    """What `web/src/offline/database.ts` does, in memory."""

    def __init__(self) -> None:
        self.memory = MemoryStorage()

    async def findPerson(self) -> str | None:
        me = self.memory.me
        return None if me is None else msgspec.json.encode(me).decode()

    async def keepPerson(self, me: str) -> None:
        self.memory.me = msgspec.json.decode(me, type=Me)

    async def listTables(self) -> str:
        return msgspec.json.encode(await self.memory.list_tables()).decode()

    async def findTable(self, table_id: str) -> str | None:
        row = await self.memory.find_table(table_id)
        return None if row is None else msgspec.json.encode(row).decode()

    async def read(self, table_id: str, after: int) -> str:
        return json.dumps(await self.memory.read(table_id, after))

    async def append(self, new: str) -> str:
        try:
            await self.memory.append(msgspec.json.decode(new, type=NewEntries))
        except Conflict:
            return "conflict"
        except OSError:
            return "QuotaExceededError"
        return "stored"

    async def listNotes(self, kind: NoteKind) -> str:
        return json.dumps(dict(await self.memory.list_notes(kind)))

    async def findNote(self, kind: NoteKind, key: str) -> str | None:
        return await self.memory.find_note(kind, key)

    async def replaceNote(self, kind: NoteKind, key: str, before: str | None, text: str) -> str:
        try:
            stored = await self.memory.replace_note(kind, key, before, text)
        except OSError:
            return "QuotaExceededError"
        return "stored" if stored else "conflict"


class FakePage:
    """Notes what a page hears."""

    def __init__(self) -> None:
        self.answers: dict[int, tuple[int, Any]] = {}
        self.heard: list[Any] = []
        self.closed: list[tuple[int, str]] = []
        self.jobs, self.thinks = 0, True

    def answer(self, number: int, status: int, text: str) -> None:
        self.answers[number] = (status, json.loads(text))

    def send(self, socket: int, text: str) -> None:
        self.heard.append((socket, json.loads(text)))

    def close(self, socket: int, reason: str) -> None:
        self.closed.append((socket, reason))

    async def think(self, job: str) -> str | None:
        self.jobs += 1
        return think(job) if self.thinks else None


@pytest.fixture
def database() -> FakeDatabase:
    return FakeDatabase()


def opened(database: FakeDatabase, page: FakePage) -> tuple[BrowserHost, str]:
    """Return a host with a page at a new table, and the table's id."""
    host = BrowserHost(database, page)
    finish(host.request(1, "POST", "/me", '{"name":"Ann"}'))
    finish(host.request(2, "POST", "/tables", '{"setup":{"visibility":"local"}}'))
    table = page.answers[2][1]["id"]
    finish(host.connect(7, table, 0, False))
    return host, table


def say(host: BrowserHost, id: str, text: str) -> None:
    """Say something at the table of socket 7."""
    finish(host.receive(7, json.dumps({"do": "say", "id": id, "text": text})))


def test_a_move_reaches_the_page_and_the_next_host(database: FakeDatabase) -> None:
    page, later = FakePage(), FakePage()
    host, table = opened(database, page)
    say(host, "a", "hello")
    assert [(socket, message["type"]) for socket, message in page.heard] == [
        (7, "update"),
        (7, "update"),
        (7, "done"),
    ]
    assert host.next_due() is None
    again = BrowserHost(database, later)
    finish(again.request(1, "GET", "/tables/mine", ""))
    assert [one["id"] for one in later.answers[1][1]] == [table]
    finish(again.connect(7, table, 0, False))
    assert later.heard[0][1]["entries"][-1]["text"] == "hello"


def test_two_tabs_see_what_the_other_one_does(database: FakeDatabase) -> None:
    page, other = FakePage(), FakePage()
    host, table = opened(database, page)
    second = BrowserHost(database, other)
    finish(second.connect(7, table, 0, False))
    say(second, "b", "from there")
    finish(host.refresh(table))
    assert page.heard[-1][1]["entries"][-1]["text"] == "from there"


def test_a_command_that_finds_no_space_is_refused(database: FakeDatabase) -> None:
    page = FakePage()
    host, _ = opened(database, page)
    database.memory.full = True
    say(host, "c", "too much")
    assert page.heard[-1][1]["code"] == "not_ready"


def test_a_socket_at_a_missing_table_is_closed_with_a_reason(database: FakeDatabase) -> None:
    page = FakePage()
    host, _ = opened(database, page)
    finish(host.connect(8, "nothing", 0, False))
    host.disconnect(8)
    assert page.closed == [(8, "no_table")]


@pytest.mark.parametrize("thinks", [True, False])
def test_long_work_is_done_by_another_worker_if_there_is_one(thinks: bool) -> None:
    page = FakePage()
    page.thinks = thinks
    thinking = BesidesThinking(page)
    assert finish(thinking.run(divmod, 7, 2)) == (3, 1)
    assert page.jobs == 1
    with pytest.raises(ZeroDivisionError):
        finish(thinking.run(divmod, 7, 0))


def test_the_coach_answers_beside_everything_else(database: FakeDatabase) -> None:
    async def story() -> list[Any]:
        page = FakePage()
        host = BrowserHost(database, page)
        await host.request(1, "POST", "/me", '{"name":"Ann"}')
        setup = {"visibility": "local", "help": "coach"}
        await host.request(2, "POST", "/tables", json.dumps({"setup": setup}))
        await host.connect(7, page.answers[2][1]["id"], 0, False)
        await host.receive(7, '{"do":"advice","id":"a","seat":9}')  # refused at once
        await host.receive(7, '{"do":"chance","id":"b","futures":1}')
        assert page.jobs == 0
        await asyncio.gather(*host.host.thinking.tasks)  # type: ignore[attr-defined]
        return [message for _, message in page.heard[1:]]

    refused, chance = asyncio.run(story())
    assert (refused["code"], chance["type"], chance["id"]) == ("not_your_seat", "chance", "b")
