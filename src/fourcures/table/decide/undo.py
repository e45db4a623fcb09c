"""Undo, redo and reset."""

from __future__ import annotations

from ...engine.notation import parse
from ...engine.rules.moves import NEXT, kind_of
from ...protocol.refusals import Refused
from .. import entries
from .decision import Decision
from .moves import pass_window
from .requests import ask, seats_to_ask


def undo_move(decision: Decision) -> None:
    """Undo the last move, or ask the player who made it."""
    decision.require_begun()
    room, game, mine = decision.room, decision.room.playing(), decision.own_seats
    if not mine:
        raise Refused("no_own_seat")
    line = game.latest_line
    if not room.can_undo() or line is None or line.seat is None:
        raise Refused("nothing_to_undo")
    holder = room.seats[line.seat].holder
    person = room.people.get(holder or "")
    free = holder in (decision.by, None) or room.setup.visibility == "local"
    if free or (person and person.agreeable):
        take_back(decision)
    else:
        ask(decision, mine[0], "undo", [line.seat])


def redo_move(decision: Decision) -> None:
    """Play the last undone move again; an earlier agreement to it does not count."""
    decision.require_begun()
    room = decision.room
    if not room.redo or (line := room.redo[-1]).seat is None:
        raise Refused("nothing_to_redo")
    seat, text, decision.cards = line.seat, line.text, line.outcomes
    if seat not in decision.own_seats:
        raise Refused("not_your_seat", seat=seat)
    move = parse(text, room.playing().state, seat)
    if kind_of(move) == NEXT and room.in_window():
        pass_window(decision)
    elif asked := seats_to_ask(room, decision.by, move):
        ask(decision, seat, text, asked)
    else:
        decision.play(seat, text, redo=True)


def reset_turn(decision: Decision) -> None:
    """Undo the sender's own moves of this phase, back to the last revealed card."""
    decision.require_begun()
    room, game, mine = decision.room, decision.room.playing(), decision.own_seats
    done = 0
    while room.can_undo():
        line = game.latest_line
        if line is None or line.seat not in mine or (done and line.text == "next"):
            break
        if room.is_real() and line.text == "next":  # only `undo` takes back real cards
            break
        take_back(decision)
        done += 1
        if line.text == "next":  # earlier moves belong to another phase
            break
    if not done:
        raise Refused("nothing_to_undo")


def take_back(decision: Decision) -> None:
    """Append the entry that undoes the last move."""
    to = decision.room.playing().undo_line
    decision.append(entries.Undid(by=decision.by, command=decision.command, to=to))
