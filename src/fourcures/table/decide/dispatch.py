"""Carry out a command: check that it may be sent, and choose the function for it."""

from __future__ import annotations

from collections.abc import Collection
from typing import assert_never

from ...protocol import commands
from ...protocol.refusals import Refused
from .. import entries
from ..room import Room
from . import event_windows, moves, people, requests, seats, talk, undo
from .decision import Decision

MOST_ENTRIES = 5_000  # of a log: the table is closed then; a long game has 1,000
FOR_THE_GAME = 1_000  # of them, kept for what a game needs to come to its end
NEEDED = commands.Move | commands.Answer | commands.GoOn | commands.Close


def decide(
    room: Room, by: str, command: commands.AnyCommand, bots: Collection[str], now: int = 0
) -> Decision:
    """Carry out a command on a fork of the room; raise Refused if it is not allowed.

    `now` is the time in milliseconds since 1970.
    """
    decision = Decision(room.fork(), by, command.id, bots, now)
    check_sender(decision, command)
    carry_out(decision, command)
    decision.settle()
    if decision.cards:
        raise Refused("wrong_card", card=decision.cards[0])
    return decision


def close_if_full(decision: Decision) -> None:
    """Close the table if its log is full."""
    if decision.room.seq >= MOST_ENTRIES and not decision.room.closed:
        decision.append(entries.Closed())


def check_sender(decision: Decision, command: commands.AnyCommand) -> None:
    """Raise Refused if the table is closed or its log is full, or the sender is not here."""
    room, most = decision.room, MOST_ENTRIES - FOR_THE_GAME
    if room.closed:
        raise Refused("closed")
    if room.seq >= most and not isinstance(command, NEEDED):
        raise Refused("full_log", most=most)
    if decision.by not in room.people and not decision.is_by_bot():
        raise Refused("not_here")


def carry_out(decision: Decision, command: commands.AnyCommand) -> None:
    """Append the entries of a command; raise Refused if it is not allowed."""
    match command:
        case commands.Move():
            moves.make_move(decision, command)
        case commands.GoOn():
            decision.cards = command.cards
            event_windows.pass_window(decision)
        case commands.Hold():
            event_windows.hold_window(decision)
        case commands.Answer():
            requests.answer_request(decision, command)
        case commands.Withdraw():
            requests.withdraw_request(decision, command.request)
        case commands.Undo():
            undo.undo_move(decision)
        case commands.Redo():
            undo.redo_move(decision)
        case commands.Reset():
            undo.reset_turn(decision)
        case commands.Tell():
            talk.tell_cards(decision, command)
        case commands.Say():
            talk.say(decision, command)
        case commands.Signal():
            talk.send_signal(decision, command)
        case commands.Suggest():
            talk.suggest_plan(decision, command)
        case commands.Sit():
            seats.take_seat(decision, command)
        case commands.Ready():
            seats.be_ready(decision, command.yes)
        case commands.Stand():
            seats.leave_seat(decision, command.seat)
        case commands.Hand():
            seats.hand_over_seat(decision, command)
        case commands.Wait():
            seats.wait_for_player(decision, command.seat)
        case commands.ReclaimSeat():
            seats.reclaim_seat(decision, command.seat)
        case commands.StopAt():
            decision.record(entries.StopSet(moment=command.moment, stop=command.stop))
        case commands.Agree():
            people.set_agreeable(decision, command)
        case commands.Rename():
            people.rename_person(decision, command)
        case commands.Remove():
            people.remove_person(decision, command.person)
        case commands.Close():
            decision.require_host()
            decision.record(entries.Closed())
        case _:
            assert_never(command)
