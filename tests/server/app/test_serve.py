"""`fourcures serve` as a process: it starts, prints its address, logs no secrets, and stops."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import text
from websockets.asyncio.client import connect

from fourcures.cli import main
from fourcures.files import data_folder
from fourcures.server.db.database import Database
from fourcures.server.process.settings import (
    BadSetting,
    ServerSettings,
    database_url,
    flag,
    variable,
)

from ..clients import client
from ..databases import Postgres
from ..processes import PATIENCE, Process, served


def test_a_server_prints_its_address_serves_and_stops_on_a_signal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "tables.sqlite"
    with served(tmp_path, "--database", str(database), "--path", "games/") as process:
        assert process.first.startswith("Four Cures is at http://127.0.0.1:")
        assert process.address.endswith("/games")
        with client(process.address) as http:
            me = http.post("/api/me", json={"name": "Annabel"})
            assert "Path=/games" in me.headers["set-cookie"]
            body = {"setup": {"visibility": "local"}, "seed": "very-secret-seed"}
            table = http.post("/api/tables", json=body).json()
            assert http.get(f"/api/codes/{table['code']}").json() == table
            assert http.get("/readyz").json()["status"] == "ok"
            cookie = me.cookies["fourcures"]

        # The error of a second process names the process that uses the file.
        assert main(["serve", "--port", "0", "--database", str(database)]) == 2
        told = capsys.readouterr().err
        assert f"in use by process {process.popen.pid}" in told
        assert len(told.splitlines()) == 1

        # A message that is too long closes only its own socket.
        asyncio.run(flood(f"{process.address}/api/tables/{table['id']}/socket", cookie))
        with client(process.address) as http:
            assert http.get("/healthz").status_code == 200

        assert process.stop() == 0
        lines = process.lines()
        assert {"time", "level", "message"} <= set.intersection(*(set(line) for line in lines))
        assert any(line.get("table") == table["id"][:6] and "seconds" in line for line in lines)
        assert lines[-1]["message"] == "stopped"
        written = process.log.read_text("utf-8")
        for secret in (table["code"], table["id"], cookie, me.json()["id"], "secret", "Annabel"):
            assert secret not in written


async def flood(address: str, cookie: str) -> None:
    headers = {"Cookie": f"fourcures={cookie}"}
    async with connect(address.replace("http", "ws"), additional_headers=headers) as socket:
        await socket.recv()
        await socket.send("x" * 20_000)
        await socket.wait_closed()
        assert socket.close_code == 1009


@pytest.mark.breadth
def test_a_killed_server_leaves_no_lock_on_its_database_file(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    with served(tmp_path, "--database", database) as process:
        process.stop(signal.SIGKILL)
    with served(tmp_path, "--database", database) as process:
        with client(process.address) as http:
            assert http.get("/readyz").status_code == 200
        assert process.stop(signal.SIGINT) == 0


@pytest.mark.breadth
def test_repeated_interrupts_do_not_break_the_shutdown(tmp_path: Path) -> None:
    with served(tmp_path, "--database", str(tmp_path / "tables.sqlite")) as process:
        while process.popen.poll() is None:  # also while the interpreter shuts down
            process.popen.send_signal(signal.SIGINT)
            time.sleep(0.002)
        assert process.popen.returncode == 0
        assert process.lines()[-1]["message"] == "stopped"


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def started(process: Process) -> list[int]:
    """Return the process ids of all workers that have started so far."""
    lines = process.lines()
    return [int(str(line["process"])) for line in lines if line["message"] == "started"]


def test_two_workers_of_one_command_share_postgres(tmp_path: Path, postgres_database: str) -> None:
    with served(tmp_path, "--database", postgres_database, "--workers", "2") as process:
        wait_for(lambda: len(started(process)) == 2)
        with client(process.address) as http:
            http.post("/api/me", json={"name": "Ann"}).raise_for_status()
            opened = http.post("/api/tables", json={"setup": {}}).json()
            for _ in range(4):
                with client(process.address) as other:  # a new connection, to either worker
                    assert other.get(f"/api/codes/{opened['code']}").json() == opened
        assert process.stop() == 0


@pytest.mark.breadth
def test_workers_end_with_their_supervisor(tmp_path: Path, postgres_database: str) -> None:
    with served(tmp_path, "--database", postgres_database, "--workers", "2") as process:
        wait_for(lambda: len(started(process)) == 2)
        workers = [Path("/proc", str(worker)) for worker in started(process)]
        process.kill()
        wait_for(lambda: not any(worker.exists() for worker in workers))


@pytest.mark.breadth
def test_a_worker_is_logged_when_it_starts_and_replaced_when_it_dies(
    tmp_path: Path, postgres_database: str
) -> None:
    with served(tmp_path, "--database", postgres_database, "--workers", "2") as process:
        assert started(process), "the address was printed before a worker had started"
        with client(process.address) as http:
            http.get("/readyz").raise_for_status()
        wait_for(lambda: len(started(process)) == 2)
        victim = started(process)[0]
        os.kill(victim, signal.SIGKILL)
        wait_for(lambda: len(started(process)) == 3)
        assert f"worker {victim} died" in [line["message"] for line in process.lines()]
        assert process.stop() == 0


@pytest.mark.breadth
def test_workers_that_cannot_start_are_an_error(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()

    async def break_it() -> None:
        store = Database(url)
        await store.migrate()
        async with store.transaction() as connection:
            await connection.execute(text("DROP TABLE settings"))
        await store.close()

    asyncio.run(break_it())
    with served(tmp_path, "--database", url, "--workers", "2") as process:
        assert process.popen.wait(PATIENCE) == 2
        assert not process.first
        assert "a worker could not start; the log says why" in process.log.read_text("utf-8")


@pytest.mark.breadth
def test_a_worker_that_dies_during_an_outage_comes_back(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()
    name = url.rpartition("/")[2]

    def sql(statement: str) -> None:
        asyncio.run(postgres.execute(statement))

    with served(tmp_path, "--database", url, "--workers", "2") as process:
        wait_for(lambda: len(started(process)) == 2)
        sql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        for pid in started(process):
            os.kill(pid, signal.SIGKILL)
        said = "waiting for the database"
        wait_for(lambda: any(said in str(line["message"]) for line in process.lines()))
        sql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        wait_for(lambda: len(started(process)) == 4)
        with client(process.address) as http:
            http.get("/readyz").raise_for_status()
        assert process.stop() == 0


def metrics_of(address: str) -> dict[str, float]:
    with client(address) as http:
        answer = http.get("/metrics").raise_for_status()
        families = text_string_to_metric_families(answer.text)
        return {sample.name: sample.value for family in families for sample in family.samples}


@pytest.mark.breadth
def test_workers_report_their_metrics_together(tmp_path: Path, postgres_database: str) -> None:
    """Any worker reports for all, without earlier runs and without sockets of dead workers."""
    folder = tmp_path / "metrics"
    folder.mkdir()
    (folder / "counter_1.db").write_bytes(b"from an earlier run")
    (folder / "notes.txt").touch()
    words = ["--database", postgres_database, "--workers", "2"]
    with served(tmp_path, *words, PROMETHEUS_MULTIPROC_DIR=str(folder)) as process:
        wait_for(lambda: len(started(process)) == 2)
        with client(process.address) as http:
            http.post("/api/me", json={"name": "Ann"}).raise_for_status()
            http.post("/api/tables", json={"setup": {}}).raise_for_status()
        wait_for(lambda: {metrics_of(process.address)["fourcures_tables"] for _ in "12345"} == {1})
        for pid in started(process):
            os.kill(pid, signal.SIGKILL)
        wait_for(lambda: len(started(process)) == 4)
        assert metrics_of(process.address)["fourcures_tables"] == 0
        assert process.stop() == 0
    assert (folder / "notes.txt").exists() and not (folder / "counter_1.db").exists()


def test_data_are_stored_in_the_data_folder_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "fourcures"
    library = tmp_path / "Library"
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: library)  # as on a Mac
    assert data_folder() == library


def test_help_names_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    page = capsys.readouterr().out
    for field in ServerSettings.__struct_fields__:
        assert flag(field) in page
        assert variable(field) in page.replace("\n", "")


def test_the_flag_wins_over_the_environment() -> None:
    environment = {"FOURCURES_PORT": "1", "FOURCURES_SECURE": "1", "FOURCURES_ABSENT": ""}
    settings = ServerSettings.read({"port": "2", "path": "/a/b/"}, environment)
    assert (settings.port, settings.secure, settings.absent, settings.path) == (2, True, 60, "/a/b")
    assert ServerSettings.read({}, settings.environment()) == settings


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--port", "many"], "--port must be a whole number from 0 to 65535, not 'many'"),
        (["--port", "70000"], "--port"),
        (["--bot-pause", "-1"], "--bot-pause"),
        (["--log-level", "loud"], "--log-level must be one of debug, error, info, warning"),
        (["--workers", "2", "--database", "x.sqlite"], "PostgreSQL"),
        (["--database", "mysql://a/b"], "postgresql://"),
        (["--host", "192.0.2.1"], "cannot listen"),
        (["--database", "postgresql://127.0.0.1:1/none"], "the database cannot be used"),
        (["--database", "/proc/none/tables.sqlite"], ""),
    ],
)
def test_a_bad_option_is_reported_in_one_line(
    words: list[str],
    says: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert main(["serve", "--port", "0", *words]) == 2
    told = capsys.readouterr()
    assert not told.out
    assert len(told.err.splitlines()) == 1
    assert says in told.err


def test_a_port_in_use_is_reported(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        words = ["--port", str(port), "--database", str(tmp_path / "tables.sqlite")]
        assert main(["serve", *words]) == 2
    assert f"port {port}" in capsys.readouterr().err


def test_database_url_accepts_paths_and_postgres_urls(tmp_path: Path) -> None:
    assert database_url("postgres://a@b/c?sslmode=require") == (
        "postgresql+asyncpg://a@b/c?ssl=require"
    )
    assert database_url(str(tmp_path / "x")) == f"sqlite+aiosqlite:///{tmp_path / 'x'}"
    with pytest.raises(BadSetting):
        database_url("http://example.org")
