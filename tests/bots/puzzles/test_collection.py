"""The shipped puzzles are sound."""

from __future__ import annotations

from itertools import pairwise
from typing import get_args

import pytest

from fourcures.analysis.played_turns import is_acting
from fourcures.bots.puzzles.collection import (
    ACCEPT,
    DECLINE,
    NoSuchPuzzle,
    Theme,
    get_puzzle,
    load_puzzles,
)


def test_the_shipped_puzzles_are_a_set_in_rising_difficulty() -> None:
    found = load_puzzles()
    assert [each.id for each in found] == list(range(1, len(found) + 1))
    assert all(easier.rating <= harder.rating for easier, harder in pairwise(found))
    assert sum(each.quick for each in found) <= len(found) / 2
    assert len({each.deal for each in found}) == len(found), "no deal twice"
    assert {each.theme for each in found} == {*get_args(Theme)}
    assert {each.position["edition"] for each in found} == {"2008", "2013"}
    assert found[0].rating < 1000
    assert all(each.gap >= 0.05 and 0.01 < each.low <= each.gap for each in found)
    assert get_puzzle(1) is found[0]
    with pytest.raises(NoSuchPuzzle, match="1 to"):
        get_puzzle(len(found) + 1)


def test_every_solution_is_a_legal_turn_of_the_player_to_move() -> None:
    for each in load_puzzles():
        game = each.game()
        if each.options:
            continue
        assert game.phase == "actions" and game.actions_left == 4 and not game.is_private
        for text in each.solution:
            assert game.parse(text).seat == each.seat, each.id
            game.play(text)
        assert not is_acting(game.state), each.id
        assert (each.theme == "win" and each.turns == 1) == game.is_over
        assert (each.theme == "win") == (each.turns is not None)
        assert each.theme != "cure" or each.disease in game.cures


def test_every_option_of_a_choice_is_possible_and_the_best_ones_are_clear() -> None:
    for each in load_puzzles():
        if not each.options:
            continue
        game, good = each.game(), [option for option in each.options if option.low < 0.01]
        assert each.solution[0] in [option.text for option in good] and not game.is_private
        assert all(
            option.loss >= 0.05 and option.against for option in each.options if option not in good
        )
        assert 3 * len(good) <= 2 * len(each.options)
        if each.asked:
            assert (each.theme, [option.text for option in each.options]) == (
                "answer",
                [ACCEPT, DECLINE],
            )
            for text in each.asked:
                game.play(text)
        else:
            legal = [str(move) for move in game.view(each.seat).legal_moves]
            assert {option.text for option in each.options} <= {*legal}


def test_every_puzzle_says_why_and_refutes_a_tempting_turn() -> None:
    for each in load_puzzles():
        assert each.why, each.id
        if each.tempting:
            assert each.tempting.says and each.tempting.against, each.id
            assert each.tempting.loss > 0.01 and each.tempting.moves != each.solution
    refuted = sum(each.tempting is not None for each in load_puzzles())
    assert refuted >= 0.95 * len(load_puzzles())


def test_no_puzzle_contains_the_order_of_the_decks() -> None:
    for each in load_puzzles():
        assert each.position["player_deck"].keys() == {"piles"}
        assert each.position["infection_deck"].keys() == {"layers"}
