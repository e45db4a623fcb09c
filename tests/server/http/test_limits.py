"""Rate limits per client address, and the common shape of all HTTP errors."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.connection import ASGIConnection
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fourcures.bots.pool import Demand, Priority
from fourcures.protocol.refusals import Refused
from fourcures.server.http.http_protocol import GuardedProtocol
from fourcures.server.http.limits import Limits, address_key
from fourcures.server.http.rates import Allowance, Payer, Rate
from fourcures.server.people.identity import COOKIE
from fourcures.server.process.settings import ServerSettings

from ..bad_clients import UPGRADE
from ..clients import PATIENCE
from ..site import No, Site, eventually, serving

PROBLEM = {"code", "rule", "args", "message"}


def at_a_site(
    tmp_path: Path, story: Callable[[Site, httpx.AsyncClient], Awaitable[None]], **settings: Any
) -> None:
    """Run a story with a server and a client."""

    async def told() -> None:
        database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
        async with (
            serving(database, **settings) as site,
            site.http() as http,
        ):
            await story(site, http)

    asyncio.run(told())


def stop_refilling(*allowances: Allowance) -> None:
    """Let no token be added to these buckets, however slow the machine is."""
    for allowance in allowances:
        for rate in allowance.rates.values():
            rate.clock = lambda: 0.0


def unheard(_whose: str) -> None:
    """Hear of a limit that is reached, for tests of other things."""


def test_a_rate_fills_up_again_with_time() -> None:
    clock = [0.0]
    some = Allowance(unheard, {"person": Rate(2, 60, lambda: clock[0])})
    ann, ben = Payer("", "ann"), Payer("", "ben")
    some.take(ann)
    some.take(ann)
    with pytest.raises(Refused, match="wait 30 seconds"):
        some.take(ann)
    some.take(ben)
    clock[0] = 31.0
    some.take(ann)


def test_a_limit_of_0_means_unlimited() -> None:
    rate = Rate(0, 60)
    some = Allowance(unheard, {"address": rate})
    for _ in range(1000):
        some.take(Payer("a"))
    assert not rate.left


def test_a_cost_counts_for_the_person_their_address_and_the_server() -> None:
    def still() -> float:
        return 0.0

    reached: list[str] = []
    rates = {"person": Rate(2, 60, still), "address": Rate(3, 60, still)}
    some = Allowance(reached.append, rates | {"server": Rate(4, 60, still)})
    for payer, whose in [
        (Payer("home", "ann"), None),
        (Payer("home", "ann"), None),
        (Payer("cafe", "ann"), "person"),
        (Payer("home", "ben"), None),
        (Payer("home", "ben"), "address"),
        (Payer("cafe", "ben"), None),
        (Payer("park"), "server"),
    ]:
        if whose is None:
            some.take(payer)
        else:
            with pytest.raises(Refused):
                some.take(payer)
            assert reached.pop() == whose
    assert not reached
    assert rates["address"].allowance("cafe") == 2  # what was refused counts for nobody


def test_a_rate_limit_forgets_inactive_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fourcures.server.http.rates.MOST_ADDRESSES", 10)
    clock = [0.0]
    rate = Rate(5, 60, lambda: clock[0])
    for number in range(30):
        clock[0] += 60
        rate.count(f"a{number}", 1)
    assert len(rate.left) <= 12


def test_addresses_of_one_network_count_as_one() -> None:
    assert (
        address_key("2001:db8::1") == address_key("2001:db8::2") != address_key("2001:db8:0:1::1")
    )
    assert address_key("::ffff:192.0.2.1") == address_key("192.0.2.1")
    assert address_key("testclient") == "testclient"


@pytest.mark.breadth
def test_guesses_of_invitation_codes_are_rate_limited(tmp_path: Path) -> None:
    async def story(site: Site, http: httpx.AsyncClient) -> None:
        stop_refilling(site.inside.limits.guesses)
        code = (await (await site.person("Ann")).create())["code"]
        answers = [(await http.get(f"/api/codes/WRONG{i:03}")).status_code for i in range(21)]
        assert answers == [404] * 20 + [429]
        refused = await http.get(f"/api/codes/{code}")
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) >= 1
        assert set(refused.json()) == PROBLEM

    at_a_site(tmp_path, story)


@pytest.mark.breadth
def test_valid_codes_do_not_count_as_guesses(tmp_path: Path) -> None:
    async def story(site: Site, http: httpx.AsyncClient) -> None:
        opened = await (await site.person("Ann")).create()
        for _ in range(5):
            assert (await http.get(f"/api/codes/{opened['code'].lower()}")).json() == opened

    at_a_site(tmp_path, story, guesses_per_minute=2)


def test_tables_and_names_of_an_address_are_limited(tmp_path: Path) -> None:
    async def story(_site: Site, http: httpx.AsyncClient) -> None:
        assert (await http.post("/api/me", json={"name": "Ann"})).status_code == 200
        for status in (201, 201, 429):
            answer = await http.post("/api/tables", json={"setup": {}})
            assert answer.status_code == status
        assert (await http.post("/api/me", json={"name": "Anna"})).status_code == 200
        http.cookies.clear()
        assert (await http.post("/api/me", json={"name": "Eve"})).status_code == 429
        metrics = (await http.get("/metrics")).text
        for limit, whose in (("tables", "person"), ("names", "address")):
            counted = f'fourcures_limited_total{{limit="{limit}",whose="{whose}"}} 1.0'
            assert counted in metrics.splitlines()

    at_a_site(tmp_path, story, tables_per_hour=2, names_per_hour=1)


def test_who_has_had_much_computing_time_gets_less() -> None:
    limits = Limits(ServerSettings(database="", thinking_per_hour=60))
    ann, ben = Payer("home", "ann"), Payer("cafe", "ben")
    assert not limits.demand(Priority.MOVE, ann).had_much
    limits.count_thinking(limits.demand(Priority.MOVE, ann), 100.0)
    for payer in (ann, Payer("home", "mia"), Payer("cafe", "ann")):
        who = Demand(Priority.MOVE, payer.address, payer.person or "", had_much=True)
        assert limits.demand(Priority.MOVE, payer) == who
    assert limits.demand(Priority.MOVE, ben) == Demand(Priority.MOVE, "cafe", "ben")


def test_every_request_for_data_counts(tmp_path: Path) -> None:
    async def story(site: Site, http: httpx.AsyncClient) -> None:
        stop_refilling(site.inside.limits.requests)
        answers = [(await http.get("/api/me")).status_code for _ in range(11)]
        assert answers == [200] * 10 + [429]
        assert (await http.get("/healthz")).status_code == 200

    at_a_site(tmp_path, story, requests_per_second=1)


def test_what_a_person_stores_is_limited(tmp_path: Path) -> None:
    async def story(site: Site, http: httpx.AsyncClient) -> None:
        ann, bob = await site.person("Ann"), await site.person("Bob")
        table = (await ann.create())["id"]
        for player in (ann, bob):
            await player.join(table)
        limits = site.inside.limits
        limits.storage.rates["person"] = Rate(300, 86_400)
        await ann.do("say", text="x" * 200)
        with pytest.raises(No, match="too_many"):
            await ann.do("say", text="y" * 200)
        assert (await ann.ask("odds"))["code"] == "not_begun"  # a question stores nothing
        await bob.do("say", text="z" * 200)
        assert [entry["text"][0] for entry in ann.entries if entry["kind"] == "said"] == ["x", "z"]
        for player in (ann, bob):
            await player.leave()
        body = {"setup": {"name": "x" * 500}}
        assert (await http.post("/api/tables", json=body)).status_code == 429

    at_a_site(tmp_path, story)


def test_sockets_of_an_address_are_limited(tmp_path: Path) -> None:
    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        opened = await (await site.person("Ann")).create()
        address = f"ws://{site.address}/api/tables/{opened['id']}/socket"
        async with connect(address), connect(address):
            with pytest.raises(InvalidStatus):
                await connect(address)
            assert site.inside.metrics.registry.get_sample_value("fourcures_sockets") == 2
        await eventually(lambda: not site.inside.limits.sockets.taken)
        async with connect(address):
            pass

    at_a_site(tmp_path, story, sockets_per_address=2)


def test_a_command_over_the_rate_limit_is_refused_by_its_id(tmp_path: Path) -> None:
    """Otherwise the sender would never get an answer."""
    clock = [0.0]

    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        for rate in site.inside.limits.commands.rates.values():
            rate.clock = lambda: clock[0]
        ann = await site.person("Ann")
        await ann.join((await ann.create())["id"])
        for _ in range(3):
            await ann.do("agree", yes=True)
        with pytest.raises(No, match="too_fast"):
            await ann.do("agree", yes=True)
        clock[0] += 2.0  # the refused one counts too
        await ann.do("agree", yes=True)
        await ann.leave()

    at_a_site(tmp_path, story, commands_per_second=1)


def test_an_unreadable_command_is_refused_by_its_id_if_the_id_is_readable(tmp_path: Path) -> None:
    numbers = {
        '{"do": "dance", "id": "n1"}': "n1",  # from a page that is older than the server
        '{"do": "say", "id": "n2", "text": 7}': "n2",
        '{"do": "say", "id": "n3", "text": "half \\ud83d"}': "n3",
        '{"do": "say", "id": "\\ud83d"}': None,
        '{"do": "say", "id": 4}': None,
        '{"do": "say", "id": "n5"': None,
        '{"id": ' + "[" * 7000 + "]" * 7000 + "}": None,
        "[]": None,
    }

    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        ann = await site.person("Ann")
        address = f"ws://{site.address}/api/tables/{(await ann.create())['id']}/socket"
        async with connect(address, additional_headers={"Cookie": f"{COOKIE}={ann.cookie}"}) as it:
            await it.recv()
            for message, number in numbers.items():
                await it.send(message)
                refused = json.loads(await it.recv())
                code = "bad_text" if "ud83d" in message else "unreadable"
                assert (refused["type"], refused["code"]) == ("refused", code), message
                assert refused["id"] == number, message

    at_a_site(tmp_path, story)


@pytest.mark.parametrize(
    ("error", "code"), [(OSError("disk full"), "not_ready"), (ZeroDivisionError(), "internal")]
)
def test_a_command_that_fails_is_refused_and_may_be_sent_again(
    error: Exception, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: object) -> None:
        raise error

    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        ann = await site.person("Ann")
        await ann.join((await ann.create())["id"])
        with monkeypatch.context() as broken:
            broken.setattr(site.inside.tables.log, "append", failing)
            with pytest.raises(No, match=code):
                await ann.do("say", id="hello", text="hello")
        await ann.do("say", id="hello", text="hello")
        await ann.leave()

    at_a_site(tmp_path, story)


def test_a_request_during_a_database_failure_is_answered_with_503(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    async def story(site: Site, http: httpx.AsyncClient) -> None:
        monkeypatch.setattr(site.inside.accounts.people, "create", failing)
        answer = await http.post("/api/me", json={"name": "Ann"})
        assert (answer.status_code, answer.json()["code"]) == (503, "not_ready")

    at_a_site(tmp_path, story)


async def closed(reader: asyncio.StreamReader) -> bool:
    """Return whether the server ends a connection without a word."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("sent", [b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\n"])
def test_a_connection_without_a_whole_request_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    """A thousand silent connections used up all open files of the server."""
    monkeypatch.setattr("fourcures.server.http.http_protocol.REQUEST_SECONDS", 0.2)

    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        reader, writer = await asyncio.open_connection(*site.address.split(":"))
        writer.write(sent)
        assert await closed(reader)
        writer.close()
        await eventually(lambda: not site.inside.limits.connections.taken)

    at_a_site(tmp_path, story)


def test_a_connection_that_is_used_again_stays_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The deadlines are for the headers and the body of a request, not for what follows."""
    made: list[GuardedProtocol] = []
    watch = GuardedProtocol.watch

    def watched(protocol: GuardedProtocol) -> None:
        watch(protocol)
        made.append(protocol)

    monkeypatch.setattr(GuardedProtocol, "watch", watched)

    async def story(site: Site, http: httpx.AsyncClient) -> None:
        for _ in range(3):
            (await http.get("/healthz")).raise_for_status()
            assert made[-1] is made[0] and made[0].deadline is None
        opened = await (await site.person("Ann")).create()
        async with connect(f"ws://{site.address}/api/tables/{opened['id']}/socket") as socket:
            await socket.recv()
            assert all(protocol.deadline is None for protocol in made)
            await (await socket.ping())

    at_a_site(tmp_path, story)


PING, EMPTY_PART = bytes([0x89, 0x80, 0, 0, 0, 0]), bytes([0x00, 0x80, 0, 0, 0, 0])
FIRST_PART = bytes([0x01, 0x80, 0, 0, 0, 0])


@pytest.mark.parametrize("sent", [1000 * PING, FIRST_PART + 100 * EMPTY_PART])
def test_a_flood_of_frames_closes_its_socket(tmp_path: Path, sent: bytes) -> None:
    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        opened = await (await site.person("Ann")).create()
        async with connect(f"ws://{site.address}/api/tables/{opened['id']}/socket") as socket:
            await socket.recv()
            socket.transport.write(sent)
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
        await eventually(lambda: not site.inside.limits.sockets.taken)

    at_a_site(tmp_path, story)


def test_an_address_cannot_evade_the_limit_of_frames_by_connecting_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fourcures.server.http.limits.CONTROL_FRAMES", 5)  # 50 at once

    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        opened = await (await site.person("Ann")).create()
        address = f"ws://{site.address}/api/tables/{opened['id']}/socket"
        async with connect(address) as socket:
            await socket.recv()
            socket.transport.write(40 * PING)
            await (await socket.ping())
        async with connect(address) as socket:
            await socket.recv()
            socket.transport.write(40 * PING)
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)

    at_a_site(tmp_path, story)


def test_sockets_that_an_address_opens_are_limited(tmp_path: Path) -> None:
    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        opened = await (await site.person("Ann")).create()
        address = f"ws://{site.address}/api/tables/{opened['id']}/socket"
        for _ in range(2):
            async with connect(address):
                pass
        for refused in (address, f"ws://{site.address}/api/connection/socket"):
            with pytest.raises(InvalidStatus):
                await connect(refused)

    at_a_site(tmp_path, story, sockets_per_minute=2)


SMUGGLED = (
    b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
)


def test_a_request_with_two_lengths_is_the_last_one_of_its_connection(tmp_path: Path) -> None:
    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        reader, writer = await asyncio.open_connection(*site.address.split(":"))
        writer.write(SMUGGLED)
        answers = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        assert answers.startswith(b"HTTP/1.1 400 ") and answers.count(b"HTTP/1.1") == 1

    at_a_site(tmp_path, story)


@pytest.mark.breadth
def test_invalid_bytes_before_the_handshake_close_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """They failed an assertion of Uvicorn if the database was slow, and left a traceback."""

    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        asked, answered = asyncio.Event(), asyncio.Event()

        async def slow(*_: object) -> None:
            asked.set()
            await answered.wait()

        monkeypatch.setattr(site.inside.tables.catalog, "find", slow)
        reader, writer = await asyncio.open_connection(*site.address.split(":"))
        writer.write(UPGRADE.format(path="/api/tables/x/socket", host="here", cookie="").encode())
        await asyncio.wait_for(asked.wait(), PATIENCE)
        writer.write(b"\xff" * 40)
        assert await closed(reader)
        writer.close()
        answered.set()
        await eventually(lambda: not site.inside.limits.sockets.taken)

    at_a_site(tmp_path, story)
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.breadth
def test_a_socket_that_opens_during_an_outage_leaves_one_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def failing(*_: object) -> None:
        raise OperationalError("SELECT", {}, Exception("connection is closed"))

    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        monkeypatch.setattr(site.inside.tables.catalog, "find", failing)
        with pytest.raises(InvalidStatus):
            await connect(f"ws://{site.address}/api/tables/x/socket")

    at_a_site(tmp_path, story)
    assert "database not responding: OperationalError" in caplog.messages
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.breadth
def test_fragmented_messages_and_some_pings_are_accepted(tmp_path: Path) -> None:
    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        ann = await site.person("Ann")
        opened = await ann.create()
        headers = {"Cookie": f"{COOKIE}={ann.cookie}"}
        address = f"ws://{site.address}/api/tables/{opened['id']}/socket"
        async with connect(address, additional_headers=headers) as socket:
            await socket.recv()
            for _ in range(10):
                await (await socket.ping())
            await socket.send(iter('{"do": "say", "id": "1", "text": "hello"}'))
            answers = [json.loads(await socket.recv()) for _ in range(2)]
            assert {"done"} <= {answer["type"] for answer in answers}

    at_a_site(tmp_path, story)


def test_connections_of_an_address_are_limited(tmp_path: Path) -> None:
    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        where = site.address.split(":")
        kept = [await asyncio.open_connection(*where) for _ in range(3)]
        await eventually(lambda: site.inside.limits.connections.taken.total() == 3)
        reader, writer = await asyncio.open_connection(*where)
        assert await closed(reader)
        for _, stream in [*kept, (reader, writer)]:
            stream.close()
        await eventually(lambda: not site.inside.limits.connections.taken)
        async with site.http() as http:
            (await http.get("/healthz")).raise_for_status()

    at_a_site(tmp_path, story, connections_per_address=3)


@pytest.mark.parametrize(
    ("trusted", "told", "address"),
    [
        (False, "192.0.2.7", "127.0.0.1"),
        (True, "192.0.2.7", "192.0.2.7"),
        # A client can send any value; our proxy appends the real address.
        (True, "10.0.0.1, 192.0.2.7", "192.0.2.7"),
        (True, "192.0.2.7\n10.0.0.1,198.51.100.4:4711", "198.51.100.4"),  # two header lines
        (True, "[2001:db8::1]:4711", "2001:db8::/64"),
        (True, "[2001:db8::1]", "2001:db8::/64"),
        (True, "2001:db8::4711", "2001:db8::/64"),
        (True, None, "127.0.0.1"),
    ],
)
def test_forwarded_addresses_count_only_from_a_trusted_proxy(
    trusted: bool, told: str | None, address: str
) -> None:
    lines = [] if told is None else told.split("\n")
    headers = [(b"x-forwarded-for", line.encode()) for line in lines]
    scope: Any = {"type": "http", "headers": headers, "client": ("127.0.0.1", 5)}
    limits = Limits(ServerSettings(database="sqlite://", trust_proxy=trusted))
    assert limits.address(ASGIConnection(scope)) == address


def test_sockets_open_only_from_our_own_pages(tmp_path: Path) -> None:
    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        opened = await (await site.person("Ann")).create()
        address = f"ws://{site.address}/api/tables/{opened['id']}/socket"
        for origin in (f"http://{site.address}", "https://GAMES.example"):
            async with connect(address, additional_headers={"Origin": origin}):
                pass
        for origin in ("https://evil.example", "null"):
            with pytest.raises(InvalidStatus):
                await connect(address, additional_headers={"Origin": origin})

    at_a_site(tmp_path, story, public_host="games.example")


def test_a_request_from_a_page_of_another_site_is_refused(tmp_path: Path) -> None:
    """Otherwise a form on another site could change its visitors' identity here."""

    async def story(site: Site, http: httpx.AsyncClient) -> None:
        for origin, status in ((f"http://{site.address}", 200), ("https://evil.example", 403)):
            http.headers["Origin"] = origin
            answer = await http.post("/api/me", json={"name": "Ann"})
            assert answer.status_code == status
            assert ("set-cookie" in answer.headers) is (status == 200)
        assert (await http.get("/api/me")).status_code == 200

    at_a_site(tmp_path, story)


@pytest.mark.breadth
def test_an_origin_of_null_is_refused_when_no_public_host_is_set(tmp_path: Path) -> None:
    """Regression: an origin of "null" was equal to the empty setting."""

    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        opened = await (await site.person("Ann")).create()
        address = f"ws://{site.address}/api/tables/{opened['id']}/socket"
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers={"Origin": "null"})

    at_a_site(tmp_path, story)


BAD_REQUESTS: list[tuple[str, str, dict[str, Any], int]] = [
    ("GET", "/nowhere", {}, 404),
    ("GET", "/api/tables/unknown", {}, 404),
    ("GET", "/api/tables/%00", {}, 400),
    ("GET", "/api/codes/%00", {}, 400),
    ("GET", "/api/codes/%F0%9F%A6%A0", {}, 404),
    ("PUT", "/api/me", {}, 405),
    ("DELETE", "/api/me", {}, 401),
    ("DELETE", "/api/me", {"headers": {"Cookie": f"{COOKIE}=a.\xfc".encode("latin-1")}}, 401),
    ("POST", "/api/link", {"json": {"link": "\u017c.\u017c"}}, 403),
    ("POST", "/api/link/owner", {"json": {"link": "\u0000"}}, 400),
    ("GET", "/api/me/devices", {}, 401),
    ("POST", "/api/me/link", {}, 401),
    ("POST", "/api/me", {"json": {"name": 3}}, 400),
    ("POST", "/api/me", {"json": {"name": "\u0000\u0007"}}, 400),
    ("POST", "/api/me", {"json": {"name": "\u202e"}}, 400),
    ("POST", "/api/me", {"content": b"{"}, 400),
    ("POST", "/api/me", {"content": b"\xff"}, 400),
    ("POST", "/api/me", {"json": {"name": "x" * 100_000}}, 413),
]


def test_every_error_response_has_the_same_fields(tmp_path: Path) -> None:
    async def story(_site: Site, http: httpx.AsyncClient) -> None:
        for method, path, what, status in BAD_REQUESTS:
            json_at_least = {"Content-Type": "application/json"} if "content" in what else {}
            headers = httpx.Headers([*json_at_least.items(), *what.get("headers", {}).items()])
            answer = await http.request(method, path, **what | {"headers": headers})
            told = f"{method} {path} {what}: {answer.text}"
            assert (answer.status_code, set(answer.json())) == (status, PROBLEM), told
            assert answer.headers["x-content-type-options"] == "nosniff"

    at_a_site(tmp_path, story)


def test_a_visitor_without_a_name_is_nobody(tmp_path: Path) -> None:
    async def story(_site: Site, http: httpx.AsyncClient) -> None:
        for cookie in (None, f"{COOKIE}=a.\xfc".encode("latin-1")):
            headers = httpx.Headers([(b"Cookie", cookie)] if cookie else [])
            answer = await http.get("/api/me", headers=headers)
            assert (answer.status_code, answer.json()) == (200, None)
            assert answer.headers["cache-control"] == "no-store"

    at_a_site(tmp_path, story)


def test_only_its_owner_can_read_the_database_file(tmp_path: Path) -> None:
    def check() -> None:
        files = [file for file in tmp_path.iterdir() if file.name.startswith("tables.sqlite")]
        assert {oct(file.stat().st_mode & 0o777) for file in files} == {oct(0o600)}

    async def story(_site: Site, _http: httpx.AsyncClient) -> None:
        await asyncio.to_thread(check)

    at_a_site(tmp_path, story, new=True)


POSITION = {"players": [{"role": "medic"}, {"role": "scientist"}]}


@pytest.mark.parametrize(
    ("seed", "setup", "known"),
    [(None, {}, False), ("4711", {}, True), (None, {"position": POSITION}, True)],
)
def test_a_deal_that_the_host_may_know_has_no_commitment(
    tmp_path: Path, seed: str | None, setup: Any, known: bool
) -> None:
    """A spectator could guess a typed seed from its hash, and with it every hidden card."""

    async def story(site: Site, http: httpx.AsyncClient) -> None:
        opened = await (await site.person("Ann")).create(seed, players=2, **setup)
        shown = (await http.get(f"/api/tables/{opened['id']}")).json()
        assert shown["deal_known"] is known
        assert bool(shown["commitment"]) is not known

    at_a_site(tmp_path, story)


def test_a_table_has_a_visible_name(tmp_path: Path) -> None:
    async def story(site: Site, http: httpx.AsyncClient) -> None:
        opened = await (await site.person("Ann")).create(players=2, name=" fr\u202eiends\n")
        shown = (await http.get(f"/api/tables/{opened['id']}")).json()
        assert shown["setup"]["name"] == "friends"

    at_a_site(tmp_path, story)


def test_what_a_set_up_names_again_is_not_stored(tmp_path: Path) -> None:
    """Four thousand times the same event were sent to everybody with every move."""

    async def story(site: Site, http: httpx.AsyncClient) -> None:
        pool = ["medic", "scientist", "researcher"]
        twice: dict[str, Any] = {"role_pool": pool * 100, "events": ["airlift", "forecast"] * 100}
        opened = await (await site.person("Ann")).create(players=2, **twice)
        shown = (await http.get(f"/api/tables/{opened['id']}")).json()["setup"]
        assert (shown["role_pool"], shown["events"]) == (pool, ["airlift", "forecast"])

    at_a_site(tmp_path, story)


SETUPS: list[dict[str, Any]] = [
    {"players": 10**12},
    {"players": -1},
    {"epidemics": 10**30},
    {"absent_seconds": 10**20},
    {"absent_seconds": 0},
    {"name": "x" * 1000},
    {"visibility": "secret"},
    {"roles": ["medic", "pilot"]},
    {"position": {"deep": [[[[]]]]}},
]


def test_an_invalid_set_up_is_refused(tmp_path: Path) -> None:
    async def story(_site: Site, http: httpx.AsyncClient) -> None:
        await http.post("/api/me", json={"name": "Ann"})
        for setup in SETUPS:
            answer = await http.post("/api/tables", json={"setup": setup})
            assert answer.status_code in (400, 422), (setup, answer.text)
            assert set(answer.json()) == PROBLEM

    at_a_site(tmp_path, story)


@pytest.mark.parametrize(
    ("asked", "status", "code", "args"),
    [
        (
            {"setup": {"players": 3, "role_pool": ["medic", "scientist"]}},
            422,
            "few_roles",
            {"players": 3},
        ),
        (
            {"setup": {}, "seed": "a\u202eb"},
            400,
            "bad_text",
            {"field": "seed", "character": "U+202E"},
        ),
        ({"setup": {"players": 5}}, 422, "bad_players", {}),
        ({"setup": {"name": "x" * 81}}, 400, "long_text", {"field": "setup.name", "most": 80}),
        ({"setup": {"absent_seconds": 0}}, 422, "bad_seconds", {"most": 86400}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_error_in_a_set_up_has_a_code_and_arguments_for_translation(
    tmp_path: Path, asked: dict[str, Any], status: int, code: str, args: dict[str, Any]
) -> None:
    async def story(_site: Site, http: httpx.AsyncClient) -> None:
        await http.post("/api/me", json={"name": "Ann"})
        answer = await http.post("/api/tables", json=asked)
        told = answer.json()
        assert (answer.status_code, told["code"], told["args"]) == (status, code, args)

    at_a_site(tmp_path, story)


def test_a_wrong_value_is_refused_with_the_right_ones(tmp_path: Path) -> None:
    async def story(_site: Site, http: httpx.AsyncClient) -> None:
        await http.post("/api/me", json={"name": "Ann"})
        answer = await http.post("/api/tables", json={"setup": {"visibility": "secret"}})
        assert answer.status_code == 400
        (problem,) = answer.json()["args"]["problems"]
        assert problem["key"] == "setup.visibility"
        assert problem["message"].endswith("it must be one of: invite, local, public")

    at_a_site(tmp_path, story)


def test_json_nested_beyond_reading_is_refused(tmp_path: Path) -> None:
    async def story(_site: Site, http: httpx.AsyncClient) -> None:
        await http.post("/api/me", json={"name": "Ann"})
        deep = '{"setup": {"position": {"a": ' + "[" * 30_000 + "]" * 30_000 + "}}}"
        http.headers["Content-Type"] = "application/json"
        answer = await http.post("/api/tables", content=deep)
        assert answer.status_code == 400
        assert set(answer.json()) == PROBLEM

    at_a_site(tmp_path, story)


@pytest.mark.breadth
def test_a_table_without_its_own_absence_time_uses_the_servers(tmp_path: Path) -> None:
    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        ann = await site.person("Ann")
        setups: list[tuple[dict[str, Any], int]] = [({}, 7), ({"absent_seconds": 9}, 9)]
        for setup, seconds in setups:
            opened = await ann.create(**setup)
            live = await site.inside.tables.get(opened["id"])
            assert live.room.setup.absent_seconds == seconds

    at_a_site(tmp_path, story, absent=7)


def test_a_deleted_person_leaves_no_name_and_no_chat(tmp_path: Path) -> None:
    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        ann = await site.person("Annabel")
        opened = await ann.create(visibility="local")
        await ann.join(opened["id"])
        await ann.do("say", text="secret words")
        await ann.leave()
        async with ann.http() as http:
            assert (await http.delete("/api/me")).status_code == 204
            assert (await http.get("/api/me")).json() is None
        kept = str(await site.inside.tables.log.read(opened["id"]))
        assert "Annabel" not in kept
        assert "secret words" not in kept
        shown = (await site.get(f"/api/tables/{opened['id']}")).text
        assert "Annabel" not in shown

    at_a_site(tmp_path, story)


def test_metrics_count_tables_sockets_and_moves(tmp_path: Path) -> None:
    async def story(site: Site, http: httpx.AsyncClient) -> None:
        ann = await site.person("Ann")
        opened = await ann.create(visibility="local", roles=["medic", "scientist"])
        await ann.join(opened["id"])
        await ann.move("pass")
        answer = await http.get("/metrics")
        assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
        kinds = {family.name: family.type for family in text_string_to_metric_families(answer.text)}
        assert kinds == {
            "fourcures_tables": "gauge",
            "fourcures_tables_in_quarantine": "gauge",
            "fourcures_reports_open": "gauge",
            "fourcures_sockets": "gauge",
            "fourcures_moves": "counter",
            "fourcures_limited": "counter",
            "fourcures_notices": "counter",
            "fourcures_bot_seconds": "counter",
            "fourcures_thinking_processes_lost": "counter",
            "fourcures_move_seconds": "histogram",
        }
        figures = ("tables", "sockets", "moves_total", 'move_seconds_bucket{le="+Inf"}')
        for figure in figures:
            assert f"\nfourcures_{figure} 1.0\n" in answer.text
        for figure in ("bot_seconds_total", "move_seconds_sum", "move_seconds_count"):
            assert f"\nfourcures_{figure} " in answer.text
        await ann.leave()

    at_a_site(tmp_path, story)


def test_ready_says_when_the_database_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(site: Site, http: httpx.AsyncClient) -> None:
        assert (await http.get("/readyz")).status_code == 200

        async def silent() -> None:
            raise OSError

        monkeypatch.setattr(site.inside.database, "check", silent)
        answer = await http.get("/readyz")
        assert (answer.status_code, answer.json()["code"]) == (503, "not_ready")

    at_a_site(tmp_path, story)


def test_a_socket_to_an_unknown_table_is_refused(tmp_path: Path) -> None:
    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        for table in ("unknown", "%00", "x" * 300):
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                await connect(f"ws://{site.address}/api/tables/{table}/socket")

    at_a_site(tmp_path, story)


def test_every_refusal_is_declared(tmp_path: Path) -> None:
    async def story(_site: Site, http: httpx.AsyncClient) -> None:
        schema = (await http.get("/api/schema/openapi.json")).json()
        for path, methods in schema["paths"].items():
            for method, route in methods.items():
                for status, answer in route["responses"].items():
                    if status >= "400":
                        body = answer["content"]["application/json"]["schema"]
                        assert body["$ref"].endswith("/Problem"), (method, path, status)
                    elif status != "204":
                        assert answer["content"], (method, path, status)

    at_a_site(tmp_path, story)
