"""What people show at a table only for the moment, such as a plan that they are making.

It is kept in memory and never in a log. With several processes, each one tells the others over
the channel of notifications: at once, and again every few seconds, for a process that opens the
table later. What is not repeated is forgotten: its process is dead.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable, Mapping

import msgspec

from ..db.database import SILENT, Database
from .live import LiveTable, Shown, ShownKey

logger = logging.getLogger(__name__)

SHOWN = "shows"  # the topic of notifications: a table, the process, and what is shown there
REPEAT = 5.0  # seconds between two notifications about the same thing
FORGET = 3 * REPEAT  # seconds without one, after which it is gone
LONGEST = 7_900  # bytes of a notification; PostgreSQL allows 8,000


class Relay:
    """Tell the connections of this process, and the other processes, what is shown."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.id = secrets.token_hex(4)

    async def show(self, at: LiveTable, key: ShownKey, value: object, owner: object) -> None:
        """Show something at a table instead of this person's last one; None withdraws it."""
        if value is None:
            if at.showing.pop(key, None) is None:
                return
        else:
            at.showing[key] = Shown(value, owner, 0)
        at.publish()
        await self.tell([(at.id, key, value)])

    async def withdraw(self, at: LiveTable, owner: object) -> None:
        """Withdraw all that a connection has shown."""
        for key in [key for key, one in at.showing.items() if one.owner is owner]:
            await self.show(at, key, None, owner)

    async def tell(self, told: Iterable[tuple[str, ShownKey, object]]) -> None:
        """Tell the other processes; if the database does not respond, the next repetition does."""
        if self.database.sqlite:
            return
        news = [
            f"{SHOWN} {table_id} {self.id} {msgspec.json.encode([*key, value]).decode()}"
            for table_id, key, value in told
        ]
        try:
            await self.database.broadcast([one for one in news if len(one.encode()) <= LONGEST])
        except SILENT as error:
            logger.warning("database not responding: %s", type(error).__name__)

    def hear(self, at: LiveTable, text: str) -> None:
        """Apply what a process has told; what is shown by a connection here counts more."""
        sender, _, body = text.partition(" ")
        if sender == self.id:
            return
        try:
            topic, person, value = msgspec.json.decode(body, type=tuple[str, str, object])
        except msgspec.MsgspecError:  # from another version
            return
        known = at.showing.get((topic, person))
        if known is not None and not isinstance(known.owner, str):
            return
        if value is None:
            at.showing.pop((topic, person), None)
        else:
            at.showing[topic, person] = Shown(value, sender, time.monotonic())
        at.publish()

    async def run(self, tables: Mapping[str, LiveTable]) -> None:
        """Repeat what is shown here, and forget what other processes no longer repeat."""
        while True:
            await asyncio.sleep(REPEAT)
            await self.repeat(list(tables.values()))

    async def repeat(self, places: Iterable[LiveTable]) -> None:
        """Do so once."""
        due = time.monotonic() - FORGET
        told = []
        for at in places:
            old = [
                key
                for key, one in at.showing.items()
                if isinstance(one.owner, str) and one.heard < due
            ]
            for key in old:
                del at.showing[key]
            if old:
                at.publish()
            told += [
                (at.id, key, one.value)
                for key, one in at.showing.items()
                if not isinstance(one.owner, str)
            ]
        await self.tell(told)
