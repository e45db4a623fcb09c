"""`fourcures serve`: the server, until it is told to stop.

Every setting is a flag and a variable of the environment; the flag wins.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import TYPE_CHECKING

import msgspec
from msgspec import inspect

from ..files import BadInput
from ..server.settings import ServerSettings, flag, variable

if TYPE_CHECKING:
    from litestar import Litestar
    from uvicorn import Config

    from ..server.process import Server
    from .parser import Subparsers

LARGEST_MESSAGE = 16 * 1024  # bytes, from a client
PING = 20.0  # seconds between the questions whether a socket still lives
PATIENCE = 20.0  # seconds that it may take to answer
STOPPING = 10  # seconds for what is going on when the server is told to stop
STOPS = (signal.SIGINT, signal.SIGTERM)
STARTUP_FAILED = 3
METRICS = "PROMETHEUS_MULTIPROC_DIR"


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "serve",
        description="Serve tables to browsers and programs. Each setting can also come from the"
        " environment, by the name in brackets. Logs go to stderr, one JSON object a line.",
    )
    for field in inspect.type_info(ServerSettings).fields:  # type: ignore[attr-defined]
        add_setting(parser, field)


def add_setting(parser: argparse.ArgumentParser, field: inspect.Field) -> None:
    """The flag of one setting, with its help, default and variable."""
    kind, about = field.type, "debug, info, warning or error"
    if isinstance(kind, inspect.Metadata):
        about = (kind.extra_json_schema or {}).get("description", about)
        kind = kind.type
    default = "" if field.default in (msgspec.NODEFAULT, "", False) else f", {field.default}"
    if field.name == "database":
        default = ", a file in your data folder"
    text = f"{about} [{variable(field.name)}{default}]".replace("%", "%%")
    if isinstance(kind, inspect.BoolType):
        parser.add_argument(flag(field.name), dest=field.name, action="store_const", const="1")
        parser._actions[-1].help = text
        return
    metavar = {inspect.IntType: "N", inspect.FloatType: "SECONDS"}.get(type(kind), "TEXT")
    parser.add_argument(flag(field.name), dest=field.name, metavar=metavar, help=text)


def run(args: argparse.Namespace) -> int:
    """Serves; 0 after it was told to stop, 2 if it cannot start."""
    given = {
        field: getattr(args, field)
        for field in ServerSettings.__struct_fields__
        if getattr(args, field, None) is not None
    }
    settings = ServerSettings.read(given, os.environ)
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise BadInput("--workers needs PostgreSQL: SQLite serves one process (see --database)")
    return serve(settings)


def serve(settings: ServerSettings) -> int:
    """Runs the server with these settings, in one process or several."""
    with shared_metrics(settings.workers), bound(settings.host, settings.port) as listening:
        if settings.workers > 1:
            return in_many(settings, listening)
        return in_one(settings, listening)


@contextmanager
def shared_metrics(workers: int) -> Iterator[None]:
    """Give the workers one folder for their metrics, without those of an earlier run.

    Where `PROMETHEUS_MULTIPROC_DIR` is set already, that is the folder. The variable must be set
    before anything imports `prometheus_client`.
    """
    given = os.environ.get(METRICS)
    try:
        if given:
            Path(given).mkdir(parents=True, exist_ok=True)
            for kind in ("counter", "gauge", "histogram", "summary"):
                for file in Path(given).glob(f"{kind}_*.db"):
                    file.unlink()
            folder: AbstractContextManager[str] = nullcontext(given)
        elif workers > 1:
            folder = TemporaryDirectory(prefix="fourcures-metrics-")
        else:
            folder = nullcontext("")
    except OSError as error:
        raise BadInput(f"there is no folder for metrics: {error}") from None
    with folder as place:
        if place:
            os.environ[METRICS] = place
        try:
            yield
        finally:
            if place and not given:
                del os.environ[METRICS]


def announce(where: str) -> None:
    """Says where the server is, for people and for programs that started it."""
    print(f"Four Cures is at {where}", flush=True)


def in_one(
    settings: ServerSettings, listening: socket.socket, ready: Callable[[str], None] = announce
) -> int:
    """One process: this one; `ready` is told the address once it is served."""
    import uvicorn

    from ..server.app import application
    from ..server.process import Server

    here = Server(settings)
    prepare(here)
    where = address(settings, listening)

    class Announced(uvicorn.Server):
        """Says where it listens once it does, and stops in order, however impatient one is."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            ready(where)

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            if not self.should_exit:
                super().handle_exit(sig, frame)

    serving = Announced(config(application(here), settings))
    settle_down()
    # Being told to stop is no failure, however often: before Uvicorn sets its handlers, after it
    # has put these back, and while the interpreter ends.
    for number in STOPS:
        signal.signal(number, serving.handle_exit)
    try:
        serving.run(sockets=[listening])
    except SystemExit:
        raise BadInput("the server could not start; the log says why") from None
    finally:
        for number in STOPS:
            signal.signal(number, signal.SIG_IGN)
    return 0


def in_many(settings: ServerSettings, listening: socket.socket) -> int:
    """Several processes for one address, each made anew when it dies; PostgreSQL only."""
    from prometheus_client.multiprocess import mark_process_dead
    from uvicorn.supervisors import Multiprocess

    from ..server.process import Server

    prepare(Server(settings))
    os.environ.update(settings.environment())
    listening.set_inheritable(True)
    listening.listen()  # so that connections wait for the workers instead of being refused
    announce(address(settings, listening))

    class Workers(Multiprocess):
        """Processes whose open sockets no longer count once they are dead."""

        def keep_subprocess_alive(self) -> None:
            before = [process.pid for process in self.processes]
            super().keep_subprocess_alive()
            for pid in set(before).difference(process.pid for process in self.processes):
                mark_process_dead(pid)  # type: ignore[no-untyped-call]

    Workers(config(f"{__name__}:worker", settings), [listening]).run()
    return 0


def worker() -> Litestar:
    """The application of one process of several, which has its settings from the environment."""
    from ..server.app import create_app

    app = create_app()
    settle_down()
    return app


def settle_down() -> None:
    """What is in memory by now stays: collecting garbage skips it, and seldom looks at all.

    A full look stops every table of the process, with hundreds of them for a tenth of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)


def config(app: Litestar | str, settings: ServerSettings) -> Config:
    """How Uvicorn runs the application."""
    import uvicorn

    from ..server.logs import log_config

    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=settings.workers,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PATIENCE,
        ws_per_message_deflate=False,  # its memory for each socket is worth more than the bytes
        log_config=log_config(settings.log_level),
        access_log=False,
        proxy_headers=False,  # whom to believe is our own setting
        server_header=False,
        timeout_graceful_shutdown=STOPPING,
    )


def prepare(here: Server) -> None:
    """Claims the database and brings it to this version, so that trouble is one line."""
    from sqlalchemy.exc import SQLAlchemyError

    here.sqlite_lock.claim()

    async def migrate() -> None:
        try:
            await here.store.migrate()
        finally:
            await here.store.engine.dispose()

    try:
        asyncio.run(migrate())
    except (SQLAlchemyError, OSError) as error:
        why = str(getattr(error, "orig", None) or error) or type(error).__name__
        raise BadInput(f"the database cannot be used: {why}") from None


def bound(host: str, port: int) -> socket.socket:
    """A socket that has the address; BadInput if it cannot be had."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
        try:
            if sys.platform != "win32":
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(where)
        except OSError:
            listening.close()
            raise
    except OSError as error:
        raise BadInput(f"cannot listen on {host} port {port}: {error.strerror}") from None
    return listening


def address(settings: ServerSettings, listening: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}{settings.path}/"
