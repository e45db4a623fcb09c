"""What the engine raises when it is asked for something that cannot be.

    FourCuresError (a ValueError)
    ├── IllegalMove      the move is not legal now; carries the rule and the reason
    ├── NothingToUndo    no move can be taken back
    ├── NothingToDraw    nobody says which card comes; carries the cards that could
    ├── InvalidSetup     a game cannot be set up so
    ├── InvalidPosition  a position cannot be
    └── InvalidRecord    a record cannot be replayed

Whatever is raised, the game that was asked is untouched.
"""

from __future__ import annotations

import warnings

from .reasons import Param, Refusal


class FourCuresError(ValueError):
    """Bad input; the message says what is wrong and what would be right."""


class IllegalMove(FourCuresError):
    """The move is not legal now."""

    def __init__(self, move: str, refusal: Refusal) -> None:
        super().__init__(f"{move}: {refusal.message} ({refusal.rule})")
        self.move = move
        self.refusal = refusal

    @property
    def rule(self) -> str:
        """The number of the rule, such as R4.4."""
        return self.refusal.rule

    @property
    def code(self) -> str:
        """The reason as an id."""
        return self.refusal.code

    @property
    def params(self) -> dict[str, Param]:
        """The parameters of the reason."""
        return self.refusal.params

    @property
    def arguments(self) -> dict[str, Param]:
        """Deprecated: use `params`."""
        warnings.warn("IllegalMove.arguments is now .params", DeprecationWarning, stacklevel=2)
        return self.params

    @property
    def message(self) -> str:
        """The reason as an English sentence."""
        return self.refusal.message


class NothingToUndo(FourCuresError):
    """No move can be undone: a card has been revealed since, or there was no move."""


class NothingToDraw(FourCuresError):
    """No source names the next card: pass the cards of the real deck to `play`.

    `deck` is "player", "infection" or "bottom" (of the infection deck); `cards` are the cards that
    could come.
    """

    def __init__(self, deck: str, cards: list[str]) -> None:
        super().__init__("no deal and no script says which card comes")
        self.deck = deck  # "player", "infection", or "bottom" of the infection deck
        self.cards = cards  # one of these


class InvalidSetup(FourCuresError):
    """A game cannot be set up like this; the message says why, `field` which field is wrong."""

    def __init__(self, message: str, field: str = "setup") -> None:
        super().__init__(message)
        self.field = field


class InvalidPosition(FourCuresError):
    """The position is impossible; the message says where and why."""


class InvalidRecord(FourCuresError):
    """The record cannot be replayed; the message says which line and why."""
