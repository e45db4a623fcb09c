"""Shared plans: moves for a seat's next turn that somebody shows the team.

A plan is made of what its author wrote, and described from what everybody knows, so that it shows
nothing else. Whether its steps are possible is for each reader to ask, from their own knowledge.
"""

from __future__ import annotations

from ..analysis import plan
from ..engine.move_parts import MoveParts
from ..engine.view import View
from .errors import Refused
from .room import Room
from .schema import ShownDraft

PLAN = "plan"  # the phrase of such a chat message
LONGEST_MOVE = 200  # characters


def plan_for(room: Room, seat: int, moves: list[str]) -> tuple[str, list[MoveParts]]:
    """Return the role that a plan is for, and its moves in parts; raise Refused."""
    if not 0 <= seat < len(room.seats):
        raise Refused("no_seat", seat=seat)
    if any(len(text) > LONGEST_MOVE for text in moves):
        raise Refused("unreadable", problem=f"a move has at most {LONGEST_MOVE} characters")
    try:
        steps, _ = plan(View(room.view(None).state, seat), moves)
    except ValueError as error:
        raise Refused("unreadable", problem=str(error)) from None
    parts = [step.parts for step in steps if step.parts is not None]
    if len(parts) < len(moves):
        wrong = next(step.move for step in steps if step.parts is None)
        raise Refused("unreadable", problem=f"{wrong!r} is not a move")
    return room.playing().roles[seat], parts


def check_comment(room: Room, number: int | None, step: int | None) -> None:
    """Raise Refused if a comment is about a plan that is not shown, or a step that it lacks."""
    if number is None and step is None:
        return
    plan = next((one for one in room.plans.values() if one.number == number), None)
    if plan is None:
        raise Refused("no_plan")
    if step is not None and not 1 <= step <= len(plan.moves):
        raise Refused("no_step", last=len(plan.moves))


def draft(room: Room, by: str, seat: int, moves: list[str]) -> list[ShownDraft]:
    """Return the plan that a person is making, as all others may see it; raise Refused."""
    if room.closed:
        raise Refused("closed")
    if by not in room.people:
        raise Refused("not_here")
    if room.game is None:
        raise Refused("not_begun", empty=sum(one.holder is None for one in room.seats))
    _, parts = plan_for(room, seat, moves)
    return [{"by": by, "seat": seat, "moves": parts}] if parts else []
