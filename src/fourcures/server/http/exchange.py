"""What several processes count together: each one tells the others what was used up.

It tells them every half second, over the channel of notifications, and nothing is stored. So people
who use several processes at once may exceed a limit by what they use in that time.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterator

import msgspec

from ..db.database import SILENT, Database
from ..db.listener import Listener
from .limits import Limits

logger = logging.getLogger(__name__)

USED = "uses"  # the topic of notifications: a process, and rows of what, whose and how much
TELL = 0.5  # seconds between two notifications
REPEAT = 10  # of them, after which all open places are told again
FORGET = 15.0  # seconds without a word, after which a process is dead and has nothing open
ROWS = 60  # in one notification; PostgreSQL allows 8,000 bytes

Row = tuple[str, str, float]


class Exchange:
    """Tell the other processes what was used up here, and hear what was used up there."""

    def __init__(self, database: Database, limits: Limits) -> None:
        self.database = database
        self.id = secrets.token_hex(4)
        self.rates = {
            f"{name} {whose}": rate
            for name, allowance in limits.allowances.items()
            for whose, rate in allowance.rates.items()
        }
        self.places = {"sockets": limits.sockets, "connections": limits.connections}
        self.heard: dict[str, float] = {}  # process -> when it last told something

    def subscribe(self, listener: Listener) -> None:
        """Subscribe to what other processes tell, and begin to note what to tell them."""
        listener.subscribe(USED, self.hear)
        for rate in self.rates.values():
            rate.shared = True
        for places in self.places.values():
            places.shared = True

    async def run(self) -> None:
        """Tell the news, and all open places now and then, until cancelled."""
        while True:
            for number in range(REPEAT):
                await asyncio.sleep(TELL)
                await self.tell(list(self.news(everything=number == 0)))
            self.forget(time.monotonic() - FORGET)

    def news(self, everything: bool = False) -> Iterator[Row]:
        """Yield what was used since the last time, and what is open where that has changed."""
        for what, rate in self.rates.items():
            used, rate.used = rate.used, {}
            for whose, cost in used.items():
                yield what, whose, cost
        for what, places in self.places.items():
            changed, places.changed = places.changed, set()
            for address in changed | (places.taken.keys() if everything else set()):
                yield what, address, places.taken[address]

    async def tell(self, rows: list[Row]) -> None:
        """Tell the other processes; what is not told because of an outage is forgotten."""
        texts = [
            f"{USED} {self.id} {msgspec.json.encode(rows[first : first + ROWS]).decode()}"
            for first in range(0, len(rows), ROWS)
        ]
        try:
            await self.database.broadcast(texts)
        except SILENT as error:
            logger.warning("database not responding: %s", type(error).__name__)

    def hear(self, text: str) -> None:
        """Count what another process has told."""
        sender, _, body = text.partition(" ")
        if sender == self.id:
            return
        try:
            rows = msgspec.json.decode(body, type=list[Row])
        except msgspec.MsgspecError:  # from another version
            return
        self.heard[sender] = time.monotonic()
        for what, whose, amount in rows:
            if what in self.rates:
                self.rates[what].deduct(whose, amount)
            elif what in self.places:
                self.places[what].hear(sender, whose, int(amount))

    def forget(self, before: float) -> None:
        """Forget what was open at processes that have told nothing since a time."""
        for process in [process for process, heard in self.heard.items() if heard < before]:
            del self.heard[process]
            for places in self.places.values():
                places.elsewhere.pop(process, None)
