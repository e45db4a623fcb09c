"""A rematch: another game with the same set-up, where a seat is kept for all who began the last."""

from __future__ import annotations

from ..protocol.refusals import Refused
from .open_table import Opening, Place
from .room import Room


def plan_rematch(room: Room, person: str, seed: str | None = None) -> Opening:
    """Return how a player opens the next game; bots get the seats that they had at the start.

    Raise Refused before the end of the game, and if they have not played.
    """
    if not room.is_over():
        raise Refused("not_over")
    if room.is_real() or room.practice is not None:
        raise Refused("no_rematch")
    places = [
        Place(holder, "" if bot else room.people[holder].name, bot)
        if bot or holder in room.people
        else Place(None)
        for holder, bot in room.beginners
    ]
    if person not in room.seated_people() | {place.holder for place in places}:
        raise Refused("no_own_seat")
    if person not in {place.holder for place in places}:  # a substitute gets a free seat
        free = next((at for at, place in enumerate(places) if place.holder is None), None)
        if free is not None:
            places[free] = Place(person)
    return Opening(seed=seed, places=places)
