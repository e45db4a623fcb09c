"""Bots at tables: whenever a bot's seat has something to do, it sends a command as people do.

The id of a bot's command comes from the number of the last entry, so two processes that think for
the same bot act only once. All state is in the log, so another process can take over at any time. A
table of bots alone pauses while nobody watches it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from ...bots.pool import BotPool, Demand, Priority
from ...bots.thinker import NoProcess, ThinkingFailed
from ...host.bot_moves import (
    AgentCache,
    fall_back,
    fallback_command,
    is_of_bots,
    is_unprepared,
    next_bot_seat,
    play_on,
    tells_cards,
)
from ...protocol import commands
from ...protocol.refusals import Refused
from ...table.room import Room
from ..http.rates import Payer
from ..process.logs import short
from ..tables.janitor import DAY, log_errors
from ..tables.live import LiveTable
from ..tables.tables import Tables

logger = logging.getLogger(__name__)

SOON = 0.25  # seconds until another look at a bot that is being compiled, or has been replaced
LATER = 2.0  # seconds until a retry after an error
STALE = 10_000  # milliseconds without an entry: the process that moved its bots may be dead
MOST_AT_ONCE = 200  # games opened in one round, at most
COURTESY = 2.0  # seconds that other processes wait for the one that wrote the last entry


class BotSeats:
    """Play for the bots of the tables that this process has in memory."""

    def __init__(
        self,
        tables: Tables,
        pool: BotPool,
        pause: float,
        demand: Callable[[Priority, Payer], Demand] = lambda priority, _payer: Demand(priority),
    ) -> None:
        self.tables, self.pool, self.pause, self.demand = tables, pool, pause, demand
        # With SQLite there is no other process that could be moving the bots.
        self.stale = 0 if tables.database.sqlite else STALE
        self.checked: dict[str, int] = {}  # game without work for bots -> time of its last entry
        self.working: dict[str, asyncio.Task[None]] = {}
        self.agents = AgentCache()

    def start(self) -> None:
        """Watch the tables for changes."""
        self.tables.watchers.append(self.on_change)

    async def stop(self) -> None:
        """Cancel all running work."""
        self.tables.watchers.remove(self.on_change)
        for task in list(self.working.values()):
            task.cancel()
        await asyncio.gather(*self.working.values(), return_exceptions=True)

    def on_change(self, live: LiveTable) -> None:
        """Start work for a table, unless it is running or no bot has anything to do."""
        if live.id not in self.working and next_seat(live) is not None:
            live.bots_at_work = True
            task = asyncio.create_task(self.work(live))
            self.working[live.id] = task
            task.add_done_callback(lambda _: self.on_finish(live))

    def on_finish(self, live: LiveTable) -> None:
        self.working.pop(live.id, None)
        live.bots_at_work = False
        if self.on_change in self.tables.watchers:  # not after `stop`
            self.on_change(live)

    async def work(self, live: LiveTable) -> None:
        """Act for the bots until only people can act."""
        while (seat := next_seat(live)) is not None:
            room = live.room
            if is_unprepared(room, seat):  # no thread waits: people may give the seat to another
                await asyncio.sleep(SOON)
                continue
            if not tells_cards(room, seat):  # that needs no pause
                await asyncio.sleep(self.pause)
                room = live.room
            if not live.ours and not self.tables.database.sqlite:
                await asyncio.sleep(COURTESY)
            if live.room is not room or next_bot_seat(room) != seat:
                continue
            try:
                priority = Priority.MOVE if live.sockets else Priority.LATER
                demand = self.demand(priority, live.payer())
                command = await self.decide(live.id, room, seat, demand)
                if live.room is room:
                    await self.tables.handle(live, f"bot:{seat}", command)
            except Refused as no:
                if live.room is not room:
                    continue  # another command came first: decide again
                logger.error("bot on seat %s of table %s: %s", seat, short(live.id), no)
                with contextlib.suppress(Refused):
                    await self.tables.handle(live, f"bot:{seat}", fallback_command(room, seat))
            except Exception as error:  # such as a database that is not responding
                logger.error("bot on seat %s of table %s: %s", seat, short(live.id), error)
                await asyncio.sleep(LATER)

    async def resume(self) -> int:
        """Resume the bots of stalled games; return how many games were opened for that."""
        for live in list(self.tables.live.values()):
            with log_errors(live.id):
                self.on_change(live)
            await asyncio.sleep(0)
        now, stale, self.stale = self.tables.database.clock.now(), self.stale, STALE
        playing = await self.tables.catalog.games_in_play(now - DAY, now - stale)
        still = {table_id: at for table_id, at in playing if table_id not in self.tables.live}
        self.checked = {game: at for game, at in self.checked.items() if still.get(game) == at}
        opened = 0
        for table_id in [game for game in still if game not in self.checked][:MOST_AT_ONCE]:
            self.checked[table_id] = still[table_id]
            with log_errors(table_id):
                room = await self.tables.read_apart(table_id)
                paused = room is None or is_of_bots(room)
                if room is not None and not paused and next_bot_seat(room) is not None:
                    del self.checked[table_id]
                    await self.tables.get(table_id)  # opening it wakes its bots
                    opened += 1
                    logger.info("resumed the bots of a game", extra={"table": short(table_id)})
        return opened

    async def decide(
        self, table_id: str, room: Room, seat: int, demand: Demand
    ) -> commands.AnyCommand:
        """Return the next command of the bot on a seat."""
        known = self.agents.take(table_id, room, seat)
        try:
            command, agent = await self.pool.run(demand, play_on, room, seat, known)
        except NoProcess:
            raise
        except ThinkingFailed as error:
            logger.error("bot on seat %s of table %s: %s", seat, short(table_id), error)
            return fallback_command(room, seat)
        except Exception:
            return fall_back(table_id, room, seat)
        self.agents.keep(table_id, room, seat, agent)
        return command


def next_seat(live: LiveTable) -> int | None:
    """Return the seat whose bot has something to do, or None; bots do not play for themselves."""
    paused = not live.sockets and is_of_bots(live.room)
    return None if paused else next_bot_seat(live.room)
