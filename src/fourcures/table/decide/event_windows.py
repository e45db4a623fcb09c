"""Event windows: hold them, and go on."""

from __future__ import annotations

from ...protocol.refusals import Refused
from .. import entries
from ..windows import awaited_holders, can_hold, pausing_holders
from .decision import Decision


def pass_window(decision: Decision) -> None:
    """Pass in this event window; raise Refused if the game does not stop for the sender."""
    by, room = decision.by or "", decision.room
    if by not in awaited_holders(room) and by not in pausing_holders(room):
        raise Refused("no_window")
    decision.record(entries.WentOn(holder=by))


def hold_window(decision: Decision) -> None:
    """Keep this event window open until the sender goes on; raise Refused if that is impossible."""
    by, room = decision.by or "", decision.room
    if not can_hold(room, by):
        raise Refused("no_window")
    decision.record(entries.Held(holder=by, at=decision.now))
