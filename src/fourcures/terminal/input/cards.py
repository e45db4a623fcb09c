"""Parse card names: with a real deck, players type which card they drew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...engine.errors import NothingToDraw
from ...engine.notation import Move
from ...engine.rules.board import CARDS
from ...text.names import Names
from .moves import LEAST_LETTERS

MOST_OFFERED = 8


class PendingMove(NamedTuple):
    """A move that waits until the players enter the cards drawn from the real deck."""

    move: Move | str
    seat: int | None
    cards: list[str]  # entered so far
    next: NothingToDraw

    def question(self, names: Names) -> str:
        """Return the question for the next card."""
        return names.say(f"beside-which-{self.next.deck}", number=len(self.cards) + 1)


class NotTaken(ValueError):
    """The input does not answer the question; the message tells the player why."""


def read_card(word: str, could: Sequence[str], names: Names) -> str:
    """Return the only card with this name or prefix; raise NotTaken if there is no such card."""
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
