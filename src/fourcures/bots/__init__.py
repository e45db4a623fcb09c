"""Bots: agents that map a view to a move. They never see the state.

An agent is a class without arguments that has two methods:

    choose(view: View) -> Move | None     a move from `view.legal`, or None: nothing now
    agree(view: View, text: str) -> bool  whether it agrees to a move that touches its pawn or hand
"""

from __future__ import annotations

from typing import Protocol

from ..engine.notation import Move
from ..engine.view import View
from .random_bot import RandomBot
from .rule_of_thumb import RuleOfThumb


class Agent(Protocol):
    """Anything that can hold a seat."""

    def choose(self, view: View) -> Move | None: ...

    def agree(self, view: View, text: str) -> bool: ...


BOTS: dict[str, type[Agent]] = {"thumb": RuleOfThumb, "random": RandomBot}

__all__ = ["BOTS", "Agent", "RandomBot", "RuleOfThumb"]
