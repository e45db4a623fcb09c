"""A room: a copy on which a command is tried shares nothing that can change."""

from __future__ import annotations

from tests.table.stories import Story

CHANGEABLE = (list, dict, set, bytearray)
REPLACED = {"waits"}  # never changed in place, only replaced


def test_a_fork_shares_no_mutable_state() -> None:
    room = Story("ann", "bob").room
    twin = room.fork()
    assert vars(twin).keys() == vars(room).keys()
    shared = {
        name
        for name, value in vars(room).items()
        if isinstance(value, CHANGEABLE) and getattr(twin, name) is value
    }
    assert shared == REPLACED
    assert twin.game is not room.game
    for mine, theirs in zip(room.seats, twin.seats, strict=True):
        assert mine == theirs and mine is not theirs
