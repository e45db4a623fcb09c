"""Requests: moves that need the agreement of other seats, and the answers."""

from __future__ import annotations

from collections.abc import Sequence

from ...analysis.plans import REVEALING
from ...engine.errors import IllegalMove
from ...engine.notation import Move, Unreadable, parse
from ...engine.reasons import refuse
from ...engine.rules.moves import AIRLIFT_MOVE, GIVE, JOIN, MOVE_DRIVE, TAKE, kind_of, other_of
from ...protocol import commands
from ...protocol.refusals import Refused
from .. import entries
from ..room import Request, Room
from .decision import Decision


def seats_to_ask(room: Room, by: str | None, move: Move) -> list[int]:
    """Return the seats whose pawn or hand a move affects and whose holder must still agree."""
    if room.setup.visibility == "local":
        return []
    kind = kind_of(move)
    if kind not in (GIVE, TAKE, AIRLIFT_MOVE) and not MOVE_DRIVE <= kind <= JOIN:
        return []
    other: int = room.playing().state["seat_of"][other_of(move)]
    holder = room.seats[other].holder
    if other == move.seat or holder == by or holder is None:
        return []
    person = room.people.get(holder)
    # With private hands, ask each time: an automatic answer would reveal the hand (R12.6).
    if kind == TAKE and room.is_private():
        return [other]
    asker = room.seats[move.seat].holder
    if person and (person.agreeable or asker in person.agrees_to):
        return []
    agreed = room.agreed.get(move.seat, ())
    if any(step.text == str(move) and other in step.of for step in agreed):
        return []
    return [other]


def steps_to_ask(
    room: Room, by: str | None, move: Move, plan: Sequence[str] = ()
) -> list[entries.AskedStep]:
    """Return a move and those planned after it, up to the last that needs agreement.

    Empty if none does. A question about a private hand (R12.6) cannot be asked before its time.
    """
    steps = [entries.AskedStep(str(move), seats_to_ask(room, by, move))]
    for text in plan:
        try:
            later = parse(text, room.playing().state, move.seat)
        except Unreadable:
            break
        if kind_of(later) in REVEALING or (kind_of(later) == TAKE and room.is_private()):
            break
        steps.append(entries.AskedStep(text, seats_to_ask(room, by, later)))
    while steps and not steps[-1].of:
        steps.pop()
    return steps


def answer_request(decision: Decision, command: commands.Answer) -> None:
    """Answer a request for all asked seats of the sender; carry it out if all have agreed."""
    room = decision.room
    request = room.request(command.request)
    if request is None:
        raise Refused("no_request")
    mine = [seat for seat in request.of if room.seats[seat].holder == decision.by]
    if not mine or (command.seat is not None and command.seat not in mine):
        raise Refused("not_asked")
    if command.yes and request.text != "undo":
        check_still_legal(room, request)
    why = command.why if isinstance(command, commands.ReasonedAnswer) else None
    for seat in mine:
        decision.record(
            entries.Answered(
                request=request.number,
                seat=seat,
                yes=command.yes,
                always=command.always and command.yes,
                why=why,
            )
        )
    if command.yes and set(request.of) <= room.granted.get(request.number, set()):
        grant(decision, request)


def withdraw_request(decision: Decision, number: int) -> None:
    """Take back a request of one of the sender's seats, also one that some have agreed to."""
    request = decision.room.request(number)
    if request is None:
        raise Refused("no_request")
    decision.require_own_seat(request.seat)
    decision.record(entries.Withdrawn(request=number, seat=request.seat))


def check_still_legal(room: Room, request: Request) -> None:
    """Raise Refused if a requested move is not legal; that a card is missing, for its owner.

    Later steps are checked when they are played.
    """
    refusal = room.playing().why_not(request.text, request.seat)
    if refusal is not None:
        if refusal.code == "not_handed_over":  # a private hand
            refusal = refuse("R4.8", "not_in_hand", **refusal.params)
        raise Refused.illegal(IllegalMove(request.text, refusal))


def grant(decision: Decision, request: Request) -> None:
    """Carry out the first step of a request after all asked players have agreed."""
    if request.text == "undo":
        for _ in decision.room.moves_to_undo():
            decision.append(entries.Undid(by=decision.by, to=decision.room.playing().undo_line))
    else:
        decision.play(request.seat, request.text, why=request.why)
