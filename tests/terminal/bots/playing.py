"""Play games with bots from the keyboard: what to type next, and what it leads to."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from fourcures import Game
from fourcures.bots import PolicyBot
from fourcures.table.decide.requests import seats_to_ask
from fourcures.terminal.bots.session import BotSession
from fourcures.terminal.bots.table import YOU
from fourcures.terminal.say.reply import Reply
from fourcures.text.language import Language

UNDONE = 0.1  # share of the moves that the player undoes


def session(*bots: str | None, code: str = "en", **options: Any) -> BotSession:
    """Return a new game in which the bots have made all moves before the first decision."""
    table = BotSession(Game.new(**options), Language(code), bots=bots)
    settle(table.welcome)
    return table


def arranged(game: Game, *bots: str | None) -> BotSession:
    """Return a game from a position, before any bot acts."""
    return BotSession(game, bots=bots)


def settle(reply: Reply) -> list[str]:
    """Return all lines of a reply and of those that follow it."""
    lines = [*reply.lines]
    while reply.later is not None:
        reply = reply.later()
        lines += reply.lines
    return lines


def type_line(table: BotSession, line: str) -> list[str]:
    """Type a line, let the bots act, and return everything that is said."""
    return settle(table.do(line))


def choose_line(table: BotSession, dice: random.Random) -> str:
    """Return what a reasonable player types: the policy's move, or any answer."""
    assert table.table is not None
    if table.heir is not None:
        return ""
    if table.table.request():
        return dice.choice(("yes", "no"))
    if table.game.is_undoable and dice.random() < UNDONE:
        return "undo"
    view = table.view(table.viewer)
    move = PolicyBot().choose(view)
    if move is None:
        return "next"
    room = table.table.room
    asked = seats_to_ask(room, YOU, move)
    return "pass" if any((move.seat, seat) in room.declined for seat in asked) else str(move)


def whole_game(table: BotSession, seed: int) -> Iterator[str]:
    """Yield the lines of a whole game, each after it has been played."""
    dice = random.Random(seed)
    while table.game.outcome is None:
        line = choose_line(table, dice)
        type_line(table, line)
        yield line
