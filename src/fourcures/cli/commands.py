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
    return Reply(lines or ["Nothing has happened yet."], page=True)


def city(table: Table, rest: str) -> Reply:
    """All about one city."""
    typed = words(rest)
    found = [name for name in CITIES if typed and name.startswith(typed[0])]
    if typed and typed[0] in ("toronto", *found):
        found = ["montreal" if typed[0] == "toronto" else typed[0]]
    if len(found) != 1:
        which = f"Which one? {', '.join(found)}." if found else "Name a city: city cairo."
        return Reply([which])
    ways = [str(move) for move in table.legal() if str(move).split()[:2] in to(found[0])]
    return Reply(summaries.city(table.glance(), found[0], ways, table.names), page=True)


def to(name: str) -> list[list[str]]:
    """How moves to a city begin."""
    return [[way, name] for way in WAYS[:4]]


def seat(table: Table, rest: str) -> Reply:
    """Gives the keyboard to another player, who may want to play an event."""
    if not table.private:
        return Reply(["Hands are open: anyone's move can be typed as it is."])
    glance = table.glance()
    typed = words(rest)
    if not typed:
        return table.hand_over(glance.decider)
    for player in glance.players:
        if typed[0] in (str(player.seat), f"seat:{player.seat}"):
            return table.hand_over(player.seat)
        if player.role.startswith(typed[0]):
            return table.hand_over(player.seat)
    return Reply([f"No player is called {rest}."])


def save(table: Table, rest: str) -> Reply:
    """Writes the game to a file."""
    if not rest:
        return Reply(["Name a file: save game.json."])
    try:
        path = keep_record(rest, table.game.record())
    except BadInput as error:
        return Reply([f"{error}."])
    return Reply([f"Saved to {path}. The file holds the whole game, hidden cards too."])


def load(table: Table, rest: str) -> Reply:
    """Goes on with a game from a file."""
    if not rest:
        return Reply(["Name a file: load game.json."])
    try:
        return table.sit_down(read_game(rest))
    except FourCuresError as error:
        return Reply([f"{error}."])


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
    "help": lambda _, rest: Reply(help_on(rest), page=True),
    "?": lambda _, rest: Reply(help_on(rest), page=True),
    "quit": lambda _t, _: Reply([], done=True),
    "exit": lambda _t, _: Reply([], done=True),
}
SECOND_WORDS = {"help": tuple(TOPICS), "city": CITIES}
