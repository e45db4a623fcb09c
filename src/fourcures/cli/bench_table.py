"""How much a table server carries: SQLite or PostgreSQL, the load in a process of its own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from ..table import entries as e
from ..table.schema import log
from ..table.settings import database_url
from ..table.store import Store

Figures = dict[str, Any]
OFFERED = 200


def measure(
    database: str | None, tables: int, seconds: float, workers: int, say: Callable[[str], None]
) -> Figures:
    """All figures of `fourcures bench table`."""
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{folder}/bench.sqlite"
        raw = asyncio.run(raw_commits(url, min(seconds, 5.0)))
        say(f"raw: {raw:.0f} commits a second")
        server, base = serve(url, workers)
        try:
            full = load(base, tables, seconds, 0)
            say(f"saturated: {full['moves'] / full['seconds']:.0f} moves a second")
            offered = load(base, tables, seconds, OFFERED)
            memory = sum(resident(pid) for pid in family(server.pid))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)
        lost = asyncio.run(missing(url, full["done"] | offered["done"]))
    moves = full["moves"] / full["seconds"]
    times = sorted(offered["latencies"])
    return {
        "moves_per_s": round(moves),
        "raw_commits_per_s": round(raw),
        "ratio": round(moves / raw, 2),
        "offered_per_s": OFFERED,
        "p50_ms": round(1000 * times[len(times) // 2], 1),
        "p99_ms": round(1000 * times[int(len(times) * 0.99)], 1),
        "rss_mb": round(memory / 2**20),
        "lost": lost,
        "tables": tables,
        "workers": workers,
    }


async def raw_commits(url: str, seconds: float) -> float:
    """One row and one commit at a time through our own engine, with nothing else."""
    store = Store(database_url(url))
    await store.open()
    await store.new_table("raw", "RAW", "local", "raw")
    body = e.encode(e.Said(by="raw", text="x" * 120))
    number = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        number += 1
        async with store.engine.begin() as connection:
            row = {"table_id": "raw", "seq": number, "at": 0, "body": body}
            await connection.execute(insert(log).values(row))
    await store.close()
    return number / spent


def serve(url: str, workers: int) -> tuple[subprocess.Popen[bytes], str]:
    """A server in a process of its own, when it answers."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "fourcures.cli", "serve", "--port", str(port)]
    command += ["--database", url, "--workers", str(workers)]
    for limit in ("--tables-per-hour", "--names-per-hour", "--sockets-per-address"):
        command += [limit, "1000000"]  # the load has one address
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    base = f"http://127.0.0.1:{port}"
    for _ in range(200):
        try:
            with urllib.request.urlopen(base + "/readyz", timeout=2):
                return process, base
        except OSError:
            time.sleep(0.1)
    process.kill()
    raise RuntimeError("the server does not answer")


def load(base: str, tables: int, seconds: float, offered: float) -> Figures:
    """Runs the load in its own process."""
    command = [sys.executable, "-m", "fourcures.cli.table_load"]
    command += [base, str(tables), str(seconds), str(offered)]
    run = subprocess.run(command, check=True, capture_output=True)
    found: Figures = json.loads(run.stdout)
    return found


def family(pid: int) -> list[int]:
    """A process and its children."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
    return [pid, *(int(child) for child in children)]


def resident(pid: int) -> int:
    """The memory that a process holds, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def missing(url: str, done: dict[str, list[str]]) -> int:
    """How many acknowledged commands are not in the log exactly once."""
    store = Store(database_url(url))
    await store.open()
    lost = 0
    for table_id, commands in done.items():
        entries = [entry for _, entry in await store.read(table_id)]
        kept = [entry.command for entry in entries if isinstance(entry, e.Played)]
        lost += sum(kept.count(command) != 1 for command in commands)
    await store.close()
    return lost
