"""Bots: agents that map a view to a move. They never see the state.

An agent is a class without arguments that has two methods:

    choose(view: View) -> Move | None     a move from `view.legal`, or None: nothing now
    agree(view: View, text: str) -> bool  whether it agrees to a move that touches its pawn or hand
"""

from .agents import BOTS, Agent
from .policy_bot import PolicyBot
from .random_bot import RandomBot
from .rule_of_thumb import RuleOfThumb
from .search import Search

__all__ = ["BOTS", "Agent", "PolicyBot", "RandomBot", "RuleOfThumb", "Search"]
