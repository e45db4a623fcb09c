"""Fuzzing of sockets and HTTP: always an answer, never a traceback, never a changed game."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fourcures.protocol import messages
from fourcures.server.db.database import Database
from fourcures.server.people.identity import COOKIE
from fourcures.server.process.settings import database_url
from fourcures.server.sockets.watch_party import Lead
from fourcures.server.tables.catalog import Catalog
from fourcures.server.tables.log import TableLog
from fourcures.table import entries
from fourcures.table.apply import apply_entry
from fourcures.table.room import Room
from fourcures.table.snapshot import snapshot
from tests.sizes import SOAK, size, sweep

from ..clients import PATIENCE, client
from ..databases import Postgres
from ..fingerprints import Fingerprints
from ..nonsense import ODD_TEXTS, Nonsense
from ..processes import Process, served

if TYPE_CHECKING:  # slow to import in every process that collects tests
    import requests
    import schemathesis

MESSAGES = size(300, 1_000, 100_000)
# What the fuzzer must have caused by accident; otherwise it was too tame to prove anything.
WILD = {"Played", "Said", "StopSet", "Undid", "Told", "Closed"}
EXAMPLES = size(2, 10, 500)
SEED = int(os.environ.get("FOURCURES_SEED") or random.randrange(2**32)) if SOAK else 0
AT_ONCE = 50  # messages on one socket: less than the burst that a server accepts
HANDS = ("open", "private")
UNLIMITED = (
    *("--tables-per-hour", "--names-per-hour", "--guesses-per-minute"),
    *("--sockets-per-minute", "--connections-per-second", "--thinking-per-hour"),
    *("--commands-per-second", "--requests-per-second", "--megabytes-per-day"),
)
ANSWERS = {"shown", "done", "refused", "reason", "ways", "odds", "plan", "chance", "advice"}
COACHED = 16  # every 16th table has a coach, who takes long
LAST = {"do": "lead", "number": 1, "seq": 1, "city": "the last one"}  # refused with its city
TOO_LONG, NO_TEXT = 1009, 1007

Json = dict[str, Any]


@pytest.fixture(scope="module", params=sweep(["sqlite", "postgres"]))
def process(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Process]:
    """Run one server for all of these tests; it must log no warning or error."""
    print(f"FOURCURES_SEED={SEED}")  # shown with a failure, which it repeats
    folder = tmp_path_factory.mktemp("fuzz")
    url = f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        url = server.new_database()
    words = ["--database", url, "--bot-pause", "0", "--absent", "86400"]
    for limit in UNLIMITED:
        words += [limit, "0"]
    with served(folder, *words) as running:
        yield running
        assert running.popen.poll() is None
        assert running.stop() == 0
        bad = [line for line in running.lines() if line["level"] in ("warning", "error")]
        assert not bad


class Somebody:
    """A person with a cookie, at any number of tables."""

    def __init__(self, http: httpx.Client, name: str) -> None:
        self.http, self.address = http, str(http.base_url).rstrip("/")
        self.id = http.post("/api/me", json={"name": name}).json()["id"]
        self.cookie = http.cookies[COOKIE]

    def table(self, **setup: Any) -> str:
        answer = self.http.post("/api/tables", json={"setup": setup})
        return str(answer.raise_for_status().json()["id"])

    def sees(self, table_id: str) -> Json:
        shown: Json = self.http.get(f"/api/tables/{table_id}").raise_for_status().json()
        return shown


@contextmanager
def somebody(process: Process, name: str) -> Iterator[Somebody]:
    with client(process.address) as http:
        yield Somebody(http, name)


async def talk(
    who: Somebody | None, process: Process, table_id: str, nonsense: Nonsense, done: Counter[str]
) -> int:
    """Send nonsense over one socket; each message gets one answer, or closes the socket."""
    address = process.address.replace("http", "ws")
    seen = nonsense.rng.choice(
        ["", "?seen=1", "?seen=-1", "?seen=%F0", "?seen=99999999999", "?x=%"]
    )
    headers = {} if who is None else {"Cookie": f"{COOKIE}={who.cookie}"}
    async with connect(
        f"{address}/api/tables/{table_id}/socket{seen}",
        additional_headers=headers,
        max_size=None,
        ping_interval=None,  # a busy machine may take longer
    ) as socket:
        for number in range(1, AT_ONCE + 1):
            message = nonsense.message()
            try:
                await socket.send(message)
                answer = await answered(socket, nonsense)
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                assert closed.rcvd.code in (TOO_LONG, NO_TEXT), (closed, message)
                return number
            assert answer["type"] in ANSWERS, answer
            assert answer.get("code") not in ("too_fast", "not_ready", "internal"), message
            if answer["type"] == "done":
                done[answer["id"]] += 1
        if done and nonsense.rng.random() < 0.3:  # only now: a closed table leaves little to test
            await socket.send('{"do": "close", "id": "the end"}')
            answer = await answered(socket, nonsense)
            if answer["type"] == "done":
                done[answer["id"]] += 1
    return AT_ONCE


async def answered(socket: ClientConnection, nonsense: Nonsense) -> Json:
    """Return the next message that is not an update."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: Json = json.loads(await socket.recv())
            if message["type"] != "update":
                return message
            game = message["table"]["game"]
            legal = (
                [move["text"] for view in game["views"] for move in view["legal"]] if game else []
            )
            nonsense.legal = [nonsense.rng.choice(legal)] if legal else []


def read(process: Process, table_id: str) -> tuple[Room, list[entries.AnyEntry]]:
    """Return a table's room and log, read from the database."""

    async def folded() -> tuple[Room, list[entries.AnyEntry]]:
        store = Database(database_url(process.words[1]))
        try:
            tables = TableLog(store)
            row = await Catalog(tables).find(table_id)
            assert row is not None
            room, log = Room(row.seed), [entry for _, entry in await tables.read(table_id)]
            for entry in log:
                apply_entry(room, entry)
            return room, log
        finally:
            await store.close()

    return asyncio.run(folded())


@pytest.mark.long
def test_nonsense_over_a_socket_is_answered_and_changes_nothing(process: Process) -> None:
    """The host sends to their own tables; a stranger and a spectator send to another's table."""
    with somebody(process, "Host") as host, somebody(process, "Stranger") as stranger:
        nonsense_everywhere(process, host, stranger)


def nonsense_everywhere(process: Process, host: Somebody, stranger: Somebody) -> None:
    others = host.table(visibility="local", players=3, hands="private", epidemics=5)
    before = host.sees(others)
    kinds: Counter[str] = Counter()
    sent = 0
    for number in itertools.count():
        if sent >= MESSAGES and (kinds.keys() >= WILD or sent >= 5 * MESSAGES):
            break
        nonsense = Nonsense(f"nonsense {SEED} {number}")
        done: Counter[str] = Counter()
        if number % 4 == 3:
            sent += asyncio.run(talk(stranger, process, others, nonsense, done))
        elif number % 4 == 2:
            sent += asyncio.run(talk(None, process, others, nonsense, done))
            assert not done
        else:
            help = "coach" if number % COACHED == COACHED // 2 else "odds"
            mine = host.table(
                visibility="local", help=help, hands=random.Random(number).choice(HANDS)
            )
            sent += asyncio.run(talk(host, process, mine, nonsense, done))
            room, log = read(process, mine)
            by_host = {entry.command for entry in log if entry.by == host.id}
            assert by_host - {None} == set(done)
            kinds.update(type(entry).__name__ for entry in log)
            if not any(seat.bot for seat in room.seats):
                told = host.sees(mine)
                assert told == json.loads(messages.encode(snapshot(room, host.id, told["code"])))
    after = host.sees(others)
    for name in ("game", "seats", "setup", "requests", "waiting", "closed", "host"):
        assert after[name] == before[name]
    assert kinds.keys() >= WILD, "too tame"


@pytest.mark.long
def test_nonsense_at_a_replay_and_at_other_sockets_is_answered(process: Process) -> None:
    with somebody(process, "Host") as host, somebody(process, "Stranger") as stranger:
        table = asyncio.run(finished(host))
        before, log = host.sees(table), read(process, table)[1]
        for number in range(max(4, MESSAGES // 10 // AT_ONCE)):
            nonsense = Nonsense(f"replay {SEED} {number}", [Lead])
            who = (host, stranger, None)[number % 3]
            asyncio.run(lead(who, process, table, nonsense))
            asyncio.run(knock(process, nonsense))
        assert host.sees(table) == before
        assert read(process, table)[1] == log


async def lead(who: Somebody | None, process: Process, table_id: str, nonsense: Nonsense) -> None:
    """Send nonsense at a replay; the last message is answered after all others were handled."""
    headers = {} if who is None else {"Cookie": f"{COOKIE}={who.cookie}"}
    address = f"{process.address.replace('http', 'ws')}/api/tables/{table_id}/replay/socket"
    async with connect(
        f"{address}?with=PARTY", additional_headers=headers, ping_interval=None
    ) as socket:
        try:
            for _ in range(AT_ONCE):
                message = nonsense.message()
                await socket.send(message)
            await socket.send(json.dumps(LAST))
            async with asyncio.timeout(PATIENCE):
                while True:
                    told = json.loads(await socket.recv())
                    assert told["type"] in ("watching", "refused")
                    assert told.get("code") not in ("too_fast", "not_ready", "internal"), told
                    if told.get("args") == {"word": LAST["city"]}:
                        break
                    if who is None and told.get("code") == "no_name":
                        break
        except ConnectionClosed as closed:
            assert closed.rcvd is not None and closed.rcvd.code in (TOO_LONG, NO_TEXT)


async def knock(process: Process, nonsense: Nonsense) -> None:
    """Send nonsense to sockets that do not exist, or listen to nobody."""
    address = process.address.replace("http", "ws")
    paths = ["/api/tables/%00/socket", "/api/tables/none/replay/socket?with=%F0", "/api/me"]
    paths += ["/api/connection/socket", "/api/tables/none/socket?seen=x&watch=1&watch=%"]
    with contextlib.suppress(InvalidStatus, ConnectionClosed):
        async with connect(address + nonsense.rng.choice(paths), ping_interval=None) as socket:
            await socket.send(nonsense.message())
            async for _ in socket:
                pass


@pytest.mark.long
def test_every_route_answers_as_the_schema_says(process: Process) -> None:
    import requests

    with somebody(process, "Host") as host, requests.Session() as session:
        requests_everywhere(host, session, Fingerprints(process.words[1]))


def requests_everywhere(
    host: Somebody, session: requests.Session, fingerprints: Fingerprints
) -> None:
    import schemathesis
    from schemathesis.core.result import Ok

    schema = schemathesis.openapi.from_dict(host.http.get("/api/schema/openapi.json").json())
    tables = [host.table(), host.table(visibility="local"), asyncio.run(finished(host))]
    before = [host.sees(table_id) for table_id in tables]
    asked: Counter[str] = Counter()
    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        operation = result.ok()
        modes = [schemathesis.GenerationMode.POSITIVE]
        if operation.body or operation.path_parameters:
            modes.append(schemathesis.GenerationMode.NEGATIVE)
        for mode in modes:
            ask_all(operation.as_strategy(mode), host, session, fingerprints, tables, asked)
    fingerprints.close()
    assert len(asked) >= 14
    assert {"200", "201", "204", "400", "401", "403", "404", "409", "422"} <= {
        status for route in asked for status in route.split()[-1:]
    }
    assert [host.sees(table_id) for table_id in tables] == before


def ask_all(
    cases: Any,
    host: Somebody,
    session: requests.Session,
    fingerprints: Fingerprints,
    tables: list[str],
    asked: Counter[str],
) -> None:
    """Send many requests to one route, with and without a cookie, also for unknown tables.

    Some have a text that no person would write. A refused request changes nothing.
    """
    import hypothesis
    from hypothesis import strategies as st
    from schemathesis import checks

    conformance = [
        checks.not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_headers_conformance,
        checks.response_schema_conformance,
    ]

    @hypothesis.seed(SEED)
    @hypothesis.settings(
        max_examples=EXAMPLES,
        database=None,
        deadline=None,
        print_blob=True,
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    @hypothesis.given(
        case=cases,
        table=st.sampled_from([*tables, None]),
        known=st.booleans(),
        odd=st.none() | st.sampled_from(ODD_TEXTS),
    )
    def ask(case: schemathesis.Case[Any], table: str | None, known: bool, odd: str | None) -> None:
        if table is not None and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        if known and isinstance(case.body, dict) and "setup" in case.body:
            case.body = {"setup": {}}  # a valid one: generated set-ups hardly ever are
        if odd is not None and isinstance(case.body, dict):
            case.body = with_odd_text(case.body, odd)
        cookie = host.cookie if case.method != "DELETE" else visitor(host)
        headers = {"Cookie": f"{COOKIE}={cookie}"} if known else {}
        session.cookies.clear()
        before = fingerprints.take() if case.method != "GET" else {}
        answer = case.call_and_validate(host.address, session, headers=headers, checks=conformance)
        asked[f"{case.method} {case.path} {answer.status_code}"] += 1
        if answer.status_code >= 400 and case.method != "GET":
            assert fingerprints.take() == before, "a refused request changed something"

    ask()


def with_odd_text(value: Any, odd: str) -> Any:
    """Return a JSON value with other texts in it."""
    if isinstance(value, dict):
        return {name: with_odd_text(one, odd) for name, one in value.items()}
    if isinstance(value, list):
        return [with_odd_text(one, odd) for one in value]
    return odd if isinstance(value, str) else value


def visitor(host: Somebody) -> str:
    """Return the cookie of a person whom the test may delete."""
    own = dict(host.http.cookies)
    host.http.cookies.clear()
    answer = host.http.post("/api/me", json={"name": "Visitor"})
    host.http.cookies.clear()
    host.http.cookies.update(own)
    return str(answer.cookies[COOKIE])


async def finished(host: Somebody) -> str:
    """Return the id of a table whose game bots have finished."""
    table_id = host.table(visibility="local")
    async with connect(
        f"{host.address.replace('http', 'ws')}/api/tables/{table_id}/socket",
        additional_headers={"Cookie": f"{COOKIE}={host.cookie}"},
        max_size=None,
    ) as socket:
        for seat in (0, 1):
            hand = {"do": "hand", "id": f"{seat}", "seat": seat, "bot": "random"}
            await socket.send(json.dumps(hand))
        async with asyncio.timeout(PATIENCE):
            while True:
                message = json.loads(await socket.recv())
                if message["type"] == "update" and message["table"]["game"]["outcome"]:
                    return table_id
