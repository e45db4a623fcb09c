"""Slow, silent, half-open and flooding clients hardly slow down the others."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import pytest
from websockets.asyncio.client import ClientConnection, connect

from fourcures.server.people.identity import COOKIE
from tests.sizes import size

from ..clients import PATIENCE, client
from ..processes import Process, served

GOOD = 8  # well-behaved people, two at a table
PACE = 0.1  # seconds between two commands of each
SECONDS = size(2, 2, 5)
LEAST, MOST = size(3, 3, 10), size(15, 15, 30)  # rounds: more if the machine is busy


class Good:
    """A person who sends a command now and then, and measures the response times."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.number = socket, 0
        self.answers: dict[str, asyncio.Future[float]] = {}
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] != "update":
                assert message["type"] == "done", message
                self.answers.pop(message["id"]).set_result(time.perf_counter())

    async def act(self, seconds: float) -> list[float]:
        """Send commands for some time; return the time that each answer took."""
        times: list[float] = []
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            self.number += 1
            name = f"{id(self)}-{self.number}"
            answer = self.answers[name] = asyncio.get_running_loop().create_future()
            start = time.perf_counter()
            await self.socket.send(json.dumps({"do": "agree", "id": name, "yes": True}))
            times.append(await asyncio.wait_for(answer, PATIENCE) - start)
            await asyncio.sleep(PACE)
        return times


@contextmanager
def bad_clients(process: Process, cookie: str, paths: list[str]) -> Iterator[None]:
    """Run all bad clients in another process."""
    command = [sys.executable, "-m", "tests.server.bad_clients", process.address, cookie, *paths]
    bad = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert bad.stdout is not None
    try:
        assert bad.stdout.readline() == "ready\n"
        yield
        assert bad.poll() is None
    finally:
        bad.kill()
        bad.wait()
        bad.stdout.close()


def p99(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)]


async def rounds(process: Process, cookies: list[str], tables: list[str]) -> list[float]:
    """Return p99 among bad clients as a multiple of p99 without them, round after round."""
    paths = [f"/api/tables/{table}/socket" for table in tables]
    address = process.address.replace("http", "ws")
    people = [
        Good(
            await connect(
                address + paths[number % len(paths)],
                additional_headers={"Cookie": f"{COOKIE}={cookie}"},
                max_size=None,
            )
        )
        for number, cookie in enumerate(cookies[1:])
    ]
    ratios: list[float] = []

    async def everyone() -> float:
        told = await asyncio.gather(*(person.act(SECONDS) for person in people))
        return p99([took for times in told for took in times])

    await everyone()  # warm up, so that no first call is slow later
    while len(ratios) < LEAST or (median(ratios) > 2 and len(ratios) < MOST):
        calm = await everyone()
        bad = bad_clients(process, cookies[0], paths[:1])
        await asyncio.to_thread(bad.__enter__)
        try:
            ratios.append(await everyone() / calm)
        finally:
            await asyncio.to_thread(bad.__exit__, None, None, None)
    for person in people:
        person.reading.cancel()
        await person.socket.close()
    return ratios


@pytest.mark.breadth  # floods use both cores for half a minute
def test_bad_clients_do_not_slow_others_down(tmp_path: Path) -> None:
    with served(tmp_path, "--database", str(tmp_path / "tables.sqlite")) as process:
        cookies, tables = [], []
        for number in range(GOOD + 1):
            with client(process.address) as http:
                http.post("/api/me", json={"name": f"Number {number}"}).raise_for_status()
                cookies.append(http.cookies[COOKIE])
                if number % 2 == 0 and number < GOOD:
                    opened = http.post("/api/tables", json={"setup": {"visibility": "local"}})
                    tables.append(opened.json()["id"])
        ratios = asyncio.run(rounds(process, cookies, tables))
        assert process.popen.poll() is None
    assert median(ratios) <= 2, ratios
    failures = [line for line in process.lines() if "Traceback" in str(line)]
    assert not failures, failures[0]
