"""The replay of a game for one viewer: the log applied again from the start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ..engine.position.schema import Json
from ..protocol import schema
from ..table.apply import apply_entry
from . import entries
from .room import Logged, Room
from .snapshot import entry_for, viewers

MOMENTS = (entries.Began, entries.Played, entries.Undid)


def replay(now: Room, log: Sequence[Logged], person: str | None) -> schema.Replay:
    """Return all entries, and the fields that changed with each position.

    Hidden cards stay hidden until the game is over.
    """
    eye = viewers(now, person)[0]
    then = Room(now.seed)
    frames: list[schema.Frame] = []
    before: Json = {}
    for logged in log:
        apply_entry(then, logged.entry)
        if isinstance(logged.entry, MOMENTS):
            position = cast(Json, then.view(eye, revealed=now.is_over()).position())
            change = {
                name: there
                for name, there in position.items()
                if name not in before or before[name] != there
            }
            frames.append({"seq": logged.seq, "change": change})
            before = position
    return {
        "entries": [cast(dict[str, object], entry_for(now, logged, person)) for logged in log],
        "frames": frames,
    }
