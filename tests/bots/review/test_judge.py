"""Attempts at puzzles are judged."""

from __future__ import annotations

from fourcures.analysis.played_turns import PlayedTurn, list_moments, split_turns
from fourcures.bots.puzzles.collection import Puzzle, load_puzzles
from fourcures.bots.review.judge import judge_attempt

EASIEST, HARDEST = load_puzzles()[0], load_puzzles()[-1]


def attempt(tried: Puzzle, *moves: str) -> PlayedTurn:
    """Return the turn of somebody who plays these moves."""
    game = tried.game()
    for move in moves:
        game.play(move)
    (turn,) = split_turns(list_moments(game))
    return turn


def test_the_solution_solves_a_puzzle_and_a_pass_does_not() -> None:
    best = judge_attempt(attempt(EASIEST, *EASIEST.solution), EASIEST.solution)
    assert best.is_solved and best.loss == 0
    assert [move.text for move in best.best] == EASIEST.solution
    nothing = judge_attempt(attempt(EASIEST, "pass"), EASIEST.solution)
    assert not nothing.is_solved and nothing.loss > 0.04
    assert nothing.before == best.before, "the win chance is that after the solution"
