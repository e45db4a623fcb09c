"""The exceptions of the engine.

    FourCuresError (a ValueError)
    ├── IllegalMove      the move is not legal now; has the rule and the reason
    ├── NothingToUndo    there is no move to undo
    ├── NothingToDraw    no source can name the next card; has the possible cards
    ├── InvalidSetup     a game cannot be set up like this
    ├── InvalidPosition  the position is impossible
    └── InvalidRecord    the record cannot be replayed

An exception never changes the game.
"""

from __future__ import annotations

from .reasons import Refusal


class FourCuresError(ValueError):
    """Invalid input; the message says what is wrong and what would be right."""


class IllegalMove(FourCuresError):
    """The move is not legal now."""

    def __init__(self, move: str, refusal: Refusal) -> None:
        super().__init__(f"{move}: {refusal.message} ({refusal.rule})")
        self.move = move
        self.refusal = refusal
        self.rule = refusal.rule  #: The number of the rule, such as R4.4.
        self.code = refusal.code  #: The id of the reason.
        self.params = refusal.params  #: The parameters of the reason.
        self.message = refusal.message  #: The reason as an English sentence.


class NothingToUndo(FourCuresError):
    """There is no move to undo: no move was made, or a card has been revealed since."""


class NothingToDraw(FourCuresError):
    """No source can name the next card: pass the cards of the real deck to `play`.

    `deck` is "player", "infection" or "bottom" (of the infection deck); `cards` are the possible
    cards.
    """

    def __init__(self, deck: str, cards: list[str]) -> None:
        super().__init__("no deal and no script names the next card: pass it in cards")
        self.deck = deck  # "player", "infection", or "bottom" of the infection deck
        self.cards = cards  # the possible cards


class InvalidSetup(FourCuresError):
    """A game cannot be set up like this; the message says why, `field` which field is wrong."""

    def __init__(self, message: str, field: str = "setup") -> None:
        super().__init__(message)
        self.field = field


class InvalidPosition(FourCuresError):
    """The position is impossible; the message says where and why."""


class InvalidRecord(FourCuresError):
    """The record cannot be replayed; the message says which line and why."""
