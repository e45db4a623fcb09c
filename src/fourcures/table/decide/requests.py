"""Requests: moves that need the agreement of other seats, and the answers."""

from __future__ import annotations

from ...engine.errors import IllegalMove
from ...engine.notation import Move
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
    if person and (person.agreeable or (move.seat, other) in room.always):
        return []
    return [other]


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


def check_still_legal(room: Room, request: Request) -> None:
    """Raise Refused if a requested move is not legal; that a card is missing, for its owner."""
    refusal = room.playing().why_not(request.text, request.seat)
    if refusal is not None:
        if refusal.code == "not_handed_over":  # a private hand
            refusal = refuse("R4.8", "not_in_hand", **refusal.params)
        raise Refused.illegal(IllegalMove(request.text, refusal))


def grant(decision: Decision, request: Request) -> None:
    """Carry out a request after all asked players have agreed."""
    if request.text == "undo":
        decision.append(entries.Undid(by=decision.by, to=decision.room.playing().undo_line))
    else:
        decision.play(request.seat, request.text, why=request.why)
