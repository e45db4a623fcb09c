"""Positions that the rules prove lost are lost, and such positions are recognised."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from fourcures import Game
from fourcures.analysis.certain_loss import is_surely_lost
from fourcures.bots import PolicyBot
from fourcures.bots.team import next_move
from fourcures.lab.scenarios import TABLE
from tests.bots.positions import BLUE, CURE, games, last_chance
from tests.engine.arranging import all_but, arrange, at
from tests.sizes import size

OTHERS_CURED = dict.fromkeys(("yellow", "black", "red"), "eradicated")


def with_blue_cards(*discarded: str, **position: Any) -> Game:
    """Return a game in which only the blue cure is missing and these cards are discarded."""
    people = at("medic", "paris"), at("researcher", "atlanta")
    return arrange(*people, diseases=OTHERS_CURED, player_discards=list(discarded), **position)


def test_eight_discarded_cards_of_a_disease_lose_the_game() -> None:
    blue = ["atlanta", "chicago", "essen", "london", "madrid", "milan", "montreal", "new_york"]
    assert is_surely_lost(with_blue_cards(*blue).state)
    assert not is_surely_lost(with_blue_cards(*blue[:7]).state)


def test_the_last_turn_is_lost_without_enough_cards_or_actions() -> None:
    assert not is_surely_lost(last_chance().state)
    passed = last_chance()
    passed.play("pass")
    assert is_surely_lost(passed.state)


@pytest.mark.parametrize(("held", "lost"), [(2, False), (1, True)])
def test_a_card_that_another_player_gives_takes_an_action(held: int, lost: bool) -> None:
    """The Scientist needs four cards: with one of them, three are fetched and none is left."""
    last = arrange(
        at("scientist", "atlanta", *BLUE[:held]),
        at("researcher", "atlanta", *BLUE[held:]),
        diseases=OTHERS_CURED,
        player_discards=all_but(*BLUE),
        epidemics_drawn=4,
        turn={"phase": "actions", "actions_left": 3},
    )
    assert is_surely_lost(last.state) == lost


def test_a_won_game_was_never_lost_and_a_lost_position_stays_lost() -> None:
    lost = 0
    for game in policy_games(size(18, 60, 900)):
        was_lost = False
        while not game.is_over:
            is_lost = is_surely_lost(game.state)
            assert is_lost or not was_lost
            was_lost = is_lost
            game.play(next_move(game, [PolicyBot(team=True)] * len(game.roles)))
        assert game.outcome is not None
        assert not (was_lost and game.outcome.result == "won")
        lost += was_lost
    assert lost


def policy_games(number: int) -> Iterator[Game]:
    """Yield new games of all scenarios."""
    return (TABLE[deal % len(TABLE)].deal(deal) for deal in range(number))


def test_a_view_never_proves_a_loss_that_all_cards_refute() -> None:
    """Hidden cards count as if they were what the team needs."""
    for game in islice(games(private=True), size(30, 200, 2000)):
        seen = game.view(0).state
        assert not is_surely_lost(seen) or is_surely_lost(game.state)


def test_a_position_that_one_move_wins_is_not_lost() -> None:
    game = last_chance()
    assert not is_surely_lost(game.state)
    game.play(CURE)
    assert game.is_over
