"""Cards by name: what people with a real deck type when they are asked which card it gave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..engine.errors import NothingToDraw
from ..engine.notation import Move
from ..engine.rules.board import CARDS
from .input import LEAST_LETTERS
from .names import Names

MOST_OFFERED = 8


class PendingMove(NamedTuple):
    """A move that waits until the real deck's cards for it are told."""

    move: Move | str
    seat: int | None
    cards: list[str]  # those that were told
    next: NothingToDraw

    def question(self, names: Names) -> str:
        """What the table wants to know."""
        return names.say(f"beside-which-{self.next.deck}", number=len(self.cards) + 1)


class NotTaken(ValueError):
    """What was typed is no answer to what was asked; the message says why, to the player."""


def read_card(word: str, could: Sequence[str], names: Names) -> str:
    """The one card of these that is called so, or begins so; NotTaken says what is wrong."""
    name = "montreal" if word == "toronto" else word
    if name in could:
        return name
    if name in CARDS:
        raise NotTaken(names.say("terminal-card-elsewhere", card=names(name)))
    fitting = [card for card in could if card.startswith(name)] if len(name) > 1 else []
    if len(fitting) == 1 and len(name) >= LEAST_LETTERS:
        return fitting[0]
    if fitting:
        choices = ", ".join(names(card) for card in fitting[:MOST_OFFERED])
        raise NotTaken(names.say("terminal-which", choices=choices))
    raise NotTaken(names.say("terminal-no-card", word=word))
