"""Talk: chat, signals, shared plans, and true statements about a hand."""

from __future__ import annotations

import re

from ...engine.move_parts import MoveParts
from ...engine.rules.board import CARD, CITY, DISEASE, EPIDEMIC, cards_of_colour
from ...engine.rules.roles import role_name
from ...protocol import commands
from ...protocol.refusals import Refused
from ...protocol.texts import LONGEST_TEXT, clean_text
from .. import entries
from ..room import Room
from ..shared_plans import PLAN, check_comment, describe_turns, planned_turns
from .decision import Decision

# What each phrase is about; replies are about nothing.
PHRASES: dict[commands.Phrase, tuple[str, ...]] = {
    "look": ("city", "card", "role"),
    "going": ("city",),  # I go there
    "help": ("city",),  # somebody should go there
    "need": ("card",),
    "keep": ("card",),
    "cure": ("disease",),  # I can cure it in my next turn
    "rematch": ("code",),  # of the table where the next game is
}
CODE = re.compile("[A-Z0-9]{4,16}")


def say(decision: Decision, command: commands.Say) -> None:
    """Say something in the chat, or about a plan."""
    text = clean_text(command.text, LONGEST_TEXT)
    check_comment(decision.room, command.plan, command.step)
    decision.record(entries.Said(text=text, plan=command.plan, step=command.step))


def send_signal(decision: Decision, command: commands.Signal) -> None:
    """Say a fixed phrase; its text is for programs that do not know it."""
    phrase, about = command.phrase, command.about
    check_signal(decision.room, decision.by or "", phrase, about)
    text = " ".join([phrase, *([about] if about else [])]).replace("_", " ")
    check_comment(decision.room, command.plan, command.step)
    decision.record(
        entries.Said(text=text, phrase=phrase, about=about, plan=command.plan, step=command.step)
    )


def check_signal(room: Room, by: str, phrase: commands.Phrase, about: str | None) -> None:
    """Raise Refused unless this person can say this phrase about this."""
    if phrase == "rematch" and not room.is_over():
        raise Refused("not_over")
    if phrase == "rematch" and not room.seats_of(by):
        raise Refused("no_own_seat")
    kinds = PHRASES.get(phrase, ())
    if about is None and not kinds:
        return
    if about is None or not any(is_a(kind, about, room) for kind in kinds):
        raise Refused("wrong_signal", phrase=phrase, kinds=", ".join(kinds) or "nothing")


def is_a(kind: str, name: str, room: Room) -> bool:
    """Return whether something at this table has that name."""
    if kind == "role":
        return room.game is not None and name in room.game.roles
    if kind == "code":
        return CODE.fullmatch(name) is not None
    if kind == "card":
        return name in CARD and CARD[name] != EPIDEMIC
    return name in (CITY if kind == "city" else DISEASE)


def suggest_plan(decision: Decision, command: commands.Suggest) -> None:
    """Show the team a plan for some turns, instead of the sender's last one for them."""
    decision.room.require_game()
    planned = planned_turns(command.seat, command.moves, command.then)
    turns = describe_turns(decision.room, planned)
    for seat in seats_planned_after(decision.room, decision.by or "", turns[0][0]):
        if seat not in dict(turns):  # a turn that the plan no longer has
            show_plan(decision, seat, [], None)
    after = None
    for seat, moves in turns:
        show_plan(decision, seat, moves, after)
        after = seat


def seats_planned_after(room: Room, by: str, seat: int) -> list[int]:
    """Return the seats whose turns a person plans after that of a seat."""
    direct = [other for (who, other), plan in room.plans.items() if (who, plan.after) == (by, seat)]
    return direct + [more for other in direct for more in seats_planned_after(room, by, other)]


def show_plan(decision: Decision, seat: int, moves: list[MoveParts], after: int | None) -> None:
    """Show the plan for one turn; one without moves is withdrawn."""
    roles = decision.room.playing().roles
    texts = ", ".join(move.text for move in moves)
    decision.record(
        entries.Said(
            text=f"plan for {roles[seat]}: {texts or 'none'}".replace("_", " "),
            phrase=PLAN,
            about=roles[seat],
            moves=moves,
            after=None if after is None else roles[after],
        )
    )


def tell_cards(decision: Decision, command: commands.Tell) -> None:
    """Tell the team a card of one's hand, or how many of a disease are in it (R12.5)."""
    state = decision.room.require_game().state
    seat = decision.require_own_seat(command.seat)
    hand, card, disease, count = state["hands"][seat], command.card, command.disease, None
    if card is not None:
        if card not in CARD or not hand >> CARD[card] & 1:
            raise Refused("not_in_hand", card=card, player=role_name(state, seat))
        disease = None
    elif disease is not None:
        count = cards_of_colour(hand, DISEASE[disease]).bit_count()
    else:
        raise Refused("untold")
    decision.record(entries.Told(seat=seat, card=card, disease=disease, count=count))
