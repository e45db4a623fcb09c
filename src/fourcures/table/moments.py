"""The positions of a game at a table, for reviews and exercises."""

from __future__ import annotations

from collections.abc import Sequence

from ..analysis.played_turns import Moment
from . import entries
from .room import Logged, Room


def list_moments(room: Room, log: Sequence[Logged]) -> list[Moment]:
    """Return the positions of a game that were not undone, with the cards announced until then."""
    then = Room(room.seed)
    moments: list[Moment] = []
    for logged in log:
        then.apply(logged.entry)
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
