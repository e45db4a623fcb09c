"""Moves of the game."""

from __future__ import annotations

from ...engine.errors import IllegalMove
from ...engine.notation import Move, Unreadable, parse
from ...engine.rules.moves import NEXT, TAKE, kind_of
from ...protocol import commands
from ...protocol.refusals import Refused
from .. import entries
from ..windows import stoppers_of_draw
from .decision import Decision
from .event_windows import pass_window
from .requests import steps_to_ask


def make_move(decision: Decision, command: commands.Move) -> None:
    """Play a move, or ask the players whose pawn or hand it affects.

    A bot asks at once for what its plan needs later in the turn.
    """
    room, game = decision.room, decision.room.require_game()
    decision.cards = command.cards
    if command.seat is not None:
        decision.require_own_seat(command.seat)
    move = read_move(decision, command)
    decision.require_own_seat(move.seat)
    if kind_of(move) == NEXT and room.is_exercise():
        raise Refused("exercise")
    refusal = game.why_not(move)
    if kind_of(move) == NEXT and room.in_window() and refusal is None:
        pass_window(decision)  # others may still want to play an event
        return
    if kind_of(move) == NEXT and refusal is None and stoppers_of_draw(room, decision.by or ""):
        decision.record(entries.WentOn(holder=decision.by or ""))
        return
    plan = command.plan if isinstance(command, commands.ReasonedMove) else []
    steps = steps_to_ask(room, decision.by, move, plan)
    if steps and steps[0].of and kind_of(move) == TAKE and room.is_private():
        # Whether the other player has the card is for them to answer (R12.6).
        if move not in room.view(move.seat).legal_moves:
            if refusal is None:
                raise Refused("no_window")
            raise Refused.illegal(IllegalMove(command.text, refusal))
    elif refusal is not None:
        raise Refused.illegal(IllegalMove(command.text, refusal))
    why = command.why if isinstance(command, commands.ReasonedMove) else None
    if steps:
        decision.record(entries.Asked(seat=move.seat, steps=steps, why=why))
    else:
        decision.play(move.seat, str(move), why=why)


def read_move(decision: Decision, command: commands.Move) -> Move:
    """Return the move that a text means for its sender; raise Refused if it means none."""
    state, mine = decision.room.playing().state, decision.own_seats
    # A person with several seats plays a move for the seat that it belongs to.
    seat = command.seat if command.seat is not None or len(mine) != 1 else mine[0]
    try:
        move = parse(command.text, state, seat)
        if seat is None and move.plays_event and move.seat not in mine:
            # Trying to play an event must not reveal who else holds it.
            move = parse(command.text, state, decision.require_own_seat(None))
    except Unreadable as error:
        raise Refused.illegal(IllegalMove(command.text, error.refusal)) from None
    return move
