"""Bots: agents that map a view to a move. They never see the state.

An agent is a class without arguments that has two methods:

    choose(view: View) -> Move | None     a move from `view.legal`, or None: nothing now
    agree(view: View, text: str) -> bool  whether it agrees to a move that touches its pawn or hand
"""

from __future__ import annotations

from typing import Protocol

from ..engine.notation import Move
from ..engine.view import View
from .policy_bot import PolicyBot
from .random_bot import RandomBot
from .rule_of_thumb import RuleOfThumb
from .search import Search


class Agent(Protocol):
    """Anything that can hold a seat."""

    def choose(self, view: View) -> Move | None: ...

    def agree(self, view: View, text: str) -> bool: ...


class Careful(Search):
    """The search with a sixth of the budget."""

    def __init__(self) -> None:
        super().__init__(rollouts=1000)


class Deep(Search):
    """The search at the strength that the arena measures."""


BOTS: dict[str, type[Agent]] = {
    "thumb": RuleOfThumb,
    "random": RandomBot,
    "quick": PolicyBot,
    "careful": Careful,
    "deep": Deep,
}

__all__ = ["BOTS", "Agent", "PolicyBot", "RandomBot", "RuleOfThumb", "Search"]
