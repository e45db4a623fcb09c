"""What happens at a table by time: a turn that took too long, and the pause of an event window."""

from __future__ import annotations

from . import entries
from .room import Room
from .waits import waiting_for
from .windows import pausing_holders

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
    for wait in waiting_for(room):
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


def find_pause(room: Room) -> int | None:
    """Return the number of the window in which the game pauses now, or None."""
    if room.closed or not pausing_holders(room):
        return None
    return len(room.playing().entries)


def end_pause(window: int, room: Room) -> list[entries.AnyEntry]:
    """Return the end of the pause, if it is still the same window."""
    return [entries.PauseEnded()] if find_pause(room) == window else []
