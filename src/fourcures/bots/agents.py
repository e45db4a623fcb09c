"""The agent protocol and the named bots."""

from __future__ import annotations

from typing import Protocol

from ..engine.notation import Move
from ..engine.view import View
from .players.policy_bot import PolicyBot
from .players.random_bot import RandomBot
from .players.rule_of_thumb import RuleOfThumb
from .players.search import Search


class Agent(Protocol):
    """A player of a seat."""

    def choose(self, view: View) -> Move | str | None:
        """Return one of `view.legal_moves`, its text, or None to do nothing now.

        Every seat is asked, because anyone may play an event; a seat that is not on turn usually
        returns None. `game.view(game.turn)` is the view of the seat that is on turn.
        """

    def agree(self, view: View, text: str) -> bool:
        """Return whether another player may make this move, which affects its pawn or hand."""


# The levels of the search. Another one is a class like this, with its own rollouts and perhaps
# settings, and a line in BOTS; `web/src/game/words/bots.ts` and `bot-NAME` in `locales` offer it.
class Careful(Search):
    """The search with an eighth of its rollouts."""

    def __init__(self) -> None:
        super().__init__(rollouts=500)


BOTS: dict[str, type[Agent]] = {
    "thumb": RuleOfThumb,
    "random": RandomBot,
    "quick": PolicyBot,
    "careful": Careful,
    "deep": Search,  # at the strength measured in the arena
}
