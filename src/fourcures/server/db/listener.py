"""Notifications between processes through PostgreSQL: one connection that listens.

A notification is a topic and a text. Parts of the server subscribe to topics; after a lost
connection they are told to read what they have missed. The reasons are in
`docs/decisions/0007-running-the-server.md`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from .database import CHANNEL

logger = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 0.1, 10.0  # seconds between two attempts to connect
SIGN_OF_LIFE = 15.0  # seconds between two checks of the connection


class Listener:
    """Receive the notifications of all processes, this one included."""

    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(url, poolclass=NullPool, hide_parameters=True)
        self.subscribers: dict[str, Callable[[str], None]] = {}
        self.on_connect: list[Callable[[], Awaitable[None]]] = []
        self.listening = asyncio.Event()

    def subscribe(
        self,
        topic: str,
        hear: Callable[[str], None],
        catch_up: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """Call `hear` with the text of each notification, and `catch_up` after each connection."""
        self.subscribers[topic] = hear
        if catch_up is not None:
            self.on_connect.append(catch_up)

    async def run(self) -> None:
        """Listen, and reconnect after errors, until cancelled."""
        wait = FIRST_WAIT
        try:
            while True:
                try:
                    await self.listen()
                except Exception as error:
                    logger.warning("connection for notifications lost: %s", type(error).__name__)
                if self.listening.is_set():
                    self.listening.clear()
                    wait = FIRST_WAIT
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
        finally:
            await self.engine.dispose()

    async def listen(self) -> None:
        """Connect and listen until the connection is lost."""
        held = await self.engine.raw_connection()
        connection: Any = held.driver_connection
        dead = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: dead.set())
            await connection.add_listener(CHANNEL, self.dispatch)
            self.listening.set()
            for catch_up in self.on_connect:
                await catch_up()
            while not dead.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(dead.wait(), SIGN_OF_LIFE)
                    return
                await connection.execute("SELECT 1", timeout=SIGN_OF_LIFE)
        finally:
            held.invalidate()
            connection.terminate()

    def dispatch(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        """Hand a notification to the subscriber of its topic."""
        topic, _, text = payload.partition(" ")
        hear = self.subscribers.get(topic)
        if hear is not None:
            hear(text)
