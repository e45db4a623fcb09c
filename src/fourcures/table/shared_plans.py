"""Shared plans: moves for the next turns of one or several seats that somebody shows the team.

A plan is made of what its author wrote, and described from what everybody knows, so that it shows
nothing else. Whether its steps are possible is for each reader to ask, from their own knowledge.
The turn of a later seat begins where the earlier turns of the plan end, as if nothing else happened
until then: the cards that are drawn and the infections are unknown.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..analysis import Step, plan
from ..engine.move_parts import MoveParts
from ..engine.view import View
from ..protocol.commands import PlannedTurn
from ..protocol.refusals import Refused
from ..protocol.schema import ShownDraft
from .room import Room

PLAN: Final = "plan"  # the phrase of such a chat message
LONGEST_MOVE = 200  # characters
MOST_MOVES = 24  # in all turns of a plan; a draft must fit into a notification


class TriedTurn(NamedTuple):
    """A turn of a plan: its steps, and the view after those that are legal."""

    seat: int
    steps: list[Step]
    view: View


def try_turns(room: Room, view: View, turns: list[PlannedTurn]) -> list[TriedTurn]:
    """Try the turns of a plan one after the other, on what a viewer knows; raise Refused."""
    check_turns(room, turns)
    done: list[TriedTurn] = []
    for turn in turns:
        try:
            known = view.state["hands"]  # those of the viewer, too, who plans for another seat
            steps, view = plan(View(view.state, turn.seat, told=known), turn.moves)
        except ValueError as error:
            raise Refused("unreadable", problem=str(error)) from None
        done.append(TriedTurn(turn.seat, steps, view))
    return done


def check_turns(room: Room, turns: list[PlannedTurn]) -> None:
    """Raise Refused unless the turns are those of seats in their order, and not too long."""
    players = len(room.seats)
    for turn in turns:
        if not 0 <= turn.seat < players:
            raise Refused("no_seat", seat=turn.seat)
    distances = [(turn.seat - turns[0].seat) % players for turn in turns]
    if distances != sorted(set(distances)):
        raise Refused("turn_order")
    moves = [text for turn in turns for text in turn.moves]
    if len(moves) > MOST_MOVES:
        raise Refused("unreadable", problem=f"a plan has at most {MOST_MOVES} moves")
    if any(len(text) > LONGEST_MOVE for text in moves):
        raise Refused("unreadable", problem=f"a move has at most {LONGEST_MOVE} characters")


def describe_turns(room: Room, turns: list[PlannedTurn]) -> list[tuple[int, list[MoveParts]]]:
    """Return the seat and the moves in parts of each turn of a plan; raise Refused."""
    described = []
    for turn in try_turns(room, room.view(None), turns):
        parts = [step.parts for step in turn.steps if step.parts is not None]
        if len(parts) < len(turn.steps):
            wrong = next(step.move for step in turn.steps if step.parts is None)
            raise Refused("unreadable", problem=f"{wrong!r} is not a move")
        described.append((turn.seat, parts))
    return described


def planned_turns(seat: int, moves: list[str], then: list[PlannedTurn]) -> list[PlannedTurn]:
    """Return the turns of a plan that have moves; the first one alone if none has."""
    first = PlannedTurn(seat, moves)
    return [turn for turn in (first, *then) if turn.moves] or [first]


def check_comment(room: Room, number: int | None, step: int | None) -> None:
    """Raise Refused if a comment is about a plan that is not shown, or a step that it lacks."""
    if number is None and step is None:
        return
    plan = next((plan for plan in room.plans.values() if plan.number == number), None)
    if plan is None:
        raise Refused("no_plan")
    if step is not None and not 1 <= step <= len(plan.moves):
        raise Refused("no_step", last=len(plan.moves))


def draft_plan(room: Room, by: str, turns: list[PlannedTurn]) -> list[ShownDraft]:
    """Return the plan that a person is making, as all others may see it; raise Refused."""
    if room.closed:
        raise Refused("closed")
    if by not in room.people:
        raise Refused("not_here")
    room.require_game()
    shown: list[ShownDraft] = []
    for seat, moves in describe_turns(room, turns):
        if moves:
            after = shown[-1]["seat"] if shown else None
            shown.append({"by": by, "seat": seat, "moves": moves, "after": after})
    return shown
