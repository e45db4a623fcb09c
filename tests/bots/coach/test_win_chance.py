"""The win chance and the reasons are true, fair and stable."""

from __future__ import annotations

from itertools import islice

from fourcures import Game
from fourcures.bots.coach.win_chance import CERTAIN, win_chance
from fourcures.bots.kernels.workspace import Kernels
from fourcures.protocol.coach import WinChance
from tests.bots.positions import games, last_chance
from tests.sizes import size


def test_a_finished_game_has_a_certain_win_chance() -> None:
    game = Game.new(players=2, seed="x")
    while game.outcome is None:
        game.play(game.legal_moves[-1])
    chance = win_chance(game.view(0), 10, Kernels())
    assert chance == WinChance(0.0, 0.0, 0.0, 0)


def test_more_futures_make_the_interval_smaller() -> None:
    view = Game.new(players=2, seed="interval").view(0)
    few, many = (win_chance(view, number, Kernels()) for number in (40, 640))
    assert few.low <= few.chance <= few.high
    assert many.high - many.low < few.high - few.low


def test_the_same_view_gives_the_same_win_chance() -> None:
    kernels = Kernels()
    for number, game in enumerate(islice(games(), size(8, 20, 500))):
        view = game.view(number % game.state["players"])
        assert win_chance(view, 8, kernels) == win_chance(view, 8, Kernels())


def test_a_loss_that_the_rules_prove_has_no_chance() -> None:
    game = last_chance()
    game.play("pass")
    assert win_chance(game.view(0), 10, Kernels()) == WinChance(0.0, 0.0, 0.0, 0)


def test_a_win_by_a_known_turn_is_certain() -> None:
    """It is at hand for the player who has the cards, and for others only if they know them."""
    game = last_chance()
    assert win_chance(game.view(0), 10, Kernels()) == CERTAIN
    assert win_chance(game.view(1), 10, Kernels()) == CERTAIN
    game.play(next(str(move) for move in game.legal_moves if move.kind == "cure"))
    assert win_chance(game.view(0), 10, Kernels()).chance == 1.0, "it is won"


def test_a_win_that_needs_unknown_cards_is_not_certain() -> None:
    position = last_chance().position() | {"hands": "private"}
    game = Game.from_position(position, seed="x")
    assert win_chance(game.view(0), 10, Kernels()) == CERTAIN
    assert win_chance(game.view(1), 10, Kernels()) != CERTAIN
