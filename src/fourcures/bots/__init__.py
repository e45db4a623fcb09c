"""Bots: agents that map a view to a move. They never see the full state.

An agent is a class without constructor arguments and with two methods:

    choose(view: View) -> Move | str | None  one of `view.legal_moves`, its text, or None to wait
    agree(view: View, text: str) -> bool     whether others may move its pawn or take its card

Call `custom.choose_move(agent, view)` rather than `agent.choose(view)`: it parses text and checks
that the move is legal.
"""

from .agents import BOTS, Agent
from .players.policy_bot import PolicyBot
from .players.random_bot import RandomBot
from .players.rule_of_thumb import RuleOfThumb
from .players.search import Search

__all__ = ["BOTS", "Agent", "PolicyBot", "RandomBot", "RuleOfThumb", "Search"]
