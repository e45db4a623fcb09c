"""Delete people: sign them out, take them from their tables, and erase their words from the logs.

The list of the person's tables in the database says what is left to do; a deletion that was
interrupted is resumed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial

from ...host.hosted_table import Conflict
from ...protocol.refusals import Refused
from ...table import entries
from ...table.room import Room
from ..db.database import SILENT
from ..tables.catalog import BROKEN
from ..tables.feature import PersonalRows
from ..tables.log import Append
from ..tables.log_edit import nameless, rewrite
from ..tables.tables import Tables
from .people import People
from .sessions import Sessions

logger = logging.getLogger(__name__)

WAIT = 5.0  # seconds that a request waits for the end of a deletion
ROUND = 30.0  # seconds between two searches for interrupted deletions
STALE = 60_000  # milliseconds after which the process of a deletion may be dead


class Deletions:
    """The deletions that this process works on."""

    def __init__(self, tables: Tables, people: People, sessions: Sessions) -> None:
        self.tables, self.people, self.sessions = tables, people, sessions
        self.tasks: dict[str, asyncio.Task[None]] = {}  # by person

    async def delete(self, person: str) -> None:
        """Delete a person for good; a long deletion goes on in the background."""
        await self.people.bury(person, self.personal())
        self.sessions.end(person)
        await asyncio.wait({self.start(person)}, timeout=WAIT)

    def personal(self) -> list[PersonalRows]:
        """Return the rows about people of all features."""
        return [rows for feature in self.tables.features for rows in feature.personal]

    async def run(self) -> None:
        """Resume interrupted deletions, at once and then periodically until cancelled."""
        database = self.tables.database
        stale = 0 if database.sqlite else STALE  # with SQLite there is no other process
        while True:
            try:
                for person in await self.people.half_deleted(database.clock.now() - stale):
                    await asyncio.wait({self.start(person)})
            except SILENT as error:
                logger.warning("database not responding: %s", type(error).__name__)
            except Exception:
                logger.warning("looking for interrupted deletions failed", exc_info=True)
            await asyncio.sleep(ROUND)

    async def stop(self) -> None:
        """Interrupt all deletions; the next start resumes them."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def start(self, person: str) -> asyncio.Task[None]:
        """Return the task that deletes a person; start it unless it is running."""
        if person not in self.tasks:
            task = self.tasks[person] = asyncio.create_task(self.finish(person))
            task.add_done_callback(partial(self.on_end, person))
        return self.tasks[person]

    def on_end(self, person: str, task: asyncio.Task[None]) -> None:
        """Remove a task that has ended, and log its error."""
        del self.tasks[person]
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a deletion was interrupted", exc_info=error)

    async def finish(self, person: str) -> None:
        """Erase a person from all their tables, even from those that they are just joining."""
        while left := await self.people.tables_of(person):
            for table_id, status in left:
                await self.remove(person, table_id, status)
                await rewrite(self.tables.database, person, table_id, nameless)
                await self.people.leave(person, table_id, self.personal())
                await self.tables.reload(table_id)

    async def remove(self, person: str, table_id: str, status: str) -> None:
        """Remove a person from a table; its log refuses any later entry of theirs."""
        left = entries.Removed(person=person)

        def leave(room: Room) -> list[entries.AnyEntry]:
            return [left] if person in room.people and not room.closed else []

        if status == "over":  # nothing follows from it, so that the game need not be read
            while (last := await self.tables.log.newest(table_id)) is not None:
                with contextlib.suppress(Conflict):
                    await self.tables.log.append(Append(table_id, last, [left]))
                    return
        elif status not in ("closed", BROKEN):
            try:
                live = await self.tables.get(table_id)
                await self.tables.apply_unprompted(live, leave)
            except Refused as no:
                if no.code not in ("no_table", "broken_table"):
                    raise

    async def notice_missed(self, edited: Callable[[str], None]) -> None:
        """Report the tables of people who were deleted while notifications were lost."""
        at_tables = {
            table_id: {person for person, known in live.room.people.items() if known.name}
            | live.room.removed
            for table_id, live in self.tables.live.items()
        }
        gone = await self.people.unknown(set().union(*at_tables.values()))
        for table_id, people in at_tables.items():
            if people & gone:
                edited(table_id)
