"""Prompts: which player must do what."""

from __future__ import annotations

from ...engine.rules.board import HAND_LIMIT
from ...text.names import Names
from ..overview import Overview


def describe_awaited(overview: Overview, n: Names) -> str:
    """Return which player must do what, short enough for a prompt."""
    view = overview.view
    if view.outcome is not None:
        return n.say("terminal-game-over", result=view.outcome.result)
    role = n.short(overview.players[overview.decider].role)
    match view.phase:
        case "actions":
            return n.say("terminal-to-act", role=role, actions=view.actions_left)
        case "draw":
            return n.say("terminal-to-draw", role=role)
        case "epidemic" if view.epidemic_step == "infected":
            return n.say("terminal-to-intensify", role=role)
        case "epidemic":
            return n.say("terminal-to-begin-second", role=role)
        case "discard":
            over = len(overview.players[overview.decider].hand) - HAND_LIMIT
            return n.say("terminal-to-discard", role=role, cards=over)
        case "forecast":
            return n.say("terminal-to-order", role=role)
        case _ if view.infections_left == 0:
            return n.say("terminal-to-end", role=role)
        case _ if view.quiet_nights and view.infections_left == view.infection_rate:
            return n.say("terminal-to-sleep", role=role)
        case _:
            return n.say("terminal-to-infect", role=role, cards=view.infections_left)
