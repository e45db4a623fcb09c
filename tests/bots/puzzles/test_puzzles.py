"""Puzzles: the shipped ones are sound, attempts are judged, a rating follows."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from fourcures.analysis.played_turns import PlayedTurn, is_acting, list_moments, split_turns
from fourcures.bots.players.search import ROLLOUTS, Search
from fourcures.bots.puzzles.collection import NoSuchPuzzle, Puzzle, get_puzzle, load_puzzles
from fourcures.bots.puzzles.difficulty import PANEL, performance
from fourcures.bots.puzzles.maker import (
    FEW,
    compare_with_rivals,
    find_best_turn,
    find_puzzle,
    propose_turns,
)
from fourcures.bots.puzzles.selection import select_puzzles
from fourcures.bots.review.attempts import is_solved, judge_attempt
from fourcures.bots.review.judge import follow_solution
from fourcures.engine.rules.state import pack
from fourcures.rating import Rating, rate_attempt

SAMPLE = load_puzzles()[:: max(1, len(load_puzzles()) // 20)]
EASIEST, HARDEST = load_puzzles()[0], load_puzzles()[-1]


def attempt(tried: Puzzle, *moves: str) -> PlayedTurn:
    """Return the turn of somebody who plays these moves."""
    game = tried.game()
    for move in moves:
        game.play(move)
    (turn,) = split_turns(list_moments(game))
    return turn


def test_the_shipped_puzzles_are_a_set_in_rising_difficulty() -> None:
    found = load_puzzles()
    assert [each.id for each in found] == list(range(1, len(found) + 1))
    assert all(easier.rating <= harder.rating for easier, harder in pairwise(found))
    assert sum(each.quick for each in found) <= len(found) / 2
    assert max(Counter(each.deal for each in found).values()) <= 2
    assert all(each.gap >= 0.05 and 0.01 < each.low <= each.gap for each in found)
    assert get_puzzle(1) is found[0]
    with pytest.raises(NoSuchPuzzle, match="1 to"):
        get_puzzle(len(found) + 1)


def test_every_solution_is_a_legal_turn_of_the_player_to_move() -> None:
    for each in load_puzzles():
        game = each.game()
        assert game.phase == "actions" and game.actions_left == 4 and not game.is_private
        for text in each.solution:
            assert game.parse(text).seat == each.seat, each.id
            game.play(text)
        assert not is_acting(game.state), each.id
        assert (each.theme == "win" and each.turns == 1) == game.is_over
        assert (each.theme == "win") == (each.turns is not None)
        assert each.theme != "cure" or each.disease in game.cures


def test_no_puzzle_tells_the_order_of_the_decks() -> None:
    for each in load_puzzles():
        assert each.position["player_deck"].keys() == {"piles"}
        assert each.position["infection_deck"].keys() == {"layers"}


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


def test_the_solution_solves_a_puzzle_and_a_pass_does_not() -> None:
    best = judge_attempt(attempt(EASIEST, *EASIEST.solution), EASIEST.solution)
    assert is_solved(best) and best.loss == 0
    assert [move.text for move in best.best] == EASIEST.solution
    nothing = judge_attempt(attempt(EASIEST, "pass"), EASIEST.solution)
    assert not is_solved(nothing) and nothing.loss > 0.04
    assert nothing.before == best.before, "the win chance is that after the solution"


def test_a_solved_puzzle_raises_the_rating_and_a_hint_makes_it_count_less() -> None:
    new = Rating()
    equal, harder = 1500, 1900
    without, one_hint, two_hints = (
        rate_attempt(new, equal, True, hints).rating for hints in (0, 1, 2)
    )
    assert without > one_hint > two_hints == pytest.approx(new.rating)
    assert rate_attempt(new, equal, False).rating < new.rating
    assert rate_attempt(new, equal, True).deviation < new.deviation
    assert rate_attempt(new, harder, True).rating > without


def test_a_puzzle_that_fewer_bots_find_is_harder() -> None:
    names = list(PANEL)
    ratings = [
        performance({name: place >= failed for place, name in enumerate(names)})
        for failed in range(len(names) + 1)
    ]
    assert ratings == sorted(ratings)
    assert ratings[0] < 1100 and ratings[-1] > 1900


def test_a_set_has_all_themes_and_no_more_than_half_that_the_quick_bot_finds() -> None:
    found = [
        msgspec.structs.replace(
            EASIEST,
            theme=theme,
            rating=1000 + 50 * number,
            quick=number % 4 != 0,
            deal=f"{theme}-{number // 3}",
            turn=number,
        )
        for theme in ("cure", "event")
        for number in range(24)
    ]
    chosen = select_puzzles([*found, *found], 10)
    assert [each.id for each in chosen] == list(range(1, 11))
    assert sum(each.quick for each in chosen) == 5
    assert {each.theme for each in chosen} == {"cure", "event"}
    assert max(Counter(each.deal for each in chosen).values()) <= 2
    assert select_puzzles(found, 10) == chosen, "the same puzzles, the same set"
