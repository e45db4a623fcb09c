"""Undo, redo and reset."""

from __future__ import annotations

from ...engine.notation import parse
from ...engine.rules.moves import NEXT, kind_of
from ...protocol.refusals import Refused
from .. import entries
from .decision import Decision
from .moves import pass_window
from .requests import seats_to_ask


def undo_move(decision: Decision) -> None:
    """Undo the last move, or ask the player who made it."""
    room, game, mine = decision.room, decision.room.require_game(), decision.own_seats
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
        decision.record(entries.Asked(seat=mine[0], text="undo", of=[line.seat]))


def redo_move(decision: Decision) -> None:
    """Play the last undone move again; an earlier agreement to it does not count."""
    room, game = decision.room, decision.room.require_game()
    if not room.redo or (line := room.redo[-1]).seat is None:
        raise Refused("nothing_to_redo")
    seat, text, decision.cards = line.seat, line.text, line.outcomes
    if seat not in decision.own_seats:
        raise Refused("not_your_seat", seat=seat)
    move = parse(text, game.state, seat)
    if kind_of(move) == NEXT and room.in_window():
        pass_window(decision)
    elif asked := seats_to_ask(room, decision.by, move):
        decision.record(entries.Asked(seat=seat, text=text, of=asked))
    else:
        decision.play(seat, text, redo=True)


def reset_turn(decision: Decision) -> None:
    """Undo the sender's own moves of this phase, back to the last revealed card."""
    room, game, mine = decision.room, decision.room.require_game(), decision.own_seats
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
    decision.record(entries.Undid(to=decision.room.playing().undo_line))
