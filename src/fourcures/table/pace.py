"""Time limits: what happens when a turn or an event window has taken too long."""

from __future__ import annotations

from . import entries
from .room import Room

LONGEST_TURN = 14 * 24  # hours


def time_is_up(person: str, since: int, bot: str, room: Room) -> list[entries.AnyEntry]:
    """Return what happens to a person whom the table has waited for since an entry.

    A bot plays the turn; to a request the answer is no, and in a window they pass. It is nothing if
    the table no longer waits for them, or has begun to do so again.
    """
    begun = room.waits.get(person)
    if begun is None or begun.since != since or room.setup.late != "bot":
        return []
    made: list[entries.AnyEntry] = []
    for wait in room.waiting_for():
        if wait.get("holder") == person:
            made.append(entries.WentOn(holder=person))
        elif "seat" not in wait or room.seats[wait["seat"]].holder != person:
            continue
        elif "request" in wait:
            no = entries.Answered(by=person, request=wait["request"], seat=wait["seat"], yes=False)
            made.append(no)
        else:
            seat = wait["seat"]
            made.append(entries.Seated(seat=seat, holder=f"bot:{seat}", bot=bot, one_turn=True))
    return made


def has_open_window(room: Room) -> bool:
    """Return whether the table waits for somebody to pass in an event window."""
    return not room.closed and bool(room.awaited_holders())


def pass_for_all(window: int, room: Room) -> list[entries.AnyEntry]:
    """Return the passes of all awaited players, if it is still the same window."""
    if not has_open_window(room) or len(room.playing().entries) != window:
        return []
    return [entries.WentOn(holder=holder) for holder in room.awaited_holders()]
