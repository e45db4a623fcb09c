"""Seats: who takes them, lends them and takes them back."""

from __future__ import annotations

from ...protocol import commands
from ...protocol.refusals import Refused
from .. import entries
from ..room import Room
from .decision import Decision

VOTES = 2  # that give the seat of an absent player to a bot


def take_seat(decision: Decision, seat: int) -> None:
    """Sit down on a free seat."""
    check_seat(decision, seat)
    if decision.room.seats[seat].holder is not None:
        raise Refused("seat_taken", seat=seat)
    decision.record(entries.Seated(seat=seat, holder=decision.by))


def leave_seat(decision: Decision, seat: int) -> None:
    """Make a seat free before the game: one's own, or any as the host."""
    check_seat(decision, seat)
    if decision.room.game is not None:
        raise Refused("begun")
    if decision.room.seats[seat].holder != decision.by and decision.by != decision.room.host:
        raise Refused("not_your_seat", seat=seat)
    decision.record(entries.Seated(seat=seat, holder=None))


def hand_over_seat(decision: Decision, command: commands.Hand) -> None:
    """Give a seat to a bot or a person: your own, a free one, or that of an absent player."""
    room, by, number = decision.room, decision.by, command.seat
    check_receiver(decision, command)
    seat = room.seats[number]
    has_say = by == room.host or bool(decision.own_seats)
    free = seat.holder is None and has_say
    if not (free or seat.holder == by or (seat.bot and by == room.host)):
        person = room.people.get(seat.holder or "")
        if person is not None and not person.gone:
            raise Refused("not_gone", seat=number)
        if command.bot is None or not has_say:  # spectators have no vote
            raise Refused("not_your_seat", seat=number)
        decision.record(entries.Voted(seat=number))
        needed = min(VOTES, count_players_here(room))
        if by != room.host and len(room.votes[number]) < needed:
            return
    holder = f"bot:{number}" if command.bot else command.person
    decision.record(entries.Seated(seat=number, holder=holder, bot=command.bot))


def count_players_here(room: Room) -> int:
    """Return how many people hold seats and are not absent."""
    return sum(bool(room.seats_of(person)) for person, they in room.people.items() if not they.gone)


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
    if command.person is not None and command.person not in room.people:
        raise Refused("unknown_person")


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
