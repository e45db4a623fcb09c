"""Attempts at puzzles are judged."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest

from fourcures import Game, IllegalMove
from fourcures.analysis.played_turns import PlayedTurn, list_moments, split_turns
from fourcures.bots.puzzles.collection import Puzzle
from fourcures.bots.review.judge import judge_attempt
from fourcures.engine.arrays import pack
from tests.bots.positions import BLUE
from tests.bots.puzzles.sets import TURNS
from tests.engine.arranging import all_but, arrange, at

EASIEST, HARDEST = TURNS[0], TURNS[-1]


def attempt(tried: Puzzle, *moves: str) -> PlayedTurn:
    """Return the turn of somebody who plays these moves in a puzzle."""
    return play(tried.game(), *moves)


def play(game: Game, *moves: str) -> PlayedTurn:
    """Return the turn that these moves make."""
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


def test_a_win_with_other_cards_than_those_of_the_solution_counts() -> None:
    game = arrange(
        at("scientist", "atlanta", *BLUE, "paris"),
        at("medic", "paris"),
        diseases={"yellow": "cured", "black": "cured", "red": "cured"},
        cubes={"lima": {"yellow": 1}, "cairo": {"black": 1}, "tokyo": {"red": 1}},
        player_discards=all_but(*BLUE, "paris"),
        epidemics_drawn=4,
    )
    solution = f"cure blue with {' '.join(BLUE)}"
    other = f"cure blue with {' '.join(BLUE[1:])} paris"
    judged = judge_attempt(play(game, other), [solution])
    assert judged.is_solved and judged.loss == 0


@pytest.mark.breadth
def test_another_order_of_the_moves_of_a_solution_counts() -> None:
    tried = 0
    for puzzle in TURNS:
        start = puzzle.game()
        end = final_bytes(start, puzzle.solution)
        for order in permutations(puzzle.solution):
            if [*order] != puzzle.solution and final_bytes(start, order) == end:
                judged = judge_attempt(attempt(puzzle, *order), puzzle.solution)
                assert judged.is_solved and judged.loss == 0
                tried += 1
                break
        if tried == 5:
            return
    raise AssertionError


def final_bytes(game: Game, moves: Sequence[str]) -> bytes | None:
    """Return the position after moves, or None if one is impossible."""
    game = game.copy()
    try:
        for move in moves:
            game.play(move)
    except IllegalMove:
        return None
    return pack(game.state).tobytes()
