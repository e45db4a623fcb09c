"""Signals: fixed phrases of the chat, which every reader sees in their own language."""

from __future__ import annotations

import re

from ..engine.rules.board import CARD, CITY, DISEASE, EPIDEMIC
from ..protocol.commands import Phrase
from ..protocol.refusals import Refused
from .room import Room

# What each phrase is about; some are about nothing.
PHRASES: dict[Phrase, tuple[str, ...]] = {
    "look": ("city", "card", "role"),
    "going": ("city",),  # I go there
    "help": ("city",),  # somebody should go there
    "need": ("card",),
    "keep": ("card",),
    "cure": ("disease",),  # I can cure it in my next turn
    "yes": (),
    "no": (),
    "wait": (),
    "thanks": (),
    "well_played": (),
    "good_idea": (),
    "risky": (),
    "rematch": ("code",),  # of the table where the next game is
}
CODE = re.compile("[A-Z0-9]{4,16}")


def check_signal(room: Room, by: str, phrase: Phrase, about: str | None) -> None:
    """Raise Refused unless this person can say this phrase about this."""
    if phrase == "rematch" and not room.is_over():
        raise Refused("not_over")
    if phrase == "rematch" and not room.seats_of(by):
        raise Refused("no_own_seat")
    kinds = PHRASES[phrase]
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
