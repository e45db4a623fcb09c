"""Event windows: for whom the game stops before cards are turned, and for how long.

With private hands nothing here depends on a hidden card: the pace of a game is public.
"""

from __future__ import annotations

from ..engine.events import Drew, Increased, Intensified, Turned
from ..engine.rules.event_cards import is_event_possible
from ..engine.rules.infection import rate
from ..engine.rules.state import EPIDEMIC_PHASE, INFECT
from ..protocol.commands import Moment, Stop
from .room import Room

PAUSE = 2_000  # milliseconds
A_CARD = 1_000  # milliseconds in which clients show a card, before the pause
REVEALS = (Drew, Increased, Turned, Intensified)  # events that show a card
STRENGTH: tuple[Stop, ...] = ("never", "pause", "ask")


def find_moment(room: Room) -> Moment | None:
    """Return the moment of the open window, or None: at the end of a turn nobody is stopped.

    The infections after an epidemic belong to it, until the first card.
    """
    if not room.in_window():
        return None
    s = room.playing().state
    if s["phase"] == EPIDEMIC_PHASE:
        return "epidemic"
    if s["phase"] != INFECT:
        return "draw"
    if not s["infections_left"]:
        return None
    return "epidemic" if room.had_epidemic and not has_begun_infecting(room) else "infect"


def has_begun_infecting(room: Room) -> bool:
    """Return whether the window is between two cards of an infection step."""
    s = room.playing().state
    return bool(s["phase"] == INFECT and s["infections_left"] < rate(s))


def able_holders(room: Room) -> set[str]:
    """Return who could play an event now, as far as everybody knows.

    With private hands everyone could, as long as an event that fits is not discarded.
    """
    game = room.playing()
    if room.is_private():
        possible = is_event_possible(game.state)
        holders = {seat.holder for seat in room.seats} if possible else set()
    else:
        able = {move.seat for move in game.legal_moves if move.plays_event}
        holders = {room.seats[seat].holder for seat in able}
    return {holder for holder in holders if holder is not None}


def stop_for(room: Room, person: str) -> Stop:
    """Return how the open window stops for a person: the stronger of the settings that apply.

    They are asked once about an epidemic, and are not stopped between two infection cards unless
    they want to be asked. At a table that is played turn by turn nothing pauses. An exercise that
    begins in a window stays there.
    """
    moment, stops = find_moment(room), room.people[person].stops
    if moment is None:
        return "never"
    if room.is_exercise() and moment != "draw":
        return "ask"
    stop = stops[moment]
    if moment == "epidemic":
        if stop == "ask" and person in room.went_on_since_epidemic:
            stop = "pause"
        if room.playing().state["phase"] == INFECT:
            stop = max(stop, stops["infect"], key=STRENGTH.index)
    if stop == "pause" and (room.is_by_turns() or has_begun_infecting(room)):
        return "never"
    return stop


def asked_holders(room: Room) -> list[str]:
    """Return who is asked in the open window and has not gone on; bots decide in each window.

    With a real deck nothing is drawn automatically, so the active player is asked in each window.
    """
    able, moment = able_holders(room), find_moment(room)
    if room.is_real():
        able.add(room.seats[room.playing().state["turn"]].holder or "")
        return present(room, able)
    bots = {holder for holder in able if holder not in room.people and moment != "draw"}
    people = {one for one in present(room, able) if stop_for(room, one) == "ask"}
    return sorted((bots | people) - room.went_on - set(room.holds))


def present(room: Room, holders: set[str]) -> list[str]:
    """Return the people among these holders who are here and have not gone on."""
    return sorted(
        holder
        for holder in holders - room.went_on
        if holder in room.people and not room.people[holder].gone
    )


def holding(room: Room) -> list[str]:
    """Return the people who hold the game in the open window."""
    held = present(room, set(room.holds))
    return sorted(able_holders(room).intersection(held)) if held else []


def pausing_holders(room: Room) -> list[str]:
    """Return the people for whom the game pauses now."""
    if not room.in_window() or room.pause_ended or room.is_real():
        return []
    here = present(room, able_holders(room) - set(room.holds))
    return [person for person in here if stop_for(room, person) == "pause"]


def awaited_holders(room: Room) -> list[str]:
    """Return who has yet to go on in this event window: who is asked, and who holds it."""
    if not room.in_window():
        return []
    return sorted({*asked_holders(room), *holding(room)})


def can_hold(room: Room, person: str) -> bool:
    """Return whether a person who does not hold the game could hold it in this window."""
    if not is_open(room) or room.is_real() or person in room.holds:
        return False
    return person in room.people and person in able_holders(room)


def is_open(room: Room) -> bool:
    """Return whether the game stops in an event window."""
    return room.in_window() and bool(awaited_holders(room) or pausing_holders(room))


def stoppers_of_draw(room: Room, by: str) -> bool:
    """Return whether the game would stop for anybody else if this player drew cards now."""
    if room.is_real():
        return False
    others = present(room, able_holders(room) - {by})
    return any(room.people[person].stops["draw"] != "never" for person in others)


def pause_length(room: Room) -> int:
    """Return the milliseconds of the pause; it begins when clients have shown the last cards."""
    entries = room.playing().entries
    shown = sum(isinstance(event, REVEALS) for event in entries[-1].events) if entries else 0
    return PAUSE + A_CARD * shown
