"""Whom a table waits for, and for what; and what happens when a turn has taken too long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.rules.state import PHASES
from . import entries
from .schema import Waiting

if TYPE_CHECKING:
    from .room import Room

LONGEST_TURN = 14 * 24  # hours
LATE = ("nothing", "remind", "bot")


def waiting(room: Room) -> list[Waiting]:
    """Return whom the table is waiting for, and for what."""
    if room.closed or room.is_over():
        return []
    if room.game is None:
        return [
            {"for": "seat", "seat": number}
            for number, seat in enumerate(room.seats)
            if seat.holder is None
        ]
    answers: list[Waiting] = [
        {"for": "answer", "seat": seat, "request": request.number}
        for request in room.requests
        for seat in request.of
        if seat not in room.granted.get(request.number, set())
    ]
    if room.in_window():
        return answers + [{"for": "window", "holder": holder} for holder in room.awaited()]
    phase = PHASES[room.game.state["phase"]]
    seats = sorted({move.seat for move in room.game.legal_moves if not move.plays_event})
    return answers + [{"for": phase, "seat": seat} for seat in seats]


def people_awaited(room: Room) -> set[str]:
    """Return the people whom a game waits for; bots are not among them."""
    if room.game is None:
        return set()
    seats = room.seats
    holders = {one.get("holder") or seats[one["seat"]].holder for one in waiting(room)}
    return {one for one in holders if one in room.people}


def time_is_up(person: str, since: int, bot: str, room: Room) -> list[entries.AnyEntry]:
    """Return what happens to a person whom the table has waited for since an entry.

    A bot plays the turn; to a request the answer is no, and in a window they pass. It is nothing if
    the table no longer waits for them, or has begun to do so again.
    """
    wait = room.waits.get(person)
    if wait is None or wait.since != since or room.setup.late != "bot":
        return []
    made: list[entries.AnyEntry] = []
    for one in waiting(room):
        if one.get("holder") == person:
            made.append(entries.WentOn(holder=person))
        elif "seat" not in one or room.seats[one["seat"]].holder != person:
            continue
        elif "request" in one:
            no = entries.Answered(by=person, request=one["request"], seat=one["seat"], yes=False)
            made.append(no)
        else:
            made.append(entries.Substituted(seat=one["seat"], bot=bot))
    return made
