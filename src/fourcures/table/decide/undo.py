"""Undo, redo and reset."""

from __future__ import annotations

from ...engine.notation import parse
from ...engine.rules.moves import NEXT, kind_of
from ...protocol.refusals import Refused
from .. import entries
from .decision import Decision
from .event_windows import pass_window
from .requests import seats_to_ask


def undo_move(decision: Decision) -> None:
    """Undo the last move, or ask the player who made it."""
    room, mine = decision.room, decision.own_seats
    room.require_game()
    if not mine:
        raise Refused("no_own_seat")
    lines = room.moves_to_undo()
    if not lines or (seat := lines[-1].seat) is None:
        raise Refused("nothing_to_undo")
    holder = room.seats[seat].holder
    person = room.people.get(holder or "")
    free = holder in (decision.by, None) or room.setup.visibility == "local"
    if free or (person and person.agreeable):
        take_back(decision)
    else:
        decision.record(entries.Asked(seat=mine[0], steps=[entries.AskedStep("undo", [seat])]))


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
        decision.record(entries.Asked(seat=seat, steps=[entries.AskedStep(text, asked)]))
    else:
        decision.play(seat, text, redo=True)


def reset_turn(decision: Decision) -> None:
    """Undo the sender's own moves of this phase, back to the last revealed card."""
    room, mine = decision.room, decision.own_seats
    room.require_game()
    done = 0
    while lines := room.moves_to_undo():
        begins_phase = lines[0].text == "next"  # earlier moves belong to another phase
        if lines[-1].seat not in mine or (begins_phase and (done or room.is_real())):
            break  # only `undo` takes back real cards
        take_back(decision)
        done += 1
        if begins_phase:
            break
    if not done:
        raise Refused("nothing_to_undo")


def take_back(decision: Decision) -> None:
    """Append the entries that undo the last move of a player, and the steps of the table since."""
    for _ in decision.room.moves_to_undo():
        decision.record(entries.Undid(to=decision.room.playing().undo_line))
