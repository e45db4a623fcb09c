"""What happens at a table with bots, as lines for the viewer."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...engine.move_parts import describe_text
from ...protocol.coach import AdvisedAnswer, MoveReason, TurnReason
from ...table import entries
from ...table.room import Logged, Request, Room
from ...text.names import Names
from ...text.sentences import describe_events
from ..say.advice import describe_claim, describe_move, explain_step
from ..say.reply import Reply


def describe_logged(
    logged: Sequence[Logged], before: Room, viewer: int | None, n: Names
) -> list[str]:
    """Return what happened since `before`, as far as the viewer may know it."""
    lines: list[str] = []
    told: dict[tuple[int, str | None], list[str]] = {}
    for entry, events in ((one.entry, one.events) for one in logged):
        match entry:
            case entries.Asked():
                lines += describe_plan(entry, before, n)
            case entries.Played():
                if not was_asked_for(entry, before):
                    lines += describe_plan(entry, before, n)
                lines += describe_events([event.redacted(viewer) for event in events], n)
            case entries.Answered(yes=False, by=by) if is_bot(by):
                lines += describe_refusal(entry, before, n)
            case entries.Told(card=str(card)):
                told.setdefault((entry.seat, entry.by), []).append(card)
    for (seat, by), cards in told.items():
        message = "terminal-bot-tells" if is_bot(by) else "terminal-told"
        role = n(before.playing().roles[seat])
        lines.append(n.say(message, role=role, cards=n.enumeration(cards)))
    return lines


def is_bot(holder: str | None) -> bool:
    """Return whether the holder of a seat is a bot."""
    return holder is not None and holder.startswith("bot:")


def was_asked_for(entry: entries.Played, before: Room) -> bool:
    """Return whether a move was a request, so that its plan has been described."""
    asked = [(request.seat, request.text) for request in before.requests]
    return (entry.seat, entry.text) in asked or entry.seat in before.on_course


def describe_plan(entry: entries.Played | entries.Asked, before: Room, n: Names) -> list[str]:
    """Return what a bot's turn is for, if it begins and hands are open."""
    if entry.why is None or "says" not in entry.why or before.is_private():
        return []
    says = msgspec.convert(entry.why, TurnReason).says
    plan = " ".join(describe_claim(claim, n) for claim in says)
    role = n(before.playing().roles[entry.seat])
    return [n.say("terminal-bot-plans", role=role, plan=plan)] if plan else []


def describe_refusal(entry: entries.Answered, before: Room, n: Names) -> list[str]:
    """Return that a bot does not agree to a move, and why if hands are open."""
    request = before.request(entry.request)
    if request is None:
        return []
    role, move = n(before.playing().roles[entry.seat]), describe_request(request, before, n)
    declined = n.say("terminal-bot-declines", role=role, move=move)
    if entry.why is None or before.is_private():
        return [declined]
    return [f"{declined} {explain_step(msgspec.convert(entry.why, MoveReason), n)}"]


def ask_for_consent(request: Request, room: Room, n: Names) -> str:
    """Return the question of a bot to a player, and its reason if hands are open."""
    asker = n(room.playing().roles[request.seat])
    asked = n.say("request-move", player=asker, move=describe_request(request, room, n))
    if request.why is None or room.is_private():
        return f"{asked}."
    if "says" in request.why:  # the plan has just been described
        return f"{asked}."
    return f"{asked}. {explain_step(msgspec.convert(request.why, MoveReason), n)}".rstrip()


def describe_request(request: Request, room: Room, n: Names) -> str:
    """Return the text of the requested moves, in their order."""
    state = room.playing().state
    parts = [describe_text(step.text, state, request.seat) for step in request.steps]
    return ", ".join(
        step.text if part is None else describe_move(part, n)
        for step, part in zip(request.steps, parts, strict=True)
    )


def describe_answer(advice: AdvisedAnswer | None, n: Names) -> Reply:
    """Return how the coach would answer a request."""
    if advice is None:
        return Reply([n.say("coach-none")])
    says = [describe_claim(claim, n) for claim in advice.says]
    return Reply([" ".join([n.say("coach-accept" if advice.yes else "coach-decline"), *says])])
