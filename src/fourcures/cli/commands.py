"""The words that are no moves: `legal`, `why`, `undo`, `log`, `deck`, `hand`, `save` and so on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..engine.board import CITIES
from ..engine.errors import FourCuresError
from ..engine.game import Game
from . import summaries
from .asking import legal, why
from .files import keep_record, read_json
from .help import TOPICS, help_on
from .parser import BadInput
from .reading import WAYS, words
from .reply import Reply
from .sentences import told
from .story import live

if TYPE_CHECKING:
    from .table import Table

LOG_LINES = 40


def log(table: Table, rest: str) -> Reply:
    """What happened so far; a number says how many lines."""
    number = int(rest[:6]) if rest.isascii() and rest.isdigit() else LOG_LINES
    events = [e.redacted(table.viewer) for entry in live(table.game) for e in entry.events]
    lines = told(events, table.names)[-max(number, 1) :]
    return Reply(lines or [table.names.say("terminal-no-history")], page=True)


def city(table: Table, rest: str) -> Reply:
    """All about one city."""
    typed = words(rest)
    found = [name for name in CITIES if typed and name.startswith(typed[0])]
    if typed and typed[0] in ("toronto", *found):
        found = ["montreal" if typed[0] == "toronto" else typed[0]]
    if len(found) != 1:
        say = table.names.say
        choices = ", ".join(found)
        which = say("terminal-which", choices=choices) if found else say("terminal-name-city")
        return Reply([which])
    ways = [str(move) for move in table.legal() if str(move).split()[:2] in to(found[0])]
    return Reply(summaries.city(table.glance(), found[0], ways, table.names), page=True)


def to(name: str) -> list[list[str]]:
    """How moves to a city begin."""
    return [[way, name] for way in WAYS[:4]]


def seat(table: Table, rest: str) -> Reply:
    """Gives the keyboard to another player, who may want to play an event."""
    if not table.private:
        return Reply([table.names.say("terminal-open-hands")])
    glance = table.glance()
    typed = words(rest)
    if not typed:
        return table.hand_over(glance.decider)
    for player in glance.players:
        if typed[0] in (str(player.seat), f"seat:{player.seat}"):
            return table.hand_over(player.seat)
        if player.role.startswith(typed[0]):
            return table.hand_over(player.seat)
    return Reply([table.names.say("terminal-no-player", name=rest)])


def save(table: Table, rest: str) -> Reply:
    """Writes the game to a file."""
    if not rest:
        return Reply([table.names.say("terminal-name-save")])
    try:
        path = keep_record(rest, table.game.record())
    except BadInput as error:
        return Reply([table.names.say("terminal-problem", problem=str(error))])
    table.kept = len(table.game.entries)
    return Reply([table.names.say("terminal-saved", path=str(path))])


def load(table: Table, rest: str) -> Reply:
    """Goes on with a game from a file."""
    if not rest:
        return Reply([table.names.say("terminal-name-load")])
    try:
        return table.sit_down(read_game(rest))
    except FourCuresError as error:
        return Reply([table.names.say("terminal-problem", problem=str(error))])


def read_game(name: str) -> Game:
    """The game of a file, which holds a record or a position."""
    document = read_json(name)
    if isinstance(document, dict) and "lines" in document:
        return Game.from_record(document)
    return Game.from_position(document)


COMMANDS: dict[str, Callable[[Table, str], Reply]] = {
    "legal": legal,
    "why": why,
    "undo": lambda table, _: table.undo(),
    "log": log,
    "deck": lambda t, _: Reply(summaries.decks(t.glance(), t.names), page=True),
    "hand": lambda t, _: Reply(summaries.hands(t.glance(), t.names), page=True),
    "city": city,
    "map": lambda t, _: Reply(summaries.world(t.glance(), t.names), page=True),
    "status": lambda t, _: Reply(summaries.status(t.glance(), t.names), page=True),
    "seat": seat,
    "save": save,
    "load": load,
    "help": lambda t, rest: Reply(help_on(rest, t.names.say), page=True),
    "?": lambda t, rest: Reply(help_on(rest, t.names.say), page=True),
    "quit": lambda _t, _: Reply([], done=True),
    "exit": lambda _t, _: Reply([], done=True),
}
LEAVING = ("quit", "exit")
SECOND_WORDS = {"help": TOPICS, "city": CITIES}
