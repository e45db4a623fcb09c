"""Check a deployment: what `fourcures doctor` finds on the machine of a server."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...compiled.cache import make_folder
from ...compiled.library import OWN
from ...processes import count_cores
from ..db import migrations
from ..db.clock import MUCH, Clock
from ..db.database import MOST_CONNECTIONS, Database
from ..db.sqlite_lock import sqlite_file
from ..process import open_files
from ..process.findings import Finding, fault, ok, warning
from ..process.settings import ServerSettings, flag, variable
from ..tables.catalog import BROKEN
from .readiness import LEAST_SPACE, space

MUCH_SPACE = 1024**3  # bytes; below this, an operator should know
PATIENCE = 5.0  # seconds for the database
OLDEST_POSTGRES = 14  # the oldest version that its developers still maintain
RESERVED = 3  # connections that PostgreSQL keeps for administrators


def examine(settings: ServerSettings) -> Iterator[Finding]:
    """Check this machine and the database for a server with these settings."""
    yield files(settings, open_files.limits())
    yield from database(settings)
    yield usable("compiled bots", compiled_bots)
    yield usable("temporary folder", lambda: temporary_folder(Path(tempfile.gettempdir())))
    yield workers(settings, count_cores())


def usable(point: str, check: Callable[[], Finding]) -> Finding:
    """Check one point; an error of the system is a fault."""
    try:
        return check()
    except OSError as error:
        return fault(point, f"cannot be used: {error}", "correct the path or its permissions")


# The machine.


def files(settings: ServerSettings, limits: tuple[int, int] | None) -> Finding:
    """Check the limit of open files against the limits of the server."""
    point = "open files"
    if limits is None:
        return ok(point, "this system has no limit")
    soft, hard = limits
    used = min(hard, open_files.MOST_FILES)
    clients = int(used * open_files.FOR_CLIENTS)
    state = f"soft limit {soft}, hard limit {hard}; the server uses {used}"
    needed = settings.sockets_per_address + settings.connections_per_address
    change = f"set LimitNOFILE={open_files.MOST_FILES} (systemd) or ulimits (containers)"
    if clients < needed:
        return fault(point, f"{state}, and one client address may open {needed}", change)
    if used < open_files.MOST_FILES:
        return warning(point, f"{state}, so at most {clients} clients", change)
    return ok(point, state)


def workers(settings: ServerSettings, cores: int) -> Finding:
    """Check the number of workers and their processes for bots against the cores."""
    point = "workers"
    state = f"{settings.workers} with {settings.thinking_processes} for bots each, {cores} cores"
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        return fault(point, state, f"SQLite allows one process: {flag('workers')} 1, or PostgreSQL")
    if settings.workers > cores:
        return warning(point, state, f"at most {flag('workers')} {cores}")
    if settings.workers * settings.thinking_processes > cores:
        return warning(point, state, f"fewer {flag('workers')} or {flag('thinking_processes')}")
    return ok(point, state)


def compiled_bots() -> Finding:
    """Check the library; without one the folder of compiled code: ours, permanent, complete."""
    from ...bots.warm_up import find_problem, is_ready  # slow to import

    if (problem := find_problem()) is None:
        return ok("compiled bots", "the library of the rules fits")
    if find_spec("numba") is None:
        return fault("compiled bots", problem, 'pip install "fourcures[compiler]"')
    return cache(make_folder(OWN), is_ready())


def cache(folder: Path, warm: bool) -> Finding:
    """Check a folder of compiled code."""
    point = "compiled bots"
    if problem := unsafe(folder):
        return fault(point, f"{folder} {problem}", "set XDG_CACHE_HOME to a folder of this user")
    if not os.access(folder, os.W_OK):
        return fault(point, f"{folder} is not writable", "set XDG_CACHE_HOME to a writable folder")
    if folder.parent == Path(tempfile.gettempdir()):
        return warning(
            point,
            f"{folder} may be deleted at a restart",
            "set XDG_CACHE_HOME to a writable folder that stays",
        )
    if not warm:
        return warning(
            point,
            f"{folder} has none yet, so the first bot waits for a minute",
            "run: python -m fourcures.bots.warm_up",
        )
    return ok(point, f"{folder} has them")


def unsafe(place: Path) -> str | None:
    """Return why others could change a file or folder, or None if only its owner can: we."""
    status = place.stat()
    if hasattr(os, "getuid") and status.st_uid != os.getuid():
        return f"belongs to another user ({status.st_uid})"
    if sys.platform != "win32" and status.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        return f"can be changed by other users (mode {stat.S_IMODE(status.st_mode):o})"
    return None


def temporary_folder(folder: Path) -> Finding:
    """Check that temporary files can be written, and not be replaced by others."""
    point = "temporary folder"
    if not os.access(folder, os.W_OK | os.X_OK):
        return fault(point, f"{folder} is not writable", "set TMPDIR to a writable folder")
    mode = folder.stat().st_mode
    if sys.platform != "win32" and mode & stat.S_IWOTH and not mode & stat.S_ISVTX:
        return fault(point, f"others may delete files in {folder}", f"run: chmod 1777 {folder}")
    free = shutil.disk_usage(folder).free
    if free < LEAST_SPACE:
        return fault(point, f"{folder} has only {size(free)} left", "delete files in it")
    return ok(point, f"{folder}, {size(free)} left")


def size(count: int) -> str:
    """Return a number of bytes in words."""
    return f"{count / 1024**3:.1f} GiB" if count >= 1024**3 else f"{count / 1024**2:.0f} MiB"


# The database.


def database(settings: ServerSettings) -> Iterator[Finding]:
    """Check the database: its files, or its server."""
    file = sqlite_file(settings.database)
    if file is not None:
        try:
            yield from sqlite(file)
        except (OSError, sqlite3.Error) as error:
            yield fault("database", f"{file} cannot be used: {error}", "restore a backup, or check")
    elif settings.database.startswith("postgresql"):
        yield from asyncio.run(postgres(settings))


def sqlite(file: Path) -> Iterator[Finding]:
    folder = file.parent
    if not folder.is_dir():
        yield ok("data folder", f"{folder} does not exist yet; the server will create it")
        return
    problem = unsafe(folder)
    if problem:
        yield fault("data folder", f"{folder} {problem}", f"run: chmod 700 {folder}, as its owner")
    elif not os.access(folder, os.W_OK):
        yield fault("data folder", f"{folder} is not writable", "make it writable for this user")
    else:
        yield ok("data folder", str(folder))
    free = space(file)
    if free < LEAST_SPACE:
        yield fault("disk", f"{size(free)} left, so the server is not ready", "free some space")
    elif free < MUCH_SPACE:
        yield warning("disk", f"{size(free)} left", "free some space")
    else:
        yield ok("disk", f"{size(free)} left")
    if not file.exists():
        yield ok("database", f"{file} does not exist yet; the server will create it")
        return
    yield permissions(file)
    with closing(
        sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, timeout=PATIENCE)
    ) as connection:
        journal = connection.execute("PRAGMA journal_mode").fetchone()[0]
        if journal == "wal":
            yield ok("journal", "WAL")
        else:
            yield warning("journal", f"{journal} instead of WAL", "start the server, which sets it")
        try:
            revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:  # there is no such table
            revision = None
        yield schema(revision and revision[0])
        if revision:
            query = "SELECT count(*) FROM tables WHERE status = ?"
            yield quarantine(connection.execute(query, (BROKEN,)).fetchone()[0])


def permissions(file: Path) -> Finding:
    """Check that only this user can read and change the file, which contains secrets."""
    point, change = "database", f"run: chmod 600 {file}*, as its owner"
    if problem := unsafe(file):
        return fault(point, f"{file} {problem}", change)
    if not os.access(file, os.R_OK | os.W_OK):
        return fault(point, f"{file} is not writable", change)
    mode = stat.S_IMODE(file.stat().st_mode)
    if sys.platform != "win32" and mode & 0o077:
        return warning(point, f"others can read {file} (mode {mode:o})", change)
    return ok(point, f"{file}, only for this user")


def schema(revision: str | None) -> Finding:
    point = "schema"
    if revision == migrations.head():
        return ok(point, f"version {revision}")
    if revision is None or revision < migrations.head():
        state = "none yet" if revision is None else f"version {revision}, older than this program"
        return warning(point, state, "make a backup and start the server, which migrates it")
    return fault(point, f"version {revision}, newer than this program", "upgrade this program")


def quarantine(count: int) -> Finding:
    """Check that no table is in quarantine."""
    if count:
        return warning("quarantine", f"{count} tables cannot be read", "run: fourcures tables")
    return ok("quarantine", "all tables can be read, as far as they have been used")


async def postgres(settings: ServerSettings) -> list[Finding]:
    """Check a PostgreSQL database."""
    database = Database(settings.database)
    try:
        async with asyncio.timeout(PATIENCE), database.reading.connect() as connection:
            return await postgres_findings(settings, connection)
    except (SQLAlchemyError, OSError) as error:
        why = str(getattr(error, "orig", None) or error) or type(error).__name__
        change = f"check {flag('database')} ({variable('database')}) and the database server"
        return [fault("database", f"does not respond: {why}", change)]
    finally:
        await database.close()


async def postgres_findings(settings: ServerSettings, connection: AsyncConnection) -> list[Finding]:
    """Return the findings about a PostgreSQL database that responds."""

    async def ask(query: str) -> str:
        return str((await connection.execute(text(query))).scalar())

    version = await ask("SHOW server_version")
    clock = Clock()
    await clock.compare(connection)
    revision = await connection.run_sync(migrations.revision)
    findings = [
        postgres_version(version),
        writable(await ask("SHOW transaction_read_only")),
        connections(settings.workers, int(await ask("SHOW max_connections"))),
        clock_difference(clock.ahead),
        schema(revision),
    ]
    if revision is not None:
        broken = await ask(f"SELECT count(*) FROM tables WHERE status = '{BROKEN}'")
        findings.append(quarantine(int(broken)))
    return findings


def postgres_version(version: str) -> Finding:
    point, state = "database", f"PostgreSQL {version}"
    if int(version.partition(".")[0]) < OLDEST_POSTGRES:
        change = f"upgrade to PostgreSQL {OLDEST_POSTGRES} or newer"
        return warning(point, f"{state} is no longer maintained", change)
    return ok(point, state)


def writable(read_only: str) -> Finding:
    """Check that the database accepts changes, unlike a standby."""
    if read_only == "on":
        return fault("database writes", "the database is read-only", "connect to the primary")
    return ok("database writes", "allowed")


def connections(workers: int, most: int) -> Finding:
    """Check that the database has enough connections for all workers."""
    point, needed = "connections", workers * MOST_CONNECTIONS + RESERVED
    state = f"max_connections = {most}, and this machine may need {needed}"
    if most < needed:
        return warning(point, state, "raise max_connections, or use fewer workers")
    return ok(point, state)


def clock_difference(ahead: int) -> Finding:
    """Check the difference to another clock, in milliseconds."""
    point, state = "clock", f"{abs(ahead) / 1000:.1f} seconds away from this machine's"
    if abs(ahead) > MUCH:
        return warning(point, state, "synchronise the clocks of both machines (NTP)")
    return ok(point, state)
