"""Positions for the benchmarks of the coach: the beginnings of turns in games of the policy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

from fourcures import Game
from fourcures.bots import PolicyBot
from fourcures.bots.team import next_move
from fourcures.engine.rules.state import ACTIONS
from fourcures.engine.rules.turn import ACTIONS_PER_TURN

STAGES = 9  # of a game, one after another
FIRST, LATER = 20, 7  # moves before the first stage, and from one to the next


def middle_of(number: int, name: str = "coach") -> Game | None:
    """Return the position with this number; None if the game ends before it."""
    players, hands = 2 + number % 3, ("open", "private")[number % 2]
    game = Game.new(players=players, hands=hands, seed=f"{name} {number}")
    return play_on(game, FIRST + LATER * (number % STAGES))


def stage_of(number: int, name: str) -> Game | None:
    """Return the position with this number of games with open hands and all numbers of epidemics.

    Its turn is the first one, the second one, …: late ones are often nearly lost.
    """
    players, epidemics, turns = 2 + number % 3, 4 + number // 3 % 3, number // 9 % 20
    game = Game.new(players=players, epidemics=epidemics, hands="open", seed=f"{name} {number}")
    return play_on(game, 6 * turns)


def play_on(game: Game, moves: int) -> Game | None:
    """Let the policy play this number of moves, and then on to the beginning of a turn."""
    team = [PolicyBot()] * len(game.roles)
    for _ in range(moves):
        if game.outcome is None:
            game.play(next_move(game, team))
    while game.outcome is None and not begins(game):
        game.play(next_move(game, team))
    return game if game.outcome is None else None


def begins(game: Game) -> bool:
    """Return whether a turn begins."""
    s = game.state
    return bool(s["phase"] == ACTIONS and s["actions_left"] == ACTIONS_PER_TURN)


def middles(name: str = "coach") -> Iterator[Game]:
    """Yield positions in many settings, without end."""
    for number in count():
        game = middle_of(number, name)
        if game is not None:
            yield game


def find_numbers(
    positions: int, position_of: Callable[[int, str], Game | None], name: str
) -> list[int]:
    """Return the numbers of the first positions that there are."""
    found: list[int] = []
    for number in count():
        if len(found) == positions:
            return found
        if position_of(number, name) is not None:
            found.append(number)
    return found
