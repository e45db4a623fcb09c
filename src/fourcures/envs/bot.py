"""A bot from an agent of the environments, for the arena, the leaderboard and tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import SupportsInt

from ..engine.notation import Move
from ..engine.rules.board import EDITIONS
from ..engine.view import View
from .actions import Bytes
from .games import Games
from .observations import Floats32
from .settings import Settings
from .who_decides import MODES, NEVER, TEAM, owner_of

Decide = Callable[[Floats32, Bytes], SupportsInt]


class EnvBot:
    """A bot that asks a function of observation and mask for codes, until they make a move.

    With open hands it sees what the deciding seat sees, and plays the events of its own seat when
    that seat would; so a team of such bots plays like one agent with `out_of_turn="team"`. With
    private hands it plays like an agent with `out_of_turn="never"`.
    """

    def __init__(self, decide: Decide) -> None:
        self.decide = decide

    def choose(self, view: View) -> Move | None:
        """Return a legal move of the view's seat, or None if it waits, as when not on turn."""
        s = view.state
        if not view.legal_moves or (s["private"] and view.viewer != owner_of(s)):
            return None
        games = open_games(s["players"], s["epidemics"], s["edition"], bool(s["private"]))
        games.put(0, s)
        while (move := games.completed_move(0)) is None:
            games.actions[0] = int(self.decide(games.observations[0], games.masks[0]))
            games.refuse_illegal()
            games.play()
        return move if move.seat == view.viewer else None

    def agree(self, view: View, text: str) -> bool:
        """Agree to every move of a teammate: the agent decides for the team."""
        return True


@cache
def open_games(players: int, epidemics: int, edition: int, private: bool) -> Games:
    """Return the arrays of one game with these settings."""
    return Games(
        1,
        Settings(
            players=players,
            difficulty=epidemics,
            edition=EDITIONS[edition],
            hands="private" if private else "open",
            out_of_turn=MODES[NEVER if private else TEAM],
        ),
    )
