"""The moments of a game, read from its log: for reviews, and for the turn of an exercise."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots.review.played_turns import Moment, PlayedTurn, turns_in
from ..engine.rules.state import ACTIONS
from ..protocol.refusals import Refused
from ..table import entries
from ..table.apply import apply_entry
from ..table.room import Logged, Room


def replay_moments(room: Room, log: Sequence[Logged]) -> list[Moment]:
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
    moments = replay_moments(room, log)
    last = moments[-1]
    if last.state["phase"] == ACTIONS:
        ended = room.playing().copy()
        ended.play("pass")
        moments.append(Moment(last.number + 1, "pass", ended.state, last.told))
    turns = turns_in(moments)
    if not turns:
        raise Refused("open_step")
    return turns[0]
