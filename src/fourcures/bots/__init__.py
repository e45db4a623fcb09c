"""Bots: agents that map a view to a move. They never see the state.

An agent is a class without arguments that has two methods:

    choose(view: View) -> Move | str | None  one of `view.legal_moves`, its text, or None: nothing
    agree(view: View, text: str) -> bool     whether others may touch its pawn or hand so

Call `custom.chosen(agent, view)` rather than `agent.choose(view)`: it reads texts and checks
the move.
"""

from .agents import BOTS, Agent
from .policy_bot import PolicyBot
from .random_bot import RandomBot
from .rule_of_thumb import RuleOfThumb
from .search import Search

__all__ = ["BOTS", "Agent", "PolicyBot", "RandomBot", "RuleOfThumb", "Search"]
