"""`fourcures serve`: run the server until SIGINT or SIGTERM.

Serve tables to browsers and programs. Each setting can also be set with the environment variable in
brackets. Logs go to stderr, one JSON object per line.
"""

from __future__ import annotations

import argparse
import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import TYPE_CHECKING

import msgspec
from msgspec import inspect

from ..files import BadInput
from ..processes import exit_with_parent
from ..server.process import open_files
from ..server.process.settings import ServerSettings, flag, variable
from .databases import database_errors

if TYPE_CHECKING:
    from litestar import Litestar
    from uvicorn import Config

    from ..server.app.server import Server

logger = logging.getLogger(__name__)

LARGEST_MESSAGE = 16 * 1024  # bytes, from a client
PING = 20.0  # seconds between WebSocket pings
PATIENCE = 20.0  # ping timeout in seconds
STOPPING = 10  # seconds for a graceful shutdown
STARTING = 30  # seconds until a worker that does not respond is killed; it may be starting
STEP = 10  # per cent between two lines about the preparation of the bots
STOPS = (signal.SIGINT, signal.SIGTERM)
EVERYWHERE = ("0.0.0.0", "::")
ELSEWHERE = ("192.0.2.1", 9)  # for documentation only: nothing is sent there
METRICS = "PROMETHEUS_MULTIPROC_DIR"


def add_options(parser: argparse.ArgumentParser) -> None:
    for field in inspect.type_info(ServerSettings).fields:  # type: ignore[attr-defined]
        add_setting(parser, field)


def add_setting(parser: argparse.ArgumentParser, field: inspect.Field) -> None:
    """Add the flag of one setting, with its help, variable and default."""
    kind, about = field.type, "debug, info, warning or error"
    if isinstance(kind, inspect.Metadata):
        about = (kind.extra_json_schema or {}).get("description", about)
        kind = kind.type
    default = "" if field.default in (msgspec.NODEFAULT, "", False) else f", {field.default}"
    if field.name == "database":
        default = ", a file in your data folder"
    text = f"{about} [{variable(field.name)}{default}]".replace("%", "%%")
    if isinstance(kind, inspect.BoolType):
        parser.add_argument(flag(field.name), action="store_const", const="1", help=text)
    else:
        metavar = {inspect.IntType: "N", inspect.FloatType: "SECONDS"}.get(type(kind), "TEXT")
        parser.add_argument(flag(field.name), metavar=metavar, help=text)


def run(args: argparse.Namespace) -> None:
    """Serve until stopped; raise BadInput if the server cannot start."""
    settings = ServerSettings.read(vars(args), os.environ)
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise BadInput("--workers needs PostgreSQL: SQLite serves one process (see --database)")
    open_files.raise_limit()
    with shared_metrics(settings.workers), bind(settings.host, settings.port) as listening:
        if settings.workers > 1:
            serve_in_many(settings, listening)
        else:
            serve_in_one(settings, listening)


@contextmanager
def shared_metrics(workers: int) -> Iterator[None]:
    """Set a shared folder for the workers' metrics, and delete those of an earlier run.

    If `PROMETHEUS_MULTIPROC_DIR` is set already, use that folder. The variable must be set before
    anything imports `prometheus_client`.
    """
    if given := os.environ.get(METRICS):
        try:
            Path(given).mkdir(parents=True, exist_ok=True)
            for kind in ("counter", "gauge", "histogram", "summary"):
                for file in Path(given).glob(f"{kind}_*.db"):
                    file.unlink()
        except OSError as error:
            raise BadInput(f"cannot use the folder for metrics: {error}") from None
        yield
    elif workers > 1:
        with TemporaryDirectory(prefix="fourcures-metrics-") as folder:
            os.environ[METRICS] = folder
            try:
                yield
            finally:
                del os.environ[METRICS]
    else:
        yield


def announce(where: str) -> None:
    """Print the address of the server, for people and for programs that started it."""
    print(f"Four Cures is at {where}", flush=True)


def prepare_bots() -> None:
    """Compile the bots where no library has them, and print how far it is."""
    from ..bots.warm_up import ALL, CompilationFailed, preparation

    try:
        preparation.begin()
        if (percent := preparation.percent) == ALL:
            return
        while percent < ALL:
            print(f"Preparing the bots, once for this machine: {percent} %", file=sys.stderr)
            percent = preparation.wait(min(percent + STEP, ALL) - 1)
        print("The bots are ready.", file=sys.stderr)
    except (ImportError, OSError, CompilationFailed) as error:
        print(f"The bots cannot play at full strength: {error}", file=sys.stderr)


def serve_in_one(
    settings: ServerSettings, listening: socket.socket, on_ready: Callable[[str], None] = announce
) -> None:
    """Serve in this process; call `on_ready` with the address when it accepts connections."""
    import uvicorn

    from ..server.app.application import application
    from ..server.app.server import Server

    server = Server(settings)
    prepare_database(server)
    where = url_of(settings, listening)

    class Announced(uvicorn.Server):
        """Announce the address after start-up; shut down gracefully even on repeated signals."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            on_ready(where)
            threading.Thread(target=prepare_bots, daemon=True).start()

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            if not self.should_exit:
                super().handle_exit(sig, frame)

    serving = Announced(make_config(application(server), settings))
    tune_interpreter()
    # Handle stop signals also before Uvicorn sets its handlers, after it restores ours, and while
    # the interpreter exits: stopping is never a failure.
    for number in STOPS:
        signal.signal(number, serving.handle_exit)
    try:
        serving.run(sockets=[listening])
    except SystemExit:
        raise BadInput("the server could not start; the log says why") from None
    finally:
        for number in STOPS:
            signal.signal(number, signal.SIG_IGN)


def serve_in_many(settings: ServerSettings, listening: socket.socket) -> None:
    """Serve in several processes, and restart any that dies; PostgreSQL only."""
    from prometheus_client.multiprocess import mark_process_dead
    from uvicorn.config import STARTUP_FAILURE
    from uvicorn.supervisors import Multiprocess

    from ..server.app.server import Server

    prepare_database(Server(settings))
    os.environ.update(settings.environment())
    listening.set_inheritable(True)
    listening.listen()  # queue connections until the workers are ready
    where = url_of(settings, listening)

    class Workers(Multiprocess):
        """A supervisor that announces the address, logs dead workers and removes their metrics."""

        announced = False

        def keep_subprocess_alive(self) -> None:
            before = list(self.processes)
            super().keep_subprocess_alive()
            if not self.announced and any(process.is_ready() for process in self.processes):
                self.announced = True
                announce(where)
            for process in before:
                if process not in self.processes:
                    logger.error("worker %s died", process.pid)
                    mark_process_dead(process.pid)  # type: ignore[no-untyped-call]

    workers = Workers(make_config(f"{__name__}:create_worker_app", settings), [listening])
    workers.run()
    if any(process.exitcode == STARTUP_FAILURE for process in workers.processes):
        raise BadInput("a worker could not start; the log says why")


def create_worker_app() -> Litestar:
    """Return the application of one worker, with settings from the environment."""
    from ..server.app.application import create_app

    exit_with_parent()  # a supervisor that was killed cannot stop its workers
    app = create_app()
    tune_interpreter()
    return app


def tune_interpreter() -> None:
    """Prepare the interpreter for many tables that must not wait for each other.

    A full garbage collection stops all tables of the process, with hundreds of tables for 0.1
    seconds: the objects created so far are frozen, and it runs less often.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)
    sys.setswitchinterval(0.0005)  # seconds; the event loop does not wait for other threads


def make_config(app: Litestar | str, settings: ServerSettings) -> Config:
    import uvicorn

    from ..server.http.http_protocol import GuardedProtocol
    from ..server.http.socket_protocol import GuardedSocket
    from ..server.process.logs import log_config

    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=settings.workers,
        lifespan="on",
        http=GuardedProtocol,
        ws=GuardedSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PATIENCE,
        ws_per_message_deflate=False,  # needs much memory per socket
        log_config=log_config(settings.log_level),
        access_log=False,
        proxy_headers=False,  # trusted proxies are a setting of ours
        server_header=False,
        timeout_graceful_shutdown=STOPPING,
        timeout_worker_healthcheck=STARTING,
    )


def prepare_database(server: Server) -> None:
    """Lock and migrate the database; raise BadInput if that fails."""
    server.sqlite_lock.claim()

    async def migrate() -> None:
        try:
            await server.database.migrate()
        finally:
            await server.database.close()

    with database_errors("the database cannot be used"):
        asyncio.run(migrate())


def bind(host: str, port: int) -> socket.socket:
    """Return a socket bound to the address; raise BadInput if that fails."""
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
        raise BadInput(explain_bind(host, port, error)) from None
    return listening


def explain_bind(host: str, port: int, error: OSError) -> str:
    """Return why nothing can listen there, and what to choose instead."""
    problem = f"cannot listen on {host} port {port}: {error.strerror}"
    if error.errno == errno.EADDRINUSE:
        return f"{problem}; choose another port with --port, or any free one with --port 0"
    if error.errno == errno.EACCES:
        return f"{problem}; choose a higher port with --port, such as 8000"
    return problem


def url_of(settings: ServerSettings, listening: socket.socket) -> str:
    """Return the URL of the server for a browser: in its network, if it listens to all of it."""
    host, port = listening.getsockname()[:2]
    if host in EVERYWHERE:
        host = find_lan_address()
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}{settings.path}/"


def find_lan_address() -> str:
    """Return the address of this machine in its network; without a network, that of loopback."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)  # chooses the network, and sends nothing
        except OSError:
            return "127.0.0.1"
        return str(asking.getsockname()[0])
