"""The bots' own tries at a deal of the day: whole games, computed in the background.

The same deal gives the same games in every process, so processes share nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from copy import copy

import msgspec

from ...bots import BOTS, Agent, Search
from ...bots.pool import BotPool, Demand, Priority
from ...bots.team import next_move
from ...bots.warm_up import ensure_compiled
from ...engine.game import Game
from ...engine.notation import Move
from ...table.daily import setup_of, strip

logger = logging.getLogger(__name__)

LATER = Demand(Priority.LATER)  # for nobody in particular
COMPARED = ("quick", "careful", "deep")  # weakest first: it is also the fastest


class BotTry(msgspec.Struct, frozen=True):
    """How a team of equal bots played a deal."""

    bot: str
    won: bool
    turns: int
    strip: list[str]


class BotTries:
    """The bots' games on the deal of the latest day that was asked for."""

    def __init__(self, pool: BotPool, compared: Sequence[str] = COMPARED) -> None:
        self.pool, self.compared = pool, compared
        self.day = ""
        self.tries: list[BotTry] = []
        self.task: asyncio.Task[None] | None = None

    def tries_at(self, day: str, seed: str) -> list[BotTry]:
        """Return the bots' tries at a day's deal so far; the first request starts them."""
        if day != self.day:
            if self.task is not None:
                self.task.cancel()
            self.day, self.tries = day, []
            self.task = asyncio.create_task(self.work(day, seed, self.tries))
        return self.tries

    @property
    def missing(self) -> int:
        """The number of bots that are still playing."""
        running = self.task is not None and not self.task.done()
        return len(self.compared) - len(self.tries) if running else 0

    async def work(self, day: str, seed: str, tries: list[BotTry]) -> None:
        """Play one game after the other; a bot that fails is left out."""
        for bot in self.compared:
            try:
                tries.append(await self.play(bot, day, seed))
            except Exception:
                logger.exception("the bot %s could not play the deal of the day", bot)

    async def play(self, bot: str, day: str, seed: str) -> BotTry:
        """Return the result of one game; its moves wait for the bots at tables."""
        game = Game.new(setup_of(day).game, seed=seed)
        agents: list[Agent] = []
        while game.outcome is None:
            move, agents = await self.pool.run(LATER, play_on, game, bot, agents)
            game.play(move)
        turns = strip(game)
        return BotTry(bot, game.outcome.result == "won", len(turns), turns)

    async def stop(self) -> None:
        """Cancel the running game."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


def team_of(bot: str, players: int) -> list[Agent]:
    """Return one agent for each seat; wait for compiled kernels if they need them."""
    kind = BOTS[bot]
    if issubclass(kind, Search):
        ensure_compiled()
    return [kind() for _ in range(players)]


def play_on(game: Game, bot: str, agents: Sequence[Agent]) -> tuple[Move, list[Agent]]:
    """Return the next move, and the agents for the one after it: with their plans, no buffers."""
    agents = agents or team_of(bot, len(game.roles))
    return next_move(game, agents), [copy(agent) for agent in agents]
