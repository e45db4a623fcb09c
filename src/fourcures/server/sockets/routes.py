"""The sockets of tables and replays: who may open them, and how they end."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ...bots.pool import BotPool
from ...protocol.people import Me
from ...protocol.refusals import Refused
from ..http.errors import refuse_failure
from ..http.limits import Limits
from ..http.monitoring import see
from ..http.origin import is_same_origin
from ..http.requests import AnySocket, id_of
from ..people.accounts import Accounts
from ..people.sessions import SignedOut
from ..process.metrics import Metrics
from ..tables.live import LiveTable
from ..tables.routes import find_table
from ..tables.tables import Tables
from .connection import Connection, Disconnected
from .presence import Presence
from .watch_party import CODE, Watcher


class Doorkeeper:
    """Serve sockets at tables: check who comes, and close what is refused or fails."""

    def __init__(
        self,
        tables: Tables,
        accounts: Accounts,
        presence: Presence,
        pool: BotPool,
        limits: Limits,
        metrics: Metrics,
    ) -> None:
        self.tables, self.accounts, self.presence = tables, accounts, presence
        self.pool, self.limits, self.metrics = pool, limits, metrics

    async def serve(
        self,
        socket: AnySocket,
        table_id: str,
        serve_at: Callable[[AnySocket, LiveTable, Me | None], Awaitable[None]],
    ) -> None:
        """Serve a socket at a table; close it if it is refused, or if something fails."""
        if not is_same_origin(socket, self.accounts.settings):
            await socket.close(4403, "another site")
            return
        try:
            place = self.limits.open_socket(socket)
            with place, self.metrics.sockets.track_inprogress():
                live = await find_table(self.tables, table_id)
                with live.open_socket(self.limits.address(socket)):
                    credential = await self.accounts.credential(socket)
                    async with self.accounts.sessions.using(credential):
                        me = await self.accounts.who(socket)
                        self.tables.check_view(live.room, id_of(me))
                        self.tables.notify(live)  # its bots may have paused
                        await serve_at(socket, live, me)
        except Refused as no:
            await socket.close(4429 if no.code == "too_many" else 4404, no.code)
        except SignedOut:
            await socket.close(4401, "signed_out")
        except (WebSocketDisconnect, Disconnected):
            pass
        except Exception as error:
            refuse_failure("serving a socket", error, table_id)
            with contextlib.suppress(Exception):
                await socket.close(1011)

    async def serve_table(self, socket: AnySocket, live: LiveTable, me: Me | None) -> None:
        """Accept a socket and serve it at its table until it closes."""
        if socket.query_params.get("watch") == "1":
            me = None
        if me is not None:
            await self.tables.check_join(live.room, me.id)
        seen = socket.query_params.get("seen", "0")
        await accept(socket)
        connection = Connection(
            self.tables,
            self.pool,
            live,
            id_of(me),
            socket,
            int(seen) if seen.isascii() and seen.isdigit() and len(seen) < 10 else 0,
            self.limits.budget(id_of(me), socket),
        )
        try:
            if me:
                await self.presence.on_connect(live, me.id, me.name)
            await connection.run()
        finally:
            if me:
                await self.presence.on_disconnect(live, me.id)

    async def serve_replay(self, socket: AnySocket, live: LiveTable, me: Me | None) -> None:
        """Accept a socket at a replay and serve it until it closes; nothing of it is logged."""
        if not live.room.is_over():
            raise Refused("not_over")
        code = socket.query_params.get("with", "")
        if not CODE.fullmatch(code):
            raise Refused("unreadable", problem="a code has 4 to 16 letters and digits")
        await accept(socket)
        budget = self.limits.budget(id_of(me), socket)
        await Watcher(self.tables, live, code, me, socket, budget).run()


async def accept(socket: AnySocket) -> None:
    """Accept a socket; raise Disconnected if the client has left during the handshake."""
    try:
        await socket.accept()
    except OSError:
        raise Disconnected from None


@websocket("/api/tables/{table_id:str}/socket")
async def play(
    doorkeeper: NamedDependency[Doorkeeper], socket: AnySocket, table_id: FromPath[str]
) -> None:
    """Receive commands and send updates; with `?seen=N`, only the entries after N.

    With `?watch=1` it is a socket of nobody: for a screen that everyone in the room can see.
    """
    await doorkeeper.serve(socket, table_id, doorkeeper.serve_table)


@websocket("/api/tables/{table_id:str}/replay/socket")
async def watch(
    doorkeeper: NamedDependency[Doorkeeper], socket: AnySocket, table_id: FromPath[str]
) -> None:
    """Watch the replay of a finished game together with those who have the same `?with=CODE`."""
    await doorkeeper.serve(socket, table_id, doorkeeper.serve_replay)


@websocket("/api/connection/socket")
async def show_connection_to_socket(
    doorkeeper: NamedDependency[Doorkeeper], socket: AnySocket
) -> None:
    """Send what `GET /api/connection` returns, and close: for `fourcures doctor`."""
    limits, database = doorkeeper.limits, doorkeeper.tables.database
    try:
        with limits.open_socket(socket):
            await socket.accept()
            seen = see(socket, limits, database)
            await socket.send_text(msgspec.json.encode(seen).decode())
            await socket.close(1000)
    except Refused as no:
        await socket.close(4429, no.code)
    except (OSError, WebSocketDisconnect):
        pass


ROUTES = [play, watch, show_connection_to_socket]
