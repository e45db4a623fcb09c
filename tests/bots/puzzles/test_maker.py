"""Puzzles are found in games of bots."""

from __future__ import annotations

import pytest

from fourcures.bots.players.search import ROLLOUTS, Search
from fourcures.bots.puzzles.collection import Puzzle
from fourcures.bots.puzzles.maker import (
    FEW,
    compare_with_rivals,
    find_best_turn,
    find_puzzle,
    propose_turns,
)
from fourcures.bots.review.judge import follow_solution
from fourcures.engine.buffers import pack
from tests.bots.puzzles.sets import TURNS

SAMPLE = TURNS[:: len(TURNS) // 20]
EASIEST, HARDEST = TURNS[0], TURNS[-1]


def closest(tried: Puzzle) -> float:
    """Return what the closest rival of a solution costs, by a small search."""
    game, search = tried.game(), Search(team=True)
    view = game.view(game.turn)
    moves, end = follow_solution(view.state, tried.seat, tried.solution)
    turns = propose_turns(search, view.state)
    best, _, _ = find_best_turn(search, view, turns, ROLLOUTS)
    known = best._replace(moves=list(moves), end=pack(end))
    return compare_with_rivals(search, view, known, [best], FEW).rivals[0].loss


@pytest.mark.breadth
@pytest.mark.parametrize("tried", [EASIEST, HARDEST], ids=lambda tried: str(tried.id))
def test_a_small_search_finds_nothing_better(tried: Puzzle) -> None:
    assert closest(tried) > -0.01


@pytest.mark.breadth
@pytest.mark.parametrize("tried", SAMPLE, ids=lambda tried: str(tried.id))
def test_a_small_search_finds_nothing_better_in_other_puzzles(tried: Puzzle) -> None:
    assert closest(tried) > -0.01


@pytest.mark.breadth
def test_the_maker_finds_a_shipped_puzzle_again() -> None:
    again = find_puzzle(EASIEST.position, EASIEST.deal, EASIEST.turn)
    assert again is not None
    assert (again.solution, again.theme) == (EASIEST.solution, EASIEST.theme)
