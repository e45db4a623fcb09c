"""Print what bots and the coach decide: python -m tests.compiled.decisions GAMES.

The Python of browsers must print the same.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from fourcures import Game
from fourcures.analysis import outbreak_odds
from fourcures.analysis.played_turns import list_moments, split_turns
from fourcures.bots import BOTS, Search
from fourcures.bots.coach.questions import advise_turns, estimate_win_chance
from fourcures.bots.puzzles.collection import load_puzzles
from fourcures.bots.review.game_review import review_game
from fourcures.bots.review.judge import judge_attempt
from fourcures.bots.team import next_move

SETTINGS = [
    (2, 4, "open", "2013"),
    (4, 5, "open", "2008"),
    (3, 6, "private", "2008"),
    (2, 5, "private", "2013"),
]
HALF = 40  # moves: about half a game
FEW = 20  # futures and rollouts of a review


def new_game(number: int) -> Game:
    """Return a new game of one of the settings."""
    players, epidemics, hands, edition = SETTINGS[number % len(SETTINGS)]
    seed = f"decisions {number}"
    return Game.new(players=players, epidemics=epidemics, hands=hands, edition=edition, seed=seed)


def list_choices(number: int) -> Iterator[object]:
    """Play a whole game of the usual bot; yield each move, with what it tried and the values."""
    game = new_game(number)
    agents = [BOTS["careful"]() for _ in game.roles]
    while not game.is_over:
        move = next_move(game, agents)
        game.play(move)
        yield str(move), [one.tried for one in agents if isinstance(one, Search)]
    yield game.outcome


def list_answers(number: int) -> Iterator[object]:
    """Yield odds, the win chance, advice and the review in the middle of a game; and a puzzle.

    Fractions are rounded, because systems compute logarithms differently.
    """
    game = new_game(number)
    agents = [BOTS["quick"]() for _ in game.roles]
    while not game.is_over and len(game.history) < HALF:
        game.play(next_move(game, agents))
    view = game.view(game.turn)
    odds, chance = outbreak_odds(view), estimate_win_chance(view, 200)
    yield {city: round(share, 9) for city, share in odds.cities.items()}
    yield [round(share, 9) for share in (odds.any, chance.chance, chance.low, chance.high)]
    yield advise_turns(view)
    for turn in review_game(game, FEW, FEW):
        yield turn.played, turn.better, turn.why, round(turn.loss, 6), round(turn.luck, 6)
    puzzle = [each for each in load_puzzles() if not each.options][number]
    tried = puzzle.game()
    tried.play("pass")
    judged = judge_attempt(split_turns(list_moments(tried))[0], puzzle.solution)
    yield round(judged.loss, 6), judged.best, judged.why, judged.against


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        for line in (*list_choices(number), *list_answers(number)):
            print(line)
