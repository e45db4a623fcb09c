"""Benchmark the server with SQLite or PostgreSQL; the load runs in its own process."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from sqlalchemy import insert

from benchmarks.command import options, run, say
from fourcures.cli.options import parse_above_zero, parse_positive
from fourcures.server.db.database import Database
from fourcures.server.process.settings import database_url
from fourcures.server.tables.catalog import Catalog, insert_table
from fourcures.server.tables.log import Append, TableLog
from fourcures.server.tables.schema import log
from fourcures.table import entries

Figures = dict[str, Any]
OFFERED = 200  # moves per second
ROUNDS = 3  # raw, saturated and offered, repeated because the speed of machines varies
STARTING, STOPPING = 60.0, 60.0  # seconds
LIMITS = (
    "--tables-per-hour",
    "--names-per-hour",
    "--sockets-per-address",
    "--sockets-per-minute",
    "--connections-per-address",
    "--connections-per-second",
    "--commands-per-second",
    "--requests-per-second",
    "--megabytes-per-day",
    "--thinking-per-hour",
)


def measure(
    database: str | None, tables: int, seconds: float, workers: int, say: Callable[[str], None]
) -> Figures:
    """Run the benchmark and return all figures."""
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{folder}/bench.sqlite"
        beside = database or f"sqlite:///{folder}/raw.sqlite"  # a separate SQLite file
        rounds: list[Figures] = []
        with serving(url, workers) as (server, base), loading(base, tables) as ask:
            ask()  # all tables are filled
            for number in range(1, ROUNDS + 1):
                raw = asyncio.run(raw_commits(beside, min(seconds, 3.0)))
                before = busy(server.pid)
                full = ask(do="saturate", seconds=seconds)
                spent = busy(server.pid) - before
                one = {
                    "raw": raw,
                    "full": full["moves"] / full["seconds"],
                    "cpu": spent / full["moves"],
                    "times": ask(do="offer", seconds=seconds, per_second=OFFERED)["latencies"],
                }
                rounds.append(one)
                say(
                    f"round {number} of {ROUNDS}: {raw:.0f} raw commits per second, "
                    f"{one['full']:.0f} moves per second, at {OFFERED} per second "
                    f"p99 {1000 * quantile(one['times'], 0.99):.0f} ms"
                )
            memory = sum(resident(pid) for pid in family(server.pid))
            done = ask(do="leave")["done"]
        lost = asyncio.run(missing(url, done))
    times = [took for one in rounds for took in one["times"]]
    return {
        "moves_per_s": round(median(one["full"] for one in rounds)),
        "raw_commits_per_s": round(median(one["raw"] for one in rounds)),
        "ratio": round(median(one["full"] / one["raw"] for one in rounds), 2),
        "offered_per_s": OFFERED,
        "p50_ms": round(1000 * quantile(times, 0.5), 1),
        "p99_ms": round(1000 * quantile(times, 0.99), 1),
        "rss_mb": round(memory / 2**20),
        "lost": lost,
        "server_cpu_ms_per_move": round(1000 * median(one["cpu"] for one in rounds), 2),
        "tables": tables,
        "workers": workers,
        "database": "SQLite" if "sqlite" in database_url(url) else "PostgreSQL",
    }


def quantile(times: list[float], part: float) -> float:
    """Return a quantile of the times."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


async def raw_commits(url: str, seconds: float) -> float:
    """Measure single-row commits per second through our own engine alone."""
    store = Database(database_url(url))
    await store.open()
    name = f"raw-{secrets.token_hex(4)}"
    said = entries.Said(by="raw", text="x" * 120)
    tables = TableLog(store)
    writer = asyncio.create_task(tables.write())
    create = insert_table(name, name, "local", "raw")
    await tables.append(Append(name, 0, [said], create=create))
    body = entries.encode(said)
    number = 1
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        number += 1
        async with store.engine.begin() as connection:
            row = {"table_id": name, "seq": number, "at": 0, "body": body}
            await connection.execute(insert(log).values(row))
    await Catalog(tables).delete(name)
    writer.cancel()
    await tables.close()
    await store.close()
    return number / spent


def free_port() -> int:
    """Return a port that nothing listens on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def serving(
    url: str, workers: int, limited: bool = False, more: Sequence[str] = ()
) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """Run a server in its own process: yield when it answers, stop it at the end.

    Unless it is limited, one address may send as much as the load needs.
    """
    port = free_port()
    command = [sys.executable, "-m", "fourcures.cli", "serve", "--port", str(port)]
    command += ["--database", url, "--workers", str(workers), "--log-level", "warning", *more]
    for limit in () if limited else LIMITS:
        command += [limit, "0"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        base = f"http://127.0.0.1:{port}"
        await_answer(base, process)
        yield process, base
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(STOPPING)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def await_answer(base: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until the server is ready."""
    deadline = time.monotonic() + STARTING
    while process.poll() is None and time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(base + "/readyz", timeout=STARTING):
                return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server does not answer")


@contextmanager
def loading(base: str, tables: int) -> Iterator[Callable[..., Figures]]:
    """Run the load in its own process; yield a function that sends a command."""
    command = [sys.executable, "-m", "benchmarks.load", base, str(tables)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin is not None
    assert process.stdout is not None
    asking, answering = process.stdin, process.stdout

    def ask(**what: Any) -> Figures:
        if what:
            asking.write(json.dumps(what) + "\n")
            asking.flush()
        line = answering.readline()
        if not line:
            raise RuntimeError("the load failed; its messages are above")
        answer: Figures = json.loads(line)
        return answer

    try:
        yield ask
    finally:
        asking.close()
        answering.close()
        process.kill()
        process.wait()


def family(pid: int) -> list[int]:
    """Return the ids of a process and of all processes below it."""
    lists = [list_.read_text("utf-8") for list_ in Path(f"/proc/{pid}/task").glob("*/children")]
    return [pid, *(one for text in lists for child in text.split() for one in family(int(child)))]


def resident(pid: int) -> int:
    """Return the memory of a process in bytes, with its share of shared memory."""
    fields = Path(f"/proc/{pid}/smaps_rollup").read_text("utf-8").splitlines()
    return 1024 * sum(int(line.split()[1]) for line in fields if line.startswith("Pss:"))


def busy(pid: int) -> float:
    """Return the processor time of a process and its children, in seconds."""
    ticks = 0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text("utf-8").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def missing(url: str, done: dict[str, list[str]]) -> int:
    """Return the number of acknowledged commands that are not in the log exactly once."""
    store = Database(database_url(url))
    await store.open()
    lost = 0
    for table_id, commands in done.items():
        found = [entry for _, entry in await TableLog(store).read(table_id)]
        kept = [entry.command for entry in found if isinstance(entry, entries.Played)]
        lost += sum(kept.count(command) != 1 for command in commands)
    await store.close()
    return lost


def main(words: list[str] | None = None) -> int:
    """Run the benchmark from the command line; return the exit status."""
    parser = options("table", "Measure the throughput and latency of the server.")
    parser.add_argument(
        "--seconds",
        type=parse_above_zero,
        default=1.0,
        help="seconds for each round of a part, at least 1 (default 1)",
    )
    parser.add_argument(
        "--tables", type=parse_positive, default=500, help="number of tables (default 500)"
    )
    parser.add_argument("--database", help="a database URL (default: SQLite in a temporary folder)")
    parser.add_argument(
        "--workers", type=parse_positive, default=1, help="number of server processes (default 1)"
    )

    def measured(args: argparse.Namespace) -> Figures:
        seconds = max(args.seconds, 1.0) * args.rounds
        return measure(args.database, args.tables, seconds, args.workers, say)

    return run(parser, words, measured)


if __name__ == "__main__":
    sys.exit(main())
