"""The positions of a game at a table, for reviews and exercises."""

from __future__ import annotations

from collections.abc import Sequence

from ..analysis.played_turns import Moment, PlayedTurn, split_turns
from ..engine.rules.state import ACTIONS
from ..protocol.refusals import Refused
from ..table.apply import apply_entry
from . import entries
from .room import Logged, Room


def list_moments(room: Room, log: Sequence[Logged]) -> list[Moment]:
    """Return the positions of a game that were not undone, with the cards announced until then."""
    then = Room(room.seed)
    moments: list[Moment] = []
    for logged in log:
        apply_entry(then, logged.entry)
        match logged.entry:
            case entries.Began():
                moments.append(Moment(logged.seq, "", then.playing().state))
            case entries.Played(text=text):
                moments.append(Moment(logged.seq, text, then.playing().state))
            case entries.Undid():
                moments.pop()
        if moments:
            moments[-1] = moments[-1]._replace(told=tuple(then.told))
    return moments


def complete_turn(room: Room, log: Sequence[Logged]) -> PlayedTurn:
    """Return the turn of an exercise, with a pass for what is left of it; raise Refused."""
    moments = list_moments(room, log)
    last = moments[-1]
    if last.state["phase"] == ACTIONS:
        ended = room.playing().copy()
        ended.play("pass")
        moments.append(Moment(last.number + 1, "pass", ended.state, last.told))
    turns = split_turns(moments)
    if not turns:
        raise Refused("open_step")
    return turns[0]
