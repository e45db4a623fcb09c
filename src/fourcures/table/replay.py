"""A log applied again from the start: replays for a viewer, positions for reviews and exercises."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ..analysis.played_turns import GivenAnswer, Moment, PlayedTurn, is_acting, split_turns
from ..engine.position.schema import Json
from ..engine.rules.state import ACTIONS
from ..protocol import schema
from ..protocol.refusals import Refused
from . import entries
from .apply import apply_entry
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


def list_moments(room: Room, log: Sequence[Logged]) -> list[Moment]:
    """Return the positions of a game that were not undone, with the cards announced until then.

    Each has the answers to requests that were given in it.
    """
    then = Room(room.seed)
    moments: list[Moment] = []
    asked: dict[int, entries.Asked] = {}
    for logged in log:
        apply_entry(then, logged.entry)
        match logged.entry:
            case entries.Began():
                moments.append(Moment(logged.seq, "", then.playing().state))
            case entries.Played(text=text, seat=seat):
                moments.append(Moment(logged.seq, text, then.playing().state, seat=seat))
            case entries.Undid():
                moments.pop()
            case entries.Asked():
                asked[logged.seq] = logged.entry
            case entries.Answered(request=request, seat=seat, yes=yes):
                texts = [step.text for step in asked[request].steps]
                answer = GivenAnswer(seat, asked[request].seat, texts, yes)
                moments[-1] = moments[-1]._replace(answers=[*moments[-1].answers, answer])
        if moments:
            moments[-1] = moments[-1]._replace(told=tuple(then.told))
    return moments


def complete_turn(room: Room, log: Sequence[Logged]) -> PlayedTurn:
    """Return the latest turn, with a pass for what is left of it; raise Refused.

    An exercise has only one. A turn whose actions are not over, as in the middle of a discard,
    does not count.
    """
    moments = list_moments(room, log)
    last = moments[-1]
    if last.state["phase"] == ACTIONS:
        ended = room.playing().copy()
        ended.play("pass")
        moments.append(Moment(last.number + 1, "pass", ended.state, last.told))
    turns = split_turns(moments)
    if not turns or is_acting(moments[-1].state):
        raise Refused("open_step")
    return turns[-1]
