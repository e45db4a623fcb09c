"""Connections: in time, read by their clients, and few enough, whatever is asked for."""

from __future__ import annotations

import asyncio
import logging
import socket
from pathlib import Path

import httpx
import pytest

from fourcures.server.http import http_protocol
from fourcures.server.http.static import PIECE, cut
from tests.sizes import sweep

from ..bad_clients import UPGRADE
from ..clients import PATIENCE
from ..site import Site, eventually
from .test_limits import PROBLEM, at_a_site, closed, stop_refilling

PART_OF_A_BODY = (
    b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    b"Content-Length: 1000\r\n\r\n{"
)
ASKS = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
ASKS_FOR_MUCH = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n"


async def connect(site: Site) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(*site.address.split(":"))


@pytest.mark.parametrize("before", sweep([b"", ASKS]))
def test_a_body_that_does_not_end_closes_its_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: bytes
) -> None:
    """Slow bodies could hold all connections; also that of a request which came with another."""
    monkeypatch.setattr(http_protocol, "BODY_SECONDS", 0.2)

    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        reader, writer = await connect(site)
        writer.write(before + PART_OF_A_BODY)
        said = await asyncio.wait_for(reader.read(), PATIENCE)
        assert said.count(b"HTTP/1.1 200") == before.count(b"GET")
        writer.close()
        await eventually(lambda: not site.inside.limits.connections.taken)

    at_a_site(tmp_path, story)


def test_a_body_that_ends_early_is_no_failure_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        _reader, writer = await connect(site)
        writer.write(PART_OF_A_BODY)
        await writer.drain()
        writer.close()
        await eventually(lambda: "POST /api/me" in caplog.messages)

    at_a_site(tmp_path, story)
    (line,) = [record for record in caplog.records if record.message == "POST /api/me"]
    assert line.__dict__["status"] == 400


def test_a_client_that_reads_nothing_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred of them would hold as many large answers in memory."""
    monkeypatch.setattr(http_protocol, "READING_SECONDS", 0.2)

    async def story(site: Site, http: httpx.AsyncClient) -> None:
        size = len((await http.get("/api/schema/openapi.json")).content)
        host, port = site.address.split(":")
        with socket.create_connection((host, int(port)), PATIENCE) as deaf:
            deaf.sendall(ASKS_FOR_MUCH * (20_000_000 // size))
            await eventually(lambda: site.inside.limits.connections.taken.total() == 2)
            await eventually(lambda: site.inside.limits.connections.taken.total() == 1)

    at_a_site(tmp_path, story)


def test_large_answers_are_sent_in_pieces() -> None:
    content = bytes(range(256)) * 1000
    pieces = list(cut(content))
    assert b"".join(pieces) == content
    assert max(map(len, pieces)) == PIECE


def test_connections_that_an_address_opens_are_limited(tmp_path: Path) -> None:
    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        stop_refilling(site.inside.limits.arrivals)
        for _ in range(10):
            _, writer = await connect(site)
            writer.close()
        reader, writer = await connect(site)
        assert await closed(reader)
        writer.close()

    at_a_site(tmp_path, story, connections_per_second=1)


def test_connections_leave_open_files_for_the_database_and_the_bots(tmp_path: Path) -> None:
    async def story(site: Site, http: httpx.AsyncClient) -> None:
        site.inside.limits.most_connections = 2
        assert (await http.get("/healthz")).status_code == 200
        _, kept = await connect(site)
        await eventually(lambda: site.inside.limits.connections.taken.total() == 2)
        reader, writer = await connect(site)
        assert await closed(reader)
        for one in (kept, writer):
            one.close()
        metrics = (await http.get("/metrics")).text
        assert 'fourcures_limited_total{limit="connections",whose="server"} 1.0' in metrics

    at_a_site(tmp_path, story)


def test_a_refused_handshake_counts_as_one(tmp_path: Path) -> None:
    """Each costs as much as one that succeeds."""

    async def handshake(site: Site, origin: str) -> bytes:
        reader, writer = await connect(site)
        hello = UPGRADE.format(path="/api/tables/none/socket", host=site.address, cookie="x")
        writer.write(hello.replace("\r\n\r\n", f"\r\n{origin}\r\n").encode())
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        return answer

    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        stop_refilling(site.inside.limits.handshakes)
        foreign = "Origin: https://evil.example\r\n"
        for origin in ("", foreign):
            assert (await handshake(site, origin)).startswith(b"HTTP/1.1 403 ")
        for origin in ("", foreign):
            head, _, body = (await handshake(site, origin)).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 429 ") and b"retry-after: " in head
            assert b'"too_many"' in body

    at_a_site(tmp_path, story, sockets_per_minute=2)


@pytest.mark.parametrize("path", sweep(["/nowhere", "/", "/docs/x", "/api/schema/openapi.json"]))
def test_a_request_of_any_kind_counts(tmp_path: Path, path: str) -> None:
    async def story(site: Site, http: httpx.AsyncClient) -> None:
        stop_refilling(site.inside.limits.requests)
        answers = [await http.get(path) for _ in range(41)]
        limited = [answer.status_code == 429 for answer in answers]
        first = 2 if path.startswith("/api") else 40
        assert limited == [number >= first for number in range(41)]
        last = answers[-1]
        assert (last.headers["connection"], set(last.json())) == ("close", PROBLEM)
        assert int(last.headers["retry-after"]) >= 1
        assert (await http.get("/healthz")).status_code == 200, "monitoring by the machine itself"

    at_a_site(tmp_path, story, requests_per_second=1)
