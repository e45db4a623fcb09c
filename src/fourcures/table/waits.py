"""Whom a table waits for, and for what."""

from __future__ import annotations

from ..engine.rules.legality import seats_to_move
from ..engine.rules.state import PHASES
from ..protocol.schema import Waiting
from .room import Room
from .windows import awaited_holders, pausing_holders


def waiting_for(room: Room) -> list[Waiting]:
    """Return whom the table is waiting for, and for what."""
    if room.has_ended():
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
        if pausing_holders(room):
            answers.append({"for": "pause"})
        return answers + [{"for": "window", "holder": holder} for holder in awaited_holders(room)]
    phase = PHASES[room.game.state["phase"]]
    seats = seats_to_move(room.game.state)
    return answers + [{"for": phase, "seat": seat} for seat in seats]


def find_absent(room: Room) -> int | None:
    """Return the seat of an absent player whom the game waits for, if a bot could take it."""
    if room.game is None or room.is_by_turns() or room.is_real() or room.is_exercise():
        return None
    for wait in waiting_for(room):
        person = room.people.get(room.seats[wait["seat"]].holder or "") if "seat" in wait else None
        if person is not None and person.gone:
            return wait["seat"]
    return None


def awaited_people(room: Room) -> set[str]:
    """Return the people whom a game waits for; bots are not among them."""
    if room.game is None:
        return set()
    waits = waiting_for(room)
    seated = {room.seats[wait["seat"]].holder for wait in waits if "seat" in wait}
    holders = {wait.get("holder") for wait in waits} | seated
    return {person for person in holders if person in room.people}
