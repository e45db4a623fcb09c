"""Bots at tables: whenever a bot's seat can do something, it does, through the same door as people.

A bot's command has an id made from the place in the log, so that two processes that both think for
the same bot act once; a process that dies leaves nothing behind that another could not take up.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from copy import copy

import msgspec

from ..bots import BOTS, Agent, PolicyBot, RuleOfThumb, Search
from ..bots.custom import chosen
from ..bots.explain import declined, reason
from ..bots.policy_bot import best_among
from ..bots.warm_up import ready
from ..engine.notation import Move
from ..engine.rules.bits import lowest
from ..engine.rules.board import CARDS
from ..engine.rules.moves import PASS, kind_of
from ..engine.rules.state import ACTIONS
from ..engine.view import View
from ..table import commands
from ..table.decide import Decision
from ..table.errors import Refused
from ..table.room import Room
from .logs import short
from .tables import LiveTable, Tables

logger = logging.getLogger(__name__)

LATER = 2.0  # seconds until something that failed is tried again
MOST_AGENTS = 64  # remembered, of less than a megabyte each
COURTESY = 2.0  # seconds that the process of the last entry is left to think alone


class BotSeats:
    """Thinks for the bots of the tables that this process has in memory."""

    def __init__(self, tables: Tables, pause: float) -> None:
        self.tables, self.pause = tables, pause
        self.working: dict[str, asyncio.Task[None]] = {}
        self.agents: dict[tuple[str, int, str], Agent] = {}  # the longest silent first

    def start(self) -> None:
        """From now on tables tell when they change."""
        self.tables.watchers.append(self.changed)

    async def stop(self) -> None:
        """Ends all thinking."""
        self.tables.watchers.remove(self.changed)
        for task in list(self.working.values()):
            task.cancel()
        await asyncio.gather(*self.working.values(), return_exceptions=True)

    def changed(self, live: LiveTable) -> None:
        """Starts thinking for a table, unless that is going on or no bot has anything to do."""
        if live.id not in self.working and next_bot_seat(live.room) is not None:
            task = asyncio.create_task(self.work(live))
            self.working[live.id] = task
            task.add_done_callback(lambda _: self.finished(live))

    def finished(self, live: LiveTable) -> None:
        self.working.pop(live.id, None)
        if self.changed in self.tables.watchers:  # not after `stop`
            self.changed(live)

    async def work(self, live: LiveTable) -> None:
        """Moves for the bots until it is people's turn."""
        while (seat := next_bot_seat(live.room)) is not None:
            room = live.room
            if not room.untold(seat):  # telling takes no time
                await asyncio.sleep(self.pause)
                room = live.room
            if not live.ours and not self.tables.store.sqlite:
                await asyncio.sleep(COURTESY)
            if live.room is not room or next_bot_seat(room) != seat:
                continue
            try:
                command = await self.tables.pool.run(self.decide_in_thread, live.id, room, seat)
                if live.room is room:
                    await self.tables.handle(live, f"bot:{seat}", command)
            except Refused as no:
                if live.room is not room:
                    continue  # somebody was faster: think again
                logger.error("bot on seat %s at %s: %s", seat, short(live.id), no)
                with contextlib.suppress(Refused):
                    await self.tables.handle(live, f"bot:{seat}", fallback(room, seat))
            except Exception as error:  # a database that does not answer: try again later
                logger.error("bot on seat %s at %s: %s", seat, short(live.id), error)
                await asyncio.sleep(LATER)

    def decide_in_thread(self, table_id: str, room: Room, seat: int) -> commands.AnyCommand:
        """What the bot on a seat does now; in a thread of its own.

        An agent is remembered while it may be carrying out a plan. Forgotten, it makes a new one.
        """
        key = (table_id, seat, room.seats[seat].bot or "")
        agent = self.agents.pop(key, None) or new_agent(room, seat)
        try:
            command = decide(room, seat, agent)
        except Exception:  # a fault of the bot: the others' game goes on
            logger.exception("bot on seat %s at %s", seat, short(table_id))
            return fallback(room, seat)
        self.agents[key] = agent
        while len(self.agents) > MOST_AGENTS:
            self.agents.pop(next(iter(self.agents)), None)
        return command


def next_bot_seat(room: Room) -> int | None:
    """The lowest bot's seat that has something to do, or None."""
    if room.game is None or room.closed or room.is_over():
        return None
    bots = [number for number, seat in enumerate(room.seats) if seat.bot]
    if not bots:
        return None
    for seat in bots:  # a bot has no secrets: without them it plays much better, and so do others
        if room.untold(seat):
            return seat
    for seat in bots:
        if room.unanswered(seat):
            return seat
    if room.in_window():
        awaited = room.awaited()
        return next((seat for seat in bots if f"bot:{seat}" in awaited), None)
    if any(request.seat in bots for request in room.requests):
        return None  # a bot that has asked waits for the answer
    movers = {move.seat for move in room.game.legal_moves if not move.plays_event}
    return next((seat for seat in bots if seat in movers), None)


def new_agent(room: Room, seat: int) -> Agent:
    """A new agent for a seat; one that runs machine code waits until there is some.

    Where there can be none, and for a bot that is known no longer, the policy sits down.
    """
    kind = BOTS.get(room.seats[seat].bot or "", PolicyBot)  # a log may be older than our bots
    try:
        if issubclass(kind, Search):
            ready()
        return kind()
    except Exception:  # no compiler, no place for its work: the policy needs neither
        logger.exception("no machine code for the bot on seat %s", seat)
        return PolicyBot()


def decide(room: Room, seat: int, agent: Agent | None = None) -> commands.AnyCommand:
    """What the bot on this seat does now; off the event loop."""
    assert room.game is not None
    agent = agent or new_agent(room, seat)
    number = f"bot-{room.seq}"
    if untold := room.untold(seat):
        return commands.Tell(id=number, seat=seat, card=CARDS[lowest(untold)])
    view = room.view(seat)
    for request in room.unanswered(seat):
        legal = request.text == "undo" or room.game.why_not(request.text, request.seat) is None
        yes = legal and agent.agree(view, request.text)
        if legal and not yes:
            why = msgspec.to_builtins(declined(view, request.text))
            return commands.ReasonedAnswer(
                id=number, request=request.number, yes=False, seat=seat, why=why
            )
        return commands.Answer(id=number, request=request.number, yes=yes, seat=seat)
    move = chosen(agent, view)
    if move is None and room.in_window():
        return commands.GoOn(id=number)
    plan = agent.coming(view) if isinstance(agent, Search) else []
    if move is None or (seat, str(move)) in room.declined:  # once refused, not asked again
        move, plan = move_without_consent(room, view, seat), []
    if move is None:
        return fallback(room, seat)
    why = msgspec.to_builtins(reason(view, move, plan))
    return commands.ReasonedMove(id=number, text=str(move), seat=seat, why=why)


def move_without_consent(room: Room, view: View, seat: int) -> Move | None:
    """What the bot can do without anybody's agreement: the policy's move, or what lies at hand."""
    s = view.state
    if s["phase"] != ACTIONS:
        return PolicyBot().choose(view)  # it touches no other pawn or hand there
    decision = Decision(room, f"bot:{seat}", None, ())
    alone = copy(view)
    alone.legal_moves = [
        move for move in view.legal_moves if not move.plays_event and not decision.must_agree(move)
    ]
    best = best_among(s, alone.legal_moves)
    # Where the policy would wait for what was declined, that does not come: pass at the very last.
    return RuleOfThumb().choose(alone) if kind_of(best) == PASS else best


def fallback(room: Room, seat: int) -> commands.AnyCommand:
    """What never fails: a no, letting a window pass, or the last legal move: pass or next."""
    assert room.game is not None
    number = f"bot-{room.seq}-anyway"
    for request in room.unanswered(seat):
        return commands.Answer(id=number, request=request.number, yes=False, seat=seat)
    if room.in_window():
        return commands.GoOn(id=number)
    moves = [move for move in room.game.legal_moves if move.seat == seat and not move.plays_event]
    return commands.Move(id=number, text=str(moves[-1]), seat=seat)
