"""Bots at tables: whenever a bot's seat can do something, it does, through the same door as people.

A bot's command has an id made from the place in the log, so that two processes that both think for
the same bot act once; a process that dies leaves nothing behind that another could not take up.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from ..bots import BOTS, Agent
from . import commands as c
from .refusing import Refused
from .room import Room
from .service import Live, Tables

logger = logging.getLogger(__name__)


class BotSeats:
    """Thinks for the bots of the tables that this process has in memory."""

    def __init__(self, tables: Tables, pause: float) -> None:
        self.tables, self.pause = tables, pause
        self.working: dict[str, asyncio.Task[None]] = {}
        self.seconds = 0.0  # spent thinking, for the metrics

    def start(self) -> None:
        """From now on tables tell when they change."""
        self.tables.watchers.append(self.changed)

    async def stop(self) -> None:
        """Ends all thinking."""
        self.tables.watchers.remove(self.changed)
        for task in list(self.working.values()):
            task.cancel()
        await asyncio.gather(*self.working.values(), return_exceptions=True)

    def changed(self, live: Live) -> None:
        """Starts thinking for a table, unless that is going on or no bot has anything to do."""
        if live.id not in self.working and due(live.room) is not None:
            task = asyncio.create_task(self.work(live))
            self.working[live.id] = task
            task.add_done_callback(lambda _: self.finished(live))

    def finished(self, live: Live) -> None:
        self.working.pop(live.id, None)
        if self.changed in self.tables.watchers:  # not after `stop`
            self.changed(live)

    async def work(self, live: Live) -> None:
        """Moves for the bots until it is people's turn."""
        while (seat := due(live.room)) is not None:
            await asyncio.sleep(self.pause)
            room = live.room
            if due(room) != seat:
                continue
            start = time.perf_counter()
            command = await asyncio.to_thread(think, room, seat)
            self.seconds += time.perf_counter() - start
            if live.room is room:
                try:
                    await self.tables.handle(live, f"bot:{seat}", command)
                except Refused as no:
                    logger.error("bot on seat %s at %s: %s", seat, live.id, no)
                    with contextlib.suppress(Refused):
                        await self.tables.handle(live, f"bot:{seat}", fallback(room, seat))


def due(room: Room) -> int | None:
    """The lowest bot's seat that has something to do, or None."""
    if room.game is None or room.closed or room.is_over():
        return None
    bots = [number for number, seat in enumerate(room.seats) if seat.bot]
    if not bots:
        return None
    for request in room.requests:
        for seat in request.of:
            if seat in bots and seat not in room.granted.get(request.number, set()):
                return seat
    if room.in_window():
        awaited = room.awaited()
        return next((seat for seat in bots if f"bot:{seat}" in awaited), None)
    if any(request.seat in bots for request in room.requests):
        return None  # a bot that has asked waits for the answer
    movers = {move.seat for move in room.game.legal() if not move.is_event()}
    return next((seat for seat in bots if seat in movers), None)


def think(room: Room, seat: int) -> c.AnyCommand:
    """What the bot on this seat does now; off the event loop."""
    assert room.game is not None
    agent: Agent = BOTS[room.seats[seat].bot or ""]()
    view = room.game.view(seat)
    number = f"bot-{room.seq}"
    for request in room.requests:
        if seat in request.of and seat not in room.granted.get(request.number, set()):
            legal = request.text == "undo" or room.game.why_not(request.text, request.seat) is None
            yes = legal and agent.agree(view, request.text)
            return c.Answer(id=number, request=request.number, yes=yes, seat=seat)
    move = agent.choose(view)
    if move is None and room.in_window():
        return c.GoOn(id=number)
    if move is None:
        return fallback(room, seat)
    return c.Move(id=number, text=str(move), seat=seat)


def fallback(room: Room, seat: int) -> c.AnyCommand:
    """What never fails: letting a window pass, or the last legal move, which is pass or next."""
    assert room.game is not None
    number = f"bot-{room.seq}-anyway"
    if room.in_window():
        return c.GoOn(id=number)
    moves = [move for move in room.game.legal() if move.seat == seat and not move.is_event()]
    return c.Move(id=number, text=str(moves[-1]), seat=seat)
