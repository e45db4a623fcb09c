"""Follow the commits of other processes: keep the tables of this one up to date with the database.

A notification names only a table and its newest entry; the entries are read from the log, many
tables at once.
"""

from __future__ import annotations

import asyncio
import logging

from ..db.listener import Listener
from .ephemeral import SHOWN
from .log import APPENDED
from .log_edit import EDITED
from .tables import Tables

logger = logging.getLogger(__name__)

GATHER = 0.005  # seconds: batch queries for many tables, and skip our own commits


class Follower:
    """Read what other processes have written."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.behind: dict[str, int] = {}  # table -> the newest entry in the database
        self.stale: set[str] = set()  # tables whose log has changed
        self.heard = asyncio.Event()

    def hear_append(self, text: str) -> None:
        """Handle a notification of a commit, perhaps by this process."""
        table_id, _, seq = text.partition(" ")
        live = self.tables.live.get(table_id)
        if live is not None and seq.isdigit() and live.room.seq < int(seq):
            self.note(table_id, int(seq))

    def hear_edit(self, table_id: str) -> None:
        """Handle a notification that entries of a log were changed."""
        if table_id in self.tables.live:
            self.stale.add(table_id)
            self.heard.set()

    def hear_shown(self, text: str) -> None:
        """Handle a notification of what somebody shows at a table for the moment."""
        table_id, _, shown = text.partition(" ")
        live = self.tables.live.get(table_id)
        if live is not None:
            self.tables.relay.hear(live, shown)

    def note(self, table_id: str, seq: int) -> None:
        """Note that a table has an entry that may be new here."""
        self.behind[table_id] = max(seq, self.behind.get(table_id, 0))
        self.heard.set()

    async def note_all(self) -> None:
        """Note that every table may have new entries: notifications may have been missed."""
        for table_id, live in list(self.tables.live.items()):
            self.note(table_id, live.room.seq + 1)

    def subscribe(self, listener: Listener) -> None:
        """Subscribe to what other processes write and show at tables."""
        listener.subscribe(APPENDED, self.hear_append, self.note_all)
        listener.subscribe(EDITED, self.hear_edit)
        listener.subscribe(SHOWN, self.hear_shown)

    async def run(self) -> None:
        """Read the missed entries of all tables in batches, until cancelled."""
        while True:
            await self.heard.wait()
            await asyncio.sleep(GATHER)
            self.heard.clear()
            stale, self.stale = self.stale, set()
            behind, self.behind = self.behind, {}
            try:
                for table_id in stale:
                    await self.tables.reload(table_id)
                await self.tables.refresh(behind)
            except Exception:
                logger.warning("reading new entries failed", exc_info=True)
                await asyncio.sleep(1)
                self.stale |= stale
                for table_id, seq in behind.items():
                    self.note(table_id, seq)
                self.heard.set()
