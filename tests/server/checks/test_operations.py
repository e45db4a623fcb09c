"""What operators rely on: honest health checks, quiet logs, bounded tasks, allowed hosts."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import sys
from collections import namedtuple
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from fourcures.cli import main, serve
from fourcures.host.hosted_table import Conflict
from fourcures.server.checks import readiness
from fourcures.server.db.database import Database
from fourcures.server.http import rates
from fourcures.server.http.rates import Rate
from fourcures.server.http.requests import AnyConnection
from fourcures.server.people.identity import Identity
from fourcures.server.process import open_files
from fourcures.server.process.logs import JsonLines
from fourcures.server.tables.catalog import Catalog, add_member, insert_table
from fourcures.server.tables.log import Append, TableLog
from fourcures.table import entries

from ..clients import PATIENCE
from ..http.test_limits import at_a_site
from ..site import Site, eventually
from ..tables.test_tables import Contested, meet, table


def test_ready_does_not_wait_for_a_database_that_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "ANSWERS_WITHIN", 0.1)
    answers = asyncio.Event()
    asked: list[int] = []

    async def hanging() -> None:
        asked.append(1)
        await answers.wait()

    async def story(site: Site, http: httpx.AsyncClient) -> None:
        monkeypatch.setattr(site.inside.database, "check", hanging)
        for _ in range(3):
            answer = await asyncio.wait_for(http.get("/readyz"), PATIENCE)
            assert (answer.status_code, answer.json()["code"]) == (503, "not_ready")
        assert len(asked) == 1, "one hanging check is enough"
        answers.set()
        assert site.inside.readiness.checking is not None
        await eventually(site.inside.readiness.checking.done)
        assert (await http.get("/readyz")).status_code == 200

    at_a_site(tmp_path, story)


def test_a_server_with_a_full_disk_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = namedtuple("usage", "total used free")

    async def story(_site: Site, http: httpx.AsyncClient) -> None:
        full = SimpleNamespace(disk_usage=lambda _: usage(10**9, 10**9 - 4096, 4096))
        monkeypatch.setattr(readiness, "shutil", full)
        assert (await http.get("/readyz")).status_code == 503

    at_a_site(tmp_path, story)


def test_metrics_are_served_at_exactly_one_path(tmp_path: Path) -> None:
    """A proxy that blocks `/metrics` may let the others through."""

    async def story(site: Site, http: httpx.AsyncClient) -> None:
        for path in ("/metrics/", "//metrics", "/metrics//", "/%6detrics"):
            reader, writer = await asyncio.open_connection(*site.address.split(":"))
            writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            assert (await reader.read()).startswith(b"HTTP/1.1 404 ")
            writer.close()
        assert (await http.get("/metrics")).status_code == 200

    at_a_site(tmp_path, story)


HANDSHAKE = (
    "GET /api/tables/{}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.breadth
def test_a_client_that_leaves_during_the_handshake_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        opened = await (await site.person("Ann")).create()
        arrived, left = asyncio.Event(), asyncio.Event()
        who = site.inside.accounts.who

        async def slow(asked: AnyConnection) -> object:
            arrived.set()
            await left.wait()
            return await who(asked)

        monkeypatch.setattr(site.inside.accounts, "who", slow)
        _, writer = await asyncio.open_connection(*site.address.split(":"))
        writer.write(HANDSHAKE.format(opened["id"]).encode())
        await asyncio.wait_for(arrived.wait(), PATIENCE)
        writer.transport.abort()
        for _ in range(20):  # until the server has read the end of the connection
            await asyncio.sleep(0.01)
        left.set()
        await eventually(lambda: not site.inside.limits.sockets.taken)

    at_a_site(tmp_path, story)
    assert not errors(caplog)


def masked(data: bytes) -> bytes:
    """Return a text frame of a client."""
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


@pytest.mark.breadth
def test_text_that_is_not_utf8_is_refused_without_a_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(site: Site, http: httpx.AsyncClient) -> None:
        opened = await (await site.person("Ann")).create()
        async with connect(f"ws://{site.address}/api/tables/{opened['id']}/socket") as socket:
            await socket.recv()
            socket.transport.write(masked(b"\xff\xfe"))
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
            assert socket.close_code == 1007
        json_type = {"Content-Type": "application/json"}
        answer = await http.post("/api/me", content=b'{"name": "\xff"}', headers=json_type)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")

    at_a_site(tmp_path, story)
    assert not errors(caplog)


def test_an_error_that_quotes_an_id_is_logged_with_a_part_of_it() -> None:
    table_id, person = "AbCdEf0123-_xyzW", "AbCdEf0123-_xyzW9876"
    try:
        dict[str, int]()[table_id]
    except KeyError:
        record = logging.LogRecord(
            *("x", logging.ERROR, "x", 1, "/api/tables/%s/socket: Key (id)=(%s) is not there"),
            (table_id, person),
            sys.exc_info(),
        )
    line = JsonLines().format(record)
    assert table_id not in line
    assert (
        json.loads(line)["message"]
        == "/api/tables/AbCdEf.../socket: Key (id)=(AbCdEf...) is not there"
    )
    assert "KeyError: 'AbCdEf...'" in json.loads(line)["error"]


def test_a_table_is_created_with_its_first_entries_or_not_at_all(database: str) -> None:
    async def story() -> None:
        store = Database(database)
        await store.open()
        first, new = [entries.Said(by="ann", text="one")], ("CODE", "public", "seed")
        log = TableLog(store)
        catalog, writer = Catalog(log), asyncio.create_task(log.write())
        half = Append("half", 0, first, [add_member("half", "nobody")], insert_table("half", *new))
        with pytest.raises(Conflict):
            await log.append(half)
        assert await catalog.find("half") is None
        await log.append(Append("whole", 0, first, create=insert_table("whole", *new)))
        assert [row.id for row in await catalog.public_tables()] == ["whole"]
        writer.cancel()
        await log.close()
        await store.close()

    asyncio.run(story())


def test_repeated_disconnects_leave_one_absence_timer() -> None:
    """With a day of absence, each used to stay for a day."""

    async def told() -> None:
        tables, live = await table(Contested(0), absent_seconds=86_400)
        tracker = meet(tables)

        def timers() -> int:
            names = [task.get_coro().__qualname__ for task in tracker.tasks]  # type: ignore[union-attr]
            return names.count("Presence.expire")

        for _ in range(5):
            await tracker.on_connect(live, "ann", "Ann")
            await tracker.on_disconnect(live, "ann")
        await eventually(lambda: timers() == 1)
        await tracker.on_connect(live, "ann", "Ann")
        await eventually(lambda: timers() == 0)
        await tracker.stop()

    asyncio.run(told())


def test_limits_stay_fast_with_many_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MOST_ADDRESSES", 100)
    looked: list[int] = []

    def clock() -> float:
        looked.append(1)
        return 0.0

    rate = Rate(5, 60, clock)
    for number in range(1000):
        rate.count(f"a{number}", 1)
    assert len(looked) < 10_000, "each call looked at all addresses"


def test_only_allowed_hosts_are_served(tmp_path: Path) -> None:
    async def story(site: Site, http: httpx.AsyncClient) -> None:
        for host, status in (("games.example", 200), ("Games.Example:443", 200), ("evil", 421)):
            answer = await http.get("/", headers={"Host": host})
            assert answer.status_code == status
            socket = f"ws://{site.address}/api/connection/socket"
            with pytest.raises(InvalidStatus):  # its own address is not allowed
                await connect(socket)
        answer = await http.get("/api/me", headers={"Host": "evil"})
        assert (answer.status_code, answer.json()["code"]) == (421, "misdirected_request")
        for path in ("/healthz", "/readyz", "/metrics"):
            assert (await http.get(path)).status_code == 200

    at_a_site(tmp_path, story, allowed_hosts="games.example, www.games.example")


def test_a_server_with_a_site_serves_no_other_host_names(tmp_path: Path) -> None:
    hosts = {"games.example": 200, "inner.example:80": 200, "evil.example": 421, "": 421}
    hosts |= {"192.0.2.7:8000": 200, "[::1]": 200, "localhost": 200}

    async def story(_site: Site, http: httpx.AsyncClient) -> None:
        for host, status in hosts.items():
            answer = await http.get("/api/me", headers={"Host": host})
            assert answer.status_code == status, host

    at_a_site(tmp_path, story, site="https://games.example", public_host="inner.example:80")


def test_the_security_policy_lets_forms_be_sent_only_to_this_site(tmp_path: Path) -> None:
    async def story(_site: Site, http: httpx.AsyncClient) -> None:
        for path in ("/", "/api/me", "/nowhere"):
            policy = (await http.get(path)).headers["content-security-policy"]
            assert "form-action 'self'" in [directive.strip() for directive in policy.split(";")]

    at_a_site(tmp_path, story)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_a_server_raises_the_limit_of_open_files() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, before[1]))
        open_files.raise_limit()
        soft_and_hard = open_files.limits()
        assert soft_and_hard is not None
        assert soft_and_hard[0] == min(soft_and_hard[1], open_files.MOST_FILES) > 512
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_a_server_that_cannot_start_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(self: Identity) -> bytes:
        raise RuntimeError("no secret")

    monkeypatch.setattr(Identity, "secret", failing)
    handlers = {number: signal.getsignal(number) for number in serve.STOPS}
    assert main(["serve", "--port", "0", "--database", str(tmp_path / "tables.sqlite")]) == 2
    for number, handler in handlers.items():  # a server that has ended ignores signals
        signal.signal(number, handler)
    assert "the server could not start; the log says why" in capsys.readouterr().err
