"""Seats: who takes them, lends them and takes them back."""

from __future__ import annotations

from ...protocol import commands
from ...protocol.refusals import Refused
from .. import entries
from .decision import Decision

WAIT = 120_000  # milliseconds until people are asked again about an absent player


def take_seat(decision: Decision, command: commands.Sit) -> None:
    """Sit down on a free seat."""
    seat = command.seat
    check_seat(decision, seat)
    if decision.room.seats[seat].holder is not None:
        raise Refused("seat_taken", seat=seat)
    decision.record(entries.Seated(seat=seat, holder=decision.by))
    if command.ready and decision.room.game is None:
        decision.record(entries.Ready(yes=True))


def be_ready(decision: Decision, yes: bool) -> None:
    """Be ready for the game to start, or take it back."""
    if decision.room.game is not None:
        raise Refused("begun")
    if not decision.own_seats:
        raise Refused("no_own_seat")
    decision.record(entries.Ready(yes=yes))


def leave_seat(decision: Decision, seat: int) -> None:
    """Make a seat free before the game: one's own, or any as the host."""
    check_seat(decision, seat)
    if decision.room.game is not None:
        raise Refused("begun")
    if decision.room.seats[seat].holder != decision.by and decision.by != decision.room.host:
        raise Refused("not_your_seat", seat=seat)
    decision.record(entries.Seated(seat=seat, holder=None))


def hand_over_seat(decision: Decision, command: commands.Hand) -> None:
    """Give a seat to a bot or a person: your own, a free one, or to a bot an absent player's.

    One player decides about the seat of an absent player, who can take it back unless it is given
    for good. Only the player of a hand lets a bot tell it.
    """
    room, by, number = decision.room, decision.by, command.seat
    check_receiver(decision, command)
    seat = room.seats[number]
    has_say = by == room.host or bool(decision.own_seats)
    free = seat.holder is None and has_say
    if not (free or seat.holder == by or (seat.bot and by == room.host)):
        person = room.people.get(seat.holder or "")
        if person is not None and not person.gone:
            raise Refused("not_gone", seat=number)
        if seat.holder in room.invited:
            decision.require_host()
        if command.bot is None or not has_say:  # spectators do not decide
            raise Refused("not_your_seat", seat=number)
    decision.record(
        entries.Seated(
            seat=number,
            holder=f"bot:{number}" if command.bot else command.person,
            bot=command.bot,
            for_good=command.for_good,
            tells=command.tells and command.bot is not None and seat.holder == by,
        )
    )


def wait_for_player(decision: Decision, number: int) -> None:
    """Wait for an absent player; the others are asked again later."""
    room = decision.room
    check_seat(decision, number)
    if not decision.own_seats:
        raise Refused("no_own_seat")
    person = room.people.get(room.seats[number].holder or "")
    if person is None or not person.gone:
        raise Refused("not_gone", seat=number)
    decision.record(entries.Waited(seat=number, until=decision.now + WAIT))


def check_receiver(decision: Decision, command: commands.Hand) -> None:
    """Raise Refused if there is no such seat, or nobody who could get it."""
    room = decision.room
    check_seat(decision, command.seat)
    if room.is_exercise():
        raise Refused("exercise")
    if command.bot is not None and room.is_real():
        raise Refused("real_cards")
    if command.bot is not None and command.bot not in decision.bots:
        raise Refused("unknown_bot", bot=command.bot, known=", ".join(sorted(decision.bots)))
    if (command.bot is None) == (command.person is None):
        raise Refused("bot_or_person")
    if command.person is not None:
        receiver = room.people.get(command.person)
        if receiver is None:
            raise Refused("unknown_person")
        if receiver.gone:
            raise Refused("receiver_gone")


def reclaim_seat(decision: Decision, number: int) -> None:
    """Take back a seat that was lent."""
    check_seat(decision, number)
    seat = decision.room.seats[number]
    if seat.owner != decision.by or seat.holder == decision.by:
        raise Refused("seat_not_lent", seat=number)
    decision.record(entries.Seated(seat=number, holder=decision.by))


def check_seat(decision: Decision, seat: int) -> None:
    """Raise Refused if there is no such seat."""
    if not 0 <= seat < len(decision.room.seats):
        raise Refused("no_seat", seat=seat)
