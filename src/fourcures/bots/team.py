"""A team of agents plays a game: one agent for each seat, each with its own view.

For example:

    from fourcures import Game
    from fourcures.bots import RuleOfThumb
    from fourcures.bots.team import play_out

    game = Game.new(players=2, seed="hello")
    play_out(game, [RuleOfThumb(), RuleOfThumb()])
    print(game.outcome)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..engine.game import Game
from ..engine.notation import Move
from ..engine.view import View
from .agents import Agent
from .custom import choose_move, is_bot


def next_move(
    game: Game,
    agents: Sequence[Agent],
    view_of: Callable[[Game, int], View] = Game.view,
) -> Move:
    """Return the first move that an agent chooses; other seats are asked before the active one.

    If all agents wait, return the last legal move, which continues the game.
    """
    if game.is_over:
        raise ValueError("there is no next move: the game is over")
    legal = game.legal_moves
    for seat in sorted({move.seat for move in legal}, key=lambda seat: (seat == game.turn, seat)):
        if seat != game.turn and game.phase == "actions" and game.is_private:
            continue  # with private hands nobody can know that an event is wanted
        move = choose_move(agents[seat], view_of(game, seat))
        if move is not None:
            return move
    return legal[-1]


def play_out(game: Game, agents: Sequence[Agent]) -> Game:
    """Play a game to its end with one agent for each seat, and return it."""
    if not isinstance(agents, Sequence) or not all(map(is_bot, agents)):
        raise TypeError(
            "agents must be a list of bots, one for each seat, such as [RandomBot(), …]"
        )
    if len(agents) != len(game.roles):
        raise ValueError(
            f"{len(game.roles)} agents are needed, one for each seat, not {len(agents)}"
        )
    while not game.is_over:
        game.play(next_move(game, agents))
    return game
