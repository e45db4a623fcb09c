"""Practice tables: a moment of a game as a table of its own.

The position is what one viewer knew at that moment; everything else is dealt again, so a practice
table reveals nothing. It is not public and never counts for anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from ..engine.events import Turn
from ..engine.position.schema import Position
from ..engine.position.writer import write
from ..engine.rules.chance import make_chance, seed_stream
from ..engine.rules.resample import resample
from ..engine.rules.state import copy
from ..engine.view import View
from ..protocol.refusals import Refused
from ..protocol.setup import Help, TableSetup
from ..table.apply import apply_entry
from . import entries
from .room import Logged, Room

SPECTATOR = -1  # as a viewer in the engine


class Excerpt(NamedTuple):
    """A moment of a game, as a practice table begins with it."""

    position: Position
    seat: int  # whose turn it is
    turn: int  # its number, from 1

    def setup(self, *, alone: bool, help: Help) -> TableSetup:
        """Return the set-up of a table; alone means that one person has all seats."""
        return TableSetup(
            edition=self.position["edition"],
            players=len(self.position["players"]),
            epidemics=self.position["epidemics"],
            hands=self.position["hands"],
            position=cast(dict[str, Any], self.position),
            visibility="local" if alone else "invite",
            help=help,
        )


def take_excerpt(now: Room, log: Sequence[Logged], seq: int, person: str, seed: int) -> Excerpt:
    """Return the position after an entry, as far as this person may know it; raise Refused."""
    then = room_after(now, log, seq)
    game = then.playing()
    view = then.view(viewer_at(now, then, person))
    turns = sum(isinstance(event, Turn) for entry in game.history for event in entry.events)
    return Excerpt(deal_again(view, seed), game.state["turn"], 1 + turns)


def room_after(now: Room, log: Sequence[Logged], seq: int) -> Room:
    """Return the table after an entry; raise Refused if no game was going on then."""
    now.require_game()
    began = next(logged.seq for logged in log if isinstance(logged.entry, entries.Began))
    if not began <= seq <= now.seq:
        raise Refused("no_moment", first=began, last=now.seq)
    then = Room(now.seed)
    for logged in log[:seq]:
        apply_entry(then, logged.entry)
    if then.is_over():
        raise Refused("ended_there")
    return then


def viewer_at(now: Room, then: Room, person: str) -> int | None:
    """Return the seat whose knowledge a person may use; None is that of a spectator.

    After the end it is the seat whose turn it was: then nothing is secret, and practice should
    begin with what that player knew. Before the end everyone has the knowledge of their own seat.
    """
    turn: int = then.playing().state["turn"]
    mine = now.seats_of(person)
    if now.is_over() or turn in mine:
        return turn
    return mine[0] if mine else None


def deal_again(view: View, seed: int) -> Position:
    """Return a full position that looks the same to a viewer, with hidden cards dealt again."""
    chance = make_chance()
    seed_stream(chance, seed)
    s = copy(view.state)
    resample(s, SPECTATOR if view.viewer is None else view.viewer, chance)
    return write(s)
