"""The deal of the day: one try for each person, secret until everyone had time for it."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from ...bots.pool import BotPool
from ...protocol.refusals import Refused
from ...table.daily import check_access, day_at, is_secret, seed_of, strip
from ...table.room import Room
from ..people.identity import Identity
from ..tables.feature import Change, Feature, PersonalRows
from ..tables.log import Write
from ..tables.tables import Tables
from .bot_tries import BotTries
from .tries import Tries, tries, write_tries


class Daily(Feature):
    """The deals of the day of a server."""

    name = "daily"
    personal = (PersonalRows(tries),)

    def __init__(self, tables: Tables, identity: Identity, pool: BotPool) -> None:
        self.tables, self.identity = tables, identity
        self.clock = tables.database.clock
        self.tries = Tries(tables.database)
        self.bot_tries = BotTries(pool)

    async def stop(self) -> None:
        await self.bot_tries.stop()

    async def seed(self, day: str) -> str:
        """Return the seed of a day's deal: the same in all processes of this server."""
        return seed_of(await self.identity.secret(), day)

    def check_view(self, room: Room, person: str | None) -> None:
        check_access(room, person, self.clock.now())

    async def project(self, change: Change) -> Write | None:
        """Return how to write tries; raise Refused if somebody has had theirs.

        Everyone who has a seat when the cards are dealt, or gets one later, has their try here.
        """
        before, after, day = change.before, change.after, change.after.day
        if day is None:
            return None
        now = self.clock.now()
        begins = before.game is None and after.game is not None
        if begins and day != day_at(now):
            raise Refused("day_over")
        new = after.seated_people() if begins else after.seated_people() - before.seated_people()
        tried = await self.tries.tables_tried(day, new) if new else {}
        for person, table_id in tried.items():
            if table_id != change.table_id:
                raise Refused("tried", name=after.people[person].name)
        begin = new - tried.keys() if after.game is not None else ()
        result = None
        outcome = None if after.game is None or before.is_over() else after.game.outcome
        if outcome is not None and is_secret(day, now):
            turns = strip(after.playing())
            result = {"won": outcome.result == "won", "turns": len(turns), "strip": "/".join(turns)}
        if not begin and result is None:
            return None

        async def write(connection: AsyncConnection, _at: int) -> None:
            await write_tries(connection, change.table_id, day, begin, result)

        return write
